// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bots/EmbeddedBot.h"

#include "core/base/TranslatableText.h"
#include "core/bots/ReplyText.h"
#include "core/bots/TokenSampler.h"

#include <algorithm>
#include <chrono>
#include <numeric>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr size_t tokensAtOnce = 128;  // between two looks at the stop token, and of logits in memory

Error replyCancelled()
{
    return cancelled(TranslatableText::translate("bots", "the reply was cancelled"));
}

void append(std::vector<qint32> &ids, const std::vector<qint32> &more)
{
    ids.insert(ids.end(), more.begin(), more.end());
}

double secondsSince(std::chrono::steady_clock::time_point start)
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

}  // namespace

Result<std::unique_ptr<EmbeddedBot>> EmbeddedBot::create(ChatModelPackage package, const CausalEngineFactory &start)
{
    ASSIGN_OR_RETURN(auto engine, start(package.engineRequest()));
    return std::unique_ptr<EmbeddedBot>(new EmbeddedBot(std::move(package), std::move(engine)));
}

EmbeddedBot::EmbeddedBot(ChatModelPackage package, std::unique_ptr<CausalEngine> engine)
    : m_package(std::move(package)), m_engine(std::move(engine))
{
    const ChatModelSpec &spec = m_package.spec();
    m_identity = {spec.name, spec.version, u"embedded"_s, {{"max_length", spec.maximumLength}}};
    const JsonTokenizer &tokenizer = *m_package.tokenizer();
    for (qint32 id = 0; id < m_package.shape().vocabulary; ++id) {
        const bool ends = std::ranges::find(m_package.endTokens(), id) != m_package.endTokens().end();
        if (!ends && (id >= tokenizer.size() || tokenizer.isMarker(id)))
            m_neverDrawn.push_back(id);
    }
    m_neverFirst = m_neverDrawn;
    append(m_neverFirst, m_package.endTokens());
}

std::vector<qint32> EmbeddedBot::turnIds(const ChatTurn &turn) const
{
    const ChatFormat::Turn &format = m_package.spec().chat.of(turn.role);
    const JsonTokenizer &tokenizer = *m_package.tokenizer();
    std::vector<qint32> ids = tokenizer.idsWithMarkers(format.before);
    append(ids, tokenizer.idsOf(turn.text));
    append(ids, tokenizer.idsWithMarkers(format.after));
    return ids;
}

Result<std::vector<qint32>> EmbeddedBot::promptIds(const ChatHistory &history, ChatRole role, int room) const
{
    const ChatModelSpec &spec = m_package.spec();
    const JsonTokenizer &tokenizer = *m_package.tokenizer();
    std::vector<qint32> ids = tokenizer.idsWithMarkers(spec.chat.begin);
    const std::vector<qint32> head = tokenizer.idsWithMarkers(spec.chat.of(role).before);
    std::vector<std::vector<qint32>> turns;
    size_t total = ids.size() + head.size();
    for (const ChatTurn &turn : history) {
        turns.push_back(turnIds(turn));
        total += turns.back().size();
    }
    for (size_t i = 0; i < turns.size() && total > size_t(std::max(0, room)); ++i) {
        if (history.at(qsizetype(i)).role == ChatRole::System || i + 1 == turns.size())
            continue;
        total -= turns[i].size();
        turns[i].clear();
    }
    if (total > size_t(std::max(0, room)))
        return invalidInput(
            TranslatableText::translate(
                "bots",
                "%1 reads %2 tokens at most, but the last turn alone needs more; shorten it or ask for fewer tokens")
                .arg(spec.name)
                .arg(spec.maximumLength));
    for (const std::vector<qint32> &turn : turns)
        append(ids, turn);
    append(ids, head);
    if (ids.empty())
        return invalidInput(TranslatableText::translate("bots", "%1 has no marker to begin with, so it needs a history")
                                .arg(spec.name));
    return ids;
}

Result<std::vector<float>> EmbeddedBot::read(CausalState &state, std::span<const qint32> ids, LogitRows rows,
                                             const std::stop_token &stop) const
{
    std::vector<float> logits;
    for (size_t from = 0; from < ids.size(); from += tokensAtOnce) {
        if (stop.stop_requested())
            return replyCancelled();
        const auto part = ids.subspan(from, std::min(tokensAtOnce, ids.size() - from));
        ASSIGN_OR_RETURN(auto some, m_engine->advance(state, part, rows));
        if (rows == LogitRows::All)
            logits.insert(logits.end(), some.begin(), some.end());
        else
            logits = std::move(some);
    }
    return logits;
}

Result<EmbeddedBot::Prompt> EmbeddedBot::readPrompt(const ChatHistory &history, const SamplingParameters &sampling,
                                                    const std::stop_token &stop) const
{
    ASSIGN_OR_RETURN(const auto ids,
                     promptIds(history, ChatRole::Bot, m_package.spec().maximumLength - sampling.maximumTokens));
    Prompt prompt;
    prompt.state = m_engine->start();
    prompt.tokens = qint64(ids.size());
    ASSIGN_OR_RETURN(prompt.logits, read(*prompt.state, ids, LogitRows::Last, stop));
    return prompt;
}

