// SPDX-License-Identifier: GPL-3.0-or-later
// Between what is stored of conversations and predictions and the packed blocks of the error table.
#pragma once

#include "core/errors/table/ErrorTable.h"
#include "core/scheme/Scheme.h"
#include "core/store/ErrorStore.h"

#include <QHash>

#include <optional>
#include <vector>

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

    void add(ErrorSource source) { m_sources.push_back(std::move(source)); }
    // Fails if what is stored of a conversation cannot be read.
    Result<QByteArray> packed();

private:
    // rgm's files bring how many workers say contradictory instead of their answers.
    struct ImportedVotes {
        int votes = 0;
        int workers = 0;
    };
    // What has to be read out of the texts and answers of a conversation.
    struct ReadSource {
        bool isValid = false;
        qint64 replyLength = 0;
        int distance = 0;
        quint16 features = 0;
        quint64 context = 0;
        QString aspect;
        std::optional<ImportedVotes> importedVotes;
    };

    ReadSource read(const ErrorSource &source) const;
    static std::optional<ImportedVotes> importedVotesOf(const ErrorSource &source);
    QString aspectOf(const ErrorSource &source) const;
    void addLabels(const ErrorSource &source, const std::optional<ImportedVotes> &imported);
    void addRow(const ErrorSource &source, const ReadSource &read);

    QString m_aspectQuestion;
    NameCodes m_labels;
    NameCodes m_chatbots;
    NameCodes m_methods;
    NameCodes m_aspects;
    NameCodes m_batches;
    ConversationColumns m_columns;
    std::vector<ErrorSource> m_sources;
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
    Result<QByteArray> packed();

private:
    NameCodes m_labels{noValue};
    RunColumns m_columns;
};

std::optional<RunColumns> unpackRun(const QByteArray &data);

}  // namespace gainsay
