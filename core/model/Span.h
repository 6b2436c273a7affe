// SPDX-License-Identifier: GPL-3.0-or-later
// A stretch of one utterance in code points, with the text it covers so that a shift is noticed.
#pragma once

#include <QString>

namespace gainsay {

struct Span {
    int utterance = 0;  // 0-based turn
    int start = 0;      // code points, end exclusive
    int end = 0;
    QString text;
    int link = 0;        // spans with the same non-zero link contradict each other
    double score = 0.0;  // detector only: how much the contradiction rests on it, 0…1
    QString label = {};  // what it is, where a question marks spans of several kinds

    friend bool operator==(const Span &, const Span &) = default;
};

}  // namespace gainsay
