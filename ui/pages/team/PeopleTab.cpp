// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/team/PeopleTab.h"

#include "core/workflow/RoleRules.h"
#include "ui/keys/ActionCatalog.h"
#include "ui/page/SearchField.h"
#include "ui/pages/team/AddPersonDialog.h"
#include "ui/pages/team/LeaveDialog.h"
#include "ui/pages/team/PeopleTable.h"
#include "ui/pages/team/PersonPanel.h"
#include "ui/people/PasswordDialog.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"

#include <QBoxLayout>
#include <QLabel>

namespace gainsay {

using namespace Qt::StringLiterals;

PeopleTab::PeopleTab(const PageContext &context, QWidget *parent) : TeamTab(context, parent)
{
    m_card = new Card(this);
    m_search = new SearchField(m_card);
    m_search->setMaximumWidth(zoomed(220));
    m_add = makeButton(ButtonKind::Primary, {}, m_card);
    m_addMany = makeButton(ButtonKind::Plain, {}, m_card);
    m_card->addToHeading(m_search);
    m_card->addToHeading(m_addMany);
    m_card->addToHeading(m_add);
    m_table = new PeopleTable(m_card);
    m_card->body()->addWidget(m_table, 1);
    m_panel = new PersonPanel(this);
    m_panel->setFixedWidth(zoomed(250));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(zoomed(14));
    row->addWidget(m_card, 1);
    row->addWidget(m_panel);

    connect(m_search, &SearchField::searchChanged, m_table, &PeopleTable::setSearch);
    connect(m_add, &QPushButton::clicked, this, &PeopleTab::addPerson);
    connect(m_addMany, &QPushButton::clicked, this, [this] { actions().action(u"people.invite"_s)->trigger(); });
    connect(m_table, &PeopleTable::chosenChanged, this, [this] { m_panel->setMember(m_table->chosen()); });
    connectPanel();
    retranslate();
}

void PeopleTab::connectPanel()
{
    connect(m_panel, &PersonPanel::roleWanted, this, [this](Role role) {
        const User user = m_table->chosen()->user;
        change([id = user.id, role](UserService &service) { return service.setRole(id, role); },
               [name = user.name, role] { return tr("%1 is now %2.").arg(name, roleTitle(role)); });
    });
    connect(m_panel, &PersonPanel::activeWanted, this, [this](bool active) {
        const User user = m_table->chosen()->user;
        change([id = user.id, active](UserService &service) { return service.setActive(id, active); },
               [name = user.name, active] {
                   return (active ? tr("%1 can sign in and work again.") : tr("%1 is paused: no signing in, no work."))
                       .arg(name);
               });
    });
    connect(m_panel, &PersonPanel::passwordWanted, this,
            [this] { (new PasswordDialog(session(), m_table->chosen()->user, window()))->open(); });
    connect(m_panel, &PersonPanel::leaveWanted, this, &PeopleTab::askLeave);
}

QString PeopleTab::id()
{
    return u"people"_s;
}

QString PeopleTab::title()
{
    return tr("People");
}

void PeopleTab::refresh()
{
    session().run(
        this, [](Storage &storage, const Clock &) { return teamOverview(storage); },
        [this](const Result<QList<TeamMember>> &members) {
            if (members)
                show(*members);
            else
                shell().showError(members.error());
        });
}

void PeopleTab::show(const QList<TeamMember> &members)
{
    m_members = members;
    m_card->setHeading(tr("%n person(s)", nullptr, int(members.size())));
    m_table->setMembers(members, session().clock().nowMs());
    // An answer that was on its way already does not know them yet.
    const auto isWanted = [this](const TeamMember &member) { return member.user.name == m_wanted; };
    if (std::any_of(members.begin(), members.end(), isWanted))
        m_table->choose(std::exchange(m_wanted, {}));
}

// What the list shows comes from the project again, also after a refusal: the role box must not keep a wish.
void PeopleTab::change(const std::function<Result<void>(UserService &)> &action, const TranslatableText &notice)
{
    if (!session().user())
        return;
    session().save(
        this,
        [action, actor = session().user()->id](Storage &storage, const Clock &clock) {
            UserService service(storage, clock, actor);
            return action(service);
        },
        [this, notice](const Result<void> &done) {
            if (!done) {
                shell().showError(done.error());
                refresh();
                return;
            }
            shell().showNotice(notice);
            session().reloadFacts();
        });
}

void PeopleTab::addPerson()
{
    auto *dialog = new AddPersonDialog(session(), window());
    connect(dialog, &AddPersonDialog::added, this, [this](const QString &name) {
        m_wanted = name;
        session().reloadFacts();
    });
    dialog->open();
}

void PeopleTab::askLeave()
{
    auto *dialog = new LeaveDialog(session(), *m_table->chosen(), m_members, window());
    connect(dialog, &LeaveDialog::left, this, [this](const TranslatableText &notice) {
        shell().showNotice(notice);
        session().reloadFacts();
    });
    dialog->open();
}

void PeopleTab::retranslate()
{
    m_search->setPurpose(tr("Search for a name"));
    m_add->setText(tr("Add a person…"));
    m_addMany->setText(tr("Add several…"));
    m_card->setHeading(tr("%n person(s)", nullptr, int(m_members.size())));
}

}  // namespace gainsay
