// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bots/server/ServerBot.h"

#include "core/base/TranslatableText.h"
#include "core/bots/ReplyText.h"
#include "core/bots/server/CompletionAnswer.h"
#include "core/bots/server/PromptScoring.h"

#include <QDateTime>
#include <QElapsedTimer>
#include <QRandomGenerator>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace gainsay {

namespace {

struct ServerBotWords {
    GAINSAY_TR(bots)
};

constexpr qsizetype keptOfError = 64 << 10;
constexpr quint64 seedRange = 1ULL << 31U;  // what servers of all kinds take

bool isSuccess(int status)
{
    return status >= 200 && status < 300;
}

bool isRedirect(int status)
{
    return status >= 300 && status < 400 && status != 304;
}

bool isBusyOrFailing(int status)
{
    return status == 408 || status == 409 || status == 425 || status == 429 || status >= 500;
}

// "20" seconds or a date; nothing where it is neither.
std::optional<std::chrono::milliseconds> askedPause(const QByteArray &retryAfter)
{
    bool isNumber = false;
    const double seconds = retryAfter.trimmed().toDouble(&isNumber);
    if (isNumber && seconds >= 0 && seconds < 1e6)
        return std::chrono::milliseconds(qint64(seconds * 1000));
    const QDateTime until = QDateTime::fromString(QString::fromLatin1(retryAfter.trimmed()), Qt::RFC2822Date);
    if (!until.isValid())
        return std::nullopt;
    return std::chrono::milliseconds(std::max<qint64>(0, QDateTime::currentDateTimeUtc().msecsTo(until)));
}

Json messagesOf(const ChatHistory &history)
{
    Json messages = Json::array();
    for (const ChatTurn &turn : history)
        messages.push_back({{"role", toUtf8(toString(turn.role))}, {"content", toUtf8(turn.text)}});
    return messages;
}

// Null takes a field away, everything else replaces it.
void applyFields(Json &body, const Json &fields)
{
    for (const auto &[name, value] : fields.items()) {
        if (value.is_null())
            body.erase(name);
        else
            body[name] = value;
    }
}

Error stoppedReply()
{
    return cancelled(TranslatableText::translate("bots", "the reply was cancelled"));
}

TokenCounts estimatedCounts(const QByteArray &request, const QString &reply)
{
    constexpr qint64 bytesPerToken = 4;
    return {request.size() / bytesPerToken, reply.toUtf8().size() / bytesPerToken, true};
}

}  // namespace

class ServerBot::Slot {
public:
    Slot(const ServerBot &bot, const std::stop_token &stop) : m_bot(bot)
    {
        std::unique_lock lock(m_bot.m_mutex);
        m_taken = m_bot.m_freed.wait(lock, stop, [this] { return m_bot.m_free > 0; });
        m_bot.m_free -= int(m_taken);
    }
    ~Slot()
    {
        {
            const std::scoped_lock lock(m_bot.m_mutex);
            m_bot.m_free += int(m_taken);
        }
        m_bot.m_freed.notify_one();
    }
    Q_DISABLE_COPY_MOVE(Slot)

    bool taken() const { return m_taken; }

private:
    const ServerBot &m_bot;
    bool m_taken = false;
};

Result<std::unique_ptr<ServerBot>> ServerBot::create(const ServerBotSettings &settings, const QString &key,
                                                     const BackOff &backOff)
{
    RETURN_IF_ERROR(checkServerBot(settings));
    if (!settings.isConfirmed())
        return notAllowed(ServerBotWords::tr("nobody has confirmed that %1 may be sent conversations; add the bot "
                                             "\"%2\" again and read what will be sent")
                              .arg(settings.address, settings.name));
    const QByteArray clean = key.trimmed().toUtf8();
    if (std::ranges::any_of(clean, [](char c) { return c <= ' ' || c > '~'; }))
        return invalidInput(ServerBotWords::tr("the key of \"%1\" holds blanks or characters that no key has; look "
                                               "where it comes from")
                                .arg(settings.name));
    return std::unique_ptr<ServerBot>(new ServerBot(settings, clean, backOff));
}

