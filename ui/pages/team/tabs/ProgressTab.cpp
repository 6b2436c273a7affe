// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/team/tabs/ProgressTab.h"

#include "core/base/Phrases.h"
#include "core/service/people/UserService.h"
#include "core/service/plan/AssignService.h"
#include "ui/pages/team/tabs/HandOverDialog.h"
#include "ui/pages/team/tabs/TabLayout.h"
#include "ui/report/ReportTableView.h"
#include "ui/report/StandingTables.h"
#include "ui/session/ReportReader.h"
#include "ui/session/UnderScheme.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/DisplayText.h"
#include "ui/widgets/EmptyState.h"

#include <QDateTime>
#include <QLabel>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr int lettersOnButtons = 20;  // three of them stand in a row

// Sets a table again without losing the row that was chosen.
void keepRow(ReportTableView &view, const ReportTable &table)
{
    const int row = view.currentIndex().row();
    view.setTable(table);
    if (!table.rows.isEmpty())
        view.selectRow(std::clamp(row, 0, int(table.rows.size()) - 1));
}

}  // namespace

ProgressTab::ProgressTab(const PageContext &context, ReportReader &reader, QWidget *parent)
    : TeamTab(context, parent), m_reader(reader)
{
    QVBoxLayout *column = scrollingColumn(this);
    m_empty = new EmptyState(this);
    connect(m_empty, &EmptyState::actionRequested, this, [this] { shell().openPage(u"data"_s); });
    column->addWidget(m_empty, 1);
    column->addWidget(buildPeople());
    m_batchCard = new Card(this);
    m_batches = new ReportTableView(m_batchCard);
    m_batchCard->body()->addWidget(m_batches);
    column->addWidget(m_batchCard);
    column->addWidget(buildHeld());
    m_putOffCard = new Card(this);
    m_putOff = new ReportTableView(m_putOffCard);
    m_putOffCard->body()->addWidget(m_putOff);
    column->addWidget(m_putOffCard);
    m_method = makeLabel(u"small"_s, this);
    m_method->setWordWrap(true);
    column->addWidget(m_method);
    column->addStretch();
    retranslate();
}

QWidget *ProgressTab::buildPeople()
{
    m_peopleCard = new Card(this);
    m_people = new ReportTableView(m_peopleCard);
    m_peopleCard->body()->addWidget(m_people);
    auto *row = new QHBoxLayout;
    m_handOver = makeButton(ButtonKind::Plain, {}, m_peopleCard);
    m_handOver->setObjectName(u"team.handOver"_s);
    m_release = makeButton(ButtonKind::Plain, {}, m_peopleCard);
    m_pause = makeButton(ButtonKind::Plain, {}, m_peopleCard);
    for (QPushButton *button : {m_handOver, m_release, m_pause})
        row->addWidget(button);
    row->addStretch();
    m_peopleCard->body()->addLayout(row);
    connect(m_people->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ProgressTab::showChoice);
    connect(m_handOver, &QPushButton::clicked, this, &ProgressTab::askHandOver);
    connect(m_release, &QPushButton::clicked, this, &ProgressTab::releaseLeases);
    connect(m_pause, &QPushButton::clicked, this, &ProgressTab::togglePause);
    return m_peopleCard;
}

QWidget *ProgressTab::buildHeld()
{
    m_heldCard = new Card(this);
    m_held = new ReportTableView(m_heldCard);
    m_heldCard->body()->addWidget(m_held);
    m_releaseOne = makeButton(ButtonKind::Plain, {}, m_heldCard);
    m_heldCard->body()->addWidget(m_releaseOne, 0, Qt::AlignLeft);
    connect(m_releaseOne, &QPushButton::clicked, this, &ProgressTab::releaseHeld);
    return m_heldCard;
}

QString ProgressTab::id()
{
    return u"progress"_s;
}

QString ProgressTab::title()
{
    return tr("Progress");
}

void ProgressTab::refresh()
{
    const qint64 offset = qint64(QDateTime::currentDateTime().offsetFromUtc()) * 1000;
    m_reader.ask(
        this,
        [offset, &clock = session().clock()](ReportService &, Storage &storage) {
            return WorkloadService(storage, clock, offset).standing();
        },
        [this](const Result<WorkloadStanding> &standing) {
            m_known = m_known || standing.has_value();
            if (standing)
                show(*standing);
            else
                shell().showError(standing.error());
        });
}

