// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/errors/figures/ErrorFactors.h"

#include "core/base/Phrases.h"
#include "core/base/TranslatableText.h"
#include "core/detect/ParallelFor.h"
#include "core/errors/figures/ContextShares.h"
#include "core/errors/table/ErrorSelection.h"
#include "core/errors/table/TagTitles.h"

#include <QThread>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <limits>
#include <utility>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct WhyText {
    GAINSAY_TR(gainsay::ErrorFactors)
};

// Features and people say what they are; a number or a name alone does not.
QString titleOf(const Factor &factor)
{
    return factor.group.isEmpty() ? factor.name : WhyText::tr("%1: %2").arg(factor.group, factor.name);
}

template <class T> void correctForMany(QList<T> &factors)
{
    std::vector<double> p;
    for (const T &factor : factors)
        p.push_back(factor.p);
    const std::vector<double> q = benjaminiHochberg(p);
    for (qsizetype i = 0; i < factors.size(); ++i)
        factors[i].q = q[size_t(i)];
    std::stable_sort(factors.begin(), factors.end(),
                     [](const T &a, const T &b) { return a.difference > b.difference; });
}

QList<Factor> contextFactors(const ErrorTable &table)
{
    QList<Factor> factors;
    for (const TextFeature feature : contextFeatures) {
        ErrorFilter filter;
        filter.with.append(feature);
        factors.append({{}, titleOf(feature), filter, {}});
    }
    for (const QString &method : table.rows.methods) {
        ErrorFilter filter;
        filter.methods.append(method);
        if (!method.isEmpty())
            factors.append({WhyText::tr("method"), method, filter, {}});
    }
    QList<quint8> turns = table.rows.turns;
    const auto [fewest, most] = std::minmax_element(turns.cbegin(), turns.cend());
    if (!turns.empty() && *fewest != *most) {
        const int least = *fewest;
        const auto middle = turns.begin() + turns.size() / 2;
        std::nth_element(turns.begin(), middle, turns.end());
        ErrorFilter filter;
        filter.turns.low = *middle + (*middle == least ? 1 : 0);
        factors.append({WhyText::tr("turns"), u"≥ %1"_s.arg(*filter.turns.low), filter, {}});
    }
    return factors;
}

// Per gold label: how many rows, and how many of them are wrong.
using GoldCounts = std::vector<std::pair<qint64, qint64>>;

GoldCounts countByGold(const ErrorTable &table, const RowSet &judged, const RowSet &wrong)
{
    GoldCounts counts(size_t(table.rows.labels.size()));
    judged.each([&](size_t row) { ++counts[table.rows.gold[row]].first; });
    wrong.each([&](size_t row) { ++counts[table.rows.gold[row]].second; });
    return counts;
}

// Interval and test of the stratified difference from its variance over contexts, weights of strata taken as given.
void drawFromContexts(ErrorFactor &factor, const ErrorTable &table, const RowSet &judged, const RowSet &wrong,
                      const std::vector<Stratum> &strata, const ContextGroups &contexts)
{
    struct Part {
        double share = 0.0;
        double perRow = 0.0;  // what a row more or less weighs in the difference
    };
    double weights = 0.0;
    for (const Stratum &one : strata)
        weights += one.n1 + one.n2 == 0 ? 0.0 : double(one.n1) * double(one.n2) / double(one.n1 + one.n2);
    std::vector<std::array<Part, 2>> parts;  // by gold: elsewhere, there
    for (const Stratum &one : strata) {
        if (one.n1 == 0 || one.n2 == 0) {
            parts.emplace_back();
            continue;
        }
        const double n = double(one.n1 + one.n2);
        parts.push_back({Part{double(one.successes2) / double(one.n2), -double(one.n1) / n / weights},
                         Part{double(one.successes1) / double(one.n1), double(one.n2) / n / weights}});
    }
    const ClusterSquares varying = contexts.squares(judged, [&](size_t row) {
        const Part &part = parts[table.rows.gold[qsizetype(row)]][factor.factor.rows.contains(qsizetype(row)) ? 1 : 0];
        return std::optional(part.perRow * ((wrong.contains(qsizetype(row)) ? 1.0 : 0.0) - part.share));
    });
    if (varying.clusters == double(judged.count()))
        return;
    if (const auto drawn = linearisedDifference(factor.difference, varying)) {
        factor.ci = drawn->ci;
        factor.p = drawn->p;
        factor.contexts = qint64(varying.clusters);
    }
}

