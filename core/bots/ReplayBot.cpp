// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bots/ReplayBot.h"

#include "core/base/TranslatableText.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr qint64 longestLine = 16 << 20;

QString keyOf(const ChatHistory &history)
{
    return QString::fromUtf8(dumpJson(toJson(history)));
}

QString textOf(const Json &row, const char *key)
{
    const auto found = row.find(key);
    return found != row.end() && found->is_string() ? fromUtf8(found->get<std::string>()) : QString();
}

bool hasTexts(const Json &row, std::initializer_list<const char *> keys)
{
    return std::ranges::all_of(keys, [&](const char *key) { return row.contains(key) && row[key].is_string(); });
}

}  // namespace

Result<ChatHistory> historyFromJson(const Json &json, const QString &where)
{
    const Error wrong = invalidInput(
        TranslatableText::translate("bots", "%1: a history is a list of texts or of objects with role and text")
            .arg(where));
    if (!json.is_array())
        return wrong;
    QStringList texts;
    ChatHistory turns;
    for (const Json &entry : json) {
        if (entry.is_string()) {
            texts.append(fromUtf8(entry.get<std::string>()));
        } else if (entry.is_object() && hasTexts(entry, {"role", "text"})) {
            const std::optional<ChatRole> role = chatRoleFromString(textOf(entry, "role"));
            if (!role)
                return wrong;
            turns.append({*role, textOf(entry, "text")});
        } else {
            return wrong;
        }
    }
    if (!texts.isEmpty() && !turns.isEmpty())
        return wrong;
    return turns.isEmpty() ? alternatingHistory(texts) : turns;
}

Json toJson(const ChatHistory &history)
{
    Json list = Json::array();
    for (const ChatTurn &turn : history)
        list.push_back({{"role", toUtf8(toString(turn.role))}, {"text", toUtf8(turn.text)}});
    return list;
}

Result<std::unique_ptr<ReplayBot>> ReplayBot::open(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return ioError(
            TranslatableText::translate("bots", "%1: the replies cannot be read (%2)").arg(path, file.errorString()));
    std::unique_ptr<ReplayBot> bot(new ReplayBot);
    bot->m_identity = {
        u"replay"_s, QFileInfo(path).fileName(), u"replay"_s, {{"file", toUtf8(QFileInfo(path).fileName())}}};
    for (qint64 line = 1; !file.atEnd(); ++line) {
        const QByteArray text = file.readLine(longestLine).trimmed();
        if (text.isEmpty())
            continue;
        const QString where = u"%1, line %2"_s.arg(QFileInfo(path).fileName()).arg(line);
        const Result<Json> row = parseJson(text);
        if (!row)
            return invalidInput(u"%1: %2"_s.arg(where, row.error().message));
        RETURN_IF_ERROR(bot->addRow(*row, where));
    }
    if (bot->m_replies.isEmpty() && bot->m_others.isEmpty() && bot->m_scores.isEmpty())
        return invalidInput(TranslatableText::translate("bots", "%1 has no replies").arg(path));
    return bot;
}

Result<void> ReplayBot::addRow(const Json &row, const QString &where)
{
    if (row.is_object() && hasTexts(row, {"u1", "b1"})) {
        m_replies[keyOf(alternatingHistory({textOf(row, "u1")}))].append(textOf(row, "b1"));
        if (hasTexts(row, {"u2", "b2"}))
            m_replies[keyOf(alternatingHistory({textOf(row, "u1"), textOf(row, "b1"), textOf(row, "u2")}))].append(
                textOf(row, "b2"));
        return {};
    }
    if (row.is_object() && hasTexts(row, {"reply"})) {
        if (!row.contains("history")) {
            m_others.append(textOf(row, "reply"));
            return {};
        }
        ASSIGN_OR_RETURN(const auto history, historyFromJson(row["history"], where));
        m_replies[keyOf(history)].append(textOf(row, "reply"));
        return {};
    }
    const bool scored = row.is_object() && hasTexts(row, {"continuation"}) && row.contains("logprobs") &&
                        row["logprobs"].is_array() &&
                        std::ranges::all_of(row["logprobs"], [](const Json &number) { return number.is_number(); });
    if (!scored)
        return invalidInput(
            TranslatableText::translate(
                "bots", "%1: expected a reply (with its history), a CDConv row, or a continuation with logprobs")
                .arg(where));
    ASSIGN_OR_RETURN(const auto history, historyFromJson(row.value("history", Json::array()), where));
    m_scores.insert(keyOf(history) + textOf(row, "continuation"), row["logprobs"].get<QList<double>>());
    return {};
}

Result<BotReply> ReplayBot::reply(const ChatHistory &history, const SamplingParameters &sampling, std::stop_token stop,
                                  const ReplyStream &stream) const
{
    if (stop.stop_requested())
        return cancelled(TranslatableText::translate("bots", "the reply was cancelled"));
    BotReply reply;
    const auto known = m_replies.constFind(keyOf(history));
    if (known != m_replies.constEnd())
        reply.text = known->at(qsizetype(sampling.seed % quint64(known->size())));
    else if (!m_others.isEmpty())
        reply.text = m_others.at(qsizetype(m_next++ % quint64(m_others.size())));
    else
        return notFound(TranslatableText::translate("bots", "%1 has no reply to \"%2\"")
                            .arg(m_identity.version, history.isEmpty() ? QString() : history.last().text.left(60)));
    if (stream)
        stream(reply.text);
    reply.bot = m_identity;
    reply.sampling = sampling;
    reply.tokens = {0, reply.text.size(), true};
    reply.finish = FinishReason::NotReported;
    return reply;
}

Result<ContinuationScore> ReplayBot::score(const ChatHistory &history, const ChatTurn &continuation, bool endsTurn,
                                           std::stop_token stop) const
{
    if (m_scores.isEmpty())
        return Bot::score(history, continuation, endsTurn, stop);
    const auto known = m_scores.constFind(keyOf(history) + continuation.text);
    if (known == m_scores.constEnd())
        return notFound(TranslatableText::translate("bots", "%1 has no log-probabilities of \"%2\" after this history")
                            .arg(m_identity.version, continuation.text.left(60)));
    ContinuationScore score;
    score.bot = m_identity;
    score.endsTurn = endsTurn;
    for (const double number : *known) {
        score.tokens.append({QString(), number});
        score.sum += number;
    }
    return score;
}

}  // namespace gainsay
