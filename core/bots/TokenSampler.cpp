// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bots/TokenSampler.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace gainsay {

namespace {

constexpr double never = -std::numeric_limits<double>::infinity();

}  // namespace

qint32 TokenSampler::draw(std::span<const float> logits, std::span<const qint32> reply, std::span<const qint32> banned)
{
    m_scores.assign(logits.begin(), logits.end());
    penalize(reply);
    // A model that is broken in a number must not take part in the order.
    for (double &score : m_scores) {
        if (std::isnan(score))
            score = never;
    }
    for (const qint32 token : banned) {
        if (size_t(token) < m_scores.size())
            m_scores[size_t(token)] = never;
    }
    blockNgrams(reply);
    return m_parameters.temperature <= 0 ? likeliest() : drawFromNucleus();
}

void TokenSampler::penalize(std::span<const qint32> reply)
{
    std::vector<qint32> seen(reply.begin(), reply.end());
    std::ranges::sort(seen);
    // Not of std::ranges: clang 14, which the sanitized builds use, cannot read that of GCC 12's library.
    seen.erase(std::unique(seen.begin(), seen.end()), seen.end());
    for (const qint32 token : seen) {
        double &score = m_scores[size_t(token)];
        score = score > 0 ? score / m_parameters.repetitionPenalty : score * m_parameters.repetitionPenalty;
    }
}

// Bans each token that would complete a run of n tokens that the reply already has.
void TokenSampler::blockNgrams(std::span<const qint32> reply)
{
    const auto n = size_t(std::max(0, m_parameters.noRepeatNgram));
    if (n == 0 || reply.size() + 1 < n)
        return;
    const auto tail = reply.last(n - 1);
    for (size_t from = 0; from + n <= reply.size(); ++from) {
        if (std::ranges::equal(reply.subspan(from, n - 1), tail))
            m_scores[size_t(reply[from + n - 1])] = never;
    }
}

qint32 TokenSampler::likeliest() const
{
    return qint32(std::ranges::max_element(m_scores) - m_scores.begin());
}

qint32 TokenSampler::drawFromNucleus()
{
    const double highest = *std::ranges::max_element(m_scores);
    if (highest == never)
        return likeliest();
    double total = 0;
    for (double &score : m_scores) {
        score = std::exp((score - highest) / m_parameters.temperature);
        total += score;
    }
    std::vector<qint32> order(m_scores.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, std::greater<>(), [this](qint32 token) { return m_scores[size_t(token)]; });
    size_t kept = 0;
    double share = 0;
    while (kept < order.size() && m_scores[size_t(order[kept])] > 0 && (kept == 0 || share < m_parameters.topP * total))
        share += m_scores[size_t(order[kept++])];
    constexpr quint64 steps = 1ULL << 53U;
    double left = share * (double(m_random.below(steps)) / double(steps));
    for (size_t i = 0; i < kept; ++i) {
        left -= m_scores[size_t(order[i])];
        if (left < 0)
            return order[i];
    }
    return order[kept - 1];
}

double logProbability(std::span<const float> logits, qint32 token)
{
    const double highest = *std::ranges::max_element(logits);
    double total = 0;
    for (const float logit : logits)
        total += std::exp(double(logit) - highest);
    return double(logits[size_t(token)]) - highest - std::log(total);
}

}  // namespace gainsay
