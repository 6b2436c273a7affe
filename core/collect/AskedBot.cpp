// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collect/AskedBot.h"

#include <QRegularExpression>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

// Instructions go to the bot in the language of the sentence, whatever the window speaks.
QString paraphraseInstruction(const QString &language)
{
    if (language == "zh"_L1)
        return u"请换一种说法问同一件事，意思不变，只写改写后的句子，不要解释，也不要回答：\n"_s;
    if (language == "ja"_L1)
        return u"次の文を、意味を変えずに別の言い方に書き換えてください。書き換えた文だけを書き、答えたり説明したりしな"
               u"いで"
               u"ください：\n"_s;
    return u"Say the following in other words with the same meaning. Write only the new sentence; do not answer it or "
           u"explain anything:\n"_s;
}

QString translateInstruction(const QString &into)
{
    if (into == "zh"_L1)
        return u"请把下面的句子翻译成中文口语，只写译文：\n"_s;
    if (into == "ja"_L1)
        return u"次の文を自然な日本語に訳してください。訳文だけを書いてください：\n"_s;
    return u"Translate the following into English. Write only the translation:\n"_s;
}

}  // namespace

Result<QString> askForSentence(const Bot &bot, const QString &instruction, const QString &text, quint64 seed)
{
    SamplingParameters sampling = bot.defaultSampling();
    sampling.seed = seed;
    sampling.maximumTokens = 128;
    ASSIGN_OR_RETURN(const auto reply, bot.reply({{ChatRole::User, instruction + text}}, sampling));
    static const QRegularExpression label(
        u"^(改写后?|译文|改写后的句子|翻译|Paraphrase|Translation|訳文)\\s*[:：]\\s*"_s);
    static const QRegularExpression quotes(u"^[\"'“”「『]+|[\"'“”」』]+$"_s);
    const QStringList lines = reply.text.split(u'\n', Qt::SkipEmptyParts);
    QString line = lines.isEmpty() ? QString() : lines.first().trimmed();
    return line.remove(label).remove(quotes).trimmed();
}

Result<QString> reworded(const Bot &bot, const QString &text, const QString &language, Rewording how, quint64 seed)
{
    if (how == Rewording::Paraphrase)
        return askForSentence(bot, paraphraseInstruction(language), text, seed);
    const QString pivot = language == "en"_L1 ? u"zh"_s : u"en"_s;
    ASSIGN_OR_RETURN(const auto there, askForSentence(bot, translateInstruction(pivot), text, seed));
    if (there.isEmpty())
        return QString();
    return askForSentence(bot, translateInstruction(language), there, seed);
}

}  // namespace gainsay
