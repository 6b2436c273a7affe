// SPDX-License-Identifier: GPL-3.0-or-later
// Renders every page that can be reached to a PNG, one after the other, then quits.
#pragma once

#include "ui/MainWindow.h"

#include <QDir>
#include <QObject>
#include <QTimer>

namespace gainsay {

class Screenshots : public QObject {
    Q_OBJECT

public:
    Screenshots(MainWindow &window, ProjectSession &session, const QString &folder);

    // Starts once the project (if one is being opened) is there.
    void start();

Q_SIGNALS:
    // With the files that were written, or an error.
    void finished(const gainsay::Result<QStringList> &files);

private:
    void step();
    void capture();

    MainWindow &m_window;
    ProjectSession &m_session;
    QDir m_folder;
    QTimer m_timer;
    QStringList m_waiting;
    QStringList m_written;
    int m_quiet = 0;  // ticks in a row without anything under way
};

}  // namespace gainsay
