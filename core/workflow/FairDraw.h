// SPDX-License-Identifier: GPL-3.0-or-later
// Draws and shuffles that a seed reproduces on every machine, without the slightest bias: samples and plans
// are shown to be fair, so the quick draw of the bootstrap will not do here.
#pragma once

#include "core/stats/Random.h"

#include <iterator>
#include <utility>

namespace gainsay {

class FairDraw {
public:
    explicit FairDraw(quint64 seed) : m_source(seed) {}

    // Uniform over 0 … bound-1. bound must be positive.
    quint64 below(quint64 bound)
    {
        const quint64 reject = (0 - bound) % bound;
        quint64 value = m_source.next();
        while (value < reject)
            value = m_source.next();
        return value % bound;
    }

    template <class Container> void shuffle(Container &values)
    {
        for (qsizetype i = std::ssize(values) - 1; i > 0; --i)
            std::swap(values[i], values[static_cast<qsizetype>(below(static_cast<quint64>(i) + 1))]);
    }

private:
    SplitMix64 m_source;
};

}  // namespace gainsay
