// SPDX-License-Identifier: GPL-3.0-or-later
// Random numbers that a seed reproduces on every machine: the standard fixes the output of its engines but not that
// of its distributions and of std::shuffle, so those are here.
#pragma once

#include <QtGlobal>

#include <iterator>
#include <random>
#include <utility>

namespace gainsay {

// `Source` gives 64 random bits a call.
template <class Source> class SeededDraw {
public:
    explicit SeededDraw(quint64 seed) : m_source(seed) {}

    // Uniform over 0 … bound-1, without modulo bias. bound must be positive.
    quint64 below(quint64 bound)
    {
        const quint64 reject = (0 - bound) % bound;
        quint64 value = m_source();
        while (value < reject)
            value = m_source();
        return value % bound;
    }

    template <class Container> void shuffle(Container &values)
    {
        for (qsizetype i = std::ssize(values) - 1; i > 0; --i)
            std::swap(values[i], values[static_cast<qsizetype>(below(static_cast<quint64>(i) + 1))]);
    }

private:
    Source m_source;
};

// What `synth --seed` draws from, so that a seed stands for the same corpus in every version.
using SeededRandom = SeededDraw<std::mt19937_64>;

}  // namespace gainsay
