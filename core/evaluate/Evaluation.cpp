// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/Evaluation.h"

#include "core/base/TranslatableText.h"
#include "core/evaluate/EvaluationLabels.h"
#include "core/evaluate/EvaluationOutput.h"
#include "core/scheme/Scheme.h"
#include "core/stats/predictions/ClusteredConfusion.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct EvaluationTaskWords {
    GAINSAY_TR(evaluate)
};

QString placeOf(const EvaluationRow &row)
{
    return row.id.isEmpty() ? EvaluationTaskWords::tr("gold line %1").arg(row.line)
                            : EvaluationTaskWords::tr("gold line %1 (%2)").arg(QString::number(row.line), row.id);
}

QString groupOf(const EvaluationRow &row, const QString &field)
{
    const auto found = row.fields.find(toUtf8(field));
    return found == row.fields.end() || found->is_null() ? EvaluationTaskWords::tr("(none)") : answerText(*found);
}

// All rows, and each group of them, in order of their names.
template <class T> struct Grouped {
    T all;
    QMap<QString, T> groups;
};

class Evaluator {
public:
    Evaluator(const EvaluationMatches &matches, const EvaluationOptions &options)
        : m_matches(matches), m_options(options)
    {
    }

    void labels(Evaluation &evaluation)
    {
        QStringList known;
        for (const EvaluationMatch &match : m_matches.pairs)
            known.append(goldLabel(match.gold->fields));
        known.removeAll(QString());
        const LabelLanguage language(known);
        Grouped<ClusteredConfusion> tables;
        for (const EvaluationMatch &match : m_matches.pairs) {
            const QString context = m_options.byContext ? evaluationContext(match.gold->fields) : QString();
            const QString gold = language.gold(goldLabel(match.gold->fields));
            const PredictedLabel predicted = predictedLabel(match.predicted->fields);
            if (gold.isEmpty() || predicted.isEmpty()) {
                evaluation.rejected.append(EvaluationTaskWords::tr("%1: %2").arg(
                    placeOf(*match.gold), gold.isEmpty()
                                              ? EvaluationTaskWords::tr("no gold label, or its raters are split")
                                              : EvaluationTaskWords::tr("no predicted label")));
                continue;
            }
            const Result<QString> said = language.predicted(predicted, m_options.labels);
            if (!said) {
                evaluation.rejected.append(
                    EvaluationTaskWords::tr("%1: %2").arg(placeOf(*match.gold), said.error().message));
                continue;
            }
            tables.all.add(context, gold, *said);
            if (!m_options.by.isEmpty())
                tables.groups[groupOf(*match.gold, m_options.by)].add(context, gold, *said);
        }
        tables.all.sortLabels();
        LabelsOutput output(m_options.bootstrap);
        output.addAll(tables.all);
        for (auto &&[name, table] : tables.groups.asKeyValueRange()) {
            table.sortLabels();
            output.addGroup(name, table);
        }
        output.finish(evaluation);
    }

    void ranking(Evaluation &evaluation)
    {
        Grouped<std::vector<double>> ranks;
        const auto count = [](std::vector<double> &counts, size_t rank) {
            counts.resize(std::max(counts.size(), rank + 1));
            ++counts[rank];
        };
        for (const EvaluationMatch &match : m_matches.pairs) {
            const QString right = rightOption(match.gold->fields);
            const Result<QStringList> ranking = predictedRanking(match.predicted->fields);
            const qsizetype rank = ranking ? ranking->indexOf(right) : -1;
            if (right.isEmpty() || rank < 0) {
                evaluation.rejected.append(EvaluationTaskWords::tr("%1: %2").arg(
                    placeOf(*match.gold),
                    right.isEmpty() ? EvaluationTaskWords::tr("no right option")
                    : !ranking      ? ranking.error().message
                                    : EvaluationTaskWords::tr("the right option is not in the predicted ranking")));
                continue;
            }
            count(ranks.all, static_cast<size_t>(rank));
            if (!m_options.by.isEmpty())
                count(ranks.groups[groupOf(*match.gold, m_options.by)], static_cast<size_t>(rank));
        }
        RankingOutput output(m_options.bootstrap);
        output.addAll(ranks.all);
        for (const auto &[name, counts] : ranks.groups.asKeyValueRange())
            output.addGroup(name, counts);
        output.finish(evaluation);
    }

    void pairs(Evaluation &evaluation)
    {
        QMap<QString, Grouped<PairCounts>> models;
        const QString by = m_options.by.isEmpty() ? u"type"_s : m_options.by;
        for (const EvaluationMatch &match : m_matches.pairs) {
            const QList<ScoredPair> scored = scoredPairs(match.predicted->fields);
            if (scored.isEmpty())
                evaluation.rejected.append(
                    EvaluationTaskWords::tr("%1: no scores for reference and error").arg(placeOf(*match.gold)));
            for (const ScoredPair &pair : scored) {
                Grouped<PairCounts> &counts = models[pair.model];
                counts.all.add(pair);
                counts.groups[groupOf(*match.gold, by)].add(pair);
            }
        }
        PairsOutput output;
        for (const auto &[model, counts] : models.asKeyValueRange())
            output.addModel(model, counts.all, counts.groups);
        output.finish(evaluation);
    }

private:
    const EvaluationMatches &m_matches;
    const EvaluationOptions &m_options;
};

}  // namespace

Evaluation evaluate(const EvaluationFile &gold, const EvaluationFile &predicted, const EvaluationOptions &options)
{
    const EvaluationMatches matches = matchRows(gold, predicted);
    Evaluation evaluation;
    for (const QString &reason : gold.rejected)
        evaluation.rejected.append(EvaluationTaskWords::tr("gold %1").arg(reason));
    for (const QString &reason : predicted.rejected)
        evaluation.rejected.append(EvaluationTaskWords::tr("prediction %1").arg(reason));
    evaluation.rejected += matches.rejected;
    evaluation.matched = matches.pairs.size();
    Evaluator evaluator(matches, options);
    switch (options.task) {
    case EvaluationTask::Labels:
        evaluator.labels(evaluation);
        break;
    case EvaluationTask::Ranking:
        evaluator.ranking(evaluation);
        break;
    case EvaluationTask::Pairs:
        evaluator.pairs(evaluation);
        break;
    }
    evaluation.json["rejected"] = evaluation.rejected.size();
    evaluation.json["unmatched"] = jsonTexts(evaluation.rejected);
    return evaluation;
}

}  // namespace gainsay
