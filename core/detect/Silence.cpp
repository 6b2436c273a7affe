// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/Silence.h"

#include "core/text/ScriptGuess.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace gainsay {

QString languageOf(const Conversation &conversation)
{
    QString text;
    for (const Utterance &turn : conversation.turns)
        text += turn.text + u'\n';
    switch (guessLanguage(text)) {
    case TextLanguage::Chinese:
        return u"zh"_s;
    case TextLanguage::Japanese:
        return u"ja"_s;
    case TextLanguage::English:
        return u"en"_s;
    case TextLanguage::Other:
        break;
    }
    return {};
}

QString reasonForSilence(const Conversation &conversation, const QStringList &languages)
{
    if (conversation.target < 0 || conversation.target >= conversation.turns.size())
        return QCoreApplication::translate("detect", "no utterance is marked as the one to judge");
    if (QStringView(conversation.turns[conversation.target].text).trimmed().isEmpty())
        return QCoreApplication::translate("detect", "the utterance to judge is empty");
    if (languages.isEmpty())
        return {};
    const QString language = languageOf(conversation);
    if (languages.contains(language))
        return {};
    return QCoreApplication::translate("detect", "the model does not speak this language (%1; it was trained on %2)")
        .arg(language.isEmpty() ? QCoreApplication::translate("detect", "unknown") : language, languages.join(u", "_s));
}

}  // namespace gainsay
