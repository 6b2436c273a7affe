// SPDX-License-Identifier: GPL-3.0-or-later
// Chatbots behind HTTPS and proxies: a certificate that a trusted authority signed is taken, every other one is refused
// before anything is sent, and what the system says of proxies holds. Authority and certificates are made anew, for
// this test alone; everything stays on loopback.
#include "core/bots/server/ServerBot.h"
#include "tests/support/LoopbackServer.h"

#include <QFile>
#include <QProcess>
#include <QSslCertificate>
#include <QSslConfiguration>
#include <QSslKey>
#include <QSslServer>
#include <QSslSocket>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <atomic>

using namespace gainsay;
using namespace gainsay::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

const QByteArray reply = R"({"choices":[{"message":{"content":"hello"},"finish_reason":"stop"}]})";

ServerBotSettings settingsAt(const QString &address)
{
    ServerBotSettings settings;
    settings.name = u"mine"_s;
    settings.address = *serverAddress(address);
    settings.confirmedAddress = settings.address;
    settings.model = u"small"_s;
    settings.attempts = 1;
    settings.firstByteSeconds = 20;
    return settings;
}

Result<BotReply> ask(const QString &address)
{
    ASSIGN_OR_RETURN(const auto bot, ServerBot::create(settingsAt(address), u"sk-hush"_s, {1ms, 5ms, 2s}));
    return bot->reply(alternatingHistory({u"hi"_s}), bot->defaultSampling());
}

// Answers every request with the same reply, over TLS, on a thread of its own, and remembers what it heard.
class TlsServer {
public:
    TlsServer(const QString &certificate, const QString &key)
    {
        QSslConfiguration configuration = QSslConfiguration::defaultConfiguration();
        configuration.setLocalCertificateChain(QSslCertificate::fromPath(certificate));
        QFile file(key);
        if (!file.open(QIODevice::ReadOnly))
            qFatal("no key");
        configuration.setPrivateKey(QSslKey(file.readAll(), QSsl::Rsa));
        m_server->setSslConfiguration(configuration);
        QObject::connect(m_server, &QSslServer::pendingConnectionAvailable, m_server, [this] { serve(); });
        QObject::connect(&m_thread, &QThread::finished, m_server, &QObject::deleteLater);
        m_server->moveToThread(&m_thread);
        m_thread.start();
        QMetaObject::invokeMethod(
            m_server, [this] { m_server->listen(QHostAddress::LocalHost); }, Qt::BlockingQueuedConnection);
        m_port = m_server->serverPort();
    }
    ~TlsServer()
    {
        m_thread.quit();
        m_thread.wait();
    }
    Q_DISABLE_COPY_MOVE(TlsServer)

    QString address() const { return u"https://localhost:%1/v1"_s.arg(m_port); }
    int heard() const { return m_heard; }

private:
    void serve()
    {
        QTcpSocket *socket = m_server->nextPendingConnection();
        QObject::connect(socket, &QTcpSocket::readyRead, socket, [this, socket] {
            ++m_heard;
            socket->readAll();
            socket->write("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: " +
                          QByteArray::number(reply.size()) + "\r\nConnection: close\r\n\r\n" + reply);
            socket->disconnectFromHost();
        });
        QObject::connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
    }

    QSslServer *m_server = new QSslServer;  // lives on the thread, and goes with it
    QThread m_thread;
    quint16 m_port = 0;
    std::atomic<int> m_heard = 0;
};

}  // namespace

