// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/LoopbackServer.h"

#include "core/base/Json.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>

namespace gainsay::test {

namespace {

constexpr int lookAgainMs = 20;

// Until the whole request has come; empty where the other side went away first.
HeardRequest readRequest(int socket, const std::atomic<bool> &closing)
{
    QByteArray bytes;
    while (!closing) {
        pollfd waiting{socket, POLLIN, 0};
        if (::poll(&waiting, 1, lookAgainMs) <= 0)
            continue;
        char buffer[4096];
        const ssize_t count = ::recv(socket, buffer, sizeof buffer, 0);
        if (count <= 0)
            return {};
        bytes.append(buffer, count);
        const qsizetype end = bytes.indexOf("\r\n\r\n");
        if (end < 0)
            continue;
        const QByteArray head = bytes.first(end);
        const qsizetype length = head.toLower().indexOf("content-length:");
        const qsizetype wanted = length < 0 ? 0 : head.sliced(length + 15).split('\r').first().trimmed().toLongLong();
        if (bytes.size() >= end + 4 + wanted)
            return {head, bytes.sliced(end + 4)};
    }
    return {};
}

}  // namespace

bool LoopbackServer::Caller::write(const QByteArray &bytes) const
{
    for (qsizetype done = 0; done < bytes.size();) {
        const ssize_t count = ::send(m_socket, bytes.constData() + done, size_t(bytes.size() - done), MSG_NOSIGNAL);
        if (count <= 0)
            return false;
        done += count;
    }
    return true;
}

bool LoopbackServer::Caller::hasGone() const
{
    char byte = 0;
    return ::recv(m_socket, &byte, 1, MSG_PEEK | MSG_DONTWAIT) == 0;
}

void LoopbackServer::Caller::answer(const QByteArray &json, const QByteArray &status, const QByteArray &more) const
{
    write("HTTP/1.1 " + status + "\r\nContent-Type: application/json\r\nContent-Length: " +
          QByteArray::number(json.size()) + "\r\n" + more + "Connection: close\r\n\r\n" + json);
}

void LoopbackServer::Caller::beginEvents() const
{
    write("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nConnection: close\r\n\r\n");
}

bool LoopbackServer::Caller::piece(const QString &text) const
{
    return event(dumpJson({{"choices", {{{"delta", {{"content", toUtf8(text)}}}}}}}));
}

void LoopbackServer::Caller::end() const
{
    event(R"({"choices":[{"delta":{},"finish_reason":"stop"}]})");
    write("data: [DONE]\n\n");
}

LoopbackServer::LoopbackServer(Handler handler) : m_handler(std::move(handler))
{
    m_socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in place{};
    place.sin_family = AF_INET;
    place.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t length = sizeof place;
    auto *address = reinterpret_cast<sockaddr *>(&place);
    if (::bind(m_socket, address, length) != 0 || ::listen(m_socket, 64) != 0 ||
        ::getsockname(m_socket, address, &length) != 0)
        qFatal("no server can be started on loopback");
    m_port = ntohs(place.sin_port);
    m_thread = std::thread([this] { accept(); });
}

LoopbackServer::~LoopbackServer()
{
    m_closing = true;
    m_thread.join();
    for (std::thread &caller : m_callers)
        caller.join();
    ::close(m_socket);
}

void LoopbackServer::accept()
{
    while (!m_closing) {
        pollfd waiting{m_socket, POLLIN, 0};
        if (::poll(&waiting, 1, lookAgainMs) <= 0)
            continue;
        const int caller = ::accept4(m_socket, nullptr, nullptr, SOCK_CLOEXEC);
        if (caller < 0)
            continue;
        ++m_connections;
        m_callers.emplace_back([this, caller] { serve(caller); });
    }
}

void LoopbackServer::serve(int socket)
{
    const HeardRequest request = readRequest(socket, m_closing);
    if (!request.head.isEmpty()) {
        const int now = ++m_atOnce;
        {
            const std::scoped_lock lock(m_mutex);
            m_heard.append(request);
            m_mostAtOnce = std::max<int>(m_mostAtOnce, now);
        }
        m_handler(request, Caller(socket));
        --m_atOnce;
    }
    ::close(socket);
}

QList<HeardRequest> LoopbackServer::heard() const
{
    const std::scoped_lock lock(m_mutex);
    return m_heard;
}

}  // namespace gainsay::test