ServerBot::ServerBot(const ServerBotSettings &settings, QByteArray key, const BackOff &backOff)
    : m_settings(settings), m_key(std::move(key)), m_backOff(backOff), m_free(settings.parallel)
{
    Json parameters = {{"model", toUtf8(settings.model)}, {"address", toUtf8(settings.address)}};
    if (!settings.fields.empty())
        parameters["fields"] = settings.fields;
    m_identity = {settings.name, settings.model, u"openai"_s, parameters};
}

QStringList ServerBot::remarks() const
{
    if (!m_settings.isUnprotected())
        return {};
    return {ServerBotWords::tr("the connection to %1 is not encrypted: key and texts can be read on the way")
                .arg(m_settings.host())};
}

Json ServerBot::chatRequest(const ChatHistory &history, const SamplingParameters &sampling) const
{
    Json body = {{"model", toUtf8(m_settings.model)},          {"messages", messagesOf(history)},
                 {"temperature", sampling.temperature},        {"top_p", sampling.topP},
                 {"seed", sampling.seed % seedRange},          {"stream", true},
                 {"stream_options", {{"include_usage", true}}}};
    body[m_newTokenLimit ? "max_completion_tokens" : "max_tokens"] = sampling.maximumTokens;
    if (!sampling.stop.isEmpty())
        body["stop"] = jsonTexts(sampling.stop);
    applyFields(body, m_settings.fields);
    return body;
}

Result<BotReply> ServerBot::reply(const ChatHistory &history, const SamplingParameters &sampling, std::stop_token stop,
                                  const ReplyStream &stream) const
{
    QElapsedTimer timer;
    timer.start();
    const Slot slot(*this, stop);
    if (!slot.taken())
        return stoppedReply();
    bool heard = false;
    ASSIGN_OR_RETURN(auto reply, insist<BotReply>(stop, [&](bool &again, std::chrono::milliseconds &wait) {
                         const QByteArray body = dumpJson(chatRequest(history, sampling));
                         return replyOnce(body, sampling, stop, stream, again, wait, heard);
                     }));
    reply.seconds = double(timer.elapsed()) / 1000.0;
    return reply;
}

Result<BotReply> ServerBot::replyOnce(const QByteArray &body, const SamplingParameters &sampling,
                                      const std::stop_token &stop, const ReplyStream &stream, bool &again,
                                      std::chrono::milliseconds &wait, bool &heard) const
{
    ReplyText text(sampling.stop, [&](const QString &piece) {
        heard = true;
        if (stream)
            stream(piece);
    });
    std::optional<CompletionAnswer> answer;
    QByteArray errorBody;
    const auto listen = [&](const HttpHead &head, QByteArrayView bytes) {
        if (!answer)
            answer.emplace(head.contentType.startsWith("text/event-stream"),
                           [&text](const QByteArray &piece) { return text.add(piece); });
        return answer->add(bytes);
    };
    const HttpOutcome outcome = ask(u"/chat/completions"_s, body, stop, listen, errorBody);
    Result<void> sound = judge(outcome, errorBody, again, wait);
    if (sound && !answer)
        answer.emplace(false, [](const QByteArray &) { return true; });  // an empty body says what is missing
    if (sound) {
        const Result<void> finished = answer->finish();
        again = !finished && answer->brokenOff();
        sound = finished ? finished : Result<void>(failure(finished.error().message));
    }
    if (!sound) {
        // What a listener has heard cannot be taken back.
        again = again && !(heard && stream);
        return sound.error();
    }
    BotReply reply;
    reply.text = text.finish();
    reply.bot = m_identity;
    reply.sampling = sampling;
    reply.tokens = answer->tokens().value_or(estimatedCounts(body, reply.text));
    reply.finish = answer->reason();
    if (m_settings.prices)
        reply.cost = m_settings.prices->costOf(reply.tokens);
    if (sampling.repetitionPenalty != 1.0 || sampling.noRepeatNgram != 0)
        reply.remarks.append(ServerBotWords::tr("repetition_penalty and no_repeat_ngram are not part of what such "
                                                "servers take, and were not sent"));
    if (answer->filtered())
        reply.remarks.append(ServerBotWords::tr("the server held back part of the reply by its own rules"));
    return reply;
}

