// SPDX-License-Identifier: GPL-3.0-or-later
// Error tables in memory, for tests of the figures.
#pragma once

#include "core/errors/table/ErrorTable.h"
#include "core/stats/predictions/Classification.h"

namespace gainsay {

// The labels of cdconv; rows get gold and every run its labels with addRow().
class TableMaker {
public:
    explicit TableMaker(const QStringList &runs,
                        const QStringList &labels = {QStringLiteral("none"), QStringLiteral("intra"),
                                                     QStringLiteral("role"), QStringLiteral("history")})
    {
        m_table.rows.labels = labels;
        m_table.rows.chatbots = {QStringLiteral("A"), QStringLiteral("B")};
        m_table.rows.methods = {QStringLiteral("x"), QStringLiteral("y")};
        m_table.rows.aspects = {QString()};
        m_table.rows.batches = {QStringLiteral("b")};
        for (const QString &label : labels)
            m_table.saysNone.push_back(saysNoContradiction(label) ? 1 : 0);
        for (const QString &name : runs)
            m_table.runs.append({RunId{m_table.runs.size() + 1}, name, QStringLiteral("file"), 0, {}, {}, {}});
    }

    // An empty label is none. Gives the row.
    size_t addRow(const QString &gold, const QStringList &said, double confidence = 0.5)
    {
        ConversationColumns &rows = m_table.rows;
        m_table.ids.append(10 + 3 * rows.size());
        rows.gold.push_back(code(gold));
        rows.removed.push_back(0);
        rows.state.push_back(0);
        rows.said.push_back(0xffffffffu);
        rows.agreement.push_back(noValue);
        rows.votes.push_back(noValue);
        rows.raters.push_back(0);
        rows.chatbot.push_back(0);
        rows.method.push_back(0);
        rows.aspect.push_back(0);
        rows.batch.push_back(0);
        rows.length.push_back(20);
        rows.replyLength.push_back(5);
        rows.turns.push_back(4);
        rows.distance.push_back(0);
        rows.features.push_back(0);
        for (qsizetype i = 0; i < m_table.runs.size(); ++i) {
            m_table.runs[i].label.push_back(code(said.value(i)));
            m_table.runs[i].confidence.push_back(quint16(confidence * shareScale));
            m_table.runs[i].margin.push_back(quint16(confidence * shareScale / 2));
        }
        return size_t(rows.size() - 1);
    }

    void addRows(int count, const QString &gold, const QStringList &said)
    {
        for (int i = 0; i < count; ++i)
            addRow(gold, said);
    }

    ErrorTable &table() { return m_table; }

private:
    quint8 code(const QString &label) const
    {
        const qsizetype place = m_table.rows.labels.indexOf(label);
        return place < 0 ? noValue : quint8(place);
    }

    ErrorTable m_table;
};

}  // namespace gainsay