quint16 contextFeatureBits()
{
    quint16 bits = 0;
    for (const TextFeature feature : contextFeatures)
        bits |= bitOf(feature);
    return bits;
}

bool hasFactor(const ErrorTable &table, const Factor &factor, const AlikeContexts &contexts)
{
    if (!factor.filter.with.isEmpty())
        return (contexts.features & bitOf(factor.filter.with.first())) != 0;
    if (!factor.filter.methods.isEmpty())
        return table.rows.methods[contexts.method] == factor.filter.methods.constFirst();
    return factor.filter.turns.holds(contexts.turns);
}

}  // namespace

QList<ErrorFactor> whatGoesWithErrors(const ErrorTable &table, const ErrorRun &run, LabelSetting setting,
                                      const RowSet &rows, const QList<Factor> &factors, const ContextGroups &contexts,
                                      qint64 fewest)
{
    RowSet judged = rows;
    judged.filter([&](size_t row) { return isJudged(table, run, row); });
    RowSet wrong = judged;
    wrong.filter([&](size_t row) { return !isRight(table, run, setting, row); });
    const GoldCounts all = countByGold(table, judged, wrong);
    QList<ErrorFactor> found;
    for (const Factor &factor : factors) {
        RowSet inside = judged;
        inside &= factor.rows;
        RowSet wrongInside = wrong;
        wrongInside &= factor.rows;
        const GoldCounts there = countByGold(table, inside, wrongInside);
        ErrorFactor one;
        std::vector<Stratum> strata;
        for (size_t gold = 0; gold < all.size(); ++gold) {
            const auto [judgedThere, wrongThere] = there[gold];
            const auto [judgedAll, wrongAll] = all[gold];
            strata.push_back({wrongThere, judgedThere, wrongAll - wrongThere, judgedAll - judgedThere});
            one.judged += judgedThere;
            one.errors += wrongThere;
            one.judgedElsewhere += judgedAll - judgedThere;
            one.errorsElsewhere += wrongAll - wrongThere;
        }
        const std::optional<StratifiedDifference> alike = stratifiedDifference(strata);
        if (!alike || alike->n1 < fewest || alike->n2 < fewest)
            continue;
        one.factor = factor;
        one.difference = alike->difference;
        one.ci = alike->ci;
        one.p = alike->test.p;
        if (contexts.repeats())
            drawFromContexts(one, table, judged, wrong, strata, contexts);
        found.append(one);
    }
    correctForMany(found);
    return found;
}

StudyTable errorFactorTable(const QList<ErrorFactor> &factors, const QString &run, LabelSetting setting)
{
    StudyTable study;
    study.table.title = WhyText::tr("What goes with errors: %1").arg(run);
    study.table.columns = {WhyText::tr("Slice"),        WhyText::tr("n"),
                           WhyText::tr("Error"),        WhyText::tr("Elsewhere"),
                           WhyText::tr("vs same gold"), WhyText::tr("q")};
    study.details = {3};
    study.table.note =
        WhyText::tr("The worst first; a row lists the errors there. Error rates of all rows with Wilson's interval. "
                    "“vs same gold” compares with rows of the same gold label only, so that a label that is hard to "
                    "tell does not stand for what goes with it: the Mantel–Haenszel difference with Sato's interval. q "
                    "is the p value of the Cochran–Mantel–Haenszel test after Benjamini and Hochberg.");
    const auto drawn = std::ranges::max_element(factors, {}, &ErrorFactor::contexts);
    if (drawn != factors.end() && drawn->contexts > 0)
        study.table.note =
            sentences({study.table.note, WhyText::tr("Rows share %1 contexts: interval and test of the difference are "
                                                     "cluster-robust, from its linearised variance over contexts.")
                                             .arg(QString::number(drawn->contexts))});
    for (const ErrorFactor &one : factors) {
        ErrorFilter filter = one.factor.filter;
        filter.runs.append({run, {}, false, setting, {}, {}});
        study.add({textCell(titleOf(one.factor)), countCell(one.judged), shareCell(one.errors, one.judged),
                   shareCell(one.errorsElsewhere, one.judgedElsewhere), differenceCell(one.difference, one.ci),
                   numberCell(one.q)},
                  filter);
    }
    return study;
}

