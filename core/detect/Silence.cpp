// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/Silence.h"

#include "core/text/Language.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace gainsay {

QString reasonForSilence(const Conversation &conversation, const QStringList &languages)
{
    if (conversation.target < 0 || conversation.target >= conversation.turns.size())
        return QCoreApplication::translate("detect", "no utterance is marked as the one to judge");
    if (QStringView(conversation.turns[conversation.target].text).trimmed().isEmpty())
        return QCoreApplication::translate("detect", "the utterance to judge is empty");
    if (languages.isEmpty())
        return {};
    QString text;
    for (const Utterance &turn : conversation.turns)
        text += turn.text + u'\n';
    const QString language = guessLanguage(text);
    if (languages.contains(language))
        return {};
    return QCoreApplication::translate("detect", "the model does not speak this language (%1; it was trained on %2)")
        .arg(language.isEmpty() ? QCoreApplication::translate("detect", "unknown") : language, languages.join(u", "_s));
}

}  // namespace gainsay
