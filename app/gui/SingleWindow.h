// SPDX-License-Identifier: GPL-3.0-or-later
// One window per project and person: a second start hands over to the window that has it open already.
#pragma once

#include <QLocalServer>
#include <QObject>

namespace gainsay {

class SingleWindow : public QObject {
    Q_OBJECT

public:
    explicit SingleWindow(QObject *parent = nullptr);

    // True if a window has `project` open; it was asked to come to the front.
    static bool handOver(const QString &project);
    // From now on this window answers for `project`.
    void claim(const QString &project);

Q_SIGNALS:
    void raiseRequested();

private:
    QLocalServer m_server;
};

}  // namespace gainsay
