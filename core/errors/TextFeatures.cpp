// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/errors/TextFeatures.h"

#include "core/base/EnumNames.h"
#include "core/detect/rules/RuleLexicon.h"
#include "core/text/ScriptGuess.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct FeatureText {
    Q_DECLARE_TR_FUNCTIONS(gainsay::TextFeature)
};

constexpr EnumNames<TextFeature, 8> featureNames{{{TextFeature::Negation, "negation"_L1},
                                                  {TextFeature::Number, "number"_L1},
                                                  {TextFeature::DontKnow, "dont_know"_L1},
                                                  {TextFeature::SharedWords, "shared_words"_L1},
                                                  {TextFeature::Antonym, "antonym"_L1},
                                                  {TextFeature::QuestionWord, "question_word"_L1},
                                                  {TextFeature::ContextNegation, "context_negation"_L1},
                                                  {TextFeature::ContextNumber, "context_number"_L1}}};

struct FeatureLexicon {
    const RuleLexicon *rules = nullptr;
    QStringList questionWords;
    QStringList numerals;
    bool spaced = false;  // words stand between spaces: a match must be a whole word
};

const FeatureLexicon &lexiconFor(TextLanguage language)
{
    static const FeatureLexicon chinese{
        ruleLexicon(u"zh"_s),
        {u"什么"_s, u"谁"_s, u"哪"_s, u"怎么"_s, u"怎样"_s, u"多少"_s, u"几"_s, u"为什么"_s, u"多大"_s, u"多久"_s},
        {u"二"_s, u"两"_s, u"三"_s, u"四"_s, u"五"_s, u"六"_s, u"七"_s, u"八"_s, u"九"_s, u"十"_s, u"百"_s, u"千"_s,
         u"万"_s},
        false};
    static const FeatureLexicon japanese{
        ruleLexicon(u"ja"_s),
        {u"何"_s, u"誰"_s, u"どこ"_s, u"いつ"_s, u"なぜ"_s, u"どう"_s, u"どの"_s, u"どれ"_s, u"いくら"_s, u"いくつ"_s},
        {u"二"_s, u"三"_s, u"四"_s, u"五"_s, u"六"_s, u"七"_s, u"八"_s, u"九"_s, u"十"_s, u"百"_s, u"千"_s, u"万"_s},
        false};
    static const FeatureLexicon english{
        ruleLexicon(u"en"_s),
        {u"what"_s, u"who"_s, u"where"_s, u"when"_s, u"why"_s, u"how"_s, u"which"_s, u"whose"_s},
        {u"two"_s, u"three"_s, u"four"_s, u"five"_s, u"six"_s, u"seven"_s, u"eight"_s, u"nine"_s, u"ten"_s, u"twelve"_s,
         u"twenty"_s, u"thirty"_s, u"hundred"_s, u"thousand"_s, u"million"_s},
        true};
    switch (language) {
    case TextLanguage::Chinese:
        return chinese;
    case TextLanguage::Japanese:
        return japanese;
    case TextLanguage::English:
    case TextLanguage::Other:
        break;
    }
    return english;
}

bool isWordUnit(QChar unit)
{
    return unit.isLetterOrNumber() || unit == u'\'';
}

bool holds(const QString &text, const QString &word, bool spaced)
{
    for (qsizetype at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
        const qsizetype end = at + word.size();
        const bool whole = (at == 0 || !isWordUnit(text[at - 1])) && (end == text.size() || !isWordUnit(text[end]));
        if (!spaced || whole)
            return true;
    }
    return false;
}

bool holdsAny(const QString &text, const QStringList &words, bool spaced)
{
    return std::any_of(words.begin(), words.end(), [&](const QString &word) { return holds(text, word, spaced); });
}

bool namesNumber(const QString &text, const FeatureLexicon &lexicon)
{
    return std::any_of(text.begin(), text.end(), [](QChar unit) { return unit.isDigit(); }) ||
           holdsAny(text, lexicon.numerals, lexicon.spaced);
}

