// SPDX-License-Identifier: GPL-3.0-or-later
// Log-probabilities of given texts, in the words of the servers that give them: vLLM, OpenAI's own completions and
// llama-cpp-python; and those that do not, which must not look like a score of nothing.
#include "core/bots/server/ServerBot.h"
#include "tests/support/LoopbackServer.h"

#include <QTest>

using namespace gainsay;
using namespace gainsay::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

// What a model with one token per byte would say: each as probable as its value.
double valueOf(char byte)
{
    return -double(static_cast<unsigned char>(byte)) / 10;
}

Json completion(const Json &choice, int promptTokens, int written)
{
    return {
        {"id", "cmpl-1"},
        {"object", "text_completion"},
        {"created", 1},
        {"model", "small"},
        {"choices", {choice}},
        {"usage",
         {{"prompt_tokens", promptTokens}, {"completion_tokens", written}, {"total_tokens", promptTokens + written}}}};
}

struct Echo {
    std::string first;    // a marker that the server puts before everything, and echoes
    std::string written;  // what it goes on to write although nothing was asked for
};

// choices[0].logprobs as OpenAI has them; the first of all has none.
Json echoed(const std::string &prompt, const Echo &echo)
{
    Json logprobs = {{"tokens", Json::array()},
                     {"token_logprobs", Json::array()},
                     {"top_logprobs", Json::array()},
                     {"text_offset", Json::array()}};
    size_t offset = 0;
    const auto add = [&](const std::string &token, double value) {
        const bool isFirst = logprobs["tokens"].empty();
        logprobs["tokens"].push_back(token);
        logprobs["token_logprobs"].push_back(isFirst ? Json() : Json(value));
        logprobs["top_logprobs"].push_back(isFirst ? Json() : Json{{token, value}});
        logprobs["text_offset"].push_back(offset);
        offset += token.size();
    };
    if (!echo.first.empty())
        add(echo.first, 0);
    for (const char byte : prompt + echo.written)
        add(std::string(1, byte), valueOf(byte));
    return completion({{"index", 0},
                       {"text", prompt + echo.written},
                       {"logprobs", logprobs},
                       {"finish_reason", "length"},
                       {"stop_reason", nullptr},
                       {"prompt_logprobs", nullptr}},
                      int(prompt.size()), int(echo.written.size()));
}

// choices[0].prompt_logprobs as vLLM has them, by token id; "\n" is id 10.
Json listed(const std::string &prompt)
{
    Json list = {nullptr};
    for (size_t i = 1; i < prompt.size(); ++i)
        list.push_back(
            {{std::to_string(int(prompt[i])),
              {{"logprob", valueOf(prompt[i])}, {"rank", 5}, {"decoded_token", std::string(1, prompt[i])}}}});
    return completion({{"index", 0},
                       {"text", "?"},
                       {"logprobs", nullptr},
                       {"finish_reason", "length"},
                       {"stop_reason", nullptr},
                       {"prompt_logprobs", list}},
                      int(prompt.size()), 1);
}

// llama.cpp's own server: the log-probabilities of what it wrote, never of the prompt.
Json ofWhatWasWritten()
{
    return completion(
        {{"index", 0},
         {"text", " x"},
         {"logprobs",
          {{"content",
            {{{"id", 11},
              {"token", " x"},
              {"bytes", {32, 120}},
              {"logprob", -0.5},
              {"top_logprobs", {{{"id", 11}, {"token", " x"}, {"bytes", {32, 120}}, {"logprob", -0.5}}}}}}}}},
         {"finish_reason", "length"}},
        4, 1);
}

Json onePlaceholder()
{
    return completion({{"index", 0}, {"text", "x"}, {"logprobs", nullptr}, {"prompt_logprobs", {nullptr}}}, 4, 1);
}

using Answering = std::function<Json(const std::string &prompt)>;

Result<ContinuationScore> scoreBy(const Answering &answer, ScoringMethod method, Json *asked = nullptr)
{
    const LoopbackServer server([&](const HeardRequest &request, const LoopbackServer::Caller &caller) {
        caller.answer(dumpJson(answer((*parseJson(request.body))["prompt"].get<std::string>())));
    });
    ServerBotSettings settings;
    settings.name = u"mine"_s;
    settings.address = server.address();
    settings.confirmedAddress = settings.address;
    settings.model = u"small"_s;
    settings.attempts = 1;
    settings.scoring = method;
    ASSIGN_OR_RETURN(const auto bot, ServerBot::create(settings, {}, {1ms, 5ms, 2s}));
    const auto score = bot->score(alternatingHistory({u"hi"_s}), {ChatRole::Bot, u"abc"_s}, true);
    if (asked)
        *asked = *parseJson(server.heard().last().body);
    return score;
}

}  // namespace

class TestScoringFormats : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theContinuationAloneIsScored_data()
    {
        QTest::addColumn<Answering>("answer");
        QTest::addColumn<int>("method");
        const auto echo = [](const Echo &how) -> Answering {
            return [how](const std::string &prompt) { return echoed(prompt, how); };
        };
        QTest::newRow("OpenAI, echo") << echo({}) << int(ScoringMethod::Echo);
        QTest::newRow("vLLM, echo with a marker") << echo({"<s>", {}}) << int(ScoringMethod::Echo);
        QTest::newRow("llama-cpp-python, which writes on") << echo({{}, " and so on"}) << int(ScoringMethod::Echo);
        QTest::newRow("vLLM, prompt_logprobs") << Answering(listed) << int(ScoringMethod::PromptLogprobs);
    }

    void theContinuationAloneIsScored()
    {
        QFETCH(const Answering, answer);
        QFETCH(const int, method);
        Json asked;
        const auto score = scoreBy(answer, ScoringMethod(method), &asked);
        QVERIFY2(score, qUtf8Printable(score ? QString() : QString(score.error().message)));
        QCOMPARE(score->tokens.size(), 4);  // a, b, c and the end of the turn
        QCOMPARE(score->tokens[1].text, u"b"_s);
        QCOMPARE(score->sum, valueOf('a') + valueOf('b') + valueOf('c') + valueOf('\n'));
        QVERIFY(asked["temperature"] == 0 && asked["model"] == "small");
        if (ScoringMethod(method) == ScoringMethod::Echo)
            QVERIFY(asked["echo"] == true && asked["logprobs"] == 1 && asked["max_tokens"] == 0);
        else
            QVERIFY(asked["prompt_logprobs"] == 0 && asked["max_tokens"] == 1);
    }

    void whoCannotTellIsNamed_data()
    {
        QTest::addColumn<Answering>("answer");
        QTest::addColumn<int>("method");
        const Answering written = [](const std::string &) { return ofWhatWasWritten(); };
        const Answering empty = [](const std::string &) { return onePlaceholder(); };
        QTest::newRow("llama.cpp, echo") << written << int(ScoringMethod::Echo);
        QTest::newRow("llama.cpp, prompt_logprobs") << written << int(ScoringMethod::PromptLogprobs);
        QTest::newRow("a list of nothing") << empty << int(ScoringMethod::PromptLogprobs);
    }

    void whoCannotTellIsNamed()
    {
        QFETCH(const Answering, answer);
        QFETCH(const int, method);
        const auto score = scoreBy(answer, ScoringMethod(method));
        QVERIFY(!score);
        QCOMPARE(score.error().kind, ErrorKind::Unsupported);
        QVERIFY2(score.error().message.contains(u"without log-probabilities of the prompt"_s),
                 qUtf8Printable(score.error().message));
    }
};

QTEST_GUILESS_MAIN(TestScoringFormats)
#include "tst_scoring_formats.moc"