HttpOutcome ServerBot::ask(const QString &path, const QByteArray &body, const std::stop_token &stop,
                           const Listener &listener, QByteArray &errorBody) const
{
    constexpr qint64 megabyte = 1 << 20;
    const HttpLimits limits{std::chrono::seconds(m_settings.firstByteSeconds),
                            std::chrono::seconds(m_settings.idleSeconds), m_settings.largestReplyMb * megabyte};
    return m_http.post({QUrl(m_settings.address + path), m_key, body}, limits, stop,
                       [&](const HttpHead &head, QByteArrayView bytes) {
                           if (isSuccess(head.status))
                               return listener(head, bytes);
                           errorBody += bytes;
                           return errorBody.size() < keptOfError;
                       });
}

Result<void> ServerBot::judge(const HttpOutcome &outcome, const QByteArray &errorBody, bool &again,
                              std::chrono::milliseconds &wait) const
{
    again = false;
    const HttpHead &head = outcome.head;
    switch (outcome.fault) {
    case HttpFault::Cancelled:
        return stoppedReply();
    case HttpFault::TimedOut:
        again = true;
        return failure(ServerBotWords::tr("it gave no answer in time; the time-out can be set longer"));
    case HttpFault::TooLarge:
        return failure(ServerBotWords::tr("its answer is larger than %1 MB and was not read to its end")
                           .arg(m_settings.largestReplyMb));
    case HttpFault::Untrusted:
        return failure(ServerBotWords::tr("its certificate is not trusted: %1. Nothing was sent. If it is your own "
                                          "server, have this computer trust the authority that signed it")
                           .arg(outcome.detail));
    case HttpFault::Connection:
        again = true;
        return failure(ServerBotWords::tr("it cannot be reached, or the connection broke: %1").arg(outcome.detail));
    case HttpFault::None:
        break;
    }
    if (isSuccess(head.status))
        return {};
    if (isRedirect(head.status))
        return failure(ServerBotWords::tr("it wants to send the request on to %1, which was refused; if that is right, "
                                          "give this address instead")
                           .arg(head.location.toString()));
    const QString said = withoutKey(serverComplaint(errorBody));
    again = isBusyOrFailing(head.status);
    if (head.status == 400 && !m_newTokenLimit && said.contains("max_completion_tokens"_L1)) {
        m_newTokenLimit = true;  // newer models know the limit by this name only
        again = true;
        wait = 0ms;
    }
    if (const auto asked = askedPause(head.retryAfter); asked && again) {
        if (*asked > m_backOff.mostAsked) {
            again = false;
            return failure(ServerBotWords::tr("it is busy and wants to be left alone for %1 s: %2")
                               .arg(QString::number(std::chrono::ceil<std::chrono::seconds>(*asked).count()), said));
        }
        wait = *asked;
    }
    return judgeStatus(head, said);
}

Result<void> ServerBot::judgeStatus(const HttpHead &head, const QString &said) const
{
    switch (head.status) {
    case 401:
    case 403:
        return failure(
            m_key.isEmpty()
                ? ServerBotWords::tr("it wants a key (%1): %2").arg(QString::number(head.status), said)
                : ServerBotWords::tr("it does not take the key (%1): %2").arg(QString::number(head.status), said));
    case 404:
        return failure(ServerBotWords::tr("it knows no such address or model (404): %1").arg(said));
    case 429:
        return failure(ServerBotWords::tr("it takes no more requests for now (429): %1").arg(said));
    default:
        return failure(ServerBotWords::tr("it answered with status %1: %2").arg(QString::number(head.status), said));
    }
}

template <class T, class Once> Result<T> ServerBot::insist(const std::stop_token &stop, const Once &once) const
{
    std::chrono::milliseconds pauseTime = m_backOff.first;
    for (int attempt = 1;; ++attempt) {
        bool again = false;
        std::chrono::milliseconds wait{-1};
        Result<T> result = once(again, wait);
        if (result || !again || attempt >= m_settings.attempts) {
            if (!result && again && attempt > 1)
                return Error{
                    result.error().kind,
                    ServerBotWords::tr("%1 (tried %2 times)").arg(result.error().message, QString::number(attempt))};
            return result;
        }
        if (wait.count() < 0) {
            // Spread, so that several that were turned away do not come back at once.
            wait = pauseTime / 2 +
                   std::chrono::milliseconds(QRandomGenerator::global()->bounded(qint64(pauseTime.count() / 2 + 1)));
            pauseTime = std::min(pauseTime * 2, m_backOff.longest);
        }
        RETURN_IF_ERROR(pause(wait, stop));
    }
}

