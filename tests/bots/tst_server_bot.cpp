// SPDX-License-Identifier: GPL-3.0-or-later
// Chatbots on servers, against a server of our own that can also do what no sound server does: what is sent, what is
// refused, and how each fault is told.
#include "core/bots/server/PromptScoring.h"
#include "core/bots/server/ServerBot.h"
#include "tests/support/LoopbackServer.h"

#include <QElapsedTimer>
#include <QTest>

#include <atomic>
#include <thread>

using namespace gainsay;
using namespace gainsay::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

const QString secret = u"sk-hush-0815"_s;

ServerBotSettings settingsFor(const LoopbackServer &server)
{
    ServerBotSettings settings;
    settings.name = u"mine"_s;
    settings.address = server.address();
    settings.confirmedAddress = settings.address;
    settings.model = u"small"_s;
    settings.attempts = 1;
    return settings;
}

std::unique_ptr<ServerBot> botWith(const ServerBotSettings &settings)
{
    Result<std::unique_ptr<ServerBot>> bot = ServerBot::create(settings, secret, {1ms, 5ms, 2s});
    if (!bot)
        qFatal("%s", qUtf8Printable(bot.error().message));
    return *std::move(bot);
}

const ChatHistory greeting = alternatingHistory({u"在吗？"_s});

LoopbackServer::Handler says(const QStringList &pieces)
{
    return [pieces](const HeardRequest &, const LoopbackServer::Caller &caller) {
        caller.beginEvents();
        for (const QString &piece : pieces)
            caller.piece(piece);
        caller.end();
    };
}

QString faultOfReply(const ServerBotSettings &settings)
{
    const auto bot = botWith(settings);
    const Result<BotReply> reply = bot->reply(greeting, bot->defaultSampling());
    return reply ? u"no fault: "_s + reply->text : reply.error().message;
}

}  // namespace

