// SPDX-License-Identifier: GPL-3.0-or-later
// How well predicted labels fit the right ones. Proportions (accuracy, precision, recall) carry Wilson's score
// interval; F1 scores, which are none, a bootstrap over items in which a replicate leaves out the classes that it
// lacks. What nothing can be divided by (the precision of a class that is never predicted, the recall of one that never
// occurs) is undefined, and says why; the F1 of such a class is 0 all the same, since 2 · hits has items to stand over.
#pragma once

#include "core/stats/BinomialInterval.h"
#include "core/stats/Bootstrap.h"

#include <QList>
#include <QSet>
#include <QStringList>

#include <optional>
#include <vector>

namespace gainsay {

class ConfusionTable {
public:
    // Labels in the order of first appearance, unless ordered by sortLabels().
    void add(const QString &gold, const QString &predicted, qint64 count = 1);
    // Numbers by value, then texts.
    void sortLabels();

    const QStringList &labels() const { return m_labels; }
    qint64 count(qsizetype gold, qsizetype predicted) const { return m_counts[gold][predicted]; }
    qint64 total() const;
    // All labels in `negative` become the first of two labels, the others the second.
    ConfusionTable collapsed(const QSet<QString> &negative) const;

private:
    qsizetype indexOf(const QString &label);

    QStringList m_labels;
    QList<QList<qint64>> m_counts;
};

struct Metric {
    std::optional<double> value;
    Interval ci;
    QString undefined = {};  // why there is no value
};

struct ClassFigures {
    QString label;
    qint64 support = 0;    // items that carry it
    qint64 predicted = 0;  // items that were given it
    Metric precision;
    Metric recall;
    Metric f1;
};

struct ClassificationFigures {
    qint64 n = 0;
    Metric accuracy;
    Metric macroF1;  // mean over the labels that occur, right or predicted
    QList<ClassFigures> classes;
};

ClassificationFigures classify(const ConfusionTable &table, const BootstrapOptions &bootstrap);

// Labels that say "no contradiction" in the corpora that we read: 0, none, …
bool saysNoContradiction(const QString &label);

// Where the right answer stands in a ranking of candidates.
struct RankingFigures {
    qint64 n = 0;
    Metric recallAt1;
    Metric recallAt2;
    Metric meanReciprocalRank;  // interval by bootstrap
};

// `ranks` holds how many items have the right answer first, second, …
RankingFigures rankingFigures(const std::vector<double> &ranks, const BootstrapOptions &bootstrap);

}  // namespace gainsay
