// SPDX-License-Identifier: GPL-3.0-or-later
// How good each annotator is and what each item's label probably is, when neither is known.
//   Dawid & Skene (1979), Maximum likelihood estimation of observer error-rates using the EM algorithm.
// Expectation maximisation over the distinct rows of ratings. It starts from the majority vote; further starts, if
// asked for, perturb that at random from the seed, and the most likely outcome is kept. A small Dirichlet prior
// keeps probabilities off zero. The penalised likelihood never falls; it stops when it rises by less than the
// tolerance.
#pragma once

#include "core/base/Progress.h"
#include "core/stats/agreement/PatternIndex.h"

#include <QList>

#include <optional>
#include <span>
#include <vector>

namespace gainsay {

struct DawidSkeneOptions {
    int maximumIterations = 500;
    double tolerance = 1e-9;  // of the log likelihood per rating
    double prior = 0.01;      // pseudo-count of every cell
    int starts = 1;
    quint64 seed = 1;
    Progress *progress = nullptr;  // told of every iteration; once cancelled, the fit ends where it is
};

class DawidSkene {
public:
    static DawidSkene fit(const RatingPatterns &patterns, const DawidSkeneOptions &options = {});

    int labels() const { return m_labels; }
    bool converged() const { return m_converged; }
    int iterations() const { return m_iterations; }
    double logLikelihood() const { return m_logLikelihood; }

    // Share of each label among the items.
    const std::vector<double> &prevalence() const { return m_prevalence; }
    // P(rater says `said` | the item is `truth`).
    double confusion(int rater, int truth, int said) const { return m_confusion[cell(rater, truth, said)]; }
    // Expected share of right answers of a rater.
    double accuracy(int rater) const;
    // Probability of each label of an item with these ratings.
    std::vector<double> posterior(std::span<const Rating> ratings) const;

private:
    DawidSkene(int raters, int labels);
    size_t cell(int rater, int truth, int said) const
    {
        return (static_cast<size_t>(rater) * m_labels + truth) * m_labels + said;
    }
    void startFrom(const RatingPatterns &patterns, quint64 seed, bool perturbed, double prior);
    void maximize(const RatingPatterns &patterns, const std::vector<double> &posteriors, double prior);
    double expect(const RatingPatterns &patterns, std::vector<double> &posteriors, double prior) const;
    void iterate(const RatingPatterns &patterns, const DawidSkeneOptions &options);

    int m_raters = 0;
    int m_labels = 0;
    std::vector<double> m_prevalence;
    std::vector<double> m_confusion;
    double m_logLikelihood = 0.0;
    int m_iterations = 0;
    bool m_converged = false;
};

struct DoubtfulItem {
    qint64 item = 0;           // index into Ratings::items()
    int accepted = 0;          // the label that is in force
    int likeliest = 0;         // what the ratings, weighed by their raters, say
    double probability = 0.0;  // of the accepted label
};

// Items whose accepted label the model doubts most, worst first. `accepted` has one label per item, -1 for none.
QList<DoubtfulItem> doubtfulItems(const PatternIndex &items, const DawidSkene &model, const std::vector<int> &accepted,
                                  qsizetype most);

}  // namespace gainsay