class TestServerBot : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void piecesComeAsTheyAreWritten()
    {
        const LoopbackServer server(says({u"在"_s, u"的，"_s, u"怎么了？"_s}));
        const auto bot = botWith(settingsFor(server));
        QStringList heard;
        const auto reply =
            bot->reply(greeting, bot->defaultSampling(), {}, [&](const QString &piece) { heard << piece; });
        QVERIFY2(reply, qUtf8Printable(reply ? QString() : QString(reply.error().message)));
        QCOMPARE(reply->text, u"在的，怎么了？"_s);
        QCOMPARE(heard, (QStringList{u"在"_s, u"的，"_s, u"怎么了？"_s}));
        QVERIFY(reply->finish == FinishReason::EndOfTurn);
        QVERIFY(reply->tokens.estimated);
        QVERIFY(!reply->cost);
        QCOMPARE(reply->bot.kind, u"openai"_s);
        QCOMPARE(reply->bot.version, u"small"_s);
    }

    // Every byte: the line, the headers, the fields. Nothing tells who asks, on what system or in which language.
    void whatLeavesIsTheConversationAlone()
    {
        const LoopbackServer server(says({u"好"_s}));
        ServerBotSettings settings = settingsFor(server);
        settings.fields = {{"min_p", 0.05}, {"top_p", nullptr}};
        const auto bot = botWith(settings);
        SamplingParameters sampling = bot->defaultSampling();
        sampling.seed = (1ULL << 40U) + 7;
        sampling.stop = {u"完"_s};
        QVERIFY(bot->reply({{ChatRole::System, u"短"_s}, {ChatRole::User, u"在吗？"_s}}, sampling));
        QCOMPARE(server.connections(), 1);
        const HeardRequest heard = server.heard().value(0);
        QStringList headers = QString::fromUtf8(heard.head).split(u"\r\n"_s);
        QCOMPARE(headers.takeFirst(), u"POST /v1/chat/completions HTTP/1.1"_s);
        headers.sort();
        QCOMPARE(headers,
                 (QStringList{u"Accept-Encoding: identity"_s, u"Accept-Language: *"_s,
                              u"Accept: text/event-stream, application/json"_s, u"Authorization: Bearer sk-hush-0815"_s,
                              u"Connection: Keep-Alive"_s, u"Content-Length: %1"_s.arg(heard.body.size()),
                              u"Content-Type: application/json"_s, u"Host: 127.0.0.1:%1"_s.arg(server.port()),
                              u"User-Agent: gainsay"_s}));
        const Json wanted = {
            {"model", "small"},
            {"messages", {{{"role", "system"}, {"content", "短"}}, {{"role", "user"}, {"content", "在吗？"}}}},
            {"temperature", 0.7},
            {"min_p", 0.05},
            {"seed", 7},
            {"max_tokens", 256},
            {"stop", {"完"}},
            {"stream", true},
            {"stream_options", {{"include_usage", true}}}};
        QCOMPARE(QString::fromUtf8(heard.body), QString::fromUtf8(dumpJson(wanted)));
    }

    void nothingIsSentToAnAddressThatNobodyConfirmed()
    {
        const LoopbackServer server(says({u"好"_s}));
        ServerBotSettings settings = settingsFor(server);
        settings.confirmedAddress = u"https://elsewhere.example/v1"_s;
        const auto bot = ServerBot::create(settings, secret);
        QVERIFY(!bot);
        QCOMPARE(bot.error().kind, ErrorKind::NotAllowed);
        QCOMPARE(server.connections(), 0);
    }

    void theKeyIsNowhereButInTheHeader()
    {
        const LoopbackServer server([](const HeardRequest &, const LoopbackServer::Caller &caller) {
            caller.answer(R"({"error":{"message":"Incorrect API key provided: sk-hush-0815."}})", "401 Unauthorized");
        });
        const auto bot = botWith(settingsFor(server));
        const auto reply = bot->reply(greeting, bot->defaultSampling());
        QVERIFY(!reply);
        QVERIFY(reply.error().message.contains(u"401"_s));
        QVERIFY(!reply.error().message.contains(secret));
        QVERIFY(!dumpJson(toJson(bot->identity())).contains(secret.toUtf8()));
        QVERIFY(!ServerBot::create(settingsFor(server), u"two\nlines"_s));
    }

    void redirectsToAnotherHostAreRefused_data()
    {
        QTest::addColumn<QByteArray>("status");
        QTest::newRow("301") << QByteArray("301 Moved Permanently");
        QTest::newRow("302") << QByteArray("302 Found");
        QTest::newRow("307") << QByteArray("307 Temporary Redirect");
        QTest::newRow("308") << QByteArray("308 Permanent Redirect");
    }

    void redirectsToAnotherHostAreRefused()
    {
        QFETCH(const QByteArray, status);
        const LoopbackServer other(says({u"I should not have been asked"_s}));
        const LoopbackServer server([&](const HeardRequest &, const LoopbackServer::Caller &caller) {
            caller.answer({}, status, "Location: " + other.address().toUtf8() + "/chat/completions\r\n");
        });
        ServerBotSettings settings = settingsFor(server);
        settings.attempts = 3;
        const QString fault = faultOfReply(settings);
        QVERIFY2(fault.contains(other.address()) && fault.contains(u"refused"_s), qUtf8Printable(fault));
        QCOMPARE(other.connections(), 0);
        QCOMPARE(server.heard().size(), 1);
    }

    void aCutConnectionIsTriedAgain();
    void whatWasHeardIsNotSaidTwice();
    void brokenAnswersAreNamed_data();
    void brokenAnswersAreNamed();
    void tenMegabytesAreNotRead();
    void silenceEndsInATimeOut();
    void aPauseInAReplyEndsInATimeOut();
    void cancellingFreesTheServer();
    void onlySoManyAtATime();
    void aServerThatAsksForTooMuchTimeIsLeft();
    void retryAfterIsKept();
    void newerModelsNameTheLimitDifferently();
    void tokensArePaidFor();
    void echoedPromptsAreScored();
    void listedPromptsAreScored();
    void serversWithoutScoresSaySo();
    void addressesAreRead_data();
    void addressesAreRead();
};

