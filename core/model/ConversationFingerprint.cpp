// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/ConversationFingerprint.h"

#include <QCryptographicHash>

namespace gainsay {

namespace {

void addNumber(QCryptographicHash &hash, qint64 number)
{
    hash.addData(QByteArrayView(reinterpret_cast<const char *>(&number), sizeof number));
}

// The length goes before the text, so that nothing can move from one field into the next unnoticed.
void addText(QCryptographicHash &hash, const QString &text)
{
    addNumber(hash, text.size());
    hash.addData(QByteArrayView(reinterpret_cast<const char *>(text.utf16()), text.size() * 2));
}

void addJson(QCryptographicHash &hash, const Json &json)
{
    const QByteArray text = json.empty() ? QByteArray() : dumpJson(json);
    addNumber(hash, text.size());
    hash.addData(text);
}

}  // namespace

QByteArray fingerprintOf(const Conversation &conversation)
{
    QCryptographicHash hash(QCryptographicHash::Blake2b_160);
    addNumber(hash, conversation.turns.size());
    for (const Utterance &turn : conversation.turns) {
        addText(hash, turn.speaker);
        addText(hash, turn.text);
    }
    addNumber(hash, conversation.target);
    addNumber(hash, conversation.related.value_or(-1));
    addNumber(hash, conversation.candidates.size());
    for (const QString &candidate : conversation.candidates)
        addText(hash, candidate);
    addText(hash, conversation.model);
    addText(hash, conversation.method);
    addJson(hash, conversation.extra);
    addJson(hash, conversation.gold);
    return hash.result();
}

}  // namespace gainsay