// Pairs of neighbouring characters where words are not spaced, else words of three letters and more. Parts of `text`,
// not copies: a project has millions of them.
QSet<QStringView> wordPieces(QStringView text, const FeatureLexicon &lexicon)
{
    QSet<QStringView> pieces;
    for (qsizetype start = 0; start < text.size();) {
        if (!isWordUnit(text[start])) {
            ++start;
            continue;
        }
        qsizetype end = start;
        while (end < text.size() && isWordUnit(text[end]))
            ++end;
        const QStringView run = text.mid(start, end - start);
        if (lexicon.spaced) {
            if (run.size() >= 3 && !lexicon.rules->fillers.contains(run) && !lexicon.rules->negations.contains(run))
                pieces.insert(run);
        } else {
            for (qsizetype i = 0; i + 1 < run.size(); ++i) {
                const bool filler = lexicon.rules->fillers.contains(run.mid(i, 1)) ||
                                    lexicon.rules->fillers.contains(run.mid(i + 1, 1));
                if (!filler)
                    pieces.insert(run.mid(i, 2));
            }
        }
        start = end;
    }
    return pieces;
}

bool holdsOpposite(const QString &reply, const QString &earlier, const FeatureLexicon &lexicon)
{
    return std::any_of(lexicon.rules->antonyms.begin(), lexicon.rules->antonyms.end(), [&](const Antonyms &pair) {
        return (holds(reply, pair.one, lexicon.spaced) && holds(earlier, pair.other, lexicon.spaced)) ||
               (holds(reply, pair.other, lexicon.spaced) && holds(earlier, pair.one, lexicon.spaced));
    });
}

}  // namespace

QString toString(TextFeature feature)
{
    return nameOf(featureNames, feature);
}

std::optional<TextFeature> textFeatureFromString(const QString &text)
{
    return valueOf(featureNames, text);
}

QString titleOf(TextFeature feature)
{
    switch (feature) {
    case TextFeature::Negation:
        return FeatureText::tr("negation in the reply");
    case TextFeature::Number:
        return FeatureText::tr("number in the reply");
    case TextFeature::DontKnow:
        return FeatureText::tr("“don't know” reply");
    case TextFeature::SharedWords:
        return FeatureText::tr("reply repeats its speaker's words");
    case TextFeature::Antonym:
        return FeatureText::tr("reply holds an antonym of what was said");
    case TextFeature::QuestionWord:
        return FeatureText::tr("question word before the reply");
    case TextFeature::ContextNegation:
        return FeatureText::tr("negation before the reply");
    case TextFeature::ContextNumber:
        break;
    }
    return FeatureText::tr("number before the reply");
}

quint16 textFeatures(const Conversation &conversation)
{
    const qsizetype target = conversation.target;
    if (target < 0 || target >= conversation.turns.size())
        return 0;
    const QString reply = conversation.turns[target].text.toLower();
    const QString before = target > 0 ? conversation.turns[target - 1].text.toLower() : QString();
    QString own;
    for (qsizetype i = 0; i < target; ++i) {
        if (conversation.turns[i].speaker == conversation.turns[target].speaker)
            own += conversation.turns[i].text.toLower() + u'\n';
    }
    const FeatureLexicon &lexicon = lexiconFor(guessLanguage(reply + before + own));
    quint16 bits = 0;
    const auto set = [&bits](TextFeature feature, bool found) { bits |= found ? bitOf(feature) : quint16(0); };
    set(TextFeature::Negation, holdsAny(reply, lexicon.rules->negations, lexicon.spaced));
    set(TextFeature::Number, namesNumber(reply, lexicon));
    set(TextFeature::DontKnow, holdsAny(reply, lexicon.rules->ignorance, lexicon.spaced));
    set(TextFeature::SharedWords, wordPieces(reply, lexicon).intersects(wordPieces(own, lexicon)));
    set(TextFeature::Antonym, holdsOpposite(reply, own, lexicon));
    set(TextFeature::QuestionWord, holdsAny(before, lexicon.questionWords, lexicon.spaced));
    set(TextFeature::ContextNegation, holdsAny(before, lexicon.rules->negations, lexicon.spaced));
    set(TextFeature::ContextNumber, namesNumber(before, lexicon));
    return bits;
}

}  // namespace gainsay
