// SPDX-License-Identifier: GPL-3.0-or-later
// Decides who works in the window: greets whoever was there last, asks for passwords where the project does, and
// notices when the account of who works is changed or paused. Holds the commands that go with it.
#pragma once

#include "ui/page/Page.h"

#include <QObject>

namespace gainsay {

class Doorkeeper : public QObject {
    Q_OBJECT

public:
    // Commands and dialogs belong to `window`. Made before anything else listens to the session's `opened`: then who
    // works is known by the time pages are shown.
    Doorkeeper(ProjectSession &session, Settings &settings, ActionCatalog &actions, Shell &shell, QWidget *window);

private:
    void addCommands(ActionCatalog &actions);
    void greet();
    void admit(const User &user);
    void ask(const QString &person);
    void addFirst();
    void invite();
    void letIn(const User &user);
    void followFacts();
    void enableCommands();

    ProjectSession &m_session;
    Settings &m_settings;
    Shell &m_shell;
    QWidget *m_window;
    QAction *m_addFirst = nullptr;
    QAction *m_signIn = nullptr;
    QAction *m_signOut = nullptr;
    QAction *m_password = nullptr;
    QAction *m_projectSettings = nullptr;
    QAction *m_invite = nullptr;
};

}  // namespace gainsay
