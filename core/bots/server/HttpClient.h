// SPDX-License-Identifier: GPL-3.0-or-later
// One HTTP request at a time per call, from any thread, blocking until it ends, fails, takes too long or is stopped.
// Nothing but the given address is asked: redirects are reported, not followed; no cookies are kept, no name of the
// system or its language is told, and for this machine no proxy is used.
#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QString>
#include <QUrl>

#include <chrono>
#include <functional>
#include <memory>
#include <stop_token>

namespace gainsay {

struct HttpRequest {
    QUrl address;
    QByteArray key;  // sent as a bearer token; empty: none
    QByteArray body;
};

struct HttpLimits {
    std::chrono::milliseconds firstByte{std::chrono::minutes(2)};
    std::chrono::milliseconds idle{std::chrono::minutes(1)};
    qint64 largest = 4 << 20;  // bytes of an answer
};

struct HttpHead {
    int status = 0;
    QByteArray contentType;
    QByteArray retryAfter;
    QUrl location;
};

enum class HttpFault { None, Connection, TimedOut, TooLarge, Cancelled, Untrusted };

struct HttpOutcome {
    HttpFault fault = HttpFault::None;
    HttpHead head;   // as far as it came
    QString detail;  // what the system says of a fault
};

class HttpClient {
public:
    // Gets the answer's body as it arrives, on the thread that asked; false: no more is wanted, which is no fault.
    using Listener = std::function<bool(const HttpHead &head, QByteArrayView bytes)>;

    HttpClient();
    ~HttpClient();
    Q_DISABLE_COPY_MOVE(HttpClient)

    HttpOutcome post(const HttpRequest &request, const HttpLimits &limits, std::stop_token stop,
                     const Listener &listener) const;

private:
    class Connection;

    std::unique_ptr<Connection> m_connection;
};

}  // namespace gainsay
