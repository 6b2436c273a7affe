// SPDX-License-Identifier: GPL-3.0-or-later
// Opens the guide at the chapter of what is in front: the page, or the dialog over it, whose keys a window's actions
// never hear.
#pragma once

#include <QObject>
#include <QPointer>
#include <QString>

#include <functional>

class QAction;
class QWidget;

namespace gainsay {

class Language;
class ProjectSession;
class Shell;

// A dialog whose chapter is not that of the page below it says which one.
void setHelpTopic(QWidget *dialog, const QString &chapter);

class HelpOpener : public QObject {
    Q_OBJECT

public:
    struct Services {
        ProjectSession &session;
        const Language &language;
        Shell &shell;
        std::function<QString()> pageTopic;
    };

    // All must outlive it.
    HelpOpener(Services services, QWidget *window);
    ~HelpOpener() override;

    // The action whose key is listened for in dialogs.
    void setAction(QAction *action) { m_action = action; }
    void open();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool isHelpKey(QEvent *event) const;
    void openOver(QWidget *front, const QString &topic);

    Services m_services;
    QWidget *m_window;
    QPointer<QAction> m_action;
};

}  // namespace gainsay
