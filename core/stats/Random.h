// SPDX-License-Identifier: GPL-3.0-or-later
// SplitMix64 (Steele, Lea & Flood 2014): the same numbers from the same seed on every platform, in a nanosecond.
#pragma once

#include <QtGlobal>

namespace gainsay {

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

}  // namespace gainsay
