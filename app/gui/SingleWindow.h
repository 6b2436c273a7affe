// SPDX-License-Identifier: GPL-3.0-or-later
// One window per project and person: whoever opens a project that a window has open already, by starting the program
// again or from another window, is led to that window.
#pragma once

#include <QLocalServer>
#include <QObject>

namespace gainsay {

class MainWindow;
class ProjectSession;

class SingleWindow : public QObject {
    Q_OBJECT

public:
    explicit SingleWindow(QObject *parent = nullptr);

    // True if a window has `project` open; it was asked to come to the front.
    static bool handOver(const QString &project);
    // This window answers for `project` from now on, unless another one does: that one comes to the front.
    bool claim(const QString &project);
    // Others may open it.
    void release(const QString &project);

    // Claims and releases what the window opens and closes, and brings it to the front. Both must outlive this.
    void watch(MainWindow &window, ProjectSession &session);

Q_SIGNALS:
    void raiseRequested();

private:
    QLocalServer m_server;
    QString m_open;  // in the watched window
};

}  // namespace gainsay
