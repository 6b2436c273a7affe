// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/AgreementSections.h"

#include "core/scheme/AnswerList.h"
#include "core/stats/Interpretation.h"
#include "core/stats/SimilarLabels.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct AgreementWords {
    Q_DECLARE_TR_FUNCTIONS(report)
};

QList<ReportCell> measureRow(const QString &name, const Estimate &estimate, AgreementBand (*bandOf)(double))
{
    QString remark = estimate.value ? estimate.note : estimate.undefined;
    if (estimate.value && bandOf) {
        const AgreementBand band = bandOf(*estimate.value);
        remark = u"%1 (%2)"_s.arg(band.name, band.source) + (remark.isEmpty() ? QString() : u"; "_s + remark);
    }
    return {textCell(name),
            estimateCell(estimate),
            estimate.se ? numberCell(*estimate.se, 4) : missingCell({}),
            countCell(estimate.used),
            countCell(estimate.excluded()),
            textCell(remark)};
}

ReportTable measureTable(const AgreementSummary &summary)
{
    ReportTable table{AgreementWords::tr("Agreement"),
                      {AgreementWords::tr("Measure"), AgreementWords::tr("Value [95 % interval]"),
                       AgreementWords::tr("Standard error"), AgreementWords::tr("Items used"),
                       AgreementWords::tr("Excluded"), AgreementWords::tr("Remark")},
                      {},
                      {}};
    table.rows.append(measureRow(AgreementWords::tr("Percent agreement"), summary.percent, nullptr));
    table.rows.append(measureRow(AgreementWords::tr("Cohen's kappa, mean of pairs"), summary.cohen, landisKoch));
    table.rows.append(measureRow(AgreementWords::tr("Fleiss' kappa"), summary.fleiss, landisKoch));
    table.rows.append(measureRow(AgreementWords::tr("Krippendorff's alpha"), summary.alpha, krippendorffBand));
    table.rows.append(measureRow(AgreementWords::tr("Gwet's AC1"), summary.gwet, landisKoch));
    if (summary.scale) {
        table.rows.append(measureRow(AgreementWords::tr("Krippendorff's alpha, ordinal"), summary.scale->alphaOrdinal,
                                     krippendorffBand));
        table.rows.append(measureRow(AgreementWords::tr("Krippendorff's alpha, interval"), summary.scale->alphaInterval,
                                     krippendorffBand));
        table.rows.append(
            measureRow(AgreementWords::tr("Cohen's kappa, linear weights"), summary.scale->cohenLinear, landisKoch));
        table.rows.append(measureRow(AgreementWords::tr("Cohen's kappa, quadratic weights"),
                                     summary.scale->cohenQuadratic, landisKoch));
        table.rows.append(
            measureRow(AgreementWords::tr("Gwet's AC2, linear weights"), summary.scale->gwetLinear, landisKoch));
        table.rows.append(
            measureRow(AgreementWords::tr("Gwet's AC2, quadratic weights"), summary.scale->gwetQuadratic, landisKoch));
    }
    return table;
}

ReportTable pairTable(const AgreementSummary &summary)
{
    ReportTable table{AgreementWords::tr("Pairs of raters"),
                      {AgreementWords::tr("Pair"), AgreementWords::tr("Items"), AgreementWords::tr("Equal labels"),
                       AgreementWords::tr("Cohen's kappa"), AgreementWords::tr("Scott's pi")},
                      {},
                      {}};
    for (const AgreementPair &pair : summary.pairs) {
        table.rows.append({textCell(u"%1 – %2"_s.arg(summary.raters[pair.a], summary.raters[pair.b])),
                           countCell(pair.kappa.used), percentCell(pair.observed), estimateCell(pair.kappa),
                           estimateCell(pair.scottPi)});
    }
    if (summary.pairsWithoutItems > 0)
        table.note =
            AgreementWords::tr("%n pair(s) without a common item left out.", nullptr, int(summary.pairsWithoutItems));
    return table;
}

// As people read it: what was chosen out of a list, one after the other.
QString readableLabel(const QString &label)
{
    const std::optional<QStringList> elements = answerElements(label);
    if (!elements)
        return label;
    return elements->isEmpty() ? AgreementWords::tr("(nothing)") : elements->join(u", "_s);
}

QStringList readableLabels(const AgreementSummary &summary)
{
    QStringList names;
    for (const QString &label : summary.labels)
        names.append(readableLabel(label));
    return names;
}

// How far two raters lie apart in how often they give the label, at most.
ReportCell biasCell(const AgreementSummary &summary, qsizetype label)
{
    std::optional<double> largest;
    for (const AgreementPair &pair : summary.pairs)
        largest = std::max(largest.value_or(0.0), std::abs(pair.perLabel[label].bias));
    return largest ? percentCell(*largest) : missingCell(AgreementWords::tr("no two raters share an item"));
}

