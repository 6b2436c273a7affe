// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/Silence.h"

#include <QCoreApplication>

namespace gainsay {

QString reasonForSilence(const Conversation &conversation, const QStringList &languages)
{
    if (conversation.target < 0 || conversation.target >= conversation.turns.size())
        return QCoreApplication::translate("detect", "no utterance is marked as the one to judge");
    if (QStringView(conversation.turns[conversation.target].text).trimmed().isEmpty())
        return QCoreApplication::translate("detect", "the utterance to judge is empty");
    Q_UNUSED(languages);
    return {};
}

}  // namespace gainsay
