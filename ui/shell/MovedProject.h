// SPDX-License-Identifier: GPL-3.0-or-later
// The open project's file was moved, deleted or replaced: says so in the way of everything else, and helps to go on in
// the file that was found again or in a copy. What is typed stays on screen meanwhile.
#pragma once

#include <QObject>
#include <QPointer>

class QMessageBox;

namespace gainsay {

class ProjectSession;
class Shell;

class MovedProject : public QObject {
    Q_OBJECT

public:
    // All of them outlive it.
    MovedProject(ProjectSession &session, Shell &shell, QWidget *window);

private:
    void ask();
    void findFile();
    void saveCopy();
    void goOn(const QString &path, bool copy);

    ProjectSession &m_session;
    Shell &m_shell;
    QWidget *m_window;
    QPointer<QMessageBox> m_box;
};

}  // namespace gainsay
