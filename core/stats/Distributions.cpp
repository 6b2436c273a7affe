// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/Distributions.h"

#include "core/stats/SpecialFunctions.h"

#include <algorithm>

namespace gainsay {

double binomialPmf(qint64 k, qint64 n, double p)
{
    return k < 0 || k > n ? 0.0 : binomialTerm(static_cast<double>(k), static_cast<double>(n - k), p);
}

double binomialCdf(qint64 k, qint64 n, double p)
{
    if (k < 0 || k >= n)
        return k < 0 ? 0.0 : 1.0;
    return regularizedBeta(1.0 - p, static_cast<double>(n - k), static_cast<double>(k + 1));
}

double hypergeometricPmf(qint64 k, qint64 population, qint64 marked, qint64 n)
{
    if (k < std::max<qint64>(0, n - (population - marked)) || k > std::min(n, marked))
        return 0.0;
    if (n == 0 || n == population)
        return 1.0;
    // Loader (2000): three binomial terms whose large factors cancel.
    const double p = static_cast<double>(n) / static_cast<double>(population);
    return binomialPmf(k, marked, p) * binomialPmf(n - k, population - marked, p) / binomialPmf(n, population, p);
}

double hypergeometricCdf(qint64 k, qint64 population, qint64 marked, qint64 n)
{
    const qint64 lowest = std::max<qint64>(0, n - (population - marked));
    if (k < lowest || k >= std::min(n, marked))
        return k < lowest ? 0.0 : 1.0;
    double sum = 0.0;
    for (qint64 i = k; i >= lowest; --i) {
        const double term = hypergeometricPmf(i, population, marked, n);
        sum += term;
        // Terms rise to the mode and then fall; past it they soon add nothing.
        if (term < sum * 1e-18)
            break;
    }
    return std::min(1.0, sum);
}

}  // namespace gainsay
