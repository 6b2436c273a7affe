// SPDX-License-Identifier: GPL-3.0-or-later
// The messages of this person in this project, newest last, for those who missed one. Says which are to be seen now.
#pragma once

#include "core/base/Clock.h"
#include "ui/page/WindowMessage.h"

#include <QObject>

namespace gainsay {

class MessageLog : public QObject {
    Q_OBJECT

public:
    struct Entry {
        int id = 0;
        WindowMessage message;
        QString page;  // in front when it was told
        qint64 atMs = 0;
        bool unread = false;  // an error, or something that could still be done, which nobody has put away
    };

    explicit MessageLog(const Clock &clock, QObject *parent = nullptr);

    // Gives its number; that of the same message where it was the last one told.
    int add(const WindowMessage &message, const QString &page);
    const QList<Entry> &entries() const { return m_entries; }
    const Entry *entry(int id) const;
    // Does what the message offers, once.
    void act(int id);
    void withdraw(const QString &topic);
    // The person or the project is another one: what was said about them is nobody else's business.
    void forgetProject();
    void markRead(int id);
    void markAllRead();
    int unread() const;

Q_SIGNALS:
    void told(int id);
    // Gone: withdrawn, replaced or forgotten.
    void removed(int id);
    // Read, acted on or gone.
    void changed();

private:
    void removeIf(const std::function<bool(const Entry &)> &gone);

    const Clock &m_clock;
    QList<Entry> m_entries;
    int m_lastId = 0;
};

}  // namespace gainsay
