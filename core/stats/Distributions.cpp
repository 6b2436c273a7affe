// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/Distributions.h"

#include <boost/math/distributions/chi_squared.hpp>
#include <boost/math/distributions/normal.hpp>
#include <boost/math/distributions/students_t.hpp>
#include <boost/math/special_functions/beta.hpp>

#include <algorithm>
#include <limits>

namespace gainsay {

namespace {

namespace math = boost::math;
namespace policies = boost::math::policies;

// Failure comes back as an infinity or a NaN. Computing in long double would take three times as long for digits that
// no report shows.
using Quiet =
    policies::policy<policies::domain_error<policies::ignore_error>, policies::pole_error<policies::ignore_error>,
                     policies::overflow_error<policies::ignore_error>,
                     policies::evaluation_error<policies::ignore_error>,
                     policies::rounding_error<policies::ignore_error>, policies::promote_double<false>>;

}  // namespace

double normalCdf(double z)
{
    return math::cdf(math::normal_distribution<double, Quiet>(), z);
}

double normalQuantile(double probability)
{
    if (probability <= 0.0 || probability >= 1.0)
        return probability <= 0.0 ? -std::numeric_limits<double>::infinity() : std::numeric_limits<double>::infinity();
    return math::quantile(math::normal_distribution<double, Quiet>(), probability);
}

double regularizedBeta(double x, double a, double b)
{
    return math::ibeta(a, b, std::clamp(x, 0.0, 1.0), Quiet());
}

double betaQuantile(double probability, double a, double b)
{
    return math::ibeta_inv(a, b, std::clamp(probability, 0.0, 1.0), Quiet());
}

double chiSquareUpperTail(double x, double degreesOfFreedom)
{
    const math::chi_squared_distribution<double, Quiet> distribution(degreesOfFreedom);
    return x <= 0.0 ? 1.0 : math::cdf(math::complement(distribution, x));
}

double studentUpperTail(double t, double degreesOfFreedom)
{
    const math::students_t_distribution<double, Quiet> distribution(degreesOfFreedom);
    return math::cdf(math::complement(distribution, t));
}

double studentUpperQuantile(double probability, double degreesOfFreedom)
{
    const math::students_t_distribution<double, Quiet> distribution(degreesOfFreedom);
    return math::quantile(math::complement(distribution, probability));
}

double binomialPmf(qint64 k, qint64 n, double p)
{
    if (k < 0 || k > n)
        return 0.0;
    if (p <= 0.0 || p >= 1.0)
        return k == (p <= 0.0 ? 0 : n) ? 1.0 : 0.0;
    const auto successes = static_cast<double>(k);
    const auto failures = static_cast<double>(n - k);
    return math::ibeta_derivative(successes + 1.0, failures + 1.0, p, Quiet()) / (static_cast<double>(n) + 1.0);
}

double binomialCdf(qint64 k, qint64 n, double p)
{
    if (k < 0 || k >= n)
        return k < 0 ? 0.0 : 1.0;
    return math::ibetac(static_cast<double>(k + 1), static_cast<double>(n - k), std::clamp(p, 0.0, 1.0), Quiet());
}

// Loader (2000): three binomial terms whose large factors cancel. Boost's own loses six digits in a batch of a million.
double hypergeometricPmf(qint64 k, qint64 population, qint64 marked, qint64 n)
{
    if (k < std::max<qint64>(0, n - (population - marked)) || k > std::min(n, marked))
        return 0.0;
    if (n == 0 || n == population)
        return 1.0;
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
