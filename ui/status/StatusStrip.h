// SPDX-License-Identifier: GPL-3.0-or-later
// The line at the bottom: position, today's count, batch, when it was saved; detector, jobs, three keys to know.
#pragma once

#include "ui/page/Page.h"

#include <QFrame>
#include <QHash>

class QAction;
class QLabel;
class QPushButton;

namespace gainsay {

class JobIndicator;

class StatusStrip : public QFrame {
    Q_OBJECT

public:
    explicit StatusStrip(JobRunner &jobs, QWidget *parent = nullptr);

    void setText(StatusItem item, const QString &text);
    void setSaved(qint64 atMs);
    // Of the way to a server and of who keeps its rules; nothing is said of what stays on this computer.
    void setServer(const QString &location, ConnectionSecurity security, ServerRules::Kind rules);
    // What the buttons at the end stand for; they show its key.
    void setActions(QAction *commands, QAction *keys, QAction *help);
    void clear();

protected:
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Words {
        QString brief;
        QString whole;
    };

    Words wayWords() const;
    Words rulesWords() const;
    void retranslate();
    void makeRoom();

    QHash<StatusItem, QLabel *> m_labels;
    JobIndicator *m_jobs = nullptr;
    QLabel *m_saved = nullptr;
    QLabel *m_securityLabel = nullptr;
    ConnectionSecurity m_security = ConnectionSecurity::Local;
    ServerRules::Kind m_rules = ServerRules::Kind::Trusting;
    QString m_location;
    QPushButton *m_commands = nullptr;
    QPushButton *m_keys = nullptr;
    QPushButton *m_help = nullptr;
    QHash<QPushButton *, QAction *> m_actions;
    qint64 m_savedAt = 0;
};

}  // namespace gainsay