Result<void> ServerBot::pause(std::chrono::milliseconds time, const std::stop_token &stop) const
{
    std::mutex mutex;
    std::condition_variable_any never;
    std::unique_lock lock(mutex);
    never.wait_for(lock, stop, time, [] { return false; });
    return stop.stop_requested() ? Result<void>(stoppedReply()) : Result<void>();
}

Error ServerBot::failure(const QString &what) const
{
    return ioError(u"%1 (%2): %3"_s.arg(m_settings.name, m_settings.host(), withoutKey(what)));
}

QString ServerBot::withoutKey(QString text) const
{
    return m_key.isEmpty() ? text : text.replace(QString::fromUtf8(m_key), u"[…]"_s);
}

Result<Json> ServerBot::completionsOnce(const QByteArray &body, const std::stop_token &stop, bool &again,
                                        std::chrono::milliseconds &wait) const
{
    QByteArray whole;
    QByteArray errorBody;
    const auto collect = [&](const HttpHead &, QByteArrayView bytes) {
        whole += bytes;
        return true;
    };
    const HttpOutcome outcome = ask(u"/completions"_s, body, stop, collect, errorBody);
    RETURN_IF_ERROR(judge(outcome, errorBody, again, wait));
    Result<Json> json = parseJson(whole);
    if (!json)
        return failure(ServerBotWords::tr("it answered with what is no JSON: \"%1\"")
                           .arg(QString::fromUtf8(whole.left(120)).simplified()));
    return json;
}

Result<Json> ServerBot::completions(const Json &body, const std::stop_token &stop) const
{
    const Slot slot(*this, stop);
    if (!slot.taken())
        return stoppedReply();
    return insist<Json>(stop, [&](bool &again, std::chrono::milliseconds &wait) {
        return completionsOnce(dumpJson(body), stop, again, wait);
    });
}

Result<QList<TokenScore>> ServerBot::tokensAfter(const QString &before, const QString &whole,
                                                 const std::stop_token &stop) const
{
    QList<PromptToken> tokens[2];
    const QString prompts[] = {before, whole};
    for (size_t i = 0; i < 2; ++i) {
        if (prompts[i].isEmpty())
            continue;
        ASSIGN_OR_RETURN(const auto answer, completions(scoringRequest(m_settings, prompts[i]), stop));
        const Result<QList<PromptToken>> read = promptTokens(answer, m_settings.scoring, prompts[i]);
        if (!read)
            return Error{read.error().kind, failure(read.error().message).message};
        tokens[i] = *read;
    }
    QList<TokenScore> scores;
    for (const PromptToken &token : continuationTokens(tokens[0], tokens[1])) {
        if (!token.logProbability)
            return failure(ServerBotWords::tr("it cannot tell how probable the first token of all is; use a scoring "
                                              "format that begins with a marker"));
        scores.append({token.text, *token.logProbability});
    }
    // Some answer with an empty list and call it a success.
    if (scores.isEmpty() && before != whole)
        return Error{noScores().kind, failure(noScores().message).message};
    return scores;
}

Result<ContinuationScore> ServerBot::score(const ChatHistory &history, const ChatTurn &continuation, bool endsTurn,
                                           std::stop_token stop) const
{
    if (m_settings.scoring == ScoringMethod::None)
        return unsupported(ServerBotWords::tr("%1 is not set to give log-probabilities; add it with --scoring echo or "
                                              "prompt_logprobs if its server has them")
                               .arg(m_settings.name));
    const WrittenPrompt prompt = writePrompt(m_settings.scoringFormat, history, continuation, endsTurn);
    ContinuationScore score;
    ASSIGN_OR_RETURN(score.tokens, tokensAfter(prompt.before, prompt.whole, stop));
    for (const TokenScore &token : score.tokens)
        score.sum += token.logProbability;
    score.endsTurn = endsTurn;
    score.bot = m_identity;
    return score;
}

}  // namespace gainsay
