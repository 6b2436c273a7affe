// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bots/server/HttpClient.h"

#include "core/bots/server/LoopThread.h"

#include <QHash>
#include <QHostAddress>
#include <QNetworkAccessManager>
#include <QNetworkProxy>
#include <QNetworkReply>
#include <QPointer>
#include <QSslError>

#include <condition_variable>
#include <mutex>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

// Between the thread that asked and the one that talks to the server.
struct HttpExchange {
    std::mutex mutex;
    std::condition_variable_any changed;
    HttpHead head;
    QByteArray arrived;  // not taken yet
    qint64 total = 0;
    bool ended = false;
    HttpFault fault = HttpFault::None;
    QString detail;
    QString proxy;  // that the request goes through; empty: none
};

HttpHead headOf(const QNetworkReply &reply)
{
    HttpHead head;
    head.status = reply.attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    head.contentType = reply.rawHeader("Content-Type");
    head.retryAfter = reply.rawHeader("Retry-After");
    if (reply.hasRawHeader("Location"))
        head.location = reply.url().resolved(QUrl::fromEncoded(reply.rawHeader("Location")));
    return head;
}

HttpFault faultOf(const QNetworkReply &reply, int status)
{
    switch (reply.error()) {
    case QNetworkReply::NoError:
        return HttpFault::None;
    case QNetworkReply::SslHandshakeFailedError:
        return HttpFault::Untrusted;
    case QNetworkReply::ConnectionRefusedError:
    case QNetworkReply::RemoteHostClosedError:
    case QNetworkReply::HostNotFoundError:
    case QNetworkReply::TimeoutError:
    case QNetworkReply::TemporaryNetworkFailureError:
    case QNetworkReply::NetworkSessionFailedError:
    case QNetworkReply::UnknownNetworkError:
    case QNetworkReply::ProtocolFailure:
    case QNetworkReply::OperationCanceledError:
        return HttpFault::Connection;
    default:
        // What a status says is judged by whoever asked.
        return status > 0 ? HttpFault::None : HttpFault::Connection;
    }
}

QNetworkRequest networkRequest(const HttpRequest &request)
{
    QNetworkRequest made(request.address);
    made.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::ManualRedirectPolicy);
    made.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    made.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    made.setAttribute(QNetworkRequest::AuthenticationReuseAttribute, QNetworkRequest::Manual);
    made.setRawHeader("Content-Type", "application/json");
    made.setRawHeader("Accept", "text/event-stream, application/json");
    // Otherwise Qt tells its own name and the language of the desktop.
    made.setRawHeader("User-Agent", "gainsay");
    made.setRawHeader("Accept-Language", "*");
    // The limit is on what is read; nothing may unfold behind it.
    made.setRawHeader("Accept-Encoding", "identity");
    if (!request.key.isEmpty())
        made.setRawHeader("Authorization", "Bearer " + request.key);
    return made;
}

// What the desktop or the environment (https_proxy, no_proxy) says; Qt alone would go past it without a word.
class SystemProxies final : public QNetworkProxyFactory {
public:
    QList<QNetworkProxy> queryProxy(const QNetworkProxyQuery &query) override { return systemProxyForQuery(query); }
};

bool isThisMachine(const QUrl &address)
{
    return address.host() == "localhost"_L1 || QHostAddress(address.host()).isLoopback();
}

QString proxyFor(const QUrl &address)
{
    if (isThisMachine(address))
        return {};
    const QNetworkProxy first = SystemProxies().queryProxy(QNetworkProxyQuery(address)).value(0);
    return first.hostName().isEmpty() ? QString() : u"%1:%2"_s.arg(first.hostName()).arg(first.port());
}

}  // namespace

// Lives half here and half on its thread: what has to do with Qt Network is touched there only.
class HttpClient::Connection {
public:
    void begin(const HttpRequest &request, qint64 largest, const std::shared_ptr<HttpExchange> &exchange)
    {
        m_thread.post([this, request, largest, exchange](QObject *parent) {
            QNetworkAccessManager &manager = managerFor(isThisMachine(request.address), parent);
            QNetworkReply *reply = manager.post(networkRequest(request), request.body);
            m_replies.insert(exchange.get(), reply);
            QObject::connect(reply, &QIODevice::readyRead, reply,
                             [reply, largest, exchange] { take(*reply, largest, *exchange); });
            QObject::connect(reply, &QNetworkReply::sslErrors, reply, [exchange](const QList<QSslError> &errors) {
                const std::scoped_lock lock(exchange->mutex);
                exchange->detail = errors.isEmpty() ? QString() : errors.first().errorString();
            });
            QObject::connect(reply, &QNetworkReply::finished, reply, [this, reply, largest, exchange] {
                take(*reply, largest, *exchange);
                finish(*reply, *exchange);
                m_replies.remove(exchange.get());
                reply->deleteLater();
            });
        });
    }

