// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/Screenshots.h"

#include "app/gui/DialogScenes.h"
#include "ui/session/ReportReader.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDialog>

#include <algorithm>
#include <utility>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {
constexpr int kTickMs = 30;
constexpr int kQuietTicks = 6;
}  // namespace

Screenshots::Screenshots(MainWindow &window, ProjectSession &session, ActionCatalog &actions, const QString &folder)
    : m_window(window), m_session(session), m_actions(actions), m_folder(folder)
{
    m_timer.setInterval(kTickMs);
    connect(&m_timer, &QTimer::timeout, this, &Screenshots::step);
}

void Screenshots::start()
{
    if (!m_folder.mkpath(u"."_s)) {
        Q_EMIT finished(ioError(tr("The folder %1 cannot be made.").arg(m_folder.path())));
        return;
    }
    m_timer.start();
}

// Whoever was named looks, where they may; else who leads the project and sees most, or somebody of the right role.
std::optional<User> Screenshots::viewer(const PageSpec &page) const
{
    // Nor do pictures get past a password.
    const bool barred = !m_session.isOpen() || m_session.facts().settings.passwordsRequired;
    QList<User> users = barred ? QList<User>() : m_session.facts().users;
    std::stable_partition(users.begin(), users.end(),
                          [](const User &user) { return user.role == Role::Admin || user.role == Role::Supervisor; });
    if (m_named)
        users.prepend(*m_named);
    for (const User &user : std::as_const(users)) {
        if (user.active && (page.roles.isEmpty() || page.roles.contains(user.role)))
            return user;
    }
    return std::nullopt;
}

QList<Screenshots::Scene> Screenshots::allScenes() const
{
    QList<Scene> scenes;
    for (const PageSpec &page : m_window.pages()) {
        const std::optional<User> user = viewer(page);
        if (!page.needsProject || (m_session.isOpen() && (user || page.roles.isEmpty())))
            scenes.append({page.id, page.id, {}, user});
    }
    const QList<Scene> pages = scenes;
    for (const DialogScene &dialog : dialogScenes()) {
        const auto on =
            std::find_if(pages.cbegin(), pages.cend(), [&](const Scene &s) { return s.page == dialog.page; });
        if (on != pages.cend())
            scenes.append({dialog.name, dialog.page, dialog.action, on->user, dialog.tab});
    }
    return scenes;
}

bool Screenshots::isQuiet() const
{
    const QList<ReportReader *> readers = m_window.findChildren<ReportReader *>();
    return m_session.isIdle() &&
           std::none_of(readers.begin(), readers.end(), [](const ReportReader *reader) { return reader->isBusy(); });
}

// A scene is taken once nothing was under way for a few ticks: loading may come in several steps.
void Screenshots::step()
{
    m_quiet = isQuiet() ? m_quiet + 1 : 0;
    if (m_quiet < kQuietTicks)
        return;
    m_quiet = 0;
    if (m_tab > 0) {
        if (QAbstractButton *tab = tabsOf(m_window.page(m_window.currentPage())).value(std::exchange(m_tab, 0)))
            tab->click();
        return;
    }
    if (!m_action.isEmpty() &&
        trigger(std::exchange(m_action, QString()), m_window.page(m_window.currentPage()), m_actions))
        return;
    if (m_next < 0) {
        m_named = m_session.user();
        m_scenes = allScenes();
    } else if (!capture(m_scenes[m_next])) {
        return;
    } else {
        addTabs(Scene(m_scenes[m_next]));  // a copy: the list grows
    }
    if (++m_next < m_scenes.size()) {
        show(m_scenes[m_next]);
        return;
    }
    m_timer.stop();
    Q_EMIT finished(m_written);
}

// Only a page that is there can tell its tabs.
void Screenshots::addTabs(const Scene &scene)
{
    const int count = scene.tab == 0 && scene.action.isEmpty() ? int(tabsOf(m_window.page(scene.page)).size()) : 0;
    for (int tab = count - 1; tab > 0; --tab)
        m_scenes.insert(m_next + 1, {u"%1-%2"_s.arg(scene.page).arg(tab + 1), scene.page, {}, scene.user, tab});
}

void Screenshots::show(const Scene &scene)
{
    m_tab = scene.tab;
    if (scene.user && (!m_session.user() || m_session.user()->id != scene.user->id))
        m_session.setUser(scene.user);
    m_window.openPage(scene.page);
    m_action = scene.action;
    if (QWidget *focused = QApplication::focusWidget())
        focused->clearFocus();
}

bool Screenshots::capture(const Scene &scene)
{
    QWidget *front = frontOf(m_window);
    const QPixmap picture = front && front->isWindow() ? front->grab() : m_window.grab();
    if (front)
        front->close();
    const QString path = m_folder.filePath(scene.name + u".png"_s);
    if (picture.save(path)) {
        m_written << path;
        return true;
    }
    m_timer.stop();
    Q_EMIT finished(ioError(tr("%1 cannot be written.").arg(path)));
    return false;
}

}  // namespace gainsay
