// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/DetectorEffect.h"

#include "core/base/TranslatableText.h"
#include "core/stats/Distributions.h"
#include "core/stats/HypothesisTests.h"
#include "core/stats/Outliers.h"
#include "core/stats/agreement/CohenKappa.h"

#include <QMap>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct EffectWords {
    GAINSAY_TR(report)
};

// The sample median with the interval between the order statistics that cover it (Conover 1999, ch. 3.2).
Estimate medianEstimate(std::vector<double> values)
{
    const auto n = static_cast<qint64>(values.size());
    if (n == 0)
        return undefinedEstimate(EffectWords::tr("no answer was timed"), 0, 0);
    std::sort(values.begin(), values.end());
    Estimate result;
    result.value = medianOf(values);
    result.used = n;
    result.total = n;
    const double reach = normalQuantile(0.975) * std::sqrt(static_cast<double>(n)) / 2.0;
    const double middle = static_cast<double>(n) / 2.0;
    const auto at = [&](double place) {
        return values[static_cast<size_t>(std::clamp(place, 0.0, static_cast<double>(n - 1)))];
    };
    result.ci = Interval{std::min(*result.value, at(std::floor(middle - reach))),
                         std::max(*result.value, at(std::ceil(middle + reach)))};
    return result;
}

SampleMoments logMoments(const std::vector<double> &values)
{
    std::vector<double> logs(values.size());
    std::transform(values.begin(), values.end(), logs.begin(), [](double value) { return std::log(value); });
    return SampleMoments::of(logs);
}

// Two raters by their confusion counts, as a table of ratings would give them.
class PairTable {
public:
    void add(const QString &first, const QString &second, qint64 count)
    {
        m_counts[{placeOf(first), placeOf(second)}] += static_cast<double>(count);
    }

    const QStringList &labels() const { return m_labels; }
    RatingPatterns patterns() const
    {
        RatingPatterns patterns(2, static_cast<int>(m_labels.size()));
        for (const auto &[labels, count] : m_counts.asKeyValueRange()) {
            const Rating row[] = {{0, labels.first}, {1, labels.second}};
            patterns.add(row, count);
        }
        return patterns;
    }

private:
    int placeOf(const QString &label)
    {
        if (!m_labels.contains(label))
            m_labels.append(label);
        return static_cast<int>(m_labels.indexOf(label));
    }

    QStringList m_labels;
    QMap<std::pair<int, int>, double> m_counts;
};

Estimate kappaOf(const PairTable &table, const QString &why)
{
    const RatingPatterns patterns = table.patterns();
    return patterns.items() == 0 ? undefinedEstimate(why, 0, 0) : cohenKappa(patterns, 0, 1);
}

}  // namespace

Estimate FollowCounts::shownShare() const
{
    return shareEstimate(shownEqual, shown, EffectWords::tr("nobody answered with its label in view"));
}

Estimate FollowCounts::hiddenShare() const
{
    return shareEstimate(hiddenEqual, hidden, EffectWords::tr("nobody answered without its label in view"));
}

Estimate FollowCounts::difference() const
{
    Estimate result = differenceOf(shownShare(), hiddenShare());
    if (result.value)
        result.ci = differenceInterval(shownEqual, shown, hiddenEqual, hidden);
    return result;
}

PaceComparison comparePace(const AnswerTimes &times)
{
    PaceComparison pace;
    pace.shown = static_cast<qint64>(times.shown.size());
    pace.hidden = static_cast<qint64>(times.hidden.size());
    pace.shownMedianMs = medianEstimate(times.shown);
    pace.hiddenMedianMs = medianEstimate(times.hidden);
    const qint64 used = pace.shown + pace.hidden;
    if (pace.shown < 2 || pace.hidden < 2) {
        pace.ratio =
            undefinedEstimate(EffectWords::tr("fewer than two timed answers with or without its label"), used, used);
        return pace;
    }
    const SampleMoments shown = logMoments(times.shown);
    const SampleMoments hidden = logMoments(times.hidden);
    const Interval interval = meanDifferenceInterval(shown, hidden);
    pace.ratio.value = std::exp(shown.mean - hidden.mean);
    pace.ratio.ci = Interval{std::exp(interval.low), std::exp(interval.high)};
    pace.ratio.used = used;
    pace.ratio.total = used;
    return pace;
}

ShownAgreement compareShown(const AgreementSummary &shown, const AgreementSummary &hidden, qint64 mixed)
{
    return {shown,
            hidden,
            mixed,
            differenceOf(shown.percent, hidden.percent),
            differenceOf(shown.alpha, hidden.alpha),
            differenceOf(shown.gwet, hidden.gwet)};
}

void addFollowing(const QList<DetectorAnswers> &answers, const QHash<UserId, QString> &names, DetectorEffect &effect)
{
    struct Tables {
        FollowCounts follow;
        PairTable shown;
        PairTable hidden;
    };
    QMap<QString, Tables> people;
    for (const DetectorAnswers &row : answers) {
        Tables &person = people[names.value(row.user)];
        const qint64 equal = row.said == row.detector ? row.count : 0;
        for (FollowCounts *counts : {&person.follow, &effect.follow}) {
            (row.shown ? counts->shown : counts->hidden) += row.count;
            (row.shown ? counts->shownEqual : counts->hiddenEqual) += equal;
        }
        (row.shown ? person.shown : person.hidden).add(row.said, row.detector, row.count);
    }
    for (const auto &[name, tables] : people.asKeyValueRange()) {
        PersonEffect person;
        person.name = name;
        person.follow = tables.follow;
        person.kappaShown = kappaOf(tables.shown, EffectWords::tr("never saw its label"));
        person.kappaHidden = kappaOf(tables.hidden, EffectWords::tr("never answered without its label"));
        effect.people.append(person);
    }
}

AgreementSummary outcomeAgreement(const QList<DetectorOutcomes> &outcomes, const QString &run)
{
    PairTable table;
    for (const DetectorOutcomes &row : outcomes)
        table.add(row.final, row.detector, row.count);
    return summarizeAgreement(table.patterns(), {EffectWords::tr("people"), run}, table.labels());
}

}  // namespace gainsay
