// SPDX-License-Identifier: GPL-3.0-or-later
// Made-up conversations in CDConv form for scale tests: the same seed always gives the same lines.
#pragma once

#include "core/base/Random.h"

#include <QByteArray>

namespace gainsay {

class SynthCorpus {
public:
    // With raters, each line also has `ratings`: the label code that each of r1 … rN would give.
    SynthCorpus(quint64 seed, int raters);

    // Appends the next line, ended by a newline.
    void appendLine(QByteArray &out);

private:
    int drawLabel();
    void appendRatings(QByteArray &out, int label);

    SeededRandom m_random;
    int m_raters;
    qint64 m_line = 0;
};

}  // namespace gainsay
