// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/people/AddPeopleDialog.h"

#include "core/base/Phrases.h"
#include "core/workflow/RoleRules.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QPlainTextEdit>

#include <algorithm>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {
constexpr int kNamesShown = 6;
}

AddPeopleDialog::AddPeopleDialog(ProjectSession &session, QWidget *parent) : QDialog(parent), m_session(session)
{
    setWindowTitle(session.facts().settings.alone ? tr("Invite others") : tr("Add people"));
    setAttribute(Qt::WA_DeleteOnClose);
    setMinimumWidth(zoomed(460));
    m_names = new QPlainTextEdit(this);
    m_names->setAccessibleName(tr("Names"));
    m_names->setPlaceholderText(tr("One name on each line, or pasted from a table. A role may follow a name:\n"
                                   "zhao, adjudicator"));
    m_names->setTabChangesFocus(true);
    m_names->setMinimumHeight(zoomed(130));
    m_role = new QComboBox(this);
    m_role->setAccessibleName(tr("Role of the others"));
    for (const Role role : {Role::Annotator, Role::Adjudicator, Role::Supervisor, Role::Researcher})
        m_role->addItem(roleTitle(role), int(role));
    m_summary = makeLabel(u"muted"_s, this);
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setWordWrap(true);
    m_message = makeLabel(u"failed"_s, this);
    m_message->setTextFormat(Qt::PlainText);
    m_message->setWordWrap(true);
    m_message->hide();
    m_add = makeButton(ButtonKind::Primary, tr("Add"), this);
    m_add->setDefault(true);
    QPushButton *cancel = makeButton(ButtonKind::Plain, tr("Cancel"), this);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(cancel);
    buttons->addWidget(m_add);
    auto *form = new QFormLayout(this);
    form->setContentsMargins(zoomed(20), zoomed(20), zoomed(20), zoomed(20));
    form->setSpacing(zoomed(12));
    form->addRow(tr("Names"), m_names);
    form->addRow(tr("Role"), m_role);
    form->addRow(m_summary);
    form->addRow(m_message);
    form->addRow(buttons);
    connect(m_names, &QPlainTextEdit::textChanged, this, &AddPeopleDialog::check);
    connect(m_role, &QComboBox::currentIndexChanged, this, &AddPeopleDialog::check);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_add, &QPushButton::clicked, this, &AddPeopleDialog::submit);
    connect(&session, &ProjectSession::userChanged, this, &QDialog::reject);
    m_names->setFocus();
    check();
}

QList<NewPerson> AddPeopleDialog::people() const
{
    return peopleFromText(m_names->toPlainText(), Role(m_role->currentData().toInt()));
}

void AddPeopleDialog::check()
{
    const QList<NewPerson> wanted = people();
    m_add->setEnabled(!wanted.isEmpty());
    QStringList shown;
    for (const NewPerson &person : wanted.first(std::min<qsizetype>(wanted.size(), kNamesShown)))
        shown << withRemark(person.name, roleTitle(person.role));
    if (wanted.size() > kNamesShown)
        shown << tr("and %n more", nullptr, int(wanted.size()) - kNamesShown);
    m_summary->setText(listing(shown));
    m_summary->setVisible(!wanted.isEmpty());
    m_message->hide();
}

void AddPeopleDialog::submit()
{
    if (!m_session.user() || !m_add->isEnabled())
        return;
    m_add->setEnabled(false);
    m_session.save(
        this,
        [wanted = people(), actor = m_session.user()->id](Storage &storage, const Clock &clock) {
            return UserService(storage, clock, actor).addAll(wanted);
        },
        [this, count = int(people().size())](const Result<void> &done) {
            m_add->setEnabled(true);
            if (!done) {
                m_message->setText(done.error().message);
                m_message->show();
                return;
            }
            Q_EMIT added(count);
            accept();
        });
}

}  // namespace gainsay