void TestServerBot::aCutConnectionIsTriedAgain()
{
    std::atomic<int> calls = 0;
    const LoopbackServer server([&](const HeardRequest &request, const LoopbackServer::Caller &caller) {
        const int call = ++calls;
        if (call == 1)
            return;  // closed without a word
        if (call == 2) {
            caller.beginEvents();
            caller.piece(u"half a"_s);
            return;
        }
        says({u"whole"_s})(request, caller);
    });
    ServerBotSettings settings = settingsFor(server);
    settings.attempts = 3;
    const auto bot = botWith(settings);
    const auto reply = bot->reply(greeting, bot->defaultSampling());
    QVERIFY2(reply, qUtf8Printable(reply ? QString() : QString(reply.error().message)));
    QCOMPARE(reply->text, u"whole"_s);
    QCOMPARE(calls.load(), 3);
}

void TestServerBot::whatWasHeardIsNotSaidTwice()
{
    std::atomic<int> calls = 0;
    const LoopbackServer server([&](const HeardRequest &, const LoopbackServer::Caller &caller) {
        ++calls;
        caller.beginEvents();
        caller.piece(u"half a"_s);
    });
    ServerBotSettings settings = settingsFor(server);
    settings.attempts = 3;
    const auto bot = botWith(settings);
    QString heard;
    const auto reply = bot->reply(greeting, bot->defaultSampling(), {}, [&](const QString &piece) { heard += piece; });
    QVERIFY(!reply);
    QVERIFY2(reply.error().message.contains(u"broke off"_s), qUtf8Printable(reply.error().message));
    QCOMPARE(heard, u"half a"_s);
    QCOMPARE(calls.load(), 1);
}

