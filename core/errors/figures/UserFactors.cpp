// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/errors/figures/UserFactors.h"

#include "core/base/TranslatableText.h"
#include "core/stats/Distributions.h"
#include "core/store/ConversationStore.h"
#include "core/store/Storage.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct UserFactorText {
    GAINSAY_TR(gainsay::UserFactors)
};

constexpr int userColumnPage = 2000;
// Fields that say what the label follows from, or are another thing than a property of the conversation.
const std::array<QLatin1StringView, 4> notFactors{"contradictory_label_count"_L1, "worker_count"_L1, "scores"_L1,
                                                  "id"_L1};

// What one field says, as text; nothing where it is no value that could group conversations.
std::optional<QString> groupValue(const Json &value)
{
    if (value.is_string())
        return fromUtf8(value.get_ref<const std::string &>());
    if (value.is_boolean())
        return value.get<bool>() ? UserFactorText::tr("yes") : UserFactorText::tr("no");
    if (value.is_number_integer())
        return QString::number(value.get<qint64>());
    return std::nullopt;
}

class UserColumnReader {
public:
    UserColumnReader(const ErrorTable &table, const RowSet &rows) : m_table(table), m_rows(rows) {}

    void add(const Conversation &conversation)
    {
        const qsizetype row = m_table.rowOf(conversation.id);
        if (row < 0 || !m_rows.contains(row) || !conversation.extra.is_object())
            return;
        for (const auto &[key, value] : conversation.extra.items()) {
            const QString name = fromUtf8(key);
            if (std::find(notFactors.begin(), notFactors.end(), name) != notFactors.end())
                continue;
            if (value.is_array())
                addList(row, name, value);
            else if (const auto text = groupValue(value))
                set(name, row, *text);
        }
    }

    QList<UserColumn> columns() const
    {
        QList<UserColumn> kept;
        for (const QString &name : m_order) {
            const UserColumn &column = m_columns[name];
            const bool isList = column.values.size() == 1;  // has it, or has not
            if (column.values.size() <= mostUserValues && (column.values.size() > 1 || isList))
                kept.append(column);
        }
        return kept;
    }

private:
    void addList(qsizetype row, const QString &name, const Json &list)
    {
        for (const Json &element : list) {
            if (element.is_string() && list.size() <= size_t(mostUserValues))
                set(u"%1: %2"_s.arg(name, fromUtf8(element.get_ref<const std::string &>())), row,
                    UserFactorText::tr("yes"));
        }
    }

    void set(const QString &name, qsizetype row, const QString &value)
    {
        if (!m_columns.contains(name)) {
            m_order.append(name);
            m_columns.insert(name, {name, {}, std::vector<quint16>(size_t(m_table.size()), noUserValue)});
        }
        UserColumn &column = m_columns[name];
        if (column.values.size() > mostUserValues)
            return;  // names or texts: they group nothing
        qsizetype place = column.values.indexOf(value);
        if (place < 0) {
            place = column.values.size();
            column.values.append(value);
        }
        column.code[size_t(row)] = quint16(place);
    }

    const ErrorTable &m_table;
    const RowSet &m_rows;
    QStringList m_order;
    QHash<QString, UserColumn> m_columns;
};

// A context's replies, counted.
struct CountedContext {
    int replies = 0;
    int contradictions = 0;
    size_t firstRow = 0;
};

std::vector<CountedContext> countContexts(const ErrorTable &table, const RowSet &rows,
                                          std::span<const quint64> contexts)
{
    std::vector<CountedContext> counted;
    QHash<quint64, size_t> places;
    rows.each([&](size_t row) {
        const quint8 gold = table.rows.gold[qsizetype(row)];
        if (gold == noValue || contexts[row] == 0)
            return;
        const auto place = places.constFind(contexts[row]);
        const size_t index = place == places.constEnd() ? counted.size() : *place;
        if (index == counted.size()) {
            places.insert(contexts[row], index);
            counted.push_back({0, 0, row});
        }
        ++counted[index].replies;
        counted[index].contradictions += table.isContradiction(gold) ? 1 : 0;
    });
    return counted;
}

std::optional<TriggerFactor> triggerOf(const UserColumn &column, qsizetype value,
                                       const std::vector<CountedContext> &contexts, qint64 fewest)
{
    MomentsSum with;
    MomentsSum without;
    for (const CountedContext &context : contexts)
        (column.code[context.firstRow] == value ? with : without)
            .add(double(context.contradictions) / double(context.replies));
    TriggerFactor one;
    one.factor.group = column.name;
    one.factor.name = column.values[value];
    one.with = with.moments();
    one.without = without.moments();
    if (one.with.n < double(fewest) || one.without.n < double(fewest))
        return std::nullopt;
    one.difference = one.with.mean - one.without.mean;
    one.ci = meanDifferenceInterval(one.with, one.without);
    const TestResult test = meanIsGreater(one.with, one.without);
    one.p = test.p;
    one.effect = test.effect;
    return one;
}

