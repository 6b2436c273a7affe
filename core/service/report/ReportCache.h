// SPDX-License-Identifier: GPL-3.0-or-later
// What reports have read before, so that a live page costs little however large the project is. One thread at a time.
#pragma once

#include "core/report/DatasetFigures.h"
#include "core/report/RatedItems.h"
#include "core/report/SpanItems.h"
#include "core/service/report/BlockCountCache.h"
#include "core/service/report/RatingsCache.h"

namespace gainsay {

class ReportCache {
public:
    // The question in view, its first answers, and one to go back to.
    RatingsCache<RatedItems> ratings{3, replaceItems};
    RatingsCache<SpanItems> spans{1, replaceSpans};
    BlockCountCache<QList<StateCount>> states;
    BlockCountCache<QList<FinalAnswerCount>> labels;
    BlockCountCache<DatasetCounts> dataset;

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
