// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/reports/AgreementAdvice.h"

#include "core/stats/agreement/AgreementMeasures.h"
#include "core/stats/agreement/LabelClashes.h"
#include "ui/charts/Figures.h"

#include <QCoreApplication>

#include <algorithm>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

struct Advice {
    Q_DECLARE_TR_FUNCTIONS(gainsay::AgreementAdvice)
};

constexpr double kTentative = 0.667;  // Krippendorff (2004): no conclusions below it
constexpr double kParadoxGap = 0.25;  // percent agreement this far above kappa hints at a prevailing label
constexpr double kLonerGap = 0.1;     // a rater this far below the mean of the others stands out
constexpr qsizetype kMostPairsNamed = 60;
constexpr qint64 kLeastRatings = 10;  // of a label, before it is called weak

QString weakLabel(const AgreementSummary &summary, const LabelNames &names)
{
    qsizetype weakest = -1;
    for (qsizetype i = 0; i < summary.perLabel.size(); ++i) {
        const LabelAgreement &label = summary.perLabel[i];
        if (!label.alpha.value || label.ratings < kLeastRatings)
            continue;
        if (weakest < 0 || *label.alpha.value < *summary.perLabel[weakest].alpha.value)
            weakest = i;
    }
    if (weakest < 0 || *summary.perLabel[weakest].alpha.value >= kTentative)
        return {};
    return Advice::tr("%1 is agreed on least: alpha %2 against the rest.")
        .arg(names.name(summary.labels[weakest]),
             figureText(*summary.perLabel[weakest].alpha.value, Scale::Coefficient, 2));
}

QString commonestClash(const AgreementSummary &summary, const LabelClashes &clashes, const LabelNames &names)
{
    if (clashes.clashes.isEmpty())
        return {};
    const LabelClash &clash = clashes.clashes.constFirst();
    return Advice::tr("%1 of %2 disagreements are %3 ↔ %4.")
        .arg(countText(clash.count), countText(clashes.disputed), names.name(summary.labels[clash.a]),
             names.name(summary.labels[clash.b]));
}

QString paradox(const AgreementSummary &summary)
{
    if (!summary.percent.value || !summary.fleiss.value || *summary.percent.value - *summary.fleiss.value < kParadoxGap)
        return {};
    return Advice::tr("Raters agree in %1, yet kappa is %2: one label prevails. Compare Gwet's AC1.")
        .arg(figureText(*summary.percent.value, Scale::Percent),
             figureText(*summary.fleiss.value, Scale::Coefficient, 2));
}

QString loner(const AgreementSummary &summary)
{
    if (summary.raters.size() < 3)
        return {};
    QList<double> sums(summary.raters.size(), 0);
    QList<int> counts(summary.raters.size(), 0);
    double all = 0;
    int pairs = 0;
    for (const AgreementPair &pair : summary.pairs) {
        if (!pair.kappa.value)
            continue;
        for (const int rater : {pair.a, pair.b}) {
            sums[rater] += *pair.kappa.value;
            ++counts[rater];
        }
        all += *pair.kappa.value;
        ++pairs;
    }
    for (qsizetype rater = 0; rater < sums.size(); ++rater) {
        if (counts[rater] == 0 || pairs == 0 || sums[rater] / counts[rater] > all / pairs - kLonerGap)
            continue;
        return Advice::tr("%1 agrees least with the others: mean kappa %2.")
            .arg(summary.raters[rater], figureText(sums[rater] / counts[rater], Scale::Coefficient, 2));
    }
    return {};
}

}  // namespace

QStringList agreementAdvice(const AgreementSummary &summary, const LabelClashes &clashes, const LabelNames &names)
{
    QStringList advice{weakLabel(summary, names), commonestClash(summary, clashes, names), loner(summary),
                       paradox(summary), similarLabelsHint(summary.labels)};
    advice.removeAll(QString());
    if (advice.isEmpty() && summary.used > 0)
        advice << Advice::tr("Nothing stands out: no label and no rater is far below the others.");
    return advice;
}

QStringList undefinedFigures(const AgreementSummary &summary, const LabelNames &names)
{
    QStringList list;
    const auto add = [&list](const QString &what, const Estimate &estimate) {
        if (!estimate.value)
            list << u"%1: %2"_s.arg(what, estimate.undefined);
    };
    for (const AgreementMeasure &measure : chanceCorrectedMeasures()) {
        if (measure.value != &AgreementSummary::cohen)  // its pairs are named below
            add(measure.name(), summary.*measure.value);
    }
    add(Advice::tr("Percent agreement"), summary.percent);
    const auto without = std::count_if(summary.pairs.begin(), summary.pairs.end(),
                                       [](const AgreementPair &pair) { return !pair.kappa.value; });
    if (without > kMostPairsNamed)
        list << Advice::tr("%1 of %2 pairs have no value").arg(countText(without), countText(summary.pairs.size()));
    for (const AgreementPair &pair : without > kMostPairsNamed ? QList<AgreementPair>() : summary.pairs)
        add(Advice::tr("%1 and %2").arg(summary.raters[pair.a], summary.raters[pair.b]), pair.kappa);
    for (qsizetype i = 0; i < summary.perLabel.size(); ++i)
        add(names.name(summary.labels[i]), summary.perLabel[i].alpha);
    if (summary.pairsWithoutItems > 0)
        list << Advice::tr("%n pair(s) of raters share no item.", nullptr, int(summary.pairsWithoutItems));
    return list;
}

}  // namespace gainsay
