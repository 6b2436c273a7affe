// SPDX-License-Identifier: GPL-3.0-or-later
// The functions behind intervals and tests, accurate to about 1e-13 over the range that counts of items reach.
#pragma once

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

// The term x^a (1-x)^b / (Γ(a+1) Γ(b+1) / Γ(a+b+1)): a binomial probability for whole a and b. Computed by
// Loader's saddle-point expansion (2000), which keeps its digits where differences of log-gammas lose them.
double binomialTerm(double a, double b, double x);

}  // namespace gainsay
