// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/Language.h"

#include <QSet>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct ScriptCounts {
    int han = 0;
    int kana = 0;
    int hangul = 0;
    int latin = 0;
    int other = 0;
};

ScriptCounts countScripts(QStringView text)
{
    ScriptCounts counts;
    for (qsizetype i = 0; i < text.size(); ++i) {
        char32_t c = text[i].unicode();
        if (text[i].isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate())
            c = QChar::surrogateToUcs4(text[i], text[i + 1]);
        i += c > 0xFFFF ? 1 : 0;
        if (!QChar::isLetter(c))
            continue;
        switch (QChar::script(c)) {
        case QChar::Script_Han:
            ++counts.han;
            break;
        case QChar::Script_Hiragana:
        case QChar::Script_Katakana:
            ++counts.kana;
            break;
        case QChar::Script_Hangul:
            ++counts.hangul;
            break;
        case QChar::Script_Latin:
            ++counts.latin;
            break;
        default:
            ++counts.other;
        }
    }
    return counts;
}

// Running English text of some length cannot do without these.
bool readsLikeEnglish(QStringView text)
{
    static const QSet<QString> commonWords = {u"a"_s,   u"and"_s, u"are"_s, u"do"_s,  u"don"_s, u"for"_s, u"have"_s, u"he"_s,  u"hello"_s, u"how"_s,
                                              u"hi"_s,  u"i"_s,   u"in"_s,  u"is"_s,  u"it"_s,  u"like"_s, u"m"_s,   u"me"_s,  u"my"_s,    u"no"_s,
                                              u"not"_s, u"of"_s,  u"ok"_s,  u"on"_s,  u"s"_s,   u"she"_s, u"so"_s,   u"t"_s,   u"that"_s,  u"the"_s,
                                              u"they"_s, u"this"_s, u"to"_s, u"was"_s, u"we"_s, u"what"_s, u"with"_s, u"yes"_s, u"you"_s,   u"your"_s};
    constexpr int shortText = 4;
    constexpr double usualShare = 0.15;
    int words = 0;
    int common = 0;
    QString word;
    const auto finish = [&] {
        if (word.isEmpty())
            return;
        ++words;
        common += commonWords.contains(word) ? 1 : 0;
        word.clear();
    };
    for (const QChar unit : text) {
        if (unit.isLetter())
            word.append(unit.toLower());
        else
            finish();
    }
    finish();
    return words < shortText || common >= usualShare * words;
}

}  // namespace

QString guessLanguage(QStringView text)
{
    // A Latin letter says less than a Chinese character: names and units turn up in any text.
    constexpr int lettersPerCharacter = 5;
    constexpr int kanaPerHan = 10;  // Japanese has more kana than that; a stray の is no Japanese
    const ScriptCounts counts = countScripts(text);
    const int eastAsian = counts.han + counts.kana + counts.hangul;
    const int latin = counts.latin / lettersPerCharacter;
    if (counts.other > eastAsian + counts.latin)
        return {};
    if (eastAsian > latin) {
        if (counts.hangul > counts.han + counts.kana)
            return u"ko"_s;
        return counts.kana * kanaPerHan > counts.han ? u"ja"_s : u"zh"_s;
    }
    return counts.latin > 0 && readsLikeEnglish(text) ? u"en"_s : QString();
}

}  // namespace gainsay
