// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/UserMenu.h"

#include "core/model/NameOrder.h"
#include "core/workflow/RoleRules.h"
#include "ui/keys/ActionCatalog.h"
#include "ui/session/ProjectSession.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/DisplayText.h"

#include <QEvent>
#include <QMenu>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {
constexpr int kPeopleListed = 20;  // more are found in the dialog for signing in
constexpr int kNameLetters = 20;   // the page's own tools stand in the same row
}  // namespace

QString personTitle(const User &user)
{
    return u"%1 · %2"_s.arg(plainCaption(user.name), roleTitle(user.role));
}

UserMenu::UserMenu(ProjectSession &session, const ActionCatalog &actions, QWidget *parent)
    : QPushButton(parent), m_session(session), m_actions(actions)
{
    m_menu = new QMenu(this);
    setProperty("kind", u"pill"_s);
    setProperty("menu", true);
    setMenu(m_menu);
    connect(&session, &ProjectSession::opened, this, &UserMenu::refresh);
    connect(&session, &ProjectSession::closed, this, &UserMenu::refresh);
    connect(&session, &ProjectSession::userChanged, this, &UserMenu::refresh);
    connect(&session, &ProjectSession::factsChanged, this, &UserMenu::refresh);
    refresh();
}

void UserMenu::changeEvent(QEvent *event)
{
    QPushButton::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

void UserMenu::refresh()
{
    setVisible(m_session.isOpen() && !m_session.facts().users.isEmpty());
    if (!m_session.isOpen())
        return;
    const std::optional<User> &now = m_session.user();
    setText(now ? plainCaption(shortened(now->name, kNameLetters)) : tr("Who are you?"));
    setToolTip(now && now->name.size() > kNameLetters ? plainToolTip(now->name) : QString());
    setAccessibleName(now ? tr("Working as %1, %2").arg(now->name, roleTitle(now->role)) : text());
    m_menu->clear();
    qDeleteAll(m_menu->findChildren<QMenu *>(Qt::FindDirectChildrenOnly));
    if (m_session.facts().users.size() <= kPeopleListed)
        addPeople();
    m_menu->addSeparator();
    for (const QString &id : {u"people.signIn"_s, u"people.password"_s, u"people.signOut"_s})
        m_menu->addAction(m_actions.action(id));
    m_menu->addSeparator();
    for (const QString &id : {u"offline.take"_s, u"offline.bring"_s}) {
        if (QAction *offline = m_actions.action(id))
            m_menu->addAction(offline);
    }
    m_menu->addSeparator();
    const auto addChoices = [this](const QString &title, const QStringList &ids) {
        QMenu *choices = m_menu->addMenu(title);
        for (const QString &id : ids) {
            if (QAction *choice = m_actions.action(id))
                choices->addAction(choice);
        }
    };
    addChoices(tr("Language"), {u"window.english"_s, u"window.chinese"_s, u"window.japanese"_s});
    addChoices(tr("Colours"), {u"window.light"_s, u"window.dark"_s, u"window.contrast"_s});
    if (QAction *preferences = m_actions.action(u"window.preferences"_s))
        m_menu->addAction(preferences);
}

void UserMenu::addPeople()
{
    const std::optional<User> &now = m_session.user();
    for (const User &user : sortedByName(m_session.facts().users)) {
        if (!user.active)
            continue;
        QAction *choose = m_menu->addAction(personTitle(user));
        choose->setCheckable(true);
        choose->setChecked(now && now->id == user.id);
        connect(choose, &QAction::triggered, this, [this, user] { m_session.requestUser(user); });
    }
}

}  // namespace gainsay
