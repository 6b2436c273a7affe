// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/errors/table/TextFeatures.h"

#include "core/base/EnumNames.h"
#include "core/base/TranslatableText.h"
#include "core/detect/rules/RuleLexicon.h"
#include "core/text/ScriptGuess.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <vector>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct FeatureText {
    GAINSAY_TR(gainsay::TextFeature)
};

constexpr EnumNames<TextFeature, 16> featureNames{{{TextFeature::Negation, "negation"_L1},
                                                   {TextFeature::Number, "number"_L1},
                                                   {TextFeature::DontKnow, "dont_know"_L1},
                                                   {TextFeature::SharedWords, "shared_words"_L1},
                                                   {TextFeature::Antonym, "antonym"_L1},
                                                   {TextFeature::QuestionWord, "question_word"_L1},
                                                   {TextFeature::ContextNegation, "context_negation"_L1},
                                                   {TextFeature::ContextNumber, "context_number"_L1},
                                                   {TextFeature::YesNoQuestion, "yes_no_question"_L1},
                                                   {TextFeature::Statement, "statement"_L1},
                                                   {TextFeature::AsksHow, "asks_how"_L1},
                                                   {TextFeature::AsksWhat, "asks_what"_L1},
                                                   {TextFeature::AsksWho, "asks_who"_L1},
                                                   {TextFeature::AsksWhere, "asks_where"_L1},
                                                   {TextFeature::AsksWhen, "asks_when"_L1},
                                                   {TextFeature::AsksWhy, "asks_why"_L1}}};

struct QuestionWords {
    TextFeature kind = TextFeature::QuestionWord;
    QStringList words;
};

struct FeatureLexicon {
    const RuleLexicon *rules = nullptr;
    std::vector<QuestionWords> questions;  // those that hold others' words come before them
    QStringList askingWords;               // anywhere in a turn: it asks for yes or no
    QStringList askingEndings;             // the same at its end
    QStringList numerals;
    bool spaced = false;  // words stand between spaces: a match must be a whole word
};

FeatureLexicon chineseLexicon()
{
    return {ruleLexicon(u"zh"_s),
            {{TextFeature::AsksWhy, {u"为什么"_s, u"为啥"_s, u"为何"_s}},
             {TextFeature::AsksWhen, {u"什么时候"_s, u"啥时候"_s, u"几点"_s, u"何时"_s, u"哪天"_s}},
             {TextFeature::AsksWhere, {u"哪里"_s, u"哪儿"_s, u"什么地方"_s, u"何处"_s}},
             {TextFeature::AsksHow,
              {u"怎么"_s, u"怎样"_s, u"如何"_s, u"多少"_s, u"几"_s, u"多大"_s, u"多久"_s, u"多高"_s, u"多长"_s}},
             {TextFeature::AsksWhat, {u"什么"_s, u"啥"_s}},
             {TextFeature::AsksWho, {u"谁"_s}},
             {TextFeature::QuestionWord, {u"哪"_s}}},
            {u"吗"_s, u"是不是"_s, u"有没有"_s, u"会不会"_s, u"能不能"_s, u"要不要"_s, u"好不好"_s},
            {u"呢"_s, u"吧"_s, u"么"_s},
            {u"二"_s, u"两"_s, u"三"_s, u"四"_s, u"五"_s, u"六"_s, u"七"_s, u"八"_s, u"九"_s, u"十"_s, u"百"_s, u"千"_s,
             u"万"_s},
            false};
}

FeatureLexicon japaneseLexicon()
{
    return {
        ruleLexicon(u"ja"_s),
        {{TextFeature::AsksWhy, {u"なぜ"_s, u"どうして"_s}},
         {TextFeature::AsksWhen, {u"いつ"_s, u"何時"_s}},
         {TextFeature::AsksWhere, {u"どこ"_s}},
         {TextFeature::AsksHow,
          {u"どう"_s, u"どんな"_s, u"いくら"_s, u"いくつ"_s, u"何人"_s, u"何歳"_s, u"どれくらい"_s}},
         {TextFeature::AsksWhat, {u"何"_s, u"なに"_s}},
         {TextFeature::AsksWho, {u"誰"_s, u"だれ"_s}},
         {TextFeature::QuestionWord, {u"どの"_s, u"どれ"_s}}},
        {},
        {u"か"_s, u"かな"_s, u"の"_s},
        {u"二"_s, u"三"_s, u"四"_s, u"五"_s, u"六"_s, u"七"_s, u"八"_s, u"九"_s, u"十"_s, u"百"_s, u"千"_s, u"万"_s},
        false};
}

FeatureLexicon englishLexicon()
{
    return {ruleLexicon(u"en"_s),
            {{TextFeature::AsksHow, {u"how"_s}},
             {TextFeature::AsksWhat, {u"what"_s, u"what's"_s}},
             {TextFeature::AsksWho, {u"who"_s, u"who's"_s, u"whom"_s, u"whose"_s}},
             {TextFeature::AsksWhere, {u"where"_s, u"where's"_s}},
             {TextFeature::AsksWhen, {u"when"_s}},
             {TextFeature::AsksWhy, {u"why"_s}},
             {TextFeature::QuestionWord, {u"which"_s}}},
            {},
            {},
            {u"two"_s, u"three"_s, u"four"_s, u"five"_s, u"six"_s, u"seven"_s, u"eight"_s, u"nine"_s, u"ten"_s,
             u"twelve"_s, u"twenty"_s, u"thirty"_s, u"hundred"_s, u"thousand"_s, u"million"_s},
            true};
}

