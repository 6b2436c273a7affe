// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/home/ProjectCard.h"

#include "core/model/NameOrder.h"
#include "core/service/browse/BrowseService.h"
#include "ui/keys/ActionCatalog.h"
#include "ui/pages/home/NextStepRow.h"
#include "ui/shell/UserMenu.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/DisplayText.h"
#include "ui/widgets/FlowLayout.h"
#include "ui/widgets/SegmentBar.h"

#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>

#include <algorithm>
#include <utility>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {
constexpr int kBatchesShown = 6;
constexpr int kNameShown = 28;  // bar and figures stand beside it
constexpr int kPeopleShown = 8;
}  // namespace

ProjectCard::ProjectCard(const PageContext &context, QWidget *parent) : Card(parent), m_context(context)
{
    m_name = makeLabel(u"display"_s, this);
    m_scheme = makeLabel(u"muted"_s, this);
    m_scheme->setWordWrap(true);
    m_batches = new QGridLayout;
    m_batches->setHorizontalSpacing(zoomed(14));
    m_batches->setVerticalSpacing(zoomed(8));
    m_batches->setColumnStretch(1, 1);
    m_question = makeLabel(u"heading"_s, this);
    m_question->setWordWrap(true);
    m_people = new FlowLayout(zoomed(8));
    body()->addWidget(m_name);
    body()->addWidget(m_scheme);
    body()->addSpacing(zoomed(4));
    body()->addLayout(m_batches);
    body()->addWidget(m_question);
    body()->addLayout(m_people);
    m_next = new NextStepRow(context, this);
    body()->addSpacing(zoomed(4));
    body()->addWidget(m_next);
    m_alone = makeLabel(u"muted"_s, this);
    m_alone->setWordWrap(true);
    m_invite = makeButton(ButtonKind::Link, {}, this);
    body()->addWidget(m_alone);
    body()->addWidget(m_invite, 0, Qt::AlignLeft);
    connect(m_invite, &QPushButton::clicked, this, [this] { m_context.actions.action(u"people.invite"_s)->trigger(); });
    connect(&m_context.session, &ProjectSession::factsChanged, this, &ProjectCard::refresh);
    for (const auto signal : {&ProjectSession::opened, &ProjectSession::userChanged}) {
        connect(&m_context.session, signal, this, [this] {
            m_justAsked = true;
            refresh();
        });
    }
    connect(&m_context.session, &ProjectSession::closed, this, &ProjectCard::refresh);
}

void ProjectCard::clearRows()
{
    for (QLayout *layout : {static_cast<QLayout *>(m_batches), static_cast<QLayout *>(m_people)}) {
        while (QLayoutItem *item = layout->takeAt(0)) {
            if (QWidget *widget = item->widget()) {
                m_justAsked =
                    m_justAsked || widget == window()->focusWidget();  // whoever comes in its place has it again
                widget->deleteLater();
            }
            delete item;
        }
    }
}

void ProjectCard::refresh()
{
    ProjectSession &session = m_context.session;
    setVisible(session.isOpen());
    if (!session.isOpen())
        return;
    const ProjectFacts &facts = session.facts();
    const QString name = QFileInfo(facts.location).completeBaseName();
    m_name->setText(name);
    setAccessibleName(tr("Project %1").arg(name));
    m_scheme->setText(facts.scheme.title.text(QLocale().name()));
    m_next->refresh();
    const bool alone = facts.settings.alone && session.user();
    m_alone->setVisible(alone);
    m_alone->setText(tr("Drop a file of conversations on the window at any time. You label them one after the other."));
    m_invite->setVisible(alone);
    m_invite->setText(tr("Invite others…"));
    if (facts.settings.passwordsRequired && !session.user()) {
        clearRows();
        showPeople();
        return;
    }
    session.run(
        this, [](Storage &storage, const Clock &) { return BrowseService(storage).batches(); },
        [this, user = session.user()](const Result<QList<Batch>> &batches) {
            if (!batches)
                m_context.shell.showError(batches.error());
            else if (user == m_context.session.user())  // who asked may have signed out meanwhile
                showBatches(*batches);
        });
}

