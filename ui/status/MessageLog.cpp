// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/status/MessageLog.h"

#include <algorithm>
#include <utility>

namespace gainsay {

namespace {
constexpr int kMostKept = 100;
}

MessageLog::MessageLog(const Clock &clock, QObject *parent) : QObject(parent), m_clock(clock) {}

int MessageLog::add(const WindowMessage &message, const QString &page)
{
    if (!message.topic.isEmpty()) {
        withdraw(message.topic);
    } else if (!m_entries.isEmpty()) {
        Entry &last = m_entries.last();
        if (last.message.kind == message.kind && last.message.text == message.text && !last.message.action &&
            !message.action && last.page == page) {
            last.atMs = m_clock.nowMs();
            Q_EMIT told(last.id);
            return last.id;
        }
    }
    const bool matters = message.kind == WindowMessage::Kind::Error || message.action;
    m_entries.append({++m_lastId, message, page, m_clock.nowMs(), matters});
    const int id = m_lastId;
    if (m_entries.size() > kMostKept)
        removeIf([oldest = m_entries.constFirst().id](const Entry &entry) { return entry.id == oldest; });
    Q_EMIT told(id);
    Q_EMIT changed();
    return id;
}

const MessageLog::Entry *MessageLog::entry(int id) const
{
    const auto found = std::find_if(m_entries.begin(), m_entries.end(), [id](const Entry &e) { return e.id == id; });
    return found == m_entries.end() ? nullptr : &*found;
}

void MessageLog::act(int id)
{
    const auto found = std::find_if(m_entries.begin(), m_entries.end(), [id](const Entry &e) { return e.id == id; });
    if (found == m_entries.end() || !found->message.action)
        return;
    const MessageAction action = *std::exchange(found->message.action, std::nullopt);
    found->unread = false;
    Q_EMIT changed();
    action.run();
}

void MessageLog::withdraw(const QString &topic)
{
    removeIf([&](const Entry &entry) { return !topic.isEmpty() && entry.message.topic == topic; });
}

void MessageLog::forgetProject()
{
    removeIf([](const Entry &entry) { return entry.message.about != WindowMessage::About::Program; });
}

void MessageLog::markRead(int id)
{
    for (Entry &entry : m_entries) {
        if (entry.id == id)
            entry.unread = false;
    }
    Q_EMIT changed();
}

void MessageLog::markAllRead()
{
    for (Entry &entry : m_entries)
        entry.unread = false;
    Q_EMIT changed();
}

int MessageLog::unread() const
{
    return int(std::count_if(m_entries.begin(), m_entries.end(), [](const Entry &entry) { return entry.unread; }));
}

void MessageLog::removeIf(const std::function<bool(const Entry &)> &gone)
{
    QList<int> ids;
    m_entries.removeIf([&](const Entry &entry) {
        if (!gone(entry))
            return false;
        ids << entry.id;
        return true;
    });
    for (const int id : std::as_const(ids))
        Q_EMIT removed(id);
    if (!ids.isEmpty())
        Q_EMIT changed();
}

}  // namespace gainsay