void TestServerBot::brokenAnswersAreNamed_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<QString>("said");
    QTest::newRow("no JSON") << QByteArray("<html>Welcome</html>") << u"<html>Welcome</html>"_s;
    QTest::newRow("cut JSON") << QByteArray(R"({"choices": [{"mess)") << u"no JSON"_s;
    QTest::newRow("other JSON") << QByteArray(R"({"models": []})") << u"choices"_s;
    QTest::newRow("no choice") << QByteArray(R"({"choices": []})") << u"choices"_s;
    QTest::newRow("wrong types") << QByteArray(R"({"choices": [7]})") << u"choices"_s;
    QTest::newRow("an error with 200") << QByteArray(R"({"error": {"message": "model overloaded"}})")
                                       << u"model overloaded"_s;
    QTest::newRow("nothing") << QByteArray() << u"no JSON"_s;
    QTest::newRow("deep") << QByteArray(100'000, '[') << u"no JSON"_s;
}

void TestServerBot::brokenAnswersAreNamed()
{
    QFETCH(const QByteArray, answer);
    QFETCH(const QString, said);
    const LoopbackServer whole(
        [&](const HeardRequest &, const LoopbackServer::Caller &caller) { caller.answer(answer); });
    const QString fault = faultOfReply(settingsFor(whole));
    QVERIFY2(fault.contains(said), qUtf8Printable(fault));
    if (answer.isEmpty())
        return;
    const LoopbackServer streamed([&](const HeardRequest &, const LoopbackServer::Caller &caller) {
        caller.beginEvents();
        caller.write(": a comment\n\n");
        caller.event(answer);
    });
    const QString streamFault = faultOfReply(settingsFor(streamed));
    QVERIFY2(!streamFault.startsWith(u"no fault"_s), qUtf8Printable(streamFault));
}

void TestServerBot::tenMegabytesAreNotRead()
{
    for (const bool streamed : {false, true}) {
        std::atomic<qint64> written = 0;
        const LoopbackServer server([&](const HeardRequest &, const LoopbackServer::Caller &caller) {
            const QByteArray block(64 << 10, 'x');
            if (streamed)
                caller.beginEvents();
            else
                caller.write("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n{\"choices\": \"");
            for (int i = 0; i < 160; ++i) {
                if (!(streamed ? caller.piece(QString::fromLatin1(block)) : caller.write(block)))
                    return;
                written += block.size();
            }
            caller.end();
        });
        ServerBotSettings settings = settingsFor(server);
        settings.attempts = 3;
        settings.largestReplyMb = 1;
        const QString fault = faultOfReply(settings);
        QVERIFY2(fault.contains(u"larger than 1 MB"_s), qUtf8Printable(fault));
        QCOMPARE(server.heard().size(), 1);
    }
}

void TestServerBot::silenceEndsInATimeOut()
{
    const LoopbackServer server([](const HeardRequest &, const LoopbackServer::Caller &caller) {
        while (!caller.hasGone())
            std::this_thread::sleep_for(5ms);
    });
    ServerBotSettings settings = settingsFor(server);
    settings.firstByteSeconds = 1;
    settings.attempts = 2;
    const QString fault = faultOfReply(settings);
    QVERIFY2(fault.contains(u"in time"_s) && fault.contains(u"tried 2 times"_s), qUtf8Printable(fault));
    QCOMPARE(server.heard().size(), 2);
}

void TestServerBot::aPauseInAReplyEndsInATimeOut()
{
    const LoopbackServer server([](const HeardRequest &, const LoopbackServer::Caller &caller) {
        caller.beginEvents();
        caller.piece(u"well"_s);
        while (!caller.hasGone())
            std::this_thread::sleep_for(5ms);
    });
    ServerBotSettings settings = settingsFor(server);
    settings.idleSeconds = 1;
    const QString fault = faultOfReply(settings);
    QVERIFY2(fault.contains(u"in time"_s), qUtf8Printable(fault));
}

void TestServerBot::cancellingFreesTheServer()
{
    std::atomic<bool> left = false;
    const LoopbackServer server([&](const HeardRequest &, const LoopbackServer::Caller &caller) {
        caller.beginEvents();
        while (caller.piece(u"and so on "_s) && !caller.hasGone())
            std::this_thread::sleep_for(5ms);
        left = true;
    });
    const auto bot = botWith(settingsFor(server));
    std::stop_source stop;
    int pieces = 0;
    const auto reply = bot->reply(greeting, bot->defaultSampling(), stop.get_token(), [&](const QString &) {
        if (++pieces == 3)
            stop.request_stop();
    });
    QVERIFY(!reply);
    QCOMPARE(reply.error().kind, ErrorKind::Cancelled);
    QTRY_VERIFY(left);
    // One that waits for its turn between two attempts ends as well.
    const LoopbackServer busy([](const HeardRequest &, const LoopbackServer::Caller &caller) {
        caller.answer("{}", "503 Service Unavailable", "Retry-After: 2\r\n");
    });
    ServerBotSettings settings = settingsFor(busy);
    settings.attempts = 20;
    const auto waiting = botWith(settings);
    std::stop_source later;
    std::jthread ends([&] {
        while (busy.heard().isEmpty())
            std::this_thread::sleep_for(5ms);
        later.request_stop();
    });
    const auto stopped = waiting->reply(greeting, waiting->defaultSampling(), later.get_token());
    QVERIFY(!stopped);
    QCOMPARE(stopped.error().kind, ErrorKind::Cancelled);
}

void TestServerBot::onlySoManyAtATime()
{
    const LoopbackServer server([](const HeardRequest &request, const LoopbackServer::Caller &caller) {
        std::this_thread::sleep_for(30ms);
        says({u"yes"_s})(request, caller);
    });
    ServerBotSettings settings = settingsFor(server);
    settings.parallel = 2;
    const auto bot = botWith(settings);
    std::atomic<int> answered = 0;
    {
        std::vector<std::jthread> askers;
        for (int i = 0; i < 8; ++i)
            askers.emplace_back([&] { answered += int(bot->reply(greeting, bot->defaultSampling()).has_value()); });
    }
    QCOMPARE(answered.load(), 8);
    QCOMPARE(server.mostAtOnce(), 2);
}

void TestServerBot::aServerThatAsksForTooMuchTimeIsLeft()
{
    const LoopbackServer server([](const HeardRequest &, const LoopbackServer::Caller &caller) {
        caller.answer(R"({"error": "come back tomorrow"})", "429 Too Many Requests", "Retry-After: 86400\r\n");
    });
    ServerBotSettings settings = settingsFor(server);
    settings.attempts = 5;
    const QString fault = faultOfReply(settings);
    QVERIFY2(fault.contains(u"86400 s"_s) && fault.contains(u"come back tomorrow"_s), qUtf8Printable(fault));
    QCOMPARE(server.heard().size(), 1);
}

void TestServerBot::retryAfterIsKept()
{
    std::atomic<int> calls = 0;
    const LoopbackServer server([&](const HeardRequest &request, const LoopbackServer::Caller &caller) {
        if (++calls == 1)
            return caller.answer("{}", "503 Service Unavailable", "Retry-After: 1\r\n");
        says({u"here I am"_s})(request, caller);
    });
    ServerBotSettings settings = settingsFor(server);
    settings.attempts = 2;
    const auto bot = botWith(settings);
    QElapsedTimer timer;
    timer.start();
    QVERIFY(bot->reply(greeting, bot->defaultSampling()));
    QVERIFY(timer.elapsed() >= 1000);
}

void TestServerBot::newerModelsNameTheLimitDifferently()
{
    const LoopbackServer server([](const HeardRequest &request, const LoopbackServer::Caller &caller) {
        if (request.body.contains("\"max_tokens\""))
            return caller.answer(R"({"error": {"message": "Unsupported: use 'max_completion_tokens' instead."}})",
                                 "400 Bad Request");
        says({u"fine"_s})(request, caller);
    });
    ServerBotSettings settings = settingsFor(server);
    settings.attempts = 2;
    const auto bot = botWith(settings);
    QVERIFY(bot->reply(greeting, bot->defaultSampling()));
    QVERIFY(bot->reply(greeting, bot->defaultSampling()));
    QCOMPARE(server.heard().size(), 3);
}

void TestServerBot::tokensArePaidFor()
{
    const LoopbackServer server([](const HeardRequest &, const LoopbackServer::Caller &caller) {
        caller.answer(R"({"choices": [{"message": {"content": "好"}, "finish_reason": "length"}],
                          "usage": {"prompt_tokens": 2000, "completion_tokens": 500}})");
    });
    ServerBotSettings settings = settingsFor(server);
    settings.prices = TokenPrices{0.5, 2.0, u"EUR"_s};
    const auto bot = botWith(settings);
    SamplingParameters sampling = bot->defaultSampling();
    sampling.repetitionPenalty = 1.2;
    const auto reply = bot->reply(greeting, sampling);
    QVERIFY(reply);
    QCOMPARE(reply->text, u"好"_s);
    QCOMPARE(reply->tokens, (TokenCounts{2000, 500, false}));
    QCOMPARE(*reply->cost, 0.002);
    QVERIFY(reply->finish == FinishReason::TokenLimit);
    QCOMPARE(reply->remarks.size(), 1);
}