void ProjectCard::showBatches(const QList<Batch> &batches)
{
    clearRows();
    const QLocale locale;
    for (int row = 0; row < std::min<int>(kBatchesShown, int(batches.size())); ++row) {
        const Batch &batch = batches[row];
        QLabel *name = makeLabel(u"plain"_s, this);
        name->setText(shortened(batch.name, kNameShown));
        name->setToolTip(batch.name.size() > kNameShown ? plainToolTip(batch.name) : QString());
        auto *bar = new SegmentBar(this);
        const QString settled = locale.toString(batch.counts.settled);
        const QString all = locale.toString(batch.counts.conversations);
        QLabel *figures = makeLabel(u"small"_s, this);
        if (m_context.session.facts().settings.alone) {
            bar->setSegments({{tr("labelled"), double(batch.counts.settled), Tone::None}},
                             double(batch.counts.conversations));
            figures->setText(tr("%1 of %2 labelled").arg(settled, all));
        } else {
            bar->setSegments({{tr("settled"), double(batch.counts.settled), Tone::None},
                              {tr("disputed"), double(batch.counts.disputed), Tone::History}},
                             double(batch.counts.conversations));
            figures->setText(
                tr("%1 of %2 settled, %3 disputed").arg(settled, all, locale.toString(batch.counts.disputed)));
        }
        m_batches->addWidget(name, row, 0);
        m_batches->addWidget(bar, row, 1, Qt::AlignVCenter);
        m_batches->addWidget(figures, row, 2);
    }
    if (batches.isEmpty() || batches.size() > kBatchesShown) {
        QLabel *rest = makeLabel(u"muted"_s, this);
        rest->setText(batches.isEmpty() ? tr("There are no conversations yet.")
                                        : tr("and %n more batch(es): the Data page lists all", nullptr,
                                             int(batches.size()) - kBatchesShown));
        m_batches->addWidget(rest, kBatchesShown, 0, 1, 3);
    }
    showPeople();
}

// Without anybody there would be no page to go to and nobody to choose.
void ProjectCard::offerToBeFirst(bool justAsked)
{
    m_question->setText(tr("Nobody works on this project yet. Add yourself as its supervisor."));
    QPushButton *button = makeButton(ButtonKind::Primary, tr("Add yourself…"), this);
    connect(button, &QPushButton::clicked, this, [this] { m_context.actions.action(u"people.addFirst"_s)->trigger(); });
    m_people->addWidget(button);
    if (justAsked)
        button->setFocus(Qt::OtherFocusReason);
}

// Asked only while nobody was chosen; afterwards the header bar says who works.
void ProjectCard::showPeople()
{
    const ProjectFacts &facts = m_context.session.facts();
    const bool ask = !m_context.session.user();
    m_question->setVisible(ask);
    m_question->setText(facts.isSample ? tr("Whose part do you take? Each role sees its own pages.")
                                       : tr("Who are you?"));
    const bool justAsked = std::exchange(m_justAsked, false);
    if (!ask)
        return;
    if (facts.users.isEmpty())
        return offerToBeFirst(justAsked);
    int shown = 0;
    QList<User> people = sortedByName(facts.users);
    std::ranges::stable_sort(people, {}, &User::role);
    for (const User &user : std::as_const(people)) {
        if (!user.active || ++shown > kPeopleShown)
            continue;
        QPushButton *button = makeButton(ButtonKind::Plain, {}, this);
        button->setText(personTitle(user));
        connect(button, &QPushButton::clicked, this, [this, user] { m_context.session.requestUser(user); });
        m_people->addWidget(button);
        if (justAsked && shown == 1)
            button->setFocus(Qt::OtherFocusReason);
    }
    if (shown > kPeopleShown) {
        QPushButton *others = makeButton(ButtonKind::Link, tr("Somebody else…"), this);
        connect(others, &QPushButton::clicked, this,
                [this] { m_context.actions.action(u"people.signIn"_s)->trigger(); });
        m_people->addWidget(others);
    }
}

}  // namespace gainsay