qint32 EmbeddedBot::draw(TokenSampler &sampler, std::span<const float> logits, std::span<const qint32> drawn,
                         const ReplyText &text) const
{
    const KnownReplies &known = m_package.knownReplies();
    std::vector<qint32> banned = drawn.empty() ? m_neverFirst : m_neverDrawn;
    for (;;) {
        const qint32 token = sampler.draw(logits, drawn, banned);
        const bool ends = std::ranges::find(m_package.endTokens(), token) != m_package.endTokens().end();
        if (known.isEmpty() || ends || !known.has(text.with(m_package.tokenizer()->bytesOf(token))))
            return token;
        banned.push_back(token);
    }
}

Result<BotReply> EmbeddedBot::write(Prompt prompt, const SamplingParameters &sampling, const std::stop_token &stop,
                                    const ReplyStream &stream) const
{
    const auto started = std::chrono::steady_clock::now();
    TokenSampler sampler(sampling);
    ReplyText text(sampling.stop, stream);
    std::vector<qint32> drawn;
    double logSum = 0;
    FinishReason finish = FinishReason::TokenLimit;
    while (int(drawn.size()) < sampling.maximumTokens) {
        if (stop.stop_requested())
            return replyCancelled();
        const qint32 token = draw(sampler, prompt.logits, drawn, text);
        logSum += logProbability(prompt.logits, token);
        drawn.push_back(token);
        if (std::ranges::find(m_package.endTokens(), token) != m_package.endTokens().end()) {
            finish = FinishReason::EndOfTurn;
            break;
        }
        if (!text.add(m_package.tokenizer()->bytesOf(token))) {
            finish = FinishReason::StopText;
            break;
        }
        if (int(drawn.size()) == sampling.maximumTokens)
            break;
        ASSIGN_OR_RETURN(prompt.logits, read(*prompt.state, std::span(&token, 1), LogitRows::Last, stop));
    }
    BotReply reply;
    reply.text = text.finish();
    reply.bot = m_identity;
    reply.bot.parameters["provider"] = toUtf8(provider());
    reply.sampling = sampling;
    reply.tokens = {prompt.tokens, qint64(drawn.size()), false};
    reply.finish = finish;
    reply.logProbability = logSum;
    reply.seconds = secondsSince(started);
    return reply;
}

Result<BotReply> EmbeddedBot::reply(const ChatHistory &history, const SamplingParameters &sampling,
                                    std::stop_token stop, const ReplyStream &stream) const
{
    ASSIGN_OR_RETURN(auto prompt, readPrompt(history, sampling, stop));
    return write(std::move(prompt), sampling, stop, stream);
}

Result<QList<BotReply>> EmbeddedBot::replies(const ChatHistory &history, const SamplingParameters &sampling, int count,
                                             std::stop_token stop) const
{
    ASSIGN_OR_RETURN(const auto prompt, readPrompt(history, sampling, stop));
    QList<BotReply> all;
    for (int i = 0; i < count; ++i) {
        SamplingParameters drawn = sampling;
        drawn.seed += quint64(i);
        ASSIGN_OR_RETURN(auto one, write({prompt.state->fork(), prompt.logits, prompt.tokens}, drawn, stop, {}));
        all.append(std::move(one));
    }
    return all;
}

QList<TokenScore> EmbeddedBot::named(std::span<const qint32> ids, std::span<const double> logProbabilities) const
{
    QList<TokenScore> scores;
    StreamDecoder decoder;
    for (size_t i = 0; i < ids.size(); ++i)
        scores.append({decoder.add(m_package.tokenizer()->bytesOf(ids[i])), logProbabilities[i]});
    return scores;
}

Result<ContinuationScore> EmbeddedBot::score(const ChatHistory &history, const ChatTurn &continuation, bool endsTurn,
                                             std::stop_token stop) const
{
    std::vector<qint32> wanted = m_package.tokenizer()->idsOf(continuation.text);
    if (endsTurn)
        wanted.push_back(m_package.endTokens().front());
    ContinuationScore score;
    score.bot = m_identity;
    score.bot.parameters["provider"] = toUtf8(provider());
    score.endsTurn = endsTurn;
    if (wanted.empty())
        return score;
    ASSIGN_OR_RETURN(const auto prompt,
                     promptIds(history, continuation.role, m_package.spec().maximumLength - int(wanted.size())));
    const std::unique_ptr<CausalState> state = m_engine->start();
    ASSIGN_OR_RETURN(auto logits, read(*state, prompt, LogitRows::Last, stop));
    const auto width = size_t(m_engine->vocabularySize());
    std::vector<double> found = {logProbability(logits, wanted.front())};
    for (size_t from = 0; from + 1 < wanted.size(); from += tokensAtOnce) {
        const auto part = std::span(wanted).subspan(from, std::min(tokensAtOnce, wanted.size() - 1 - from));
        ASSIGN_OR_RETURN(logits, read(*state, part, LogitRows::All, stop));
        for (size_t i = 0; i < part.size(); ++i)
            found.push_back(logProbability(std::span(logits).subspan(i * width, width), wanted[from + i + 1]));
    }
    score.tokens = named(wanted, found);
    score.sum = std::accumulate(found.begin(), found.end(), 0.0);
    return score;
}

}  // namespace gainsay
