// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/agreement/RankAgreement.h"

#include "core/base/TranslatableText.h"

#include <cmath>
#include <map>

namespace gainsay {

namespace {

// Midranks: what is not ranked shares the mean of the places that are left.
std::vector<double> ranksOf(const CandidateRanking &ranking, int candidates)
{
    const auto ranked = static_cast<double>(ranking.size());
    std::vector<double> ranks(static_cast<size_t>(candidates), (ranked + 1.0 + candidates) / 2.0);
    for (size_t place = 0; place < ranking.size(); ++place)
        ranks[static_cast<size_t>(ranking[place])] = static_cast<double>(place) + 1.0;
    return ranks;
}

class ItemMean {
public:
    void add(const std::optional<double> &value)
    {
        if (!value)
            return;
        m_sum += *value;
        m_squares += *value * *value;
        ++m_n;
    }

    Estimate estimate(qint64 total) const
    {
        if (m_n == 0)
            return undefinedEstimate(TranslatableText::translate("stats", "no item has two rankings"), 0, total);
        const auto n = static_cast<double>(m_n);
        const double mean = m_sum / n;
        const double variance = m_n > 1 ? (m_squares - n * mean * mean) / (n - 1.0) / n : 0.0;
        return studentEstimate(mean, variance, m_n, total);
    }

private:
    double m_sum = 0.0;
    double m_squares = 0.0;
    qint64 m_n = 0;
};

}  // namespace

std::optional<double> kendallTau(const CandidateRanking &a, const CandidateRanking &b, int candidates)
{
    const std::vector<double> first = ranksOf(a, candidates);
    const std::vector<double> second = ranksOf(b, candidates);
    double concordant = 0.0;
    double untiedFirst = 0.0;
    double untiedSecond = 0.0;
    for (size_t i = 0; i < first.size(); ++i) {
        for (size_t j = 0; j < i; ++j) {
            const double x = first[i] - first[j];
            const double y = second[i] - second[j];
            concordant += x * y > 0.0 ? 1.0 : x * y < 0.0 ? -1.0 : 0.0;
            untiedFirst += x != 0.0 ? 1.0 : 0.0;
            untiedSecond += y != 0.0 ? 1.0 : 0.0;
        }
    }
    const double scale = std::sqrt(untiedFirst * untiedSecond);
    return scale > 0.0 ? std::optional(concordant / scale) : std::nullopt;
}

std::optional<double> kendallW(std::span<const CandidateRanking> rankings, int candidates)
{
    const auto m = static_cast<double>(rankings.size());
    const auto n = static_cast<double>(candidates);
    std::vector<double> sums(static_cast<size_t>(candidates), 0.0);
    double ties = 0.0;
    for (const CandidateRanking &ranking : rankings) {
        const std::vector<double> ranks = ranksOf(ranking, candidates);
        std::map<double, double> groups;
        for (size_t i = 0; i < ranks.size(); ++i) {
            sums[i] += ranks[i];
            ++groups[ranks[i]];
        }
        for (const auto &[rank, size] : groups)
            ties += size * size * size - size;
    }
    const double mean = m * (n + 1.0) / 2.0;
    double squares = 0.0;
    for (const double sum : sums)
        squares += (sum - mean) * (sum - mean);
    const double largest = m * m * (n * n * n - n) - m * ties;
    return rankings.size() > 1 && largest > 0.0 ? std::optional(12.0 * squares / largest) : std::nullopt;
}

RankAgreement rankAgreement(std::span<const std::vector<CandidateRanking>> items, int candidates)
{
    ItemMean tau;
    ItemMean w;
    for (const std::vector<CandidateRanking> &rankings : items) {
        double sum = 0.0;
        int pairs = 0;
        for (size_t i = 0; i < rankings.size(); ++i) {
            for (size_t j = 0; j < i; ++j) {
                if (const std::optional<double> one = kendallTau(rankings[i], rankings[j], candidates)) {
                    sum += *one;
                    ++pairs;
                }
            }
        }
        tau.add(pairs > 0 ? std::optional(sum / pairs) : std::nullopt);
        w.add(kendallW(rankings, candidates));
    }
    const auto total = static_cast<qint64>(items.size());
    return {tau.estimate(total), w.estimate(total)};
}

Json toJson(const RankAgreement &agreement)
{
    return {{"kendall_tau", toJson(agreement.tau)}, {"kendall_w", toJson(agreement.w)}};
}

}  // namespace gainsay
