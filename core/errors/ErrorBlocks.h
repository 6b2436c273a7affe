// SPDX-License-Identifier: GPL-3.0-or-later
// Between what is stored of conversations and predictions and the packed blocks of the error table.
#pragma once

#include "core/errors/ErrorTable.h"
#include "core/scheme/Scheme.h"
#include "core/store/ErrorBlockStore.h"

#include <QHash>

#include <optional>

namespace gainsay {

// Gives codes to names: their places in a list, up to `limit`; further names share the last place.
class NameCodes {
public:
    explicit NameCodes(int limit) : m_limit(limit) {}

    int code(const QString &name);
    const QStringList &names() const { return m_names; }

private:
    int m_limit;
    QStringList m_names;
    QHash<QString, int> m_codes;
};

// The question whose answers are the column `aspect`; none if the scheme asks nothing of the kind.
const Question *aspectQuestion(const Scheme &scheme);

// Rankings count by their first option, so that a right first choice is a right label.
QString labelName(const QString &stored);

// Every column that a table has too, in the order in which they are packed.
template <class Columns, class Act> void eachRowColumn(Columns &columns, Act &act)
{
    act(columns.gold);
    act(columns.removed);
    act(columns.state);
    act(columns.said);
    act(columns.agreement);
    act(columns.votes);
    act(columns.raters);
    act(columns.chatbot);
    act(columns.method);
    act(columns.aspect);
    act(columns.batch);
    act(columns.length);
    act(columns.replyLength);
    act(columns.turns);
    act(columns.distance);
    act(columns.features);
    act(columns.context);
}

// The same for what a run says, in the table and in its blocks.
template <class Columns, class Act> void eachValueColumn(Columns &columns, Act &act)
{
    act(columns.label);
    act(columns.confidence);
    act(columns.margin);
}

class ConversationBlockBuilder {
public:
    explicit ConversationBlockBuilder(const Scheme &scheme);

    void add(const ErrorSource &source);
    QByteArray packed();

private:
    QString aspectOf(const ErrorSource &source) const;
    void addLabels(const ErrorSource &source);
    void addTextColumns();

    const Scheme &m_scheme;
    QString m_aspectQuestion;
    NameCodes m_labels;
    NameCodes m_chatbots;
    NameCodes m_methods;
    NameCodes m_aspects;
    NameCodes m_batches;
    ConversationColumns m_columns;
    QList<Conversation> m_texts;  // features are computed for all of them together
};

// Nothing if the bytes are not what packed() wrote.
std::optional<ConversationColumns> unpackConversations(const QByteArray &data);

struct RunColumns {
    QStringList labels;
    QList<qint64> id;
    QList<quint8> label;
    QList<quint16> confidence;
    QList<quint16> margin;
};

class RunBlockBuilder {
public:
    void add(const PredictionValue &value);
    QByteArray packed();

private:
    NameCodes m_labels{noValue};
    RunColumns m_columns;
};

std::optional<RunColumns> unpackRun(const QByteArray &data);

}  // namespace gainsay
