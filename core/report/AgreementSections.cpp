// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/AgreementSections.h"

#include "core/base/Phrases.h"
#include "core/base/TranslatableText.h"
#include "core/model/NameOrder.h"
#include "core/stats/agreement/AgreementMeasures.h"
#include "core/stats/agreement/LabelClashes.h"

#include <algorithm>
#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct AgreementWords {
    GAINSAY_TR(report)
};

// Where figures of a project lead; those of a table of ratings lead nowhere.
class MeasuredItems {
public:
    explicit MeasuredItems(const std::optional<TargetRatings> &measured) : m_measured(measured) {}

    template <class Narrow> std::optional<ReportTarget> target(Narrow narrow) const
    {
        if (!m_measured)
            return std::nullopt;
        ReportTarget target;
        target.ratings = m_measured;
        narrow(*target.ratings);
        return target;
    }
    std::optional<ReportTarget> compared(bool enough) const
    {
        return target([&](TargetRatings &ratings) { ratings.enough = enough; });
    }
    std::optional<ReportTarget> ofBoth(const QString &one, const QString &other) const
    {
        return target([&](TargetRatings &ratings) { ratings.raters = {one, other}; });
    }
    std::optional<ReportTarget> labelled(const QString &label) const
    {
        return target([&](TargetRatings &ratings) { ratings.label = label; });
    }

private:
    std::optional<TargetRatings> m_measured;
};

ReportCell leading(ReportCell cell, const std::optional<ReportTarget> &target)
{
    cell.target = target;
    return cell;
}

QList<ReportCell> leadingRow(const QList<ReportCell> &row, const std::optional<ReportTarget> &target)
{
    return target ? linkedRow(row, *target) : row;
}

QList<ReportCell> measureRow(const MeasuredItems &items, const QString &name, const Estimate &estimate,
                             AgreementBand (*bandOf)(double))
{
    QString remark = estimate.value ? estimate.note : estimate.undefined;
    if (estimate.value && bandOf) {
        const AgreementBand band = bandOf(*estimate.value);
        remark = withRemark(band.name, band.source) + (remark.isEmpty() ? QString() : u"; "_s + remark);
    }
    return leadingRow({textCell(name), estimateCell(estimate),
                       estimate.se ? numberCell(*estimate.se, 4) : missingCell({}),
                       leading(countCell(estimate.used), items.compared(true)),
                       leading(countCell(estimate.excluded()), items.compared(false)), textCell(remark)},
                      items.compared(true));
}

ReportTable measureTable(const AgreementSummary &summary, const MeasuredItems &items)
{
    ReportTable table{AgreementWords::tr("Agreement"),
                      {AgreementWords::tr("Measure"), AgreementWords::tr("Value [95 % interval]"),
                       AgreementWords::tr("Standard error"), AgreementWords::tr("Items used"),
                       AgreementWords::tr("Excluded"), AgreementWords::tr("Remark")},
                      {},
                      {}};
    const auto add = [&](const QString &name, const Estimate &estimate, AgreementBand (*bandOf)(double)) {
        table.rows.append(measureRow(items, name, estimate, bandOf));
    };
    add(AgreementWords::tr("Percent agreement"), summary.percent, nullptr);
    for (const AgreementMeasure &measure : chanceCorrectedMeasures())
        add(measure.name(), summary.*measure.value, measure.band);
    if (!summary.scale)
        return table;
    add(AgreementWords::tr("Krippendorff's alpha, ordinal"), summary.scale->alphaOrdinal, krippendorffBand);
    add(AgreementWords::tr("Krippendorff's alpha, interval"), summary.scale->alphaInterval, krippendorffBand);
    add(AgreementWords::tr("Cohen's kappa, linear weights"), summary.scale->cohenLinear, landisKoch);
    add(AgreementWords::tr("Cohen's kappa, quadratic weights"), summary.scale->cohenQuadratic, landisKoch);
    add(AgreementWords::tr("Gwet's AC2, linear weights"), summary.scale->gwetLinear, landisKoch);
    add(AgreementWords::tr("Gwet's AC2, quadratic weights"), summary.scale->gwetQuadratic, landisKoch);
    return table;
}

// At which place of the list each rater stands.
QList<qsizetype> listedPlaces(const QStringList &raters)
{
    const QList<qsizetype> order = listedOrder(raters);
    QList<qsizetype> placeOf(order.size());
    for (qsizetype i = 0; i < order.size(); ++i)
        placeOf[order[i]] = i;
    return placeOf;
}

struct ListedPair {
    qsizetype one = 0;  // places of the list
    qsizetype other = 0;
    const AgreementPair *pair = nullptr;
};

QList<ListedPair> pairsByName(const AgreementSummary &summary)
{
    const QList<qsizetype> placeOf = listedPlaces(summary.raters);
    QList<ListedPair> pairs;
    for (const AgreementPair &pair : summary.pairs)
        pairs.append({std::min(placeOf[pair.a], placeOf[pair.b]), std::max(placeOf[pair.a], placeOf[pair.b]), &pair});
    std::sort(pairs.begin(), pairs.end(), [](const ListedPair &a, const ListedPair &b) {
        return std::pair(a.one, a.other) < std::pair(b.one, b.other);
    });
    return pairs;
}

QStringList ratersByName(const AgreementSummary &summary)
{
    QStringList names;
    for (const qsizetype rater : listedOrder(summary.raters))
        names << summary.raters[rater];
    return names;
}