// Counts of other and of contradictory replies, by value.
using ValueCounts = std::vector<std::array<qint64, 2>>;

void joinRare(QStringList &values, ValueCounts &counts, qint64 fewest)
{
    std::array<qint64, 2> rare{};
    QStringList keptValues;
    ValueCounts kept;
    for (size_t i = 0; i < counts.size(); ++i) {
        if (counts[i][0] + counts[i][1] < fewest) {
            rare[0] += counts[i][0];
            rare[1] += counts[i][1];
            continue;
        }
        keptValues.append(values[qsizetype(i)]);
        kept.push_back(counts[i]);
    }
    if (rare[0] + rare[1] > 0) {
        keptValues.append(UserFactorText::tr("(rare values)"));
        kept.push_back(rare);
    }
    values = keptValues;
    counts = kept;
}

void addChiSquare(const QString &name, QStringList values, ValueCounts counts, qint64 fewest,
                  QList<ChiSquareFactor> &factors)
{
    joinRare(values, counts, fewest);
    std::array<double, 2> sums{};
    for (const auto &count : counts) {
        sums[0] += double(count[0]);
        sums[1] += double(count[1]);
    }
    const double n = sums[0] + sums[1];
    if (counts.size() < 2 || sums[0] == 0.0 || sums[1] == 0.0)
        return;
    ChiSquareFactor factor;
    factor.name = name;
    factor.values = int(counts.size());
    factor.n = qint64(n);
    factor.degrees = factor.values - 1;
    factor.smallestExpected = n;
    factor.leastShare = 2.0;
    factor.mostShare = -1.0;
    for (size_t i = 0; i < counts.size(); ++i) {
        const double total = double(counts[i][0] + counts[i][1]);
        for (size_t side = 0; side < 2; ++side) {
            const double expected = total * sums[side] / n;
            factor.smallestExpected = std::min(factor.smallestExpected, expected);
            factor.statistic += std::pow(double(counts[i][side]) - expected, 2) / expected;
        }
        const double share = double(counts[i][1]) / total;
        if (share > factor.mostShare) {
            factor.mostShare = share;
            factor.most = values[qsizetype(i)];
        }
        if (share < factor.leastShare) {
            factor.leastShare = share;
            factor.least = values[qsizetype(i)];
        }
    }
    factor.p = chiSquareUpperTail(factor.statistic, factor.degrees);
    factor.cramersV = std::sqrt(factor.statistic / n);  // two columns: the smaller side less one is 1
    factors.append(factor);
}

// The replies with gold, by what `valueOf` says of each; it gives the place of a value, or none.
template <class ValueOf>
ValueCounts countValues(const ErrorTable &table, const RowSet &rows, qsizetype values, const ValueOf &valueOf)
{
    ValueCounts counts(static_cast<size_t>(values));
    rows.each([&](size_t row) {
        const quint8 gold = table.rows.gold[qsizetype(row)];
        const std::optional<size_t> value = gold == noValue ? std::nullopt : valueOf(row);
        if (value)
            ++counts[*value][table.isContradiction(gold) ? 1 : 0];
    });
    return counts;
}

template <class T>
void addColumn(const QString &name, const ErrorTable &table, const RowSet &rows, const QStringList &values,
               const QList<T> &codes, qint64 fewest, QList<ChiSquareFactor> &factors)
{
    addChiSquare(name, values,
                 countValues(table, rows, values.size(),
                             [&](size_t row) { return std::optional<size_t>(codes[qsizetype(row)]); }),
                 fewest, factors);
}

}  // namespace

Result<QList<UserColumn>> readUserColumns(Storage &storage, const ErrorTable &table, const RowSet &rows,
                                          Progress &progress)
{
    UserColumnReader reader(table, rows);
    qint64 done = 0;
    for (ConversationId after;;) {
        if (progress.isCancelled())
            return cancelled(UserFactorText::tr("Reading the columns was cancelled."));
        ASSIGN_OR_RETURN(const auto page, storage.conversations().pageAfter(after, userColumnPage));
        if (page.isEmpty())
            return reader.columns();
        for (const Conversation &conversation : page)
            reader.add(conversation);
        after = page.last().id;
        done += page.size();
        progress.report(done, std::max<qint64>(done, table.size()));
    }
}

QList<TriggerFactor> whatTriggersContradictions(const ErrorTable &table, const RowSet &rows,
                                                std::span<const quint64> contexts, const QList<UserColumn> &columns,
                                                qint64 fewest)
{
    if (!table.asksForContradictions())
        return {};
    const std::vector<CountedContext> counted = countContexts(table, rows, contexts);
    QList<TriggerFactor> found;
    for (const UserColumn &column : columns) {
        for (qsizetype value = 0; value < column.values.size(); ++value) {
            if (const auto one = triggerOf(column, value, counted, fewest))
                found.append(*one);
        }
    }
    return found;
}

