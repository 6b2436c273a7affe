// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/errors/figures/ModelComparison.h"

#include "core/base/Phrases.h"
#include "core/base/TranslatableText.h"
#include "core/errors/figures/JudgedCounts.h"
#include "core/stats/predictions/ConfusionMetrics.h"
#include "core/stats/predictions/PairedBootstrap.h"

#include <QHash>

#include <cmath>
#include <map>
#include <numeric>
#include <optional>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct ComparisonText {
    GAINSAY_TR(gainsay::ModelComparison)
};

// What both models say about the rows that both judge.
class PairedRows {
public:
    PairedRows(const ErrorTable &table, const ErrorRun &first, const ErrorRun &second, LabelSetting setting)
        : m_table(table), m_first(first), m_second(second), m_labels(size_t(table.rows.labels.size())),
          m_setting(setting)
    {
    }

    // One number for what is true, what the first and what the second says; none where not all is known.
    std::optional<size_t> code(size_t row) const
    {
        const quint8 gold = m_table.rows.gold[qsizetype(row)];
        const quint8 one = m_first.label[qsizetype(row)];
        const quint8 other = m_second.label[qsizetype(row)];
        if (gold == noValue || one == noValue || other == noValue)
            return std::nullopt;
        return (label(gold) * m_labels + label(one)) * m_labels + label(other);
    }
    // 1 where only the first is right, -1 where only the second is.
    std::optional<double> surplus(size_t row) const
    {
        const std::optional<size_t> known = code(row);
        if (!known)
            return std::nullopt;
        const PairedItems item = itemOf(*known, 1.0);
        return double(item.first == item.truth) - double(item.second == item.truth);
    }
    PairedItems itemOf(size_t code, double count) const
    {
        return {code / m_labels / m_labels, code / m_labels % m_labels, code % m_labels, count};
    }

private:
    size_t label(quint8 code) const
    {
        return m_setting == LabelSetting::All ? code : size_t(m_table.isContradiction(code) ? 1 : 0);
    }

    const ErrorTable &m_table;
    const ErrorRun &m_first;
    const ErrorRun &m_second;
    size_t m_labels;
    LabelSetting m_setting;
};

// Only combinations that occur take room: their codes, in order, become places.
struct PairedCounts {
    std::vector<PairedItems> items;
    std::map<size_t, size_t> places;  // by code
};

PairedCounts countPairs(const PairedRows &pairs, const RowSet &rows)
{
    QHash<size_t, qint64> counts;
    rows.each([&](size_t row) {
        if (const std::optional<size_t> code = pairs.code(row))
            ++counts[*code];
    });
    PairedCounts result;
    for (const auto &[code, count] : counts.asKeyValueRange())
        result.places[code] = size_t(count);
    for (auto &[code, place] : result.places) {
        result.items.push_back(pairs.itemOf(code, double(place)));
        place = result.items.size() - 1;
    }
    return result;
}

// In the order of ModelComparison::shares.
size_t outcomeOf(const PairedItems &item)
{
    return (item.first == item.truth ? 0 : 2) + (item.second == item.truth ? 0 : 1);
}

std::vector<ClusterCounts> countsOf(const std::vector<AlikeClusters> &clusters, const std::vector<PairedItems> &items,
                                    size_t outcome)
{
    std::vector<ClusterCounts> counts;
    for (const AlikeClusters &alike : clusters) {
        ClusterCounts &one = counts.emplace_back(ClusterCounts{0.0, 0.0, alike.clusters});
        for (const auto &[place, count] : alike.cells) {
            one.all += count;
            one.hits += outcomeOf(items[place]) == outcome ? count : 0.0;
        }
    }
    return counts;
}

}  // namespace

ModelComparison compareModels(const ErrorTable &table, const ErrorRun &first, const ErrorRun &second,
                              const RowSet &rows, LabelSetting setting, const ContextGroups &contexts,
                              const BootstrapOptions &bootstrap)
{
    ModelComparison result;
    result.first = first.name;
    result.second = second.name;
    // Where one of them names no categories, only their two classes can be compared.
    const bool twoClasses =
        JudgedCounts(table, first, rows).namesNoCategories() || JudgedCounts(table, second, rows).namesNoCategories();
    const LabelSetting compared = twoClasses ? LabelSetting::TwoClass : setting;
    const PairedRows pairs(table, first, second, compared);
    const PairedCounts counted = countPairs(pairs, rows);
    std::array<qint64 *, 4> counters{&result.bothRight, &result.onlyFirst, &result.onlySecond, &result.bothWrong};
    for (const PairedItems &alike : counted.items) {
        *counters[outcomeOf(alike)] += qint64(alike.count);
        result.n += qint64(alike.count);
    }
    if (result.n == 0)
        return result;
    for (size_t outcome = 0; outcome < counters.size(); ++outcome)
        result.shares[outcome] = wilson(*counters[outcome], result.n);
    std::vector<AlikeClusters> clusters;
    result.mcnemar = mcnemarExact(result.onlyFirst, result.onlySecond);
    if (contexts.repeats()) {
        const ClusterCounter counter = contexts.count(rows, [&](size_t row) -> std::optional<size_t> {
            const std::optional<size_t> code = pairs.code(row);
            return code ? std::optional(counted.places.at(*code)) : std::nullopt;
        });
        if (counter.repeats()) {
            clusters = counter.alike();
            result.contexts = counter.clusters();
            for (size_t outcome = 0; outcome < counters.size(); ++outcome)
                result.shares[outcome] = clusteredWilson(countsOf(clusters, counted.items, outcome));
            result.mcnemar = clusteredMcnemar(double(result.onlyFirst - result.onlySecond),
                                              contexts.squares(rows, [&](size_t row) { return pairs.surplus(row); }));
        }
    }
    const ConfusionMetric metrics[] = {accuracyOf, macroF1Of};
    const std::vector<PairedDifference> differences =
        pairedBootstrap(counted.items, size_t(table.rows.labels.size()), metrics, bootstrap, clusters);
    result.accuracy = differences[0];
    result.macroF1 = differences[1];
    return result;
}

