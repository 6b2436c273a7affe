// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/evidence/AskedTurn.h"

#include "core/detect/Silence.h"
#include "core/detect/evidence/ContentOverlap.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct PersonWords {
    QRegularExpression opener;  // "do you know …": not about the hearer
    QRegularExpression asker;
    QRegularExpression hearer;
    QRegularExpression asking;  // where the question mark is left out
};

QRegularExpression anyCase(const QString &pattern)
{
    return QRegularExpression(pattern, QRegularExpression::CaseInsensitiveOption |
                                           QRegularExpression::UseUnicodePropertiesOption);
}

const PersonWords *personWords(const QString &language)
{
    static const PersonWords chinese = {anyCase(u"[你您](还?(知道|记得|猜|说|觉得|晓得))"_s), anyCase(u"我"_s),
                                        anyCase(u"[你您]"_s), anyCase(u"[?？]\\s*$|[吗呢]$|什么|多少|多大|哪|谁|几"_s)};
    static const PersonWords english = {
        anyCase(u"\\b(do|can|would) you (still )?(know|remember|guess|think|tell me)\\b"_s),
        anyCase(u"\\b(i|i'm|my|me|mine|we|our)\\b"_s), anyCase(u"\\b(you|your|yours|you're)\\b"_s),
        anyCase(u"[?？]\\s*$"_s)};
    static const PersonWords japanese = {anyCase(u"(あなたは)?(知って|覚えて)(い?ます|る)"_s),
                                         anyCase(u"私|僕|俺|うち"_s), anyCase(u"あなた|君|お前"_s),
                                         anyCase(u"[?？]\\s*$|か[。]?$"_s)};
    if (language == "zh"_L1)
        return &chinese;
    return language == "en"_L1 ? &english : language == "ja"_L1 ? &japanese : nullptr;
}

}  // namespace

std::optional<int> askedTurn(const Conversation &conversation, const ContextWindow &window)
{
    constexpr qsizetype wholeWindow = 4;
    if (!window.related || qsizetype(window.all.size()) < wholeWindow)
        return window.related;
    const int told = window.all[0];
    const Utterance &first = conversation.turns[told];
    const Utterance &question = conversation.turns[window.all[2]];
    const QString language = languageOf(conversation);
    const PersonWords *words = personWords(language);
    if (!words || first.speaker != question.speaker)
        return window.related;
    // A turn that asks tells little, and one that does not ask takes nothing up.
    if (!words->asking.match(question.text).hasMatch() || words->asking.match(first.text.right(2)).hasMatch())
        return window.related;
    QString asked = question.text;
    asked.remove(words->opener);
    const bool ofAsker = words->asker.match(asked).hasMatch() && !words->hearer.match(asked).hasMatch();
    const auto sharedWith = [&, content = contentOf(asked, language)](int turn) {
        return contentOverlap(content, contentOf(conversation.turns[turn].text, language));
    };
    return ofAsker || sharedWith(told) > sharedWith(*window.related) ? told : window.related;
}

}  // namespace gainsay
