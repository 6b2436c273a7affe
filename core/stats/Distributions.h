// SPDX-License-Identifier: GPL-3.0-or-later
// How many faulty items a sample holds: drawn from a process (binomial) or from a batch (hypergeometric).
#pragma once

#include <QtGlobal>

namespace gainsay {

// P(X = k) and P(X <= k) of n draws with success probability p.
double binomialPmf(qint64 k, qint64 n, double p);
double binomialCdf(qint64 k, qint64 n, double p);

// The same for n draws without replacement from `population` items of which `marked` are successes.
double hypergeometricPmf(qint64 k, qint64 population, qint64 marked, qint64 n);
double hypergeometricCdf(qint64 k, qint64 population, qint64 marked, qint64 n);

}  // namespace gainsay