QList<TriggerFactor> whatTriggersContradictions(const ErrorTable &table, const RowSet &rows,
                                                std::span<const quint64> contexts, qint64 fewest)
{
    if (!table.asksForContradictions())
        return {};
    const std::vector<AlikeContexts> found = contextShares(table, rows, contexts, contextFeatureBits());
    QList<TriggerFactor> triggers;
    for (const Factor &factor : contextFactors(table)) {
        MomentsSum with;
        MomentsSum without;
        for (const AlikeContexts &alike : found)
            (hasFactor(table, factor, alike) ? with : without).add(alike.share, double(alike.count));
        TriggerFactor one;
        one.factor = factor;
        one.with = with.moments();
        one.without = without.moments();
        if (one.with.n < double(fewest) || one.without.n < double(fewest))
            continue;
        one.difference = one.with.mean - one.without.mean;
        one.ci = meanDifferenceInterval(one.with, one.without);
        const TestResult test = meanIsGreater(one.with, one.without);
        one.p = test.p;
        one.effect = test.effect;
        triggers.append(one);
    }
    correctForMany(triggers);
    return triggers;
}

namespace {

ReportCell effectCell(double effect)
{
    return std::isnan(effect) ? missingCell(WhyText::tr("nothing varies")) : numberCell(effect, 2);
}

}  // namespace

StudyTable triggerTable(const QList<TriggerFactor> &factors)
{
    StudyTable study;
    study.table.title = WhyText::tr("What triggers contradictions");
    study.table.columns = {WhyText::tr("Context"), WhyText::tr("n"),          WhyText::tr("With"),
                           WhyText::tr("Without"), WhyText::tr("Difference"), WhyText::tr("Hedges' g"),
                           WhyText::tr("p"),       WhyText::tr("q")};
    study.details = {1, 3, 6};
    study.table.note = WhyText::tr("n contexts that have it, and the mean share of their replies that contradict; the "
                                   "difference with Welch's interval. q is the p value of Welch's one-tailed t test "
                                   "that contexts with it trigger more, after Benjamini and Hochberg.");
    for (const TriggerFactor &one : factors) {
        ErrorFilter filter = one.factor.filter;
        filter.goldIsContradiction = true;
        study.add({textCell(titleOf(one.factor)), countCell(qint64(one.with.n)), percentCell(one.with.mean),
                   percentCell(one.without.mean), differenceCell(one.difference, one.ci), effectCell(one.effect),
                   numberCell(one.p), numberCell(one.q)},
                  filter);
    }
    return study;
}

StudyTable tagTable(const ErrorTable &table, const RowSet &rows)
{
    QList<std::pair<qint64, qsizetype>> counts;
    qint64 tagged = 0;
    std::array<qint64, 32> given{};
    // Few rows are tagged.
    const auto count = [&](size_t row) {
        const quint32 tags = table.tagsAt(row);
        tagged += tags != 0 ? 1 : 0;
        for (quint32 left = tags; left != 0; left &= left - 1)
            ++given[size_t(std::countr_zero(left))];
    };
    if (!table.tags.isEmpty())
        rows.each(count);
    for (qsizetype tag = 0; tag < table.tagNames.size(); ++tag) {
        if (given[size_t(tag)] > 0)
            counts.append({-given[size_t(tag)], tag});
    }
    std::sort(counts.begin(), counts.end());
    StudyTable study;
    study.table.title = WhyText::tr("Error tags");
    study.table.columns = {WhyText::tr("Tag"), WhyText::tr("Conversations"), WhyText::tr("of tagged")};
    for (const auto &[negative, tag] : std::as_const(counts)) {
        ErrorFilter filter;
        filter.tags = {table.tagNames[tag]};
        study.add({textCell(tagTitle(table.tagNames[tag])), countCell(-negative), shareCell(-negative, tagged)},
                  filter);
    }
    return study;
}

namespace {

struct FactorText {
    GAINSAY_TR(gainsay::ErrorFactors)
};

constexpr qsizetype mostNamesPerGroup = 50;

// What a quarter, half and three quarters of the values do not exceed; nothing if there is none. Counted, not sorted:
// there are many rows and few values.
template <class T> std::vector<T> quartilesOf(const QList<T> &column, T none)
{
    std::vector<qsizetype> counts(size_t(std::numeric_limits<T>::max()) + 1, 0);
    for (const T value : column)
        ++counts[value];
    const qsizetype known = column.size() - std::exchange(counts[none], 0);
    std::vector<T> quartiles;
    qsizetype seen = 0;
    size_t value = 0;
    for (const double share : {0.25, 0.5, 0.75}) {
        const auto place = qsizetype(share * double(known - 1));
        while (known > 0 && seen + counts[value] <= place)
            seen += counts[value++];
        if (known > 0)
            quartiles.push_back(T(value));
    }
    return quartiles;
}

class FactorCollector {
public:
    explicit FactorCollector(const ErrorTable &table) : m_table(table) {}

