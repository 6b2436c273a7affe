// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/errors/table/ErrorTableBuilder.h"

#include "core/errors/table/PredictionRuns.h"
#include "core/scheme/SchemeLabels.h"
#include "core/stats/predictions/Classification.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr qsizetype mostTags = 32;
constexpr int mostCodes = 65535;

template <class T> QList<T> codesIn(const QStringList &names, NameCodes &all)
{
    QList<T> codes;
    for (const QString &name : names)
        codes.append(T(all.code(name)));
    return codes;
}

// Codes of a block as the codes of the table.
template <class T> void appendMapped(QList<T> &to, const QList<T> &codes, const QList<T> &table)
{
    for (const T code : codes)
        to.append(qsizetype(code) < table.size() ? table[code] : T(-1));
}

}  // namespace

ErrorTableBuilder::ErrorTableBuilder(const Scheme &scheme, const QList<PrelabelRun> &runs, qint64 expected)
    : m_labels(noValue), m_chatbots(mostCodes), m_methods(mostCodes), m_aspects(mostCodes), m_batches(mostCodes)
{
    // The scheme's labels come first and in the order of their codes, so that every table has the same order.
    const Question *gold = scheme.question(scheme.goldQuestion);
    QList<Option> options = gold ? gold->options : QList<Option>();
    std::stable_sort(options.begin(), options.end(),
                     [](const Option &one, const Option &other) { return one.code < other.code; });
    for (const Option &option : std::as_const(options))
        m_labels.code(answerText(option.value));
    const auto reserve = [expected](auto &column) { column.reserve(expected); };
    m_table.ids.reserve(expected);
    eachRowColumn(m_table.rows, reserve);
    const QStringList names = runNames(runs);
    for (qsizetype i = 0; i < runs.size(); ++i) {
        ErrorRun added{runs[i].id, names[i], runs[i].origin, runs[i].count, {}, {}, {}};
        eachValueColumn(added, reserve);
        m_table.runs.append(std::move(added));
    }
}

void ErrorTableBuilder::add(const ConversationColumns &block)
{
    ConversationColumns &rows = m_table.rows;
    m_blockStart = rows.size();
    const auto labels = codesIn<quint8>(block.labels, m_labels);
    for (const qint64 id : block.id)
        m_table.ids.append(id);
    appendMapped(rows.gold, block.gold, labels);
    rows.removed += block.removed;
    rows.state += block.state;
    for (qsizetype row = 0; row < block.said.size(); ++row)
        rows.said.append(saidWith(block, size_t(row), labels));
    rows.agreement += block.agreement;
    rows.votes += block.votes;
    rows.raters += block.raters;
    appendMapped(rows.chatbot, block.chatbot, codesIn<quint16>(block.chatbots, m_chatbots));
    appendMapped(rows.method, block.method, codesIn<quint16>(block.methods, m_methods));
    appendMapped(rows.aspect, block.aspect, codesIn<quint16>(block.aspects, m_aspects));
    appendMapped(rows.batch, block.batch, codesIn<quint16>(block.batches, m_batches));
    rows.length += block.length;
    rows.replyLength += block.replyLength;
    rows.turns += block.turns;
    rows.distance += block.distance;
    rows.features += block.features;
}

quint32 ErrorTableBuilder::saidWith(const ConversationColumns &block, size_t row, const QList<quint8> &labels) const
{
    quint32 said = 0xffffffffu;
    for (int i = 0; i < mostSaid; ++i) {
        const quint8 code = block.saidAt(row, i);
        if (code != noValue && code < labels.size())
            said ^= (63u ^ std::min<quint32>(labels[code], 62u)) << (6 * i);
    }
    return said;
}

void ErrorTableBuilder::addRun(qsizetype place, const RunColumns &block)
{
    ErrorRun &run = m_table.runs[place];
    const auto labels = codesIn<quint8>(block.labels, m_labels);
    const RowIds &ids = m_table.ids;
    qsizetype judged = 0;
    for (qsizetype row = m_blockStart; row < ids.size(); ++row) {
        const qint64 id = ids[row];
        while (judged < block.id.size() && block.id[judged] < id)
            ++judged;
        const bool said = judged < block.id.size() && block.id[judged] == id;
        const quint8 code = said ? block.label[judged] : noValue;
        run.label.append(code < labels.size() ? labels[code] : noValue);
        run.confidence.append(said ? block.confidence[judged] : quint16(0));
        run.margin.append(said ? block.margin[judged] : quint16(0));
    }
}

ErrorTable ErrorTableBuilder::tableSoFar(const QList<TagKind> &kinds, const QList<ErrorTag> &tags) const
{
    ErrorTable table = m_table;
    table.rows.labels = m_labels.names();
    table.rows.chatbots = m_chatbots.names();
    table.rows.methods = m_methods.names();
    table.rows.aspects = m_aspects.names();
    table.rows.batches = m_batches.names();
    for (const QString &label : std::as_const(table.rows.labels))
        table.saysNone.push_back(saysNoContradiction(label) ? 1 : 0);
    // A scheme may have an answer of that name, which is a category then.
    if (const qsizetype any = table.rows.labels.indexOf(anyContradiction);
        any >= 0 && !table.rows.gold.contains(quint8(any)))
        table.anyCategory = quint8(any);
    for (const TagKind &kind : kinds.first(std::min(kinds.size(), mostTags)))
        table.tagNames.append(kind.name);
    for (const ErrorTag &tag : tags) {
        const qsizetype row = table.rowOf(tag.conversation);
        const qsizetype place = table.tagNames.indexOf(tag.tag);
        if (row >= 0 && place >= 0)
            table.setTag(size_t(row), place, true);
    }
    return table;
}

}  // namespace gainsay
