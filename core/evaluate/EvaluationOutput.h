// SPDX-License-Identifier: GPL-3.0-or-later
// The figures of each task as JSON and as tables.
#pragma once

#include "core/evaluate/Evaluation.h"
#include "core/stats/predictions/ClusteredConfusion.h"

#include <QMap>

namespace gainsay {

class LabelsOutput {
public:
    explicit LabelsOutput(const BootstrapOptions &bootstrap);
    void addAll(const ClusteredConfusion &items);
    void addGroup(const QString &name, const ClusteredConfusion &items);
    void finish(Evaluation &evaluation) const;

private:
    Json figuresJson(const QString &name, const ClusteredConfusion &items);

    BootstrapOptions m_bootstrap;
    qint64 m_contexts = 0;  // that the intervals are drawn over; 0: over items
    Json m_json;
    ReportTable m_overview;
    QList<ReportTable> m_details;
    QList<ReportFigure> m_figures;
};

class RankingOutput {
public:
    explicit RankingOutput(const BootstrapOptions &bootstrap);
    void addAll(const std::vector<double> &ranks);
    void addGroup(const QString &name, const std::vector<double> &ranks);
    void finish(Evaluation &evaluation) const;

private:
    Json figuresJson(const QString &name, const std::vector<double> &ranks);

    BootstrapOptions m_bootstrap;
    Json m_json;
    ReportTable m_table;
};

// One model's scores for the right and the wrong response of a pair.
struct ScoredPair {
    QString model;  // empty: the file has one model only
    double reference = 0.0;
    double error = 0.0;
};

// `scores` with reference and error, or with those per model; or the numbers `reference` and `error` themselves.
QList<ScoredPair> scoredPairs(const Json &fields);

struct PairCounts {
    qint64 n = 0;
    qint64 right = 0;  // the right response scored higher
    qint64 ties = 0;   // count as wrong

    void add(const ScoredPair &pair);
};

class PairsOutput {
public:
    PairsOutput();
    void addModel(const QString &model, const PairCounts &all, const QMap<QString, PairCounts> &groups);
    void finish(Evaluation &evaluation) const;

private:
    Json m_models = Json::object();
    ReportTable m_table;
};

}  // namespace gainsay
