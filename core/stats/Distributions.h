// SPDX-License-Identifier: GPL-3.0-or-later
// The distributions behind intervals and tests, by Boost.Math: total over their arguments, without exceptions.
#pragma once

#include <QtGlobal>

namespace gainsay {

double normalCdf(double z);
// Inverse of normalCdf; infinite at 0 and 1.
double normalQuantile(double probability);

// I_x(a, b), the distribution function of the beta distribution.
double regularizedBeta(double x, double a, double b);
// The x with I_x(a, b) = probability.
double betaQuantile(double probability, double a, double b);

// P(X > x) of the chi-square distribution.
double chiSquareUpperTail(double x, double degreesOfFreedom);
// P(T > t) of Student's distribution.
double studentUpperTail(double t, double degreesOfFreedom);
// The t with P(T > t) = probability, for probabilities up to one half.
double studentUpperQuantile(double probability, double degreesOfFreedom);

// P(X = k) and P(X <= k) of n draws with success probability p: faulty items of a process.
double binomialPmf(qint64 k, qint64 n, double p);
double binomialCdf(qint64 k, qint64 n, double p);

// The same for n draws without replacement from `population` items of which `marked` are successes: of a batch.
double hypergeometricPmf(qint64 k, qint64 population, qint64 marked, qint64 n);
double hypergeometricCdf(qint64 k, qint64 population, qint64 marked, qint64 n);

}  // namespace gainsay