StudyTable comparisonTable(const ModelComparison &comparison, LabelSetting setting)
{
    StudyTable study;
    study.table.title = ComparisonText::tr("%1 and %2").arg(comparison.first, comparison.second);
    study.table.columns = {ComparisonText::tr("Outcome"), ComparisonText::tr("n"), ComparisonText::tr("Share"),
                           ComparisonText::tr("p")};
    study.table.note =
        comparison.contexts == 0
            ? ComparisonText::tr("McNemar's exact test on what only one gets right; differences with a paired "
                                 "bootstrap over items, 95 %.")
            : sentences({ComparisonText::tr("McNemar's test over contexts (Yang, Sun and Hardin 2010) on what only one "
                                            "gets right; differences with a paired bootstrap, 95 %."),
                         contextNote(comparison.contexts)});
    const auto add = [&](const QString &name, qint64 count, bool firstRight, bool secondRight) {
        const size_t outcome = (firstRight ? 0 : 2) + (secondRight ? 0 : 1);
        const ReportCell share = comparison.n == 0
                                     ? missingCell({})
                                     : percentCell(double(count) / double(comparison.n), comparison.shares[outcome]);
        ErrorFilter filter;
        filter.runs = {{comparison.first, {}, firstRight, setting, {}, {}},
                       {comparison.second, {}, secondRight, setting, {}, {}}};
        study.add({textCell(name), countCell(count), share, missingCell({})}, filter);
    };
    add(ComparisonText::tr("only %1 is right").arg(comparison.first), comparison.onlyFirst, true, false);
    add(ComparisonText::tr("only %1 is right").arg(comparison.second), comparison.onlySecond, false, true);
    add(ComparisonText::tr("both are right"), comparison.bothRight, true, true);
    add(ComparisonText::tr("both are wrong"), comparison.bothWrong, false, false);
    if (comparison.n == 0)
        return study;
    study.add({textCell(ComparisonText::tr("McNemar")), countCell(comparison.onlyFirst + comparison.onlySecond),
               missingCell({}), numberCell(comparison.mcnemar.p)});
    study.add({textCell(ComparisonText::tr("accuracy, first minus second")), countCell(comparison.n),
               differenceCell(comparison.accuracy.difference, comparison.accuracy.ci), pCell(comparison.accuracy.p)});
    study.add({textCell(ComparisonText::tr("macro-F1, first minus second")), countCell(comparison.n),
               differenceCell(comparison.macroF1.difference, comparison.macroF1.ci), pCell(comparison.macroF1.p)});
    return study;
}

namespace {

struct SlicesText {
    GAINSAY_TR(gainsay::SliceComparison)
};

// Rows of one slice only, of the other only, and of both.
constexpr size_t slicePlaces = 3;

// Judged rows by place, gold and what the model says.
class SlicedRows {
public:
    SlicedRows(const ErrorTable &table, const ErrorRun &run, LabelSetting setting, const RowSet &first,
               const RowSet &second)
        : m_table(table), m_run(run), m_setting(setting), m_first(first), m_second(second)
    {
    }

    size_t labels() const { return m_setting == LabelSetting::All ? size_t(m_table.rows.labels.size()) : 2; }
    size_t cells() const { return slicePlaces * labels() * labels(); }
    // None where a row is in neither slice, or not judged.
    std::optional<size_t> cellOf(size_t row) const
    {
        const bool inFirst = m_first.contains(qsizetype(row));
        const bool inSecond = m_second.contains(qsizetype(row));
        if ((!inFirst && !inSecond) || !isJudged(m_table, m_run, row))
            return std::nullopt;
        const size_t place = inFirst ? (inSecond ? 2 : 0) : 1;
        return (place * labels() + code(m_table.rows.gold[qsizetype(row)])) * labels() +
               code(m_run.label[qsizetype(row)]);
    }

private:
    size_t code(quint8 label) const
    {
        return m_setting == LabelSetting::All ? size_t(label) : size_t(m_table.isContradiction(label) ? 1 : 0);
    }