const FeatureLexicon &lexiconFor(TextLanguage language)
{
    static const FeatureLexicon chinese = chineseLexicon();
    static const FeatureLexicon japanese = japaneseLexicon();
    static const FeatureLexicon english = englishLexicon();
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

// "how's", "what’d", "who're": a question word with a short verb is one all the same.
QString withoutShortVerbs(QString text)
{
    static const QRegularExpression shortVerb(u"(?<=\\w)['’](?:s|d|re|ll|ve)\\b"_s,
                                              QRegularExpression::UseUnicodePropertiesOption);
    return text.replace(shortVerb, u" "_s);
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

quint16 questionWordsIn(QString turn, const FeatureLexicon &lexicon)
{
    quint16 bits = 0;
    if (lexicon.spaced && (turn.contains(u'\'') || turn.contains(u'’')))
        turn = withoutShortVerbs(turn);
    for (const QuestionWords &question : lexicon.questions) {
        for (const QString &word : question.words) {
            if (!holds(turn, word, lexicon.spaced))
                continue;
            bits |= bitOf(question.kind) | bitOf(TextFeature::QuestionWord);
            if (!lexicon.spaced)
                turn.replace(word, u" "_s);  // "why" is no "what" because it is written with its characters
        }
    }
    return bits;
}

bool asksForYesOrNo(const QString &turn, const FeatureLexicon &lexicon)
{
    qsizetype end = turn.size();
    while (end > 0 && !turn[end - 1].isLetterOrNumber())
        --end;
    const QStringView words = QStringView(turn).first(end);
    return turn.contains(u'?') || turn.contains(u'？') || holdsAny(turn, lexicon.askingWords, false) ||
           std::any_of(lexicon.askingEndings.begin(), lexicon.askingEndings.end(),
                       [&](const QString &ending) { return words.endsWith(ending); });
}

quint16 questionsIn(const QString &turn, const FeatureLexicon &lexicon)
{
    if (const quint16 words = questionWordsIn(turn, lexicon))
        return words;
    return bitOf(asksForYesOrNo(turn, lexicon) ? TextFeature::YesNoQuestion : TextFeature::Statement);
}

// Small letters and one kind of apostrophe, as the words to be found have them.
QString folded(const QString &text)
{
    return text.toLower().replace(u'’', u'\'');
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
        return FeatureText::tr("number before the reply");
    case TextFeature::YesNoQuestion:
        return FeatureText::tr("yes-no question before the reply");
    case TextFeature::Statement:
        return FeatureText::tr("statement before the reply");
    case TextFeature::AsksHow:
        return FeatureText::tr("“how” before the reply");
    case TextFeature::AsksWhat:
        return FeatureText::tr("“what” before the reply");
    case TextFeature::AsksWho:
        return FeatureText::tr("“who” before the reply");
    case TextFeature::AsksWhere:
        return FeatureText::tr("“where” before the reply");
    case TextFeature::AsksWhen:
        return FeatureText::tr("“when” before the reply");
    case TextFeature::AsksWhy:
        break;
    }
    return FeatureText::tr("“why” before the reply");
}

quint16 textFeatures(const Conversation &conversation)
{
    const qsizetype target = conversation.target;
    if (target < 0 || target >= conversation.turns.size())
        return 0;
    const QString reply = folded(conversation.turns[target].text);
    const QString before = target > 0 ? folded(conversation.turns[target - 1].text) : QString();
    QString own;
    for (qsizetype i = 0; i < target; ++i) {
        if (conversation.turns[i].speaker == conversation.turns[target].speaker)
            own += folded(conversation.turns[i].text) + u'\n';
    }
    const FeatureLexicon &lexicon = lexiconFor(guessLanguage(reply + before + own));
    quint16 bits = target > 0 ? questionsIn(before, lexicon) : quint16(0);
    const auto set = [&bits](TextFeature feature, bool found) { bits |= found ? bitOf(feature) : quint16(0); };
    set(TextFeature::Negation, holdsAny(reply, lexicon.rules->negations, lexicon.spaced));
    set(TextFeature::Number, namesNumber(reply, lexicon));
    set(TextFeature::DontKnow, holdsAny(reply, lexicon.rules->ignorance, lexicon.spaced));
    set(TextFeature::SharedWords, wordPieces(reply, lexicon).intersects(wordPieces(own, lexicon)));
    set(TextFeature::Antonym, holdsOpposite(reply, own, lexicon));
    set(TextFeature::ContextNegation, holdsAny(before, lexicon.rules->negations, lexicon.spaced));
    set(TextFeature::ContextNumber, namesNumber(before, lexicon));
    return bits;
}

}  // namespace gainsay
