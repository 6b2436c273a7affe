// SPDX-License-Identifier: GPL-3.0-or-later
// What tests of detectors are fed with.
#pragma once

#include "core/base/Json.h"
#include "core/model/Conversation.h"

#include <QFile>

#include <vector>

namespace gainsay::test {

// The lines of a file in tests/data; none if it cannot be read.
inline std::vector<Json> jsonRows(const QString &name)
{
    QFile file(QStringLiteral(GAINSAY_TEST_DATA "/") + name);
    std::vector<Json> rows;
    if (!file.open(QIODevice::ReadOnly))
        return rows;
    for (const QByteArray &line : file.readAll().split('\n')) {
        if (!line.isEmpty())
            rows.push_back(parseJson(line).value());
    }
    return rows;
}

// User and bot in turn, the last one judged.
inline Conversation conversationOf(const QStringList &turns)
{
    Conversation conversation;
    for (const QString &turn : turns)
        conversation.turns.append(
            {conversation.turns.size() % 2 == 0 ? QStringLiteral("user") : QStringLiteral("bot"), turn});
    conversation.target = int(turns.size()) - 1;
    return conversation;
}

}  // namespace gainsay::test