    void abort(const std::shared_ptr<HttpExchange> &exchange)
    {
        m_thread.post([this, exchange](QObject *) {
            if (QNetworkReply *reply = m_replies.value(exchange.get()))
                reply->abort();
        });
    }

private:
    QNetworkAccessManager &managerFor(bool thisMachine, QObject *parent)
    {
        QPointer<QNetworkAccessManager> &manager = thisMachine ? m_local : m_remote;
        if (!manager) {
            manager = new QNetworkAccessManager(parent);
            if (thisMachine)
                manager->setProxy(QNetworkProxy::NoProxy);
            else
                manager->setProxyFactory(new SystemProxies);  // the manager owns it
        }
        return *manager;
    }

    static void take(QNetworkReply &reply, qint64 largest, HttpExchange &exchange)
    {
        if (!reply.isOpen())
            return;
        const QByteArray bytes = reply.readAll();
        bool tooLarge = false;
        {
            const std::scoped_lock lock(exchange.mutex);
            exchange.head = headOf(reply);
            exchange.total += bytes.size();
            tooLarge = exchange.total > largest;
            if (tooLarge && exchange.fault == HttpFault::None)
                exchange.fault = HttpFault::TooLarge;
            else if (!tooLarge)
                exchange.arrived += bytes;
        }
        exchange.changed.notify_all();
        if (tooLarge && reply.isRunning())
            reply.abort();
    }

    static void finish(const QNetworkReply &reply, HttpExchange &exchange)
    {
        {
            const std::scoped_lock lock(exchange.mutex);
            exchange.head = headOf(reply);
            if (exchange.fault == HttpFault::None) {
                exchange.fault = faultOf(reply, exchange.head.status);
                if (exchange.detail.isEmpty())
                    exchange.detail = reply.errorString();
                if (!exchange.proxy.isEmpty())
                    exchange.detail += u" (proxy %1)"_s.arg(exchange.proxy);
            }
            exchange.ended = true;
        }
        exchange.changed.notify_all();
    }

    QPointer<QNetworkAccessManager> m_local;
    QPointer<QNetworkAccessManager> m_remote;
    QHash<const HttpExchange *, QPointer<QNetworkReply>> m_replies;
    LoopThread m_thread;  // last: it ends before what it uses goes
};

HttpClient::HttpClient() : m_connection(std::make_unique<Connection>()) {}
HttpClient::~HttpClient() = default;

HttpOutcome HttpClient::post(const HttpRequest &request, const HttpLimits &limits, std::stop_token stop,
                             const Listener &listener) const
{
    const auto exchange = std::make_shared<HttpExchange>();
    exchange->proxy = proxyFor(request.address);
    m_connection->begin(request, limits.largest, exchange);
    const auto leave = [&](HttpFault fault, const HttpHead &head, const QString &detail = {}) {
        m_connection->abort(exchange);
        return HttpOutcome{fault, head, detail};
    };
    std::chrono::milliseconds patience = limits.firstByte;
    for (;;) {
        std::unique_lock lock(exchange->mutex);
        const bool something = exchange->changed.wait_for(
            lock, stop, patience, [&] { return exchange->ended || !exchange->arrived.isEmpty(); });
        const HttpHead head = exchange->head;
        if (stop.stop_requested())
            return leave(HttpFault::Cancelled, head);
        if (!something)
            return leave(HttpFault::TimedOut, head);
        if (exchange->arrived.isEmpty())
            return {exchange->fault, head, exchange->detail};
        const QByteArray bytes = std::exchange(exchange->arrived, {});
        lock.unlock();
        if (!listener(head, bytes))
            return leave(HttpFault::None, head);
        patience = limits.idle;
    }
}

}  // namespace gainsay
