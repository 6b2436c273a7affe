// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/Silence.h"

#include "core/base/Phrases.h"
#include "core/text/ScriptGuess.h"
#include "core/text/Segmenter.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

// Fewer than three words may be a name or a borrowed word, and numbers are of every language.
bool isSentence(const QString &text)
{
    return std::ranges::any_of(text, [](QChar unit) { return unit.isLetter(); }) && wordsOf(text).size() >= 3;
}

}  // namespace

QString languageOf(const Conversation &conversation)
{
    QString text;
    for (const Utterance &turn : conversation.turns)
        text += turn.text + u'\n';
    return languageCode(guessLanguage(text));
}

Reason reasonForSilence(const Conversation &conversation, const QStringList &languages)
{
    if (conversation.target < 0 || conversation.target >= conversation.turns.size())
        return reasonOf(QT_TRANSLATE_NOOP("detect", "no utterance is marked as the one to judge"));
    if (QStringView(conversation.turns[conversation.target].text).trimmed().isEmpty())
        return reasonOf(QT_TRANSLATE_NOOP("detect", "the utterance to judge is empty"));
    if (languages.isEmpty())
        return {};
    // The whole may be in a language that the detector speaks and the one sentence that matters in another.
    const QString &judged = conversation.turns[conversation.target].text;
    const QString ofJudged = languageCode(guessLanguage(judged));
    const bool foreign = !languages.contains(ofJudged) && isSentence(judged);
    const QString language = foreign ? ofJudged : languageOf(conversation);
    if (languages.contains(language))
        return {};
    return reasonOf(QT_TRANSLATE_NOOP("detect", "the model does not speak this language (%1; it was trained on %2)"),
                    {language.isEmpty() ? reasonOf(QT_TRANSLATE_NOOP("detect", "unknown")) : Reason(language),
                     {languages.join(u", "_s), listing(languages)}});
}

}  // namespace gainsay
