// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/Screenshots.h"

#include "ui/session/ReportReader.h"
#include "ui/shell/ActionCatalog.h"
#include "ui/widgets/PillTabs.h"

#include <QApplication>
#include <QDialog>

#include <algorithm>

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

// Whoever was named looks, where they may; else administrators, who see most pages, or somebody of the right role.
std::optional<User> Screenshots::viewer(const PageSpec &page) const
{
    // Nor do pictures get past a password.
    const bool barred = !m_session.isOpen() || m_session.facts().settings.passwordsRequired;
    QList<User> users = barred ? QList<User>() : m_session.facts().users;
    std::stable_partition(users.begin(), users.end(), [](const User &user) { return user.role == Role::Admin; });
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
            scenes.append({page.id, page.id, {}, user, 0});
    }
    const Scene home = scenes.constFirst();
    const auto team = std::find_if(scenes.cbegin(), scenes.cend(), [](const Scene &s) { return s.page == "team"_L1; });
    const std::optional<Scene> led = team == scenes.cend() ? std::nullopt : std::optional(*team);
    for (const auto &[name, action] : {std::pair{u"commands"_s, u"window.palette"_s},
                                       {u"keys"_s, u"window.keys"_s},
                                       {u"preferences"_s, u"window.preferences"_s},
                                       {u"sign-in"_s, u"people.signIn"_s},
                                       {u"help"_s, u"window.help"_s}})
        scenes.append({name, home.page, action, home.user, 0});
    if (led) {
        scenes.append({u"project-settings"_s, led->page, u"people.projectSettings"_s, led->user, 0});
        scenes.append({u"plan"_s, led->page, u"team.plan"_s, led->user, 0});
    }
    return scenes;
}

bool Screenshots::isQuiet() const
{
    const QList<ReportReader *> readers = m_window.findChildren<ReportReader *>();
    return m_session.isIdle() &&
           std::none_of(readers.begin(), readers.end(), [](const ReportReader *reader) { return reader->isBusy(); });
}

PillTabs *Screenshots::pageTabs() const
{
    for (PillTabs *tabs : m_window.findChildren<PillTabs *>()) {
        if (tabs->isVisible())
            return tabs;
    }
    return nullptr;
}

void Screenshots::addTabs(const Scene &first)
{
    const PillTabs *tabs = pageTabs();
    if (!tabs || first.tab > 0 || !first.action.isEmpty())
        return;
    for (int tab = tabs->count() - 1; tab > 0; --tab)
        m_scenes.insert(m_next + 1, {u"%1-%2"_s.arg(first.name).arg(tab), first.page, {}, first.user, tab});
}

// A scene is taken once nothing was under way for a few ticks: loading may come in several steps.
void Screenshots::step()
{
    m_quiet = isQuiet() ? m_quiet + 1 : 0;
    if (m_quiet < kQuietTicks)
        return;
    m_quiet = 0;
    if (m_next < 0) {
        m_named = m_session.user();
        m_scenes = allScenes();
    } else if (!capture(m_scenes[m_next])) {
        return;
    } else {
        addTabs(Scene(m_scenes[m_next]));
    }
    if (++m_next < m_scenes.size()) {
        show(m_scenes[m_next]);
        return;
    }
    m_timer.stop();
    Q_EMIT finished(m_written);
}

void Screenshots::show(const Scene &scene)
{
    if (scene.user && (!m_session.user() || m_session.user()->id != scene.user->id))
        m_session.setUser(scene.user);
    m_window.openPage(scene.page);
    if (PillTabs *tabs = scene.tab > 0 ? pageTabs() : nullptr)
        tabs->choose(scene.tab);
    if (QAction *action = m_actions.action(scene.action))
        action->trigger();
    else if (QWidget *focused = QApplication::focusWidget())
        focused->clearFocus();
}

bool Screenshots::capture(const Scene &scene)
{
    auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
    const QPixmap picture = dialog ? dialog->grab() : m_window.grab();
    if (dialog)
        dialog->close();
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