void TestServerBot::echoedPromptsAreScored()
{
    // A model whose tokens are bytes, each as probable as its value says.
    const LoopbackServer server([](const HeardRequest &request, const LoopbackServer::Caller &caller) {
        const Json body = *parseJson(request.body);
        Json tokens = Json::array();
        Json numbers = Json::array();
        for (const char c : body["prompt"].get<std::string>()) {
            tokens.push_back(std::string(1, c));
            numbers.push_back(numbers.empty() ? Json() : Json(-double(c) / 10));
        }
        const bool sound = body["echo"] == true && body["max_tokens"] == 0;
        caller.answer(dumpJson({{"choices", {{{"logprobs", {{"tokens", tokens}, {"token_logprobs", numbers}}}}}}}),
                      sound ? "200 OK" : "400 Bad Request");
    });
    ServerBotSettings settings = settingsFor(server);
    settings.scoring = ScoringMethod::Echo;
    const auto bot = botWith(settings);
    QVERIFY(bot->abilities().scores);
    const auto open = bot->score(alternatingHistory({u"a"_s}), {ChatRole::Bot, u"bc"_s}, false);
    QVERIFY2(open, qUtf8Printable(open ? QString() : QString(open.error().message)));
    QCOMPARE(open->tokens.size(), 2);
    QCOMPARE(open->tokens[0].text, u"b"_s);
    QCOMPARE(open->sum, -(98.0 + 99.0) / 10);
    const auto ended = bot->score({}, {ChatRole::User, u"bc"_s}, true);
    QVERIFY(ended);
    QCOMPARE(ended->sum, -(98.0 + 99.0 + 10.0) / 10);
    QCOMPARE(server.heard().first().path(), "/v1/completions");
}

