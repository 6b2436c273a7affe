// SPDX-License-Identifier: GPL-3.0-or-later
// A web server for tests, on loopback and a thread of its own: remembers every byte that it was sent, and answers with
// what a test wants, also what no sound server does.
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

#include <atomic>
#include <functional>
#include <mutex>
#include <thread>

namespace gainsay::test {

struct HeardRequest {
    QByteArray head;  // with the line that names the path
    QByteArray body;

    QByteArray path() const { return head.split(' ').value(1); }
};

class LoopbackServer {
public:
    class Caller {
    public:
        explicit Caller(int socket) : m_socket(socket) {}
        // False once the other side has gone.
        bool write(const QByteArray &bytes) const;
        bool hasGone() const;

        void answer(const QByteArray &json, const QByteArray &status = "200 OK", const QByteArray &more = {}) const;
        // The head of a stream of events, and events.
        void beginEvents() const;
        bool event(const QByteArray &json) const { return write("data: " + json + "\n\n"); }
        // One piece of a reply, and the end of all.
        bool piece(const QString &text) const;
        void end() const;

    private:
        int m_socket;
    };
    using Handler = std::function<void(const HeardRequest &request, const Caller &caller)>;

    explicit LoopbackServer(Handler handler);
    ~LoopbackServer();
    Q_DISABLE_COPY_MOVE(LoopbackServer)

    QString address() const { return QStringLiteral("http://127.0.0.1:%1/v1").arg(m_port); }
    quint16 port() const { return m_port; }
    QList<HeardRequest> heard() const;
    int connections() const { return m_connections; }
    int mostAtOnce() const { return m_mostAtOnce; }

private:
    void accept();
    void serve(int socket);

    Handler m_handler;
    int m_socket = -1;
    quint16 m_port = 0;
    std::atomic<bool> m_closing = false;
    std::atomic<int> m_connections = 0;
    std::atomic<int> m_atOnce = 0;
    std::atomic<int> m_mostAtOnce = 0;
    mutable std::mutex m_mutex;
    QList<HeardRequest> m_heard;
    std::vector<std::thread> m_callers;
    std::thread m_thread;
};

}  // namespace gainsay::test
