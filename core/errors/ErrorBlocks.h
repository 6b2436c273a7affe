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

// Rankings count by their first option, so that a right first choice is a right label.
QString labelName(const QString &stored);

class ConversationBlockBuilder {
public:
    explicit ConversationBlockBuilder(const Scheme &scheme);

    void add(const ErrorSource &source);
    QByteArray packed();

private:
    QString aspectOf(const ErrorSource &source) const;
    void addLabels(const ErrorSource &source);

    const Scheme &m_scheme;
    QString m_aspectQuestion;
    NameCodes m_labels;
    NameCodes m_chatbots;
    NameCodes m_methods;
    NameCodes m_aspects;
    NameCodes m_batches;
    ConversationColumns m_columns;
};

// Nothing if the bytes are not what packed() wrote.
std::optional<ConversationColumns> unpackConversations(const QByteArray &data);

struct RunColumns {
    QStringList labels;
    std::vector<qint64> id;
    std::vector<quint8> label;
    std::vector<quint16> confidence;
    std::vector<quint16> margin;
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
