// SPDX-License-Identifier: GPL-3.0-or-later
// Random numbers that a seed reproduces on every machine: the standard fixes the engine's output but not that
// of its distributions and of std::shuffle, so those are here.
#pragma once

#include <QtGlobal>

#include <random>
#include <utility>

namespace gainsay {

class SeededRandom {
public:
    explicit SeededRandom(quint64 seed) : m_engine(seed) {}

    // Uniform over 0 … bound-1, without modulo bias. bound must be positive.
    quint64 below(quint64 bound)
    {
        const quint64 reject = (0 - bound) % bound;
        quint64 value = m_engine();
        while (value < reject)
            value = m_engine();
        return value % bound;
    }

    template <class Container> void shuffle(Container &values)
    {
        for (qsizetype i = std::ssize(values) - 1; i > 0; --i)
            std::swap(values[i], values[static_cast<qsizetype>(below(static_cast<quint64>(i) + 1))]);
    }

private:
    std::mt19937_64 m_engine;
};

}  // namespace gainsay
