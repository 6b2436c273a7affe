// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/TranslatableText.h"
#include "core/detect/ParallelFor.h"
#include "core/errors/figures/ErrorFactors.h"
#include "core/errors/table/ErrorSelection.h"

#include <QThread>

#include <algorithm>
#include <limits>
#include <utility>

using namespace Qt::StringLiterals;

namespace gainsay {

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
