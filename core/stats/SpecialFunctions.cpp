// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/SpecialFunctions.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace gainsay {

namespace {

constexpr double tiny = 1e-300;
constexpr double epsilon = std::numeric_limits<double>::epsilon();

// ln n! minus Stirling's formula.
double stirlingError(double n)
{
    if (n < 16.0) {
        int sign = 0;
        return ::lgamma_r(n + 1.0, &sign) - (n + 0.5) * std::log(n) + n - 0.5 * std::log(2.0 * std::numbers::pi);
    }
    const double square = n * n;
    return (1.0 / 12 - (1.0 / 360 - (1.0 / 1260 - (1.0 / 1680 - 1.0 / 1188 / square) / square) / square) / square) / n;
}

// x ln(x/mean) + mean - x without cancellation where x is near the mean.
double deviance(double x, double mean)
{
    const double difference = x - mean;
    if (std::abs(difference) >= 0.1 * (x + mean))
        return x * std::log(x / mean) + mean - x;
    const double ratio = difference / (x + mean);
    double sum = difference * ratio;
    double term = 2.0 * x * ratio;
    for (int i = 1; i < 1000; ++i) {
        term *= ratio * ratio;
        const double next = sum + term / (2 * i + 1);
        if (next == sum)
            break;
        sum = next;
    }
    return sum;
}

// Lentz's evaluation of the continued fraction of I_x(a, b); converges fast for x < (a+1)/(a+b+2).
double betaFraction(double x, double a, double b)
{
    double c = 1.0;
    double d = 1.0 - (a + b) * x / (a + 1.0);
    d = 1.0 / (std::abs(d) < tiny ? tiny : d);
    double fraction = d;
    for (int m = 1; m < 100'000; ++m) {
        const double even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
        const double odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
        double factor = 1.0;
        for (const double coefficient : {even, odd}) {
            d = 1.0 + coefficient * d;
            c = 1.0 + coefficient / c;
            d = 1.0 / (std::abs(d) < tiny ? tiny : d);
            c = std::abs(c) < tiny ? tiny : c;
            factor = c * d;
            fraction *= factor;
        }
        if (std::abs(factor - 1.0) < epsilon)
            break;
    }
    return fraction;
}

// Upper regularized incomplete gamma function Q(a, x).
double upperGamma(double a, double x)
{
    int sign = 0;
    const double front = std::exp(a * std::log(x) - x - ::lgamma_r(a, &sign));
    if (x < a + 1.0) {
        double term = 1.0 / a;
        double sum = term;
        for (double n = a + 1.0; term > sum * epsilon; ++n) {
            term *= x / n;
            sum += term;
        }
        return 1.0 - front * sum;
    }
    double b = x + 1.0 - a;
    double c = 1.0 / tiny;
    double d = 1.0 / b;
    double fraction = d;
    for (int i = 1; i < 100'000; ++i) {
        const double coefficient = -i * (i - a);
        b += 2.0;
        d = coefficient * d + b;
        d = 1.0 / (std::abs(d) < tiny ? tiny : d);
        c = b + coefficient / c;
        c = std::abs(c) < tiny ? tiny : c;
        fraction *= c * d;
        if (std::abs(c * d - 1.0) < epsilon)
            break;
    }
    return front * fraction;
}

}  // namespace

double normalCdf(double z)
{
    return 0.5 * std::erfc(-z / std::numbers::sqrt2);
}

double normalQuantile(double probability)
{
    if (probability <= 0.0 || probability >= 1.0)
        return probability <= 0.0 ? -std::numeric_limits<double>::infinity() : std::numeric_limits<double>::infinity();
    if (probability > 0.5)
        return -normalQuantile(1.0 - probability);
    // Start from the leading term of the tail expansion, then Halley steps: each triples the correct digits.
    double z = probability < 0.4 ? -std::sqrt(-2.0 * std::log(2.0 * probability)) : 0.0;
    for (int i = 0; i < 50; ++i) {
        const double density = std::exp(-0.5 * z * z) / std::sqrt(2.0 * std::numbers::pi);
        const double newton = (normalCdf(z) - probability) / density;
        const double step = newton / (1.0 + 0.5 * z * newton);
        z -= step;
        if (std::abs(step) < 1e-15 * std::max(1.0, std::abs(z)))
            break;
    }
    return z;
}

double binomialTerm(double a, double b, double x)
{
    const double n = a + b;
    if (x <= 0.0 || x >= 1.0)
        return (x <= 0.0 ? a : b) == 0.0 ? 1.0 : 0.0;
    if (a == 0.0)
        return n == 0.0 ? 1.0 : std::exp(n * std::log1p(-x));
    if (b == 0.0)
        return std::exp(n * std::log(x));
    const double exponent =
        stirlingError(n) - stirlingError(a) - stirlingError(b) - deviance(a, n * x) - deviance(b, n * (1.0 - x));
    return std::exp(exponent) * std::sqrt(n / (2.0 * std::numbers::pi * a * b));
}

double regularizedBeta(double x, double a, double b)
{
    if (x <= 0.0 || x >= 1.0)
        return x <= 0.0 ? 0.0 : 1.0;
    const double front = binomialTerm(a, b, x) / (a + b);
    if (x < (a + 1.0) / (a + b + 2.0))
        return front * b * betaFraction(x, a, b);
    return 1.0 - front * a * betaFraction(1.0 - x, b, a);
}

double betaQuantile(double probability, double a, double b)
{
    if (probability <= 0.0 || probability >= 1.0)
        return probability <= 0.0 ? 0.0 : 1.0;
    // Newton's method kept inside a shrinking bracket.
    double low = 0.0;
    double high = 1.0;
    double x = a / (a + b);
    for (int i = 0; i < 200 && high - low > 4 * epsilon * x; ++i) {
        const double error = regularizedBeta(x, a, b) - probability;
        (error < 0.0 ? low : high) = x;
        const double density = binomialTerm(a, b, x) * a * b / ((a + b) * x * (1.0 - x));
        const double next = x - error / density;
        const bool inside = next > low && next < high;
        if (inside && std::abs(next - x) < epsilon * x)
            break;
        x = inside ? next : 0.5 * (low + high);
    }
    return x;
}

double chiSquareUpperTail(double x, double degreesOfFreedom)
{
    return x <= 0.0 ? 1.0 : upperGamma(0.5 * degreesOfFreedom, 0.5 * x);
}

double studentUpperTail(double t, double degreesOfFreedom)
{
    const double half =
        0.5 * regularizedBeta(degreesOfFreedom / (degreesOfFreedom + t * t), 0.5 * degreesOfFreedom, 0.5);
    return t >= 0.0 ? half : 1.0 - half;
}

double studentUpperQuantile(double probability, double degreesOfFreedom)
{
    const double x = betaQuantile(2.0 * probability, 0.5 * degreesOfFreedom, 0.5);
    return std::sqrt(degreesOfFreedom * (1.0 - x) / x);
}

}  // namespace gainsay