ReportTable pairTable(const AgreementSummary &summary, const MeasuredItems &items)
{
    ReportTable table{AgreementWords::tr("Pairs of raters"),
                      {AgreementWords::tr("Pair"), AgreementWords::tr("Items"), AgreementWords::tr("Equal labels"),
                       AgreementWords::tr("Cohen's kappa"), AgreementWords::tr("Scott's pi")},
                      {},
                      {}};
    const bool weighted = summary.scale.has_value();
    if (weighted)
        table.columns += {AgreementWords::tr("Linear weights"), AgreementWords::tr("Quadratic weights")};
    const QStringList names = ratersByName(summary);
    for (const ListedPair &listed : pairsByName(summary)) {
        const AgreementPair &pair = *listed.pair;
        const QString &one = names[listed.one];
        const QString &other = names[listed.other];
        const std::optional<ReportTarget> both = items.ofBoth(one, other);
        QList<ReportCell> row = {textCell(u"%1 – %2"_s.arg(one, other)), leading(countCell(pair.kappa.used), both),
                                 percentCell(pair.observed), estimateCell(pair.kappa), estimateCell(pair.scottPi)};
        if (weighted)
            row += {pair.linear ? estimateCell(*pair.linear) : missingCell({}),
                    pair.quadratic ? estimateCell(*pair.quadratic) : missingCell({})};
        table.rows.append(leadingRow(row, both));
    }
    if (summary.pairsWithoutItems > 0)
        table.note =
            AgreementWords::tr("%n pair(s) without a common item left out.", nullptr, int(summary.pairsWithoutItems));
    return table;
}

// How far two raters lie apart in how often they give the label, at most.
ReportCell biasCell(const AgreementSummary &summary, qsizetype label)
{
    std::optional<double> largest;
    for (const AgreementPair &pair : summary.pairs)
        largest = std::max(largest.value_or(0.0), std::abs(pair.perLabel[label].bias));
    return largest ? percentCell(*largest) : missingCell(AgreementWords::tr("no two raters share an item"));
}

ReportTable labelTable(const AgreementSummary &summary, const AnswerTitles &titles, const MeasuredItems &items)
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
        table.rows.append(leadingRow({textCell(titles.title(summary.labels[i])), countCell(label.ratings),
                                      percentCell(share), biasCell(summary, i), estimateCell(label.cohen),
                                      estimateCell(label.fleiss), estimateCell(label.alpha), estimateCell(label.gwet)},
                                     items.labelled(summary.labels[i])));
    }
    return table;
}

ReportFigure pairFigure(const AgreementSummary &summary, const MeasuredItems &items)
{
    const QStringList names = ratersByName(summary);
    ReportFigure figure{
        ReportFigure::Kind::HeatMap, AgreementWords::tr("Cohen's kappa of each pair"), {}, {}, names, {}};
    for (const QString &rater : names)
        figure.series.append({rater, {}});
    for (const ListedPair &pair : pairsByName(summary)) {
        const std::optional<double> &kappa = pair.pair->kappa.value;
        if (!kappa)
            continue;
        const std::optional<ReportTarget> both = items.ofBoth(names[pair.one], names[pair.other]);
        figure.series[pair.one].points.append({static_cast<double>(pair.other), *kappa, std::nullopt, both});
        figure.series[pair.other].points.append({static_cast<double>(pair.one), *kappa, std::nullopt, both});
    }
    return figure;
}

ReportFigure labelFigure(const AgreementSummary &summary, const AnswerTitles &titles, const MeasuredItems &items)
{
    ReportFigure figure{
        ReportFigure::Kind::Bars,      AgreementWords::tr("Krippendorff's alpha of each label against the rest"),
        AgreementWords::tr("Label"),   AgreementWords::tr("Alpha"),
        titles.titles(summary.labels), {{AgreementWords::tr("Alpha"), {}}}};
    for (qsizetype i = 0; i < summary.labels.size(); ++i) {
        const Estimate &alpha = summary.perLabel[i].alpha;
        if (alpha.value)
            figure.series[0].points.append(
                {static_cast<double>(i), *alpha.value, alpha.ci, items.labelled(summary.labels[i])});
    }
    return figure;
}

}  // namespace

ReportSection agreementSection(const QString &title, const AgreementSummary &summary, const AnswerTitles &titles,
                               const std::optional<TargetRatings> &measured)
{
    const MeasuredItems items(measured);
    ReportSection section{
        title,
        {AgreementWords::tr(
             "Items: %1. Raters: %2. Labels: %3. Items with two or more ratings, whose agreement counts: %4; items "
             "with fewer: %5. These inform chance agreement in Fleiss' kappa and AC1 only (Gwet 2014).")
             .arg(QString::number(summary.items), QString::number(summary.raters.size()),
                  QString::number(summary.labels.size()), QString::number(summary.used),
                  QString::number(summary.items - summary.used))},
        {measureTable(summary, items)},
        {}};
    if (const QString hint = similarLabelsHint(summary.labels); !hint.isEmpty())
        section.paragraphs.append(hint);
    if (!summary.pairs.isEmpty())
        section.tables.append(pairTable(summary, items));
    section.tables.append(labelTable(summary, titles, items));
    if (summary.raters.size() > 2 && summary.raters.size() <= 30)
        section.figures.append(pairFigure(summary, items));
    if (summary.labels.size() > 1 && summary.labels.size() <= 12)
        section.figures.append(labelFigure(summary, titles, items));
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
            "Fleiss' kappa (1971) and Gwet's AC1 (2008) with missing ratings and standard errors after Gwet (2014): "
            "observed agreement over items with two or more ratings, the shares of labels for chance over all rated "
            "items. Where some items have one rating, the R package irrCAC counts these in the standard error as if "
            "they agreed in nothing; here they do not, so that its errors are larger. Elsewhere both are the same."),
        AgreementWords::tr("Brennan and Prediger's kappa (1981): the same, with chance as if every label in use were "
                           "equally likely."),
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