class TestSecureServers : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    QString path(const QString &name) const { return m_folder.filePath(name); }

    bool openssl(const QString &arguments) const
    {
        QProcess process;
        process.setWorkingDirectory(m_folder.path());
        process.start(u"openssl"_s, QProcess::splitCommand(arguments));
        return process.waitForFinished(60'000) && process.exitCode() == 0;
    }

private Q_SLOTS:
    void initTestCase()
    {
        if (QStandardPaths::findExecutable(u"openssl"_s).isEmpty() || !QSslSocket::supportsSsl())
            QSKIP("no openssl to make certificates with");
        QFile names(path(u"names"_s));
        QVERIFY(names.open(QIODevice::WriteOnly));
        names.write("subjectAltName=DNS:localhost\n");
        names.close();
        QVERIFY(openssl(u"req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=Authority -keyout ca.key -out ca.pem"_s));
        QVERIFY(openssl(u"req -newkey rsa:2048 -nodes -subj /CN=localhost -keyout host.key -out host.csr"_s));
        QVERIFY(openssl(u"x509 -req -in host.csr -CA ca.pem -CAkey ca.key -CAcreateserial -days 1 -extfile names -out "
                        "host.pem"_s));
        QVERIFY(openssl(u"req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -addext "
                        "subjectAltName=DNS:localhost -keyout self.key -out self.pem"_s));
        for (const char *name : {"http_proxy", "https_proxy", "HTTP_PROXY", "HTTPS_PROXY", "no_proxy", "NO_PROXY"})
            qunsetenv(name);
    }

    void anAuthorityThatTheSystemTrustsIsEnough()
    {
        const TlsServer server(path(u"host.pem"_s), path(u"host.key"_s));
        const QSslConfiguration before = QSslConfiguration::defaultConfiguration();
        QSslConfiguration trusting = before;
        trusting.addCaCertificates(QSslCertificate::fromPath(path(u"ca.pem"_s)));
        QSslConfiguration::setDefaultConfiguration(trusting);
        const auto answered = ask(server.address());
        QSslConfiguration::setDefaultConfiguration(before);
        QVERIFY2(answered, qUtf8Printable(answered ? QString() : QString(answered.error().message)));
        QCOMPARE(answered->text, u"hello"_s);
        QCOMPARE(server.heard(), 1);
    }

    void otherCertificatesAreRefusedBeforeAnythingIsSent_data()
    {
        QTest::addColumn<QString>("certificate");
        QTest::addColumn<QString>("said");
        QTest::newRow("self-signed") << u"self"_s << u"self-signed"_s;
        QTest::newRow("an authority that nobody knows") << u"host"_s << u"certificate"_s;
    }

    void otherCertificatesAreRefusedBeforeAnythingIsSent()
    {
        QFETCH(const QString, certificate);
        QFETCH(const QString, said);
        const TlsServer server(path(certificate + u".pem"_s), path(certificate + u".key"_s));
        const auto refused = ask(server.address());
        QVERIFY(!refused);
        const QString message = refused.error().message;
        QVERIFY2(message.contains(u"its certificate is not trusted"_s) && message.contains(said),
                 qUtf8Printable(message));
        QVERIFY(message.contains(u"Nothing was sent"_s));
        QCOMPARE(server.heard(), 0);
    }

    // A host that no name server knows: only the proxy can have answered.
    void theSystemsProxyIsUsed()
    {
        const LoopbackServer proxy(
            [](const HeardRequest &, const LoopbackServer::Caller &caller) { caller.answer(reply); });
        qputenv("http_proxy", "http://127.0.0.1:" + QByteArray::number(proxy.port()));
        qputenv("https_proxy", "http://127.0.0.1:" + QByteArray::number(proxy.port()));
        const auto answered = ask(u"http://models.invalid/v1"_s);
        QVERIFY2(answered, qUtf8Printable(answered ? QString() : QString(answered.error().message)));
        QVERIFY(proxy.heard().first().head.startsWith("POST http://models.invalid/v1/chat/completions"));
        // Over HTTPS the proxy is told the host alone, never the key or the text.
        const auto tunnelled = ask(u"https://models.invalid/v1"_s);
        QVERIFY(!tunnelled);
        const HeardRequest last = proxy.heard().last();
        QVERIFY2(last.head.startsWith("CONNECT models.invalid:443"), last.head.constData());
        QVERIFY(!last.head.contains("sk-hush") && !last.body.contains("hi"));
        qunsetenv("http_proxy");
        qunsetenv("https_proxy");
    }

    void thisMachineIsNeverAskedThroughAProxy()
    {
        const LoopbackServer proxy(
            [](const HeardRequest &, const LoopbackServer::Caller &caller) { caller.answer(reply); });
        const LoopbackServer server(
            [](const HeardRequest &, const LoopbackServer::Caller &caller) { caller.answer(reply); });
        qputenv("http_proxy", "http://127.0.0.1:" + QByteArray::number(proxy.port()));
        QVERIFY(ask(server.address()));
        qunsetenv("http_proxy");
        QCOMPARE(server.heard().size(), 1);
        QCOMPARE(proxy.connections(), 0);
    }

    void aProxyThatIsGoneIsTold()
    {
        qputenv("http_proxy", "http://127.0.0.1:9");
        const auto refused = ask(u"http://models.invalid/v1"_s);
        qunsetenv("http_proxy");
        QVERIFY(!refused);
        QVERIFY2(refused.error().message.contains(u"(proxy 127.0.0.1:9)"_s), qUtf8Printable(refused.error().message));
    }
};

QTEST_GUILESS_MAIN(TestSecureServers)
#include "tst_secure_servers.moc"
