// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/agreement/DawidSkene.h"

#include "core/base/Random.h"

#include <algorithm>
#include <cmath>

namespace gainsay {

namespace {

// Turns log weights into probabilities in place and returns the log of their sum.
double normalizeLogs(std::span<double> logs)
{
    const double highest = *std::max_element(logs.begin(), logs.end());
    double sum = 0.0;
    for (double &value : logs) {
        value = std::exp(value - highest);
        sum += value;
    }
    for (double &value : logs)
        value /= sum;
    return highest + std::log(sum);
}

void normalizeShares(std::span<double> shares)
{
    double sum = 0.0;
    for (const double share : shares)
        sum += share;
    for (double &share : shares)
        share /= sum;
}

}  // namespace

DawidSkene::DawidSkene(int raters, int labels)
    : m_raters(raters), m_labels(labels), m_prevalence(labels),
      m_confusion(static_cast<size_t>(raters) * labels * labels)
{
}

void DawidSkene::maximize(const RatingPatterns &patterns, const std::vector<double> &posteriors, double prior)
{
    std::fill(m_prevalence.begin(), m_prevalence.end(), prior);
    std::fill(m_confusion.begin(), m_confusion.end(), prior);
    for (size_t pattern = 0; pattern < patterns.size(); ++pattern) {
        for (int truth = 0; truth < m_labels; ++truth) {
            const double weight = patterns.counts()[pattern] * posteriors[pattern * m_labels + truth];
            m_prevalence[truth] += weight;
            for (const Rating &rating : patterns.of(pattern))
                m_confusion[cell(rating.rater, truth, rating.label)] += weight;
        }
    }
    normalizeShares(m_prevalence);
    for (int rater = 0; rater < m_raters; ++rater) {
        for (int truth = 0; truth < m_labels; ++truth)
            normalizeShares({&m_confusion[cell(rater, truth, 0)], static_cast<size_t>(m_labels)});
    }
}

double DawidSkene::expect(const RatingPatterns &patterns, std::vector<double> &posteriors, double prior) const
{
    std::vector<double> logConfusion(m_confusion.size());
    std::transform(m_confusion.begin(), m_confusion.end(), logConfusion.begin(), [](double p) { return std::log(p); });
    double likelihood = 0.0;
    for (size_t pattern = 0; pattern < patterns.size(); ++pattern) {
        const std::span<double> row(&posteriors[pattern * m_labels], static_cast<size_t>(m_labels));
        for (int truth = 0; truth < m_labels; ++truth) {
            row[truth] = std::log(m_prevalence[truth]);
            for (const Rating &rating : patterns.of(pattern))
                row[truth] += logConfusion[cell(rating.rater, truth, rating.label)];
        }
        likelihood += patterns.counts()[pattern] * normalizeLogs(row);
    }
    for (const double share : m_prevalence)
        likelihood += prior * std::log(share);
    for (const double logarithm : logConfusion)
        likelihood += prior * logarithm;
    return likelihood;
}

void DawidSkene::startFrom(const RatingPatterns &patterns, quint64 seed, bool perturbed, double prior)
{
    SplitMix64 random(seed);
    std::vector<double> votes(patterns.size() * m_labels, 0.0);
    for (size_t pattern = 0; pattern < patterns.size(); ++pattern) {
        const std::span<double> row(&votes[pattern * m_labels], static_cast<size_t>(m_labels));
        for (double &vote : row)
            vote = perturbed ? 0.5 * random.nextDouble() + 1e-3 : 1e-3;
        for (const Rating &rating : patterns.of(pattern))
            row[rating.label] += 1.0;
        normalizeShares(row);
    }
    maximize(patterns, votes, prior);
}

void DawidSkene::iterate(const RatingPatterns &patterns, const DawidSkeneOptions &options)
{
    double ratings = 1.0;
    for (size_t pattern = 0; pattern < patterns.size(); ++pattern)
        ratings += patterns.counts()[pattern] * static_cast<double>(patterns.of(pattern).size());
    std::vector<double> posteriors(patterns.size() * m_labels);
    m_logLikelihood = expect(patterns, posteriors, options.prior);
    for (m_iterations = 1; m_iterations <= options.maximumIterations; ++m_iterations) {
        maximize(patterns, posteriors, options.prior);
        const double next = expect(patterns, posteriors, options.prior);
        m_converged = next - m_logLikelihood < options.tolerance * ratings;
        m_logLikelihood = next;
        if (options.progress)
            options.progress->report(m_iterations, options.maximumIterations);
        if (m_converged || (options.progress && options.progress->isCancelled()))
            break;
    }
}

DawidSkene DawidSkene::fit(const RatingPatterns &patterns, const DawidSkeneOptions &options)
{
    DawidSkene best(patterns.raters(), patterns.labels());
    if (patterns.labels() == 0) {
        best.m_converged = true;
        return best;
    }
    for (int start = 0; start < std::max(1, options.starts); ++start) {
        DawidSkene model(patterns.raters(), patterns.labels());
        model.startFrom(patterns, options.seed + static_cast<quint64>(start), start > 0, options.prior);
        model.iterate(patterns, options);
        if (start == 0 || model.m_logLikelihood > best.m_logLikelihood)
            best = std::move(model);
    }
    return best;
}

double DawidSkene::accuracy(int rater) const
{
    double result = 0.0;
    for (int label = 0; label < m_labels; ++label)
        result += m_prevalence[label] * confusion(rater, label, label);
    return result;
}

std::vector<double> DawidSkene::posterior(std::span<const Rating> ratings) const
{
    std::vector<double> result(m_labels);
    for (int truth = 0; truth < m_labels; ++truth) {
        result[truth] = std::log(m_prevalence[truth]);
        for (const Rating &rating : ratings)
            result[truth] += std::log(confusion(rating.rater, truth, rating.label));
    }
    if (!result.empty())
        normalizeLogs(result);
    return result;
}

QList<DoubtfulItem> doubtfulItems(const PatternIndex &items, const DawidSkene &model, const std::vector<int> &accepted,
                                  qsizetype most)
{
    // Items that were rated alike are as likely to be this or that.
    std::vector<std::vector<double>> posteriors;
    std::vector<int> likeliest;
    for (size_t pattern = 0; pattern < items.all().size(); ++pattern) {
        posteriors.push_back(model.posterior(items.all().of(pattern)));
        const std::vector<double> &own = posteriors.back();
        likeliest.push_back(static_cast<int>(std::max_element(own.begin(), own.end()) - own.begin()));
    }
    QList<DoubtfulItem> result;
    for (size_t item = 0; item < accepted.size(); ++item) {
        const size_t pattern = items.patternOf(static_cast<qint64>(item));
        if (accepted[item] >= 0 && likeliest[pattern] != accepted[item])
            result.append({static_cast<qint64>(item), accepted[item], likeliest[pattern],
                           posteriors[pattern][static_cast<size_t>(accepted[item])]});
    }
    std::stable_sort(result.begin(), result.end(),
                     [](const DoubtfulItem &a, const DoubtfulItem &b) { return a.probability < b.probability; });
    if (result.size() > most)
        result.resize(most);
    return result;
}

}  // namespace gainsay