    const ErrorTable &m_table;
    const ErrorRun &m_run;
    LabelSetting m_setting;
    const RowSet &m_first;
    const RowSet &m_second;
};

// The confusion of the first slice (0) or of the second (1).
std::vector<double> confusionIn(std::span<const double> counts, size_t labels, size_t slice)
{
    const size_t cells = labels * labels;
    std::vector<double> confusion(cells);
    for (size_t cell = 0; cell < cells; ++cell)
        confusion[cell] = counts[slice * cells + cell] + counts[2 * cells + cell];
    return confusion;
}

// Accuracy, macro-F1, then F1 of each label; NaN where undefined.
std::vector<double> measuresOf(std::span<const double> cells, size_t labels)
{
    std::vector<double> measures{accuracyOf(cells, labels), macroF1Of(cells, labels)};
    for (size_t label = 0; label < labels; ++label)
        measures.push_back(f1Of(cells, labels, label));
    return measures;
}

QString measureName(const ErrorTable &table, LabelSetting setting, const LabelTitles &titles, size_t measure)
{
    if (measure == 0)
        return SlicesText::tr("Accuracy");
    if (measure == 1)
        return SlicesText::tr("Macro-F1");
    const auto label = qsizetype(measure - 2);
    const QString name = setting == LabelSetting::All ? table.rows.labels[label] : twoClassName(label == 1);
    return SlicesText::tr("F1 of %1").arg(setting == LabelSetting::All && titles ? titles(name) : name);
}

StudyTable emptyComparison(const QString &run, const SliceRows &first, const SliceRows &second)
{
    StudyTable study;
    study.table.title = SlicesText::tr("%1 and %2: %3").arg(first.name, second.name, run);
    study.table.columns = {SlicesText::tr("Measure"), SlicesText::tr("First"), SlicesText::tr("Second"),
                           SlicesText::tr("First − second"), SlicesText::tr("p")};
    return study;
}

}  // namespace

StudyTable compareSlices(const ErrorTable &table, const ErrorRun &run, LabelSetting setting, const SliceRows &first,
                         const SliceRows &second, const LabelTitles &titles, const ContextGroups &contexts,
                         const BootstrapOptions &bootstrapOptions)
{
    const SlicedRows sliced(table, run, setting, first.rows, second.rows);
    const size_t labels = sliced.labels();
    std::vector<double> counts(sliced.cells());
    for (size_t row = 0; row < size_t(table.size()); ++row) {
        if (const std::optional<size_t> cell = sliced.cellOf(row))
            ++counts[*cell];
    }
    const double inBoth = std::accumulate(counts.begin() + qsizetype(2 * labels * labels), counts.end(), 0.0);
    const std::vector<double> inFirst = measuresOf(confusionIn(counts, labels, 0), labels);
    const std::vector<double> inSecond = measuresOf(confusionIn(counts, labels, 1), labels);
    const SampleStatistics differences = [labels](std::span<const double> drawn, std::span<double> out) {
        const std::vector<double> one = measuresOf(confusionIn(drawn, labels, 0), labels);
        const std::vector<double> other = measuresOf(confusionIn(drawn, labels, 1), labels);
        for (size_t i = 0; i < out.size(); ++i)
            out[i] = one[i] - other[i];
    };
    ClusterCounter clusters;
    if (contexts.repeats())
        clusters = contexts.count(RowSet(table.size(), true), [&](size_t row) { return sliced.cellOf(row); });
    std::vector<std::vector<double>> drawn =
        clusters.repeats()
            ? clusterBootstrap(clusters.alike(), counts.size(), bootstrapOptions, inFirst.size(), differences)
            : bootstrap(counts, bootstrapOptions, inFirst.size(), differences);
    StudyTable study = emptyComparison(run.name, first, second);
    study.table.note =
        SlicesText::tr("Differences with a bootstrap over the rows of either slice, 95 %; %n judged row(s) belong to "
                       "both.",
                       nullptr, int(inBoth));
    if (clusters.repeats())
        study.table.note = sentences({study.table.note, contextNote(clusters.clusters())});
    const auto cell = [](double value) {
        return std::isnan(value) ? missingCell(SlicesText::tr("nothing is judged there")) : percentCell(value);
    };
    for (size_t i = 0; i < inFirst.size(); ++i) {
        if (std::isnan(inFirst[i]) && std::isnan(inSecond[i]))
            continue;
        QList<ReportCell> cells{textCell(measureName(table, setting, titles, i)), cell(inFirst[i]), cell(inSecond[i])};
        const double difference = inFirst[i] - inSecond[i];
        if (std::isnan(difference))
            cells += QList<ReportCell>(2, missingCell(SlicesText::tr("one of the slices has no value")));
        else
            cells += {differenceCell(difference, summarize(drawn[i], difference).ci),
                      pCell(otherSideOfZero(drawn[i], difference))};
        study.add(cells);
    }
    return study;
}

}  // namespace gainsay
