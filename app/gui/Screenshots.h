// SPDX-License-Identifier: GPL-3.0-or-later
// Renders every page that can be reached, tab by tab, and the dialogs to PNG files; then reports.
#pragma once

#include "ui/MainWindow.h"

#include <QDir>
#include <QObject>
#include <QTimer>

#include <optional>

namespace gainsay {

class Screenshots : public QObject {
    Q_OBJECT

public:
    Screenshots(MainWindow &window, ProjectSession &session, ActionCatalog &actions, const QString &folder);

    // Starts once the project (if one is being opened) is there.
    void start();

Q_SIGNALS:
    // With the files that were written, or an error.
    void finished(const gainsay::Result<QStringList> &files);

private:
    struct Scene {
        QString name;
        QString page;              // to open first
        QString action;            // to trigger then; empty for none
        std::optional<User> user;  // who sees it
        int tab = 0;               // of the page, which shows the first by itself
    };

    void step();
    void show(const Scene &scene);
    bool capture(const Scene &scene);
    bool isQuiet() const;
    QList<Scene> allScenes() const;
    void addTabs(const Scene &scene);
    std::optional<User> viewer(const PageSpec &page) const;

    MainWindow &m_window;
    ProjectSession &m_session;
    ActionCatalog &m_actions;
    QDir m_folder;
    QTimer m_timer;
    std::optional<User> m_named;  // who was signed in at the start
    QList<Scene> m_scenes;
    qsizetype m_next = -1;  // the scene on screen; -1 before the first
    int m_tab = 0;          // to click once the page has come to rest
    QString m_action;       // to trigger then
    QStringList m_written;
    int m_quiet = 0;  // ticks in a row without anything under way
};

}  // namespace gainsay