ReportTable labelTable(const AgreementSummary &summary)
{
    ReportTable table{AgreementWords::tr("Each label against the rest"),
                      {AgreementWords::tr("Label"), AgreementWords::tr("Ratings"), AgreementWords::tr("Prevalence"),
                       AgreementWords::tr("Largest bias"), AgreementWords::tr("Cohen's kappa"),
                       AgreementWords::tr("Fleiss' kappa"), AgreementWords::tr("Krippendorff's alpha"),
                       AgreementWords::tr("Gwet's AC1")},
                      {},
                      AgreementWords::tr("Prevalence: the label's share of all ratings. Bias: by how much two raters "
                                         "differ in how often they give it (Byrt, Bishop & Carlin 1993).")};
    qint64 ratings = 0;
    for (const LabelAgreement &label : summary.perLabel)
        ratings += label.ratings;
    for (qsizetype i = 0; i < summary.labels.size(); ++i) {
        const LabelAgreement &label = summary.perLabel[i];
        const double share = static_cast<double>(label.ratings) / static_cast<double>(std::max<qint64>(1, ratings));
        table.rows.append({textCell(readableLabel(summary.labels[i])), countCell(label.ratings), percentCell(share),
                           biasCell(summary, i), estimateCell(label.cohen), estimateCell(label.fleiss),
                           estimateCell(label.alpha), estimateCell(label.gwet)});
    }
    return table;
}

ReportFigure pairFigure(const AgreementSummary &summary)
{
    ReportFigure figure{
        ReportFigure::Kind::HeatMap, AgreementWords::tr("Cohen's kappa of each pair"), {}, {}, summary.raters, {}};
    for (const QString &rater : summary.raters)
        figure.series.append({rater, {}});
    for (const AgreementPair &pair : summary.pairs) {
        if (!pair.kappa.value)
            continue;
        figure.series[pair.a].points.append({static_cast<double>(pair.b), *pair.kappa.value, std::nullopt});
        figure.series[pair.b].points.append({static_cast<double>(pair.a), *pair.kappa.value, std::nullopt});
    }
    return figure;
}

ReportFigure labelFigure(const AgreementSummary &summary)
{
    ReportFigure figure{
        ReportFigure::Kind::Bars,    AgreementWords::tr("Krippendorff's alpha of each label against the rest"),
        AgreementWords::tr("Label"), AgreementWords::tr("Alpha"),
        readableLabels(summary),     {{AgreementWords::tr("Alpha"), {}}}};
    for (qsizetype i = 0; i < summary.labels.size(); ++i) {
        const Estimate &alpha = summary.perLabel[i].alpha;
        if (alpha.value)
            figure.series[0].points.append({static_cast<double>(i), *alpha.value, alpha.ci});
    }
    return figure;
}

}  // namespace

ReportSection agreementSection(const QString &title, const AgreementSummary &summary)
{
    ReportSection section{
        title,
        {AgreementWords::tr(
             "%1 items by %2 raters with %3 labels; %4 items with two or more ratings count, %5 are left out.")
             .arg(QString::number(summary.items), QString::number(summary.raters.size()),
                  QString::number(summary.labels.size()), QString::number(summary.used),
                  QString::number(summary.items - summary.used))},
        {measureTable(summary)},
        {}};
    if (const QString hint = similarLabelsHint(summary.labels); !hint.isEmpty())
        section.paragraphs.append(hint);
    if (!summary.pairs.isEmpty())
        section.tables.append(pairTable(summary));
    section.tables.append(labelTable(summary));
    if (summary.raters.size() > 2 && summary.raters.size() <= 30)
        section.figures.append(pairFigure(summary));
    if (summary.labels.size() > 1 && summary.labels.size() <= 12)
        section.figures.append(labelFigure(summary));
    return section;
}

QStringList agreementMethodNotes(const AgreementSummary &summary)
{
    QStringList notes = {
        AgreementWords::tr("Labels are compared by identity. Percent agreement is the share of agreeing pairs of "
                           "ratings, averaged over items."),
        AgreementWords::tr("Cohen's kappa (1960): standard error after Fleiss, Cohen & Everitt (1969); the mean over "
                           "pairs after Light (1971)."),
        AgreementWords::tr(
            "Fleiss' kappa (1971) and Gwet's AC1 (2008) with missing ratings and standard errors after Gwet (2014)."),
        AgreementWords::tr("Krippendorff's alpha (2004, 2011): standard error by the delta method over items."),
        AgreementWords::tr(
            "Where one label prevails, kappa can be low although raters agree; compare AC1 and percent agreement."),
    };
    if (summary.bootstrap)
        notes.append(
            AgreementWords::tr("Standard errors and intervals from %1 bootstrap replicates over items, seed %2.")
                .arg(QString::number(summary.bootstrap->replicates), QString::number(summary.bootstrap->seed)));
    return notes;
}

}  // namespace gainsay
