// SPDX-License-Identifier: GPL-3.0-or-later
// Why: what goes with a model's errors, and what goes with contradictions. Many things are looked at, so that p values
// are corrected for that (Benjamini & Hochberg). What goes with errors need not cause them.
#pragma once

#include "core/errors/figures/ModelFigures.h"

#include <span>

namespace gainsay {

// Something that some rows have and others have not.
struct Factor {
    QString group;  // "method", "length", …; empty where the name says it all
    QString name;
    ErrorFilter filter;
    RowSet rows;
};

// Features, trigger methods, chatbots, aspects, lengths, turns, distances and agreement as far as they divide the
// rows, and the slices.
QList<Factor> factorsOf(const ErrorTable &table, const QList<SliceRows> &slices, const LabelTitles &titles = {});

struct ErrorFactor {
    Factor factor;
    qint64 judged = 0;
    qint64 errors = 0;
    qint64 judgedElsewhere = 0;
    qint64 errorsElsewhere = 0;
    double difference = 0.0;  // error rate there minus elsewhere, among rows with the same gold
    Interval ci;
    double p = 1.0;
    double q = 1.0;
    qint64 contexts = 0;  // behind the interval; 0: rows are
};

// Rows are compared with others of the same gold only: what is asked of history contradictions alone would else be
// blamed for how hard those are. Factors that divide no gold class are left out. Within `rows`: the worst first.
// Factors with fewer than `fewest` judged rows on either side are left out. Where contexts repeat, interval and test
// are cluster-robust.
QList<ErrorFactor> whatGoesWithErrors(const ErrorTable &table, const ErrorRun &run, LabelSetting setting,
                                      const RowSet &rows, const QList<Factor> &factors,
                                      const ContextGroups &contexts = {}, qint64 fewest = 5);
StudyTable errorFactorTable(const QList<ErrorFactor> &factors, const QString &run, LabelSetting setting);

// As the RGM study has it: per context, the share of its replies that contradict; do contexts that have the factor
// trigger more? Welch's interval and one-tailed test, Hedges' g.
struct TriggerFactor {
    Factor factor;
    SampleMoments with;
    SampleMoments without;
    double difference = 0.0;
    Interval ci;
    double p = 1.0;
    double q = 1.0;
    double effect = 0.0;
};
// `contexts` as readContexts() gives them.
QList<TriggerFactor> whatTriggersContradictions(const ErrorTable &table, const RowSet &rows,
                                                std::span<const quint64> contexts, qint64 fewest = 5);
StudyTable triggerTable(const QList<TriggerFactor> &factors);

// How often each tag was given, the commonest first; tags without any are left out.
StudyTable tagTable(const ErrorTable &table, const RowSet &rows);

}  // namespace gainsay
