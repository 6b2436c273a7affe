// SPDX-License-Identifier: GPL-3.0-or-later
// Inappropriate end-of-sentence expressions (ESE): the end of a Japanese reply switched between statement and question,
// and between affirmed and negated. By rules over IPADIC words; where none fits, nothing is made. Any thread.
#pragma once

#include "core/words/WordTagger.h"

namespace gainsay {

struct EndingChange {
    enum class Kind { ToQuestion, ToStatement, ToNegative, ToAffirmative };

    Kind kind = Kind::ToQuestion;
    QString text;  // the whole reply

    friend bool operator==(const EndingChange &, const EndingChange &) = default;
};

// Those that are possible: at most one of statement and question, and one of affirmed and negated.
QList<EndingChange> endingChanges(const QString &reply, const QList<TaggedWord> &words);

}  // namespace gainsay