void TestServerBot::listedPromptsAreScored()
{
    const LoopbackServer server([](const HeardRequest &request, const LoopbackServer::Caller &caller) {
        const Json body = *parseJson(request.body);
        Json list = {nullptr};
        const std::string prompt = body["prompt"].get<std::string>();
        for (size_t i = 1; i < prompt.size(); ++i)
            list.push_back({{std::to_string(int(prompt[i])),
                             {{"logprob", -2.0}, {"rank", 9}, {"decoded_token", std::string(1, prompt[i])}}},
                            {"1", {{"logprob", -0.1}, {"rank", 1}, {"decoded_token", "likelier"}}}});
        caller.answer(dumpJson({{"choices", {{{"prompt_logprobs", list}}}}}));
    });
    ServerBotSettings settings = settingsFor(server);
    settings.scoring = ScoringMethod::PromptLogprobs;
    settings.scoringFormat = u"chatml"_s;
    const auto bot = botWith(settings);
    const auto score = bot->score(alternatingHistory({u"a"_s}), {ChatRole::Bot, u"bcd"_s}, false);
    QVERIFY2(score, qUtf8Printable(score ? QString() : QString(score.error().message)));
    QCOMPARE(score->tokens.size(), 3);
    QCOMPARE(score->tokens[2].text, u"d"_s);
    QCOMPARE(score->sum, -6.0);
    const Json asked = *parseJson(server.heard().last().body);
    QCOMPARE(fromUtf8(asked["prompt"].get<std::string>()),
             u"<|im_start|>user\na<|im_end|>\n<|im_start|>assistant\nbcd"_s);
}

void TestServerBot::serversWithoutScoresSaySo()
{
    const LoopbackServer server([](const HeardRequest &, const LoopbackServer::Caller &caller) {
        caller.answer(R"({"choices": [{"text": "no numbers"}]})");
    });
    ServerBotSettings settings = settingsFor(server);
    QCOMPARE(botWith(settings)->score({}, {ChatRole::Bot, u"b"_s}, true).error().kind, ErrorKind::Unsupported);
    QCOMPARE(server.connections(), 0);
    for (const ScoringMethod method : {ScoringMethod::Echo, ScoringMethod::PromptLogprobs}) {
        settings.scoring = method;
        const auto score = botWith(settings)->score({}, {ChatRole::Bot, u"b"_s}, true);
        QVERIFY(!score);
        QCOMPARE(score.error().kind, ErrorKind::Unsupported);
        QVERIFY(score.error().message.contains(u"log-probabilities"_s));
    }
}

void TestServerBot::addressesAreRead_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("read");
    QTest::newRow("short") << u"localhost:8080"_s << u"http://localhost:8080/v1"_s;
    QTest::newRow("host") << u"api.example.org"_s << u"https://api.example.org/v1"_s;
    QTest::newRow("slash") << u" https://api.example.org/v1/ "_s << u"https://api.example.org/v1"_s;
    QTest::newRow("end") << u"https://h.example/api/v3/chat/completions"_s << u"https://h.example/api/v3"_s;
    QTest::newRow("password") << u"https://me:secret@h.example/v1"_s << QString();
    QTest::newRow("query") << u"https://h.example/v1?key=secret"_s << QString();
    QTest::newRow("file") << u"file:///etc/passwd"_s << QString();
    QTest::newRow("nothing") << u" "_s << QString();
}

void TestServerBot::addressesAreRead()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, read);
    QCOMPARE(serverAddress(typed).value_or(QString()), read);
}

QTEST_GUILESS_MAIN(TestServerBot)
#include "tst_server_bot.moc"
