// SPDX-License-Identifier: GPL-3.0-or-later
// Random numbers that a seed reproduces on every machine: the standard fixes the output of its engines but not that
// of its distributions and of std::shuffle, so those are here.
#pragma once

#include <QtGlobal>

#include <iterator>
#include <random>
#include <utility>

namespace gainsay {

// SplitMix64 (Steele, Lea & Flood 2014): the same numbers from the same seed on every platform, in a nanosecond.
class SplitMix64 {
public:
    using result_type = quint64;
    static constexpr quint64 min() { return 0; }
    static constexpr quint64 max() { return ~quint64(0); }

    explicit SplitMix64(quint64 seed) : m_state(seed) {}

    quint64 next()
    {
        quint64 z = (m_state += 0x9e3779b97f4a7c15u);
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
        return z ^ (z >> 31);
    }
    // As the standard's distributions ask for it.
    quint64 operator()() { return next(); }
    // Uniform in [0, 1).
    double nextDouble() { return static_cast<double>(next() >> 11) * 0x1.0p-53; }
    // Uniform in 0 … bound - 1; the bias is below 2^-32 for bounds that counts of items reach.
    quint32 nextBelow(quint32 bound) { return static_cast<quint32>(((next() >> 32) * bound) >> 32); }

private:
    quint64 m_state;
};

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

// Samples and plans are shown to be fair, so the quick draw of the bootstrap will not do for them.
using FairDraw = SeededDraw<SplitMix64>;

}  // namespace gainsay
