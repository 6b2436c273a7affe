// SPDX-License-Identifier: GPL-3.0-or-later
// The whole window on the sample project, page after page, each seen by somebody who may: for what must hold
// everywhere.
#pragma once

#include "app/gui/Composition.h"

#include <QTemporaryDir>

#include <functional>
#include <memory>

namespace gainsay {

class PillTabs;

class PageWalk {
public:
    // Makes the sample project, which takes some seconds.
    PageWalk();

    // A new window in that language and size, with letters that many times as large as usual.
    void start(const QString &language, const QSize &size, const QString &theme = QStringLiteral("light"),
               double zoom = 1.0);
    void stop() { m_app.reset(); }
    // Goes to each page in turn, in each role that sees it differently, and calls `look` once it has come to rest.
    void forEachPage(const std::function<void(const QString &id)> &look);
    // The same for each tab of each page; `id` then names the page and the number of the tab.
    void forEachView(const std::function<void(const QString &id)> &look);
    // Of one page alone, in each role that sees it differently.
    void forEachViewOf(const QString &page, const std::function<void(const QString &id)> &look);
    // Opens each dialog in turn.
    void forEachDialog(const std::function<void(const QString &id, QWidget &dialog)> &look);

    // Ids, in order.
    QStringList pages();
    Composition &app() { return *m_app; }
    MainWindow &window() { return m_app->window(); }
    // Gives the window that size, and its layouts the time to follow.
    void resize(const QSize &size);
    // Waits until nothing has been under way for that long.
    void rest(int quietMs = 75);

private:
    bool isIdle();
    QList<User> viewers(const PageSpec &page);
    void open(const PageSpec &page, const User &viewer);
    void choose(PillTabs &tabs, int index);
    void forEachTab(const QString &id, const std::function<void(const QString &id)> &look);

    QTemporaryDir m_folder;
    SystemClock m_clock;
    QString m_project;
    std::unique_ptr<Composition> m_app;
};

// What can be seen or heard of `widget` itself: its text, or texts if it is a list of them.
QStringList textsOf(const QWidget *widget);
// The same, and what is in its cells, lines, bubbles and drawings.
QStringList wordsOf(QWidget *widget);
// What somebody works with: visible and enabled buttons, fields and lists, without the parts that Qt makes inside them.
QList<QWidget *> controls(const QWidget &parent);
// Visible children that the Tab key stops at, without the parts that Qt makes inside them.
QList<QWidget *> tabStops(const QWidget &parent);
QString describe(const QWidget *widget);

}  // namespace gainsay
