// SPDX-License-Identifier: GPL-3.0-or-later
// Chatbots on two mock servers that others wrote, so that the requests fit more than our own idea of a server.
#include "core/bots/server/ServerBot.h"
#include "tests/support/MockProgram.h"

#include <QElapsedTimer>
#include <QFile>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace gainsay;
using namespace gainsay::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

const QString mockKey = u"sk-test-4711"_s;
const QString longGreeting = u"你好，我住在海边，每天都能看到日出。"_s;

Json fixture(const char *said, const Json &response)
{
    return {{"match", {{"userMessage", said}}}, {"response", response}};
}

Json fixtures()
{
    Json list = {
        fixture("在吗", {{"content", toUtf8(longGreeting)}}),
        fixture("broken", {{"error", {{"message", "it is broken"}, {"type", "server_error"}}}, {"status", 500}}),
        fixture("long", {{"content", std::string(10 << 20, 'x')}}), fixture("busy", {{"content", "now I answer"}})};
    Json busy = fixture(
        "busy",
        {{"error", {{"message", "slow down"}, {"type", "rate_limit_error"}}}, {"status", 429}, {"retryAfter", 1}});
    busy["match"]["sequenceIndex"] = 0;
    list.insert(list.begin(), busy);
    Json cut = fixture("cut", {{"content", "This will be cut in the middle of everything that it says."}});
    cut["chunkSize"] = 8;
    cut["truncateAfterChunks"] = 3;
    list.push_back(cut);
    Json tooLong = fixture("long", {{"content", std::string(10 << 20, 'x')}});
    tooLong["chunkSize"] = 100'000;
    list.push_back(tooLong);
    Json slow = fixture("slow", {{"content", "This comes late."}});
    slow["chaos"] = {{"latencyMs", 20'000}};
    list.push_back(slow);
    Json malformed = fixture("malformed", {{"content", "never"}});
    malformed["chaos"] = {{"malformedRate", 1}};
    list.push_back(malformed);
    Json dropped = fixture("hang up", {{"content", "never"}});
    dropped["chaos"] = {{"disconnectRate", 1}};
    list.push_back(dropped);
    return {{"fixtures", list}};
}

QString written(const QTemporaryDir &folder, const QString &name, const QByteArray &content)
{
    QFile file(folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("the fixture cannot be written");
    return file.fileName();
}

ServerBotSettings settingsOf(const MockProgram &server)
{
    ServerBotSettings settings;
    settings.name = u"mock"_s;
    settings.address = server.address();
    settings.confirmedAddress = settings.address;
    settings.model = u"gpt-4o-mini"_s;
    settings.attempts = 2;
    settings.prices = TokenPrices{1, 2, u"USD"_s};
    return settings;
}

Result<BotReply> replyTo(const QString &text, const ServerBotSettings &settings, const QString &key = mockKey,
                         const ReplyStream &stream = {})
{
    ASSIGN_OR_RETURN(const auto bot, ServerBot::create(settings, key, {1ms, 5ms, 10s}));
    return bot->reply(alternatingHistory({text}), bot->defaultSampling(), {}, stream);
}

}  // namespace

class TestMockServers : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        const QString list = written(m_folder, u"fixtures.json"_s, dumpJson(fixtures()));
        m_aimock = std::make_unique<MockProgram>(
            u"@copilotkit/aimock/dist/cli.js"_s,
            QStringList{u"--port"_s, u"PORT"_s, u"--fixtures"_s, list, u"--log-level"_s, u"warn"_s},
            QStringList{u"AIMOCK_API_KEYS="_s + mockKey});
        const QString flow = written(m_folder, u"flow.yaml"_s,
                                     "apiKey: sk-test-4711\nresponses:\n"
                                     "  - id: greeting\n    messages:\n"
                                     "      - role: user\n        content: 在吗\n"
                                     "      - role: assistant\n        content: 在的，怎么了？\n");
        m_openai = std::make_unique<MockProgram>(u"openai-mock-api/dist/cli.js"_s,
                                                 QStringList{u"--port"_s, u"PORT"_s, u"--config"_s, flow});
        if (running().isEmpty())
            QSKIP(qUtf8Printable(m_aimock->fault() + u"; "_s + m_openai->fault()));
        for (const auto *server : {m_aimock.get(), m_openai.get()}) {
            if (!server->fault().isEmpty())
                qWarning("%s", qUtf8Printable(server->fault()));
        }
    }

    // As on a system that is older than one of the servers wants: its tests are left out with the reason, the other
    // server still serves.
    void anOldNodeIsNamedAndTheOtherServerServes()
    {
        const QString node = QStandardPaths::findExecutable(u"node"_s);
        const QString old = written(m_folder, u"node"_s,
                                    "#!/bin/sh\n[ \"$1\" = --version ] && echo v18.19.0 && exit\nexec \"" +
                                        QFile::encodeName(node) + "\" \"$@\"\n");
        QFile::setPermissions(old, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        const QByteArray path = qgetenv("PATH");
        qputenv("PATH", QFile::encodeName(m_folder.path()) + ':' + path);
        const MockProgram aimock(u"@copilotkit/aimock/dist/cli.js"_s, {u"--port"_s, u"PORT"_s});
        const MockProgram openai(u"openai-mock-api/dist/cli.js"_s,
                                 {u"--port"_s, u"PORT"_s, u"--config"_s, m_folder.filePath(u"flow.yaml"_s)});
        qputenv("PATH", path);
        QVERIFY2(aimock.fault().startsWith(u"@copilotkit/aimock wants Node.js 20.15.0 or newer"_s),
                 qUtf8Printable(aimock.fault()));
        QVERIFY(aimock.fault().endsWith(u"is 18.19.0"_s));
        QCOMPARE(openai.fault(), QString());
        QVERIFY(replyTo(u"在吗"_s, settingsOf(openai)));
    }

    void bothStreamAndCount()
    {
        int pieces = 0;
        QString heard;
        const auto listen = [&](const QString &piece) {
            ++pieces;
            heard += piece;
        };
        for (const MockProgram *server : running()) {
            pieces = 0;
            heard.clear();
            const auto reply = replyTo(u"在吗"_s, settingsOf(*server), mockKey, listen);
            QVERIFY2(reply, qUtf8Printable(reply ? QString() : QString(reply.error().message)));
            QCOMPARE(reply->text, server == m_aimock.get() ? longGreeting : u"在的，怎么了？"_s);
            QCOMPARE(heard, reply->text);
            QVERIFY(pieces > 0);
            QVERIFY(reply->finish == FinishReason::EndOfTurn);
            if (server != m_aimock.get())
                continue;
            QVERIFY(!reply->tokens.estimated);
            QCOMPARE(*reply->cost, (double(reply->tokens.prompt) + 2 * double(reply->tokens.reply)) / 1e6);
        }
    }

    void aWrongKeyIsCalledThat()
    {
        for (const MockProgram *server : running()) {
            const auto reply = replyTo(u"在吗"_s, settingsOf(*server), u"sk-wrong"_s);
            QVERIFY(!reply);
            QVERIFY2(reply.error().message.contains(u"does not take the key"_s), qUtf8Printable(reply.error().message));
            QVERIFY(!reply.error().message.contains(u"sk-wrong"_s));
        }
    }

    void aBusyServerIsAskedAgainAfterTheTimeItNames()
    {
        if (!m_aimock->fault().isEmpty())
            QSKIP(qUtf8Printable(m_aimock->fault()));
        QElapsedTimer timer;
        timer.start();
        const auto reply = replyTo(u"busy"_s, settingsOf(*m_aimock));
        QVERIFY2(reply, qUtf8Printable(reply ? QString() : QString(reply.error().message)));
        QCOMPARE(reply->text, u"now I answer"_s);
        QVERIFY(timer.elapsed() >= 1000);
    }

    void faultsAreTold_data()
    {
        QTest::addColumn<QString>("said");
        QTest::addColumn<QString>("fault");
        QTest::newRow("500") << u"broken"_s << u"it is broken (tried 2 times)"_s;
        QTest::newRow("cut") << u"cut"_s << u"(tried 2 times)"_s;
        QTest::newRow("hung up") << u"hang up"_s << u"(tried 2 times)"_s;
        QTest::newRow("broken JSON") << u"malformed"_s << u"no JSON"_s;
        QTest::newRow("10 MB") << u"long"_s << u"larger than 4 MB"_s;
        QTest::newRow("time-out") << u"slow"_s << u"in time"_s;
        QTest::newRow("unknown") << u"nobody knows this"_s << u"404"_s;
    }

    void faultsAreTold()
    {
        if (!m_aimock->fault().isEmpty())
            QSKIP(qUtf8Printable(m_aimock->fault()));
        QFETCH(const QString, said);
        QFETCH(const QString, fault);
        ServerBotSettings settings = settingsOf(*m_aimock);
        settings.firstByteSeconds = said == u"slow"_s ? 1 : 60;
        const auto reply = replyTo(said, settings);
        QVERIFY(!reply);
        QVERIFY2(reply.error().message.contains(fault), qUtf8Printable(reply.error().message));
    }

private:
    QList<const MockProgram *> running() const
    {
        QList<const MockProgram *> servers{m_aimock.get(), m_openai.get()};
        servers.removeIf([](const MockProgram *server) { return !server->fault().isEmpty(); });
        return servers;
    }

    QTemporaryDir m_folder;
    std::unique_ptr<MockProgram> m_aimock;
    std::unique_ptr<MockProgram> m_openai;
};

QTEST_GUILESS_MAIN(TestMockServers)
#include "tst_mock_servers.moc"