StudyTable triggerTable(QList<TriggerFactor> builtIn, const QList<TriggerFactor> &own)
{
    QList<TriggerFactor> all = builtIn + own;
    std::stable_sort(all.begin(), all.end(), [](const TriggerFactor &a, const TriggerFactor &b) { return a.p < b.p; });
    std::vector<double> p;
    for (const TriggerFactor &one : all)
        p.push_back(one.p);
    const std::vector<double> q = benjaminiHochberg(p);
    for (size_t i = 0; i < q.size(); ++i)
        all[qsizetype(i)].q = q[i];
    StudyTable study = triggerTable(all);
    // No filter of the list knows own columns.
    for (qsizetype i = 0; i < all.size(); ++i) {
        if (all[i].factor.filter.isEmpty())
            study.filters[i] = {};
    }
    return study;
}

QList<ChiSquareFactor> contradictionsByFactor(const ErrorTable &table, const RowSet &rows,
                                              const QList<UserColumn> &columns, qint64 fewest)
{
    QList<ChiSquareFactor> factors;
    if (!table.asksForContradictions())
        return factors;
    const ConversationColumns &known = table.rows;
    addColumn(UserFactorText::tr("trigger method"), table, rows, known.methods, known.method, fewest, factors);
    addColumn(UserFactorText::tr("chatbot"), table, rows, known.chatbots, known.chatbot, fewest, factors);
    addColumn(UserFactorText::tr("batch"), table, rows, known.batches, known.batch, fewest, factors);
    QStringList numbers;
    for (int number = 0; number < 256; ++number)
        numbers.append(QString::number(number));
    addColumn(UserFactorText::tr("number of turns"), table, rows, numbers, known.turns, fewest, factors);
    const auto distanceOf = [&](size_t row) {
        const quint8 distance = known.distance[qsizetype(row)];
        return distance == 0 ? std::nullopt : std::optional<size_t>(distance);
    };
    addChiSquare(UserFactorText::tr("distance in turns"), numbers, countValues(table, rows, numbers.size(), distanceOf),
                 fewest, factors);
    for (const UserColumn &column : columns) {
        QStringList values = column.values;
        const auto missing = size_t(values.size());  // an element of a list that is not there
        if (values.size() == 1)
            values.append(UserFactorText::tr("no"));
        const auto valueOf = [&](size_t row) {
            const quint16 code = column.code[row];
            if (code == noUserValue)
                return column.values.size() == 1 ? std::optional(missing) : std::nullopt;
            return std::optional<size_t>(code);
        };
        addChiSquare(column.name, values, countValues(table, rows, values.size(), valueOf), fewest, factors);
    }
    std::vector<double> p;
    for (const ChiSquareFactor &factor : std::as_const(factors))
        p.push_back(factor.p);
    const std::vector<double> q = benjaminiHochberg(p);
    for (size_t i = 0; i < q.size(); ++i)
        factors[qsizetype(i)].q = q[i];
    std::stable_sort(factors.begin(), factors.end(),
                     [](const ChiSquareFactor &a, const ChiSquareFactor &b) { return a.p < b.p; });
    return factors;
}

StudyTable chiSquareTable(const QList<ChiSquareFactor> &factors)
{
    StudyTable study;
    study.table.title = UserFactorText::tr("Contradictions by factor (chi-square)");
    study.table.columns = {UserFactorText::tr("Factor"),
                           u"n"_s,
                           UserFactorText::tr("Values"),
                           UserFactorText::tr("Most"),
                           UserFactorText::tr("share"),
                           UserFactorText::tr("Least"),
                           UserFactorText::tr("its share"),
                           u"χ²"_s,
                           u"df"_s,
                           u"p"_s,
                           u"q"_s,
                           UserFactorText::tr("Cramér's V")};
    study.details = {1, 2, 8, 9};
    study.table.note = UserFactorText::tr(
        "Pearson's chi-square test that contradictions are as frequent under every value; q is its p after Benjamini "
        "and Hochberg. Replies are counted, though those to one context are alike: the test by contexts above is "
        "stricter. Columns that came with the files count too. Values with fewer than 5 replies are put together.");
    for (const ChiSquareFactor &factor : factors)
        study.add({textCell(factor.name), countCell(factor.n), countCell(factor.values), textCell(factor.most),
                   percentCell(factor.mostShare), textCell(factor.least), percentCell(factor.leastShare),
                   numberCell(factor.statistic, 2), countCell(factor.degrees), numberCell(factor.p),
                   numberCell(factor.q), numberCell(factor.cramersV, 2)});
    return study;
}

}  // namespace gainsay