void ProgressTab::show(const WorkloadStanding &standing)
{
    m_standing = standing;
    keepRow(*m_people, peopleTable(standing));
    keepRow(*m_batches, batchTable(standing));
    keepRow(*m_held, heldTable(standing));
    m_heldCard->setVisible(!standing.held.isEmpty());
    keepRow(*m_putOff, putOffTable(standing));
    m_putOffCard->setVisible(!standing.putOff.isEmpty());
    const bool nothing = m_known && standing.people.isEmpty() && standing.batches.isEmpty();
    m_empty->setVisible(nothing);
    for (QWidget *part : QList<QWidget *>{m_peopleCard, m_batchCard, m_method})
        part->setVisible(!nothing);
    showChoice();
}

const PersonStanding *ProgressTab::chosen() const
{
    const int row = m_people->currentIndex().row();
    return row >= 0 && row < m_standing.people.size() ? &m_standing.people[row] : nullptr;
}

void ProgressTab::showChoice()
{
    const PersonStanding *person = chosen();
    const QString name = person ? plainCaption(shortened(person->user.name, lettersOnButtons)) : QString();
    for (QPushButton *button : {m_handOver, m_release, m_pause})
        button->setVisible(person != nullptr);
    m_handOver->setEnabled(person && person->counts.left() > 0);
    m_release->setEnabled(person && std::any_of(m_standing.held.cbegin(), m_standing.held.cend(),
                                                [&](const auto &held) { return held.slot.user == person->user.id; }));
    m_pause->setEnabled(person != nullptr);
    m_handOver->setText(tr("Hand over the open work of %1…").arg(name));
    m_release->setText(tr("Free what %1 has open").arg(name));
    m_pause->setText(person && !person->user.active ? tr("Let %1 work again").arg(name) : tr("Pause %1").arg(name));
}

template <class Work, class Done> void ProgressTab::decide(Work work, Done words)
{
    using Answer = decltype(work(std::declval<Storage &>(), session().clock()));
    session().save(this, std::move(work), [this, words = std::move(words)](const Answer &answer) {
        if (answer)
            shell().showNotice([words, answer] { return words(answer); });
        else
            shell().showError(answer.error());
        session().reloadFacts();  // somebody may be paused now
        refresh();
    });
}

void ProgressTab::askHandOver()
{
    const PersonStanding *person = chosen();
    if (!person)
        return;
    auto *dialog = new HandOverDialog(m_standing, person->user.id, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &HandOverDialog::chosen, this, [this](const HandOver &request) {
        auto handOver = underScheme<AssignService>(
            session().userId(), [request](AssignService &service) { return service.handOver(request); });
        decide(std::move(handOver), [](const Result<HandedOver> &handed) {
            const QString moved = tr("%n items have gone over.", nullptr, int(handed->moved));
            return handed->kept == 0 ? moved
                                     : sentences({moved, tr("%n stay: known to the other person, or locked.", nullptr,
                                                            int(handed->kept))});
        });
    });
    dialog->open();
}

void ProgressTab::releaseLeases()
{
    if (const PersonStanding *person = chosen()) {
        decide(underScheme<AssignService>(
                   session().userId(),
                   [user = person->user.id](AssignService &service) { return service.releaseAll(user); }),
               [](const Result<qint64> &released) { return tr("%n items are free again.", nullptr, int(*released)); });
    }
}

void ProgressTab::releaseHeld()
{
    const HeldSlot held = m_standing.held.value(m_held->currentIndex().row());
    if (!held.slot.id)
        return;
    decide(underScheme<AssignService>(session().userId(),
                                      [slot = held.slot.id](AssignService &service) { return service.release(slot); }),
           [name = held.conversation](const Result<void> &) { return tr("%1 is free again.").arg(name); });
}

void ProgressTab::togglePause()
{
    const PersonStanding *person = chosen();
    if (!person)
        return;
    const bool active = !person->user.active;
    decide(
        [user = person->user.id, active, actor = session().user()->id](Storage &storage, const Clock &clock) {
            return UserService(storage, clock, actor).setActive(user, active);
        },
        [name = person->user.name, active](const Result<void> &) {
            return active ? tr("%1 can work again.").arg(name)
                          : tr("%1 is paused; the work stays with %1 until you hand it over.").arg(name);
        });
}

void ProgressTab::retranslate()
{
    m_peopleCard->setHeading(tr("People"));
    m_batchCard->setHeading(tr("Batches"));
    m_heldCard->setHeading(tr("Who holds what"));
    m_putOffCard->setHeading(tr("Skipped, and why"));
    m_releaseOne->setText(tr("Free this item"));
    m_method->setText(WorkloadService::method());
    m_empty->setContent(u"team"_s, tr("There is no work yet"), tr("Import conversations, then plan who labels them."),
                        tr("Go to Data"));
    show(WorkloadStanding(m_standing));
}

}  // namespace gainsay
