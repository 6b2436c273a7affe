// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bots/server/PromptScoring.h"

#include "core/base/TranslatableText.h"

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct ScoringWords {
    GAINSAY_TR(bots)
};

struct TurnMarks {
    QString begin;  // before everything
    QString before;
    QString after;
};

TurnMarks marksOf(const QString &format, ChatRole role)
{
    if (format == "chatml"_L1)
        return {{}, u"<|im_start|>%1\n"_s.arg(toString(role)), u"<|im_end|>\n"_s};
    if (format == "llama3"_L1)
        return {u"<|begin_of_text|>"_s, u"<|start_header_id|>%1<|end_header_id|>\n\n"_s.arg(toString(role)),
                u"<|eot_id|>"_s};
    return {u"\n"_s, {}, u"\n"_s};  // of the first token of all no server can tell how probable it is
}

// Servers for which 0 tokens means as many as they like go on writing after the prompt; `text` is both.
qsizetype writtenAfter(const Json &choice, const QString &prompt)
{
    const Json text = choice.value("text", Json());
    const QString all = text.is_string() ? fromUtf8(text.get<std::string>()) : QString();
    return all.startsWith(prompt) ? all.size() - prompt.size() : 0;
}

// choices[0].logprobs = {"tokens": […], "token_logprobs": [null, …]}
Result<QList<PromptToken>> echoedTokens(const Json &choice, const QString &prompt)
{
    const Json logprobs = choice.value("logprobs", Json());
    if (!logprobs.is_object() || !logprobs.value("tokens", Json()).is_array() ||
        !logprobs.value("token_logprobs", Json()).is_array() ||
        logprobs["tokens"].size() != logprobs["token_logprobs"].size())
        return noScores();
    QList<PromptToken> tokens;
    for (size_t i = 0; i < logprobs["tokens"].size(); ++i) {
        const Json &text = logprobs["tokens"][i];
        const Json &number = logprobs["token_logprobs"][i];
        if (!text.is_string() || !(number.is_number() || number.is_null()))
            return noScores();
        PromptToken token{text.get<std::string>(), fromUtf8(text.get<std::string>()), std::nullopt};
        if (number.is_number())
            token.logProbability = number.get<double>();
        tokens.append(token);
    }
    for (qsizetype left = writtenAfter(choice, prompt); left > 0 && !tokens.isEmpty(); tokens.removeLast())
        left -= tokens.last().text.size();
    return tokens;
}

// choices[0].prompt_logprobs = [null, {"1234": {"logprob": -1.5, "rank": 3, "decoded_token": "…"}}, …]; beside the
// token that stands there may be likelier ones, which come after it or have a better rank.
Result<QList<PromptToken>> listedTokens(const Json &choice)
{
    const Json list = choice.value("prompt_logprobs", Json());
    if (!list.is_array() || list.empty())
        return noScores();
    QList<PromptToken> tokens;
    for (const Json &entry : list) {
        if (entry.is_null()) {
            tokens.append(PromptToken());
            continue;
        }
        if (!entry.is_object() || entry.empty())
            return noScores();
        PromptToken token;
        qint64 worst = -1;
        for (const auto &[id, value] : entry.items()) {
            const Json &number = value.is_object() ? value.value("logprob", Json()) : value;
            const qint64 rank = value.is_object() ? value.value("rank", qint64(0)) : 0;
            if (!number.is_number())
                return noScores();
            if (rank <= worst)
                continue;
            worst = rank;
            const std::string text = value.is_object() ? value.value("decoded_token", std::string()) : std::string();
            token = {id, fromUtf8(text), number.get<double>()};
        }
        tokens.append(token);
    }
    return tokens;
}

}  // namespace

Error noScores()
{
    return unsupported(ScoringWords::tr("the server answered without log-probabilities of the prompt; it may not offer "
                                        "them, or by the other method (echo, prompt_logprobs)"));
}

WrittenPrompt writePrompt(const QString &format, const ChatHistory &history, const ChatTurn &continuation,
                          bool endsTurn)
{
    WrittenPrompt prompt;
    prompt.before = marksOf(format, continuation.role).begin;
    for (const ChatTurn &turn : history) {
        const TurnMarks marks = marksOf(format, turn.role);
        prompt.before += marks.before + turn.text + marks.after;
    }
    const TurnMarks marks = marksOf(format, continuation.role);
    prompt.before += marks.before;
    prompt.whole = prompt.before + continuation.text + (endsTurn ? marks.after : QString());
    return prompt;
}

Json scoringRequest(const ServerBotSettings &settings, const QString &prompt)
{
    Json body = {{"model", toUtf8(settings.model)}, {"prompt", toUtf8(prompt)}, {"temperature", 0}};
    if (settings.scoring == ScoringMethod::Echo) {
        body["echo"] = true;
        body["logprobs"] = 1;
        body["max_tokens"] = 0;
    } else {
        body["prompt_logprobs"] = 0;
        body["max_tokens"] = 1;
    }
    return body;
}

Result<QList<PromptToken>> promptTokens(const Json &answer, ScoringMethod method, const QString &prompt)
{
    const Json choices = answer.is_object() ? answer.value("choices", Json()) : Json();
    if (!choices.is_array() || choices.empty() || !choices[0].is_object())
        return noScores();
    try {
        return method == ScoringMethod::Echo ? echoedTokens(choices[0], prompt) : listedTokens(choices[0]);
    } catch (const Json::exception &) {
        return noScores();  // a field of another type
    }
}

QList<PromptToken> continuationTokens(const QList<PromptToken> &before, const QList<PromptToken> &whole)
{
    qsizetype common = 0;
    while (common < before.size() && common < whole.size() && before[common].identity == whole[common].identity)
        ++common;
    return whole.sliced(common);
}

}  // namespace gainsay
