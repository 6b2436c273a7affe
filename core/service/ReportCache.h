// SPDX-License-Identifier: GPL-3.0-or-later
// What reports have read before, so that a live page costs little however large the project is. One thread at a time.
#pragma once

#include "core/report/DatasetFigures.h"
#include "core/report/RatedItems.h"
#include "core/report/SpanItems.h"
#include "core/service/KeptAnswers.h"
#include "core/service/KeptCounts.h"

namespace gainsay {

class ReportCache {
public:
    // The question in view, its first answers, and one to go back to.
    KeptAnswers<RatedItems> ratings{3, replaceItems};
    KeptAnswers<SpanItems> spans{1, replaceSpans};
    KeptCounts<QList<StateCount>> states;
    KeptCounts<QList<FinalAnswerCount>> labels;
    KeptCounts<DatasetCounts> dataset;

    // Answers are large, counts are not.
    void forgetAnswers()
    {
        ratings.clear();
        spans.clear();
    }

    // Nothing is remembered any more.
    void clear()
    {
        forgetAnswers();
        states.clear();
        labels.clear();
        dataset.clear();
    }
};

}  // namespace gainsay