    void add(const QString &group, const QString &name, const ErrorFilter &filter)
    {
        m_factors.append({group, name, filter, {}});
    }

    // `list` picks the names of the filter: GCC 12.2 takes a pointer to member for memory that nobody has set.
    void addNames(const QString &group, const QStringList &names, QStringList &(*list)(ErrorFilter &),
                  const LabelTitles &titles = {})
    {
        for (const QString &name : names.first(std::min(names.size(), mostNamesPerGroup))) {
            if (name.isEmpty())
                continue;
            ErrorFilter filter;
            list(filter).append(name);
            add(group, titles ? titles(name) : name, filter);
        }
    }

    // Quarters of what occurs.
    template <class T>
    void addQuarters(const QString &group, const QList<T> &column, T none, double scale,
                     NumberRange &(*picked)(ErrorFilter &))
    {
        std::vector<double> cuts;
        for (const T value : quartilesOf(column, none)) {
            if (const double cut = double(value) / scale; cuts.empty() || cut > cuts.back())
                cuts.push_back(cut);
        }
        if (cuts.empty())
            return;
        const double step = 1.0 / scale;
        for (size_t i = 0; i <= cuts.size(); ++i) {
            ErrorFilter filter;
            NumberRange &range = picked(filter);
            if (i > 0)
                range.low = cuts[i - 1] + step;
            if (i < cuts.size())
                range.high = cuts[i];
            const QString low = range.low ? QString::number(*range.low) : QString();
            const QString high = range.high ? QString::number(*range.high) : QString();
            add(group,
                low.isEmpty()    ? u"≤ %1"_s.arg(high)
                : high.isEmpty() ? u"≥ %1"_s.arg(low)
                                 : u"%1–%2"_s.arg(low, high),
                filter);
        }
    }

    void addSlices(const QList<SliceRows> &slices)
    {
        for (const SliceRows &slice : slices)
            m_factors.append({FactorText::tr("slice"), slice.name, slice.filter, slice.rows});
    }

    // With their rows, on every core; what all rows have, or none, is no factor.
    QList<Factor> take()
    {
        Factor *factors = m_factors.data();
        parallelFor(int(m_factors.size()), QThread::idealThreadCount(), [&](int i) {
            if (factors[i].rows.size() == 0)
                factors[i].rows = selectRows(m_table, factors[i].filter);
            return true;
        });
        m_factors.removeIf([this](const Factor &factor) {
            const qsizetype count = factor.rows.count();
            return count == 0 || count == m_table.size();
        });
        return std::move(m_factors);
    }

private:
    const ErrorTable &m_table;
    QList<Factor> m_factors;
};

}  // namespace

QList<Factor> factorsOf(const ErrorTable &table, const QList<SliceRows> &slices, const LabelTitles &titles)
{
    const ConversationColumns &columns = table.rows;
    FactorCollector collector(table);
    for (const TextFeature feature : allTextFeatures) {
        ErrorFilter filter;
        filter.with.append(feature);
        collector.add({}, titleOf(feature), filter);
    }
    collector.addNames(FactorText::tr("method"), columns.methods,
                       [](ErrorFilter &f) -> QStringList & { return f.methods; });
    collector.addNames(FactorText::tr("chatbot"), columns.chatbots,
                       [](ErrorFilter &f) -> QStringList & { return f.chatbots; });
    collector.addNames(
        FactorText::tr("aspect"), columns.aspects, [](ErrorFilter &f) -> QStringList & { return f.aspects; }, titles);
    constexpr quint16 none16 = 65535;
    collector.addQuarters(FactorText::tr("length"), columns.length, none16, 1.0,
                          [](ErrorFilter &f) -> NumberRange & { return f.length; });
    collector.addQuarters(FactorText::tr("reply length"), columns.replyLength, none16, 1.0,
                          [](ErrorFilter &f) -> NumberRange & { return f.replyLength; });
    collector.addQuarters(FactorText::tr("turns"), columns.turns, noValue, 1.0,
                          [](ErrorFilter &f) -> NumberRange & { return f.turns; });
    collector.addQuarters(FactorText::tr("distance"), columns.distance, quint8(0), 1.0,
                          [](ErrorFilter &f) -> NumberRange & { return f.distance; });
    ErrorFilter disagreed;
    disagreed.agreement.high = 0.99;
    collector.add({}, FactorText::tr("annotators disagreed"), disagreed);
    collector.addSlices(slices);
    return collector.take();
}

}  // namespace gainsay
