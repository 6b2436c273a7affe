// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collect/InquiringTrigger.h"

#include "core/base/TranslatableText.h"
#include "core/collect/AskedBot.h"
#include "core/collect/patterns/EnglishPatterns.h"
#include "core/collect/patterns/JapanesePatterns.h"

#include <QRegularExpression>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

struct InquiringText {
    GAINSAY_TR(collect)
};

QString questionInstruction(const QString &language, bool aboutBot)
{
    if (language == "zh"_L1)
        return aboutBot ? u"下面是对方说的话。请就其中的一个细节问对方一个简短的问题，只写问题，不要回答：\n"_s
                        : u"下面是我说的话。请用“我”写一个关于其中细节的简短问题，答案就在这句话里，只写问题：\n"_s;
    if (language == "ja"_L1)
        return aboutBot
                   ? u"次は相手の発言です。その中の一点について相手に短く質問してください。質問だけを書いてください：\n"_s
                   : u"次は私の発言です。答えがその中にある短い質問を「私」の立場で書いてください。質問だけを書いてください：\n"_s;
    return aboutBot
               ? u"This is what somebody told you. Ask them one short question about a detail of it. Write only the "
                 u"question:\n"_s
               : u"This is what I said. Write one short question, with \"I\", whose answer is in it. Write only the "
                 u"question:\n"_s;
}

}  // namespace

Result<TriggerPtr> InquiringTrigger::open(About about, WordTaggerPtr chinese, BotPtr bot)
{
    ASSIGN_OR_RETURN(auto questions, ChineseQuestions::open(std::move(chinese)));
    return TriggerPtr(new InquiringTrigger(about, std::move(questions), std::move(bot)));
}

QList<FoundQuestion> InquiringTrigger::questions(const TriggerInput &input) const
{
    const Said said = m_about == About::Bot ? Said::ByBot : Said::ByUser;
    const QString &source = m_about == About::Bot ? input.b1 : input.u1;
    if (input.language == "zh"_L1)
        return m_questions.about(source, said);
    if (input.language == "ja"_L1)
        return japaneseQuestions(source, said);
    return input.language == "en"_L1 ? englishQuestions(source, said) : QList<FoundQuestion>();
}

// "我养什么" → "我养什么？" or "你知道我养什么吗？"
QString InquiringTrigger::finished(const QString &question, const QString &language) const
{
    static const QRegularExpression marks(u"[?？。.!！]+$"_s);
    QString plain = question;
    plain.remove(marks);
    if (m_about != About::UserDoYouKnow)
        return plain + (language == "en"_L1 ? u"?"_s : u"？"_s);
    if (language == "zh"_L1)
        return plain.startsWith(u"你知道"_s) ? plain + u"？"_s : u"你知道"_s + plain + u"吗？"_s;
    if (language == "ja"_L1) {
        static const QRegularExpression polite(u"(です|ます|ました)か$"_s);
        plain.replace(u"ですか"_s, u"か"_s).replace(u"ていますか"_s, u"ているか"_s);
        return plain.contains(polite) ? plain.chopped(1) + u"か、知っていますか？"_s : plain + u"知っていますか？"_s;
    }
    // "What do I like" → "Do you know what I like?": subject before verb again.
    static const QRegularExpression inverted(
        u"^(.*?\\b(?:what|where|when|how)\\b.*?) (do|did|am|was|is) (I|my name) ?(.*)$"_s,
        QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch match = inverted.match(plain);
    if (!match.hasMatch()) {
        static const QRegularExpression named(u"^What is (my .*)$"_s);
        const QRegularExpressionMatch own = named.match(plain);
        return own.hasMatch() ? u"Do you know what %1 is?"_s.arg(own.captured(1)) : u"Do you know: %1?"_s.arg(plain);
    }
    const QString verb = match.captured(2).toLower();
    QString rest = match.captured(4);
    if (verb == "am"_L1 || verb == "was"_L1 || verb == "is"_L1)
        rest = rest.isEmpty() ? verb : verb + u' ' + rest;
    else if (verb == "did"_L1)
        rest = u"did "_s + rest;
    QString head = match.captured(1);
    head.front() = head.front().toLower();
    return u"Do you know %1 %2 %3?"_s.arg(head, match.captured(3), rest);
}

Result<TriggerOutcome> InquiringTrigger::askBot(const TriggerInput &input, quint64 seed) const
{
    const QString &source = m_about == About::Bot ? input.b1 : input.u1;
    ASSIGN_OR_RETURN(const auto question,
                     askForSentence(*m_bot, questionInstruction(input.language, m_about == About::Bot), source, seed));
    if (question.isEmpty())
        return TriggerOutcome::none(InquiringText::tr("the bot wrote no question"));
    return TriggerOutcome{finished(question, input.language), {}, {}};
}

Result<TriggerOutcome> InquiringTrigger::make(const TriggerInput &input, quint64 seed) const
{
    if (m_about == About::Bot && input.b1.trimmed().isEmpty())
        return TriggerOutcome::none(InquiringText::tr("b1 is missing, which this method asks about"));
    if (m_bot)
        return askBot(input, seed);
    const QList<FoundQuestion> found = questions(input);
    if (found.isEmpty())
        return TriggerOutcome::none(m_about == About::Bot
                                        ? InquiringText::tr("b1 says nothing of the bot that one could ask about")
                                        : InquiringText::tr("u1 says nothing of the user that one could ask about"));
    const FoundQuestion chosen = found[qsizetype(SeededRandom(seed).below(quint64(found.size())))];
    return TriggerOutcome{finished(chosen.question, input.language), {}, chosen.entity};
}

}  // namespace gainsay
