// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/people/Doorkeeper.h"

#include "core/base/Phrases.h"
#include "core/service/people/SignIn.h"
#include "core/workflow/RoleRules.h"
#include "ui/keys/ActionCatalog.h"
#include "ui/people/AddPeopleDialog.h"
#include "ui/people/FirstPersonDialog.h"
#include "ui/people/PasswordDialog.h"
#include "ui/people/ProjectSettingsDialog.h"
#include "ui/people/SignInDialog.h"
#include "ui/settings/Settings.h"

namespace gainsay {

using namespace Qt::StringLiterals;

Doorkeeper::Doorkeeper(ProjectSession &session, Settings &settings, ActionCatalog &actions, Shell &shell,
                       QWidget *window)
    : QObject(window), m_session(session), m_settings(settings), m_shell(shell), m_window(window)
{
    addCommands(actions);
    connect(&session, &ProjectSession::opened, this, &Doorkeeper::greet);
    connect(&session, &ProjectSession::factsChanged, this, &Doorkeeper::followFacts);
    connect(&session, &ProjectSession::userRequested, this, [this](const User &user) {
        if (m_session.facts().settings.passwordsRequired)
            ask(user.name);
        else
            admit(user);
    });
    for (const auto signal : {&ProjectSession::opened, &ProjectSession::closed, &ProjectSession::userChanged,
                              &ProjectSession::factsChanged})
        connect(&session, signal, this, &Doorkeeper::enableCommands);
    enableCommands();
}

void Doorkeeper::addCommands(ActionCatalog &actions)
{
    const auto add = [&](const QString &id, std::function<QString()> text, std::function<void()> run) {
        return actions.add(
            id, std::move(text), [] { return tr("People"); }, {}, m_window, std::move(run));
    };
    m_addFirst = add(
        u"people.addFirst"_s, [] { return tr("Add yourself as supervisor…"); }, [this] { addFirst(); });
    m_signIn = add(
        u"people.signIn"_s, [] { return tr("Sign in as somebody else…"); }, [this] { ask({}); });
    m_signOut = add(
        u"people.signOut"_s, [] { return tr("Sign out"); }, [this] { m_session.setUser(std::nullopt); });
    m_password = add(
        u"people.password"_s, [] { return tr("Change my password…"); },
        [this] { (new PasswordDialog(m_session, *m_session.user(), m_window))->open(); });
    m_invite = add(
        u"people.invite"_s, [] { return tr("Add several people…"); }, [this] { invite(); });
    m_projectSettings = add(
        u"people.projectSettings"_s, [] { return tr("Settings of the project…"); },
        [this] {
            auto *dialog = new ProjectSettingsDialog(m_session, m_window);
            connect(dialog, &ProjectSettingsDialog::studioWanted, this, [this] {
                m_shell.openPage(u"studio"_s, {{"project", true}});
            });
            dialog->open();
        });
}

void Doorkeeper::enableCommands()
{
    const std::optional<User> &user = m_session.user();
    m_addFirst->setEnabled(m_session.isOpen() && m_session.facts().users.isEmpty());
    const bool enforced = m_session.isOpen() && m_session.facts().rules.kind == ServerRules::Kind::Enforced;
    m_signIn->setEnabled(m_session.isOpen() && !enforced && !m_session.facts().users.isEmpty());
    m_signOut->setEnabled(user.has_value());
    m_password->setEnabled(user.has_value() && !enforced);
    m_projectSettings->setEnabled(user && roleMay(user->role, Permission::Configure));
    m_invite->setEnabled(user && roleMay(user->role, Permission::ManageUsers));
}

// Whoever worked here last; the only one there is; else the person is asked on the home page.
void Doorkeeper::greet()
{
    const ProjectFacts &facts = m_session.facts();
    const bool enforced = facts.rules.kind == ServerRules::Kind::Enforced;
    const QString last = enforced ? facts.rules.person : m_settings.lastUser(facts.location);
    for (const User &user : facts.users) {
        if (!user.active || (user.name != last && (enforced || facts.users.size() > 1)))
            continue;
        if (facts.settings.passwordsRequired)
            ask(user.name);
        else
            admit(user);
        return;
    }
    if (facts.settings.passwordsRequired && !facts.users.isEmpty())
        ask({});
}

// Known from the facts that the person is active; that they came is noted behind their back, and should they have
// been paused this very moment, they go again.
void Doorkeeper::admit(const User &user)
{
    m_settings.setLastUser(m_session.facts().location, user.name);
    m_session.run(
        this,
        [name = user.name](Storage &storage, const Clock &clock) { return SignIn(storage, clock).signIn(name, {}); },
        [this, id = user.id](const Result<User> &admitted) {
            if (admitted || !m_session.user() || m_session.user()->id != id)
                return;
            m_session.setUser(std::nullopt);
            m_shell.showError(admitted.error());
        });
    m_session.setUser(user);  // pages ask after that, so that they find the person there
}

void Doorkeeper::ask(const QString &person)
{
    auto *dialog = new SignInDialog(m_session, person, m_window);
    connect(dialog, &SignInDialog::signedIn, this, &Doorkeeper::letIn);
    dialog->open();
}

void Doorkeeper::addFirst()
{
    auto *dialog = new FirstPersonDialog(m_session, m_window);
    connect(dialog, &FirstPersonDialog::added, this, [this](const User &user) {
        m_session.reloadFacts();
        letIn(user);
    });
    dialog->open();
}

void Doorkeeper::invite()
{
    const bool wasAlone = m_session.facts().settings.alone;
    auto *dialog = new AddPeopleDialog(m_session, m_window);
    connect(dialog, &AddPeopleDialog::added, this, [this, wasAlone](int people) {
        m_session.reloadFacts();
        m_shell.tell({.text =
                          [people, wasAlone] {
                              const QString added = tr("%n person(s) added.", nullptr, people);
                              return wasAlone ? sentences({added, tr("This is a project of a team now; what you have "
                                                                     "labelled stays.")})
                                              : added;
                          },
                      .about = WindowMessage::About::Project});
    });
    dialog->open();
}

void Doorkeeper::letIn(const User &user)
{
    m_settings.setLastUser(m_session.facts().location, user.name);
    m_session.setUser(user);
}

void Doorkeeper::followFacts()
{
    if (!m_session.user())
        return;
    for (const User &user : m_session.facts().users) {
        if (user.id != m_session.user()->id)
            continue;
        if (!user.active)
            m_session.setUser(std::nullopt);
        else if (user != *m_session.user())
            m_session.setUser(user);
    }
}

}  // namespace gainsay
