// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/team/PlanDialog.h"

#include "core/model/NameOrder.h"
#include "core/service/access/TrainingGate.h"
#include "core/service/browse/BrowseService.h"
#include "core/workflow/RoleRules.h"
#include "ui/people/PeopleChecklist.h"
#include "ui/session/UnderScheme.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/DialogSize.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QSet>
#include <QSpinBox>
#include <QTableWidget>

#include <algorithm>
#include <limits>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

constexpr int kPreviewPauseMs = 200;

template <class Work>
auto withPlanner(Storage &storage, const Clock &clock, UserId actor, Work work)
    -> decltype(work(std::declval<AssignService &>()))
{
    ASSIGN_OR_RETURN(const auto scheme, activeScheme(storage));
    AssignService service(storage, clock, scheme, actor);
    return work(service);
}

}  // namespace

PlanDialog::PlanDialog(ProjectSession &session, const QString &batch, QWidget *parent)
    : QDialog(parent), m_session(session)
{
    setWindowTitle(tr("Plan who labels a batch"));
    setAttribute(Qt::WA_DeleteOnClose);
    resizeWithinScreen(this, {zoomed(800), zoomed(520)});
    build();
    m_previewSoon.setSingleShot(true);
    m_previewSoon.setInterval(kPreviewPauseMs);
    connect(&m_previewSoon, &QTimer::timeout, this, &PlanDialog::preview);
    connect(m_batch, &QComboBox::currentIndexChanged, this, &PlanDialog::tickPeople);
    connect(m_people, &QListWidget::itemChanged, &m_previewSoon, qOverload<>(&QTimer::start));
    for (QSpinBox *box : {m_raters, m_seed})
        connect(box, &QSpinBox::valueChanged, &m_previewSoon, qOverload<>(&QTimer::start));
    connect(m_plan, &QPushButton::clicked, this, &PlanDialog::submit);
    connect(&session, &ProjectSession::userChanged, this, &QDialog::reject);
    m_summary->setText(tr("Working out who gets what…"));
    loadBatches(batch);
    m_batch->setFocus();
}

QFormLayout *PlanDialog::buildForm()
{
    m_batch = new QComboBox(this);
    m_batch->setAccessibleName(tr("Batch"));
    m_raters = new QSpinBox(this);
    m_raters->setRange(1, 50);
    m_raters->setValue(m_session.facts().scheme.raters);
    m_raters->setAccessibleName(tr("People per item"));
    m_seed = new QSpinBox(this);
    m_seed->setRange(0, std::numeric_limits<int>::max());
    m_seed->setValue(1);
    m_seed->setAccessibleName(tr("Seed"));
    m_seed->setToolTip(tr("The same seed gives the same plan."));
    m_people = makePeopleChecklist(tr("Annotators"), this);
    m_people->setMinimumWidth(zoomed(210));  // a name and that they are in training
    auto *form = new QFormLayout;
    form->setSpacing(zoomed(10));
    form->addRow(tr("Batch"), m_batch);
    form->addRow(tr("People per item"), m_raters);
    form->addRow(tr("Seed"), m_seed);
    form->addRow(tr("Annotators"), m_people);
    return form;
}

void PlanDialog::buildLoads()
{
    m_loads = new QTableWidget(0, 4, this);
    m_loads->setAccessibleName(tr("What everybody would get"));
    m_loads->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_loads->setSelectionMode(QAbstractItemView::NoSelection);
    m_loads->setShowGrid(false);
    m_loads->setTabKeyNavigation(false);
    m_loads->verticalHeader()->hide();
    m_loads->setHorizontalHeaderLabels({tr("Person"), tr("Answered"), tr("Open now"), tr("Open then")});
    m_loads->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_loads->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_loads->horizontalHeader()->setMinimumSectionSize(zoomed(64));
    m_loads->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
}

void PlanDialog::build()
{
    QFormLayout *form = buildForm();
    buildLoads();
    m_summary = makeLabel(u"muted"_s, this);
    m_summary->setWordWrap(true);
    m_message = makeLabel(u"failed"_s, this);
    m_message->setWordWrap(true);
    m_message->hide();
    m_plan = makeButton(ButtonKind::Primary, tr("Plan"), this);
    m_plan->setDefault(true);
    QPushButton *cancel = makeButton(ButtonKind::Plain, tr("Cancel"), this);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    auto *right = new QVBoxLayout;
    right->addWidget(m_loads, 1);
    right->addWidget(m_summary);
    auto *top = new QHBoxLayout;
    top->setSpacing(zoomed(16));
    top->addLayout(form, 4);
    top->addLayout(right, 5);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_message, 1);
    buttons->addStretch();
    buttons->addWidget(cancel);
    buttons->addWidget(m_plan);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(zoomed(20), zoomed(20), zoomed(20), zoomed(20));
    column->setSpacing(zoomed(12));
    column->addLayout(top, 1);
    column->addLayout(buttons);
}

void PlanDialog::loadBatches(const QString &wanted)
{
    m_plan->setEnabled(false);
    m_session.run(
        this,
        [people = m_session.facts().users](Storage &storage, const Clock &) -> Result<Batches> {
            ASSIGN_OR_RETURN(const auto list, BrowseService(storage).batches());
            ASSIGN_OR_RETURN(const auto tallies, BrowseService(storage).slotTallies());
            ASSIGN_OR_RETURN(const auto learners, peopleInTraining(storage, people));
            return Batches{list, tallies, learners};
        },
        [this, wanted](const Result<Batches> &batches) {
            if (!batches)
                return showRefusal(batches.error().message);
            m_batches = *batches;
            if (m_batches.list.size() > 1)
                m_batch->addItem(tr("All batches"), 0);
            for (const Batch &batch : std::as_const(m_batches.list))
                m_batch->addItem(batch.name, batch.id.value);
            m_batch->setCurrentIndex(wanted.isEmpty() ? firstToPlan() : std::max(0, m_batch->findText(wanted)));
            if (m_batches.list.isEmpty())
                showRefusal(tr("There are no conversations yet; import some first."));
        });
}

// What nobody works on yet, all of it if that is several batches; else what is not settled.
int PlanDialog::firstToPlan() const
{
    const QList<Batch> &list = m_batches.list;
    const QList<SlotTally> &tallies = m_batches.tallies;
    const auto isFree = [&](const Batch &batch) {
        return std::none_of(tallies.begin(), tallies.end(),
                            [&](const SlotTally &tally) { return tally.batch == batch.id; });
    };
    const int listed = list.size() > 1 ? 1 : 0;  // after "all"
    if (std::count_if(list.begin(), list.end(), isFree) > 1)
        return 0;
    auto found = std::find_if(list.begin(), list.end(), isFree);
    if (found == list.end())
        found = std::find_if(list.begin(), list.end(),
                             [](const Batch &batch) { return batch.counts.settled < batch.counts.conversations; });
    return found == list.end() ? 0 : int(found - list.begin()) + listed;
}

// Who works on the batch already; while nobody does, every annotator who may. Others can be ticked: what they get
// waits until they have passed.
void PlanDialog::tickPeople()
{
    const BatchId batch{m_batch->currentData().toLongLong()};
    QSet<UserId> working;
    for (const SlotTally &tally : std::as_const(m_batches.tallies)) {
        if ((forAll() || tally.batch == batch) && tally.user)
            working.insert(tally.user);
    }
    const QSignalBlocker quiet(m_people);
    m_people->clear();
    for (const User &user : sortedByName(m_session.facts().users)) {
        if (!user.active || !(worksOnItems(user.role) || working.contains(user.id)))
            continue;
        const bool learns = m_batches.learners.contains(user.id);
        const bool ready = user.role == Role::Annotator && !learns;
        addToChecklist(m_people, user.id, user.name, working.isEmpty() ? ready : working.contains(user.id), learns);
    }
    m_previewSoon.start();
}

AssignRequest PlanDialog::request() const
{
    return {m_batch->currentText(), checkedNames(m_people), m_raters->value(), quint64(m_seed->value())};
}

void PlanDialog::preview()
{
    if (!m_session.user() || m_batch->currentIndex() < 0)
        return;
    m_request.renew();
    m_session.run(
        m_request.owner(),
        [request = request(), all = forAll(), actor = m_session.user()->id](Storage &storage, const Clock &clock) {
            return withPlanner(storage, clock, actor, [&request, all](AssignService &service) {
                return all ? service.previewAll(request, AssignService::Which::All) : service.preview(request);
            });
        },
        [this](const Result<PlanPreview> &answer) {
            if (answer)
                showPreview(*answer);
            else
                showRefusal(answer.error().message);
        });
}

void PlanDialog::showPreview(const PlanPreview &preview)
{
    const QLocale locale;
    m_loads->setRowCount(int(preview.loads.size()));
    for (int row = 0; row < preview.loads.size(); ++row) {
        const PlannedLoad &load = preview.loads[row];
        m_loads->setItem(row, 0, new QTableWidgetItem(load.user));
        int column = 0;
        for (const qint64 figure : {load.answered, load.before, load.after}) {
            auto *cell = new QTableWidgetItem(locale.toString(figure));
            cell->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            m_loads->setItem(row, ++column, cell);
        }
    }
    const QString items = tr("%Ln item(s)", nullptr, int(preview.items));
    m_summary->setText(
        tr("%1, %Ln person(s) each. What is answered stays with who answered it.", nullptr, preview.raters).arg(items));
    m_message->hide();
    m_plan->setEnabled(true);
}

void PlanDialog::showRefusal(const QString &text)
{
    m_loads->setRowCount(0);
    m_summary->clear();
    m_message->setText(text);
    m_message->show();
    m_plan->setEnabled(false);
}

void PlanDialog::submit()
{
    if (!m_session.user() || !m_plan->isEnabled())
        return;
    m_plan->setEnabled(false);
    m_session.save(
        this,
        [request = request(), all = forAll(), actor = m_session.user()->id](Storage &storage, const Clock &clock) {
            return withPlanner(storage, clock, actor, [&](AssignService &service) -> Result<WholePlan> {
                if (all)
                    return service.assignAll(request, AssignService::Which::All);
                ASSIGN_OR_RETURN(const auto done, service.assign(request));
                return WholePlan{done.items, {done.before}};
            });
        },
        [this](const Result<WholePlan> &done) {
            if (!done)
                return showRefusal(done.error().message);
            const auto notice = [items = done->items, batch = m_batch->currentText(), all = forAll()] {
                return all ? tr("%1 items of all batches are planned.").arg(QLocale().toString(items))
                           : tr("%1 items of %2 are planned.").arg(QLocale().toString(items), batch);
            };
            Q_EMIT planned(notice, done->before);
            accept();
        });
}

void tellPlanned(ProjectSession &session, Shell &shell, const TranslatableText &notice, const QList<PlanBefore> &before)
{
    const auto takeBack = [&session, &shell, before] {
        if (!session.user())
            return;
        session.save(&session,
                     underScheme<AssignService>(session.userId(),
                                                [before](AssignService &service) { return service.takeBack(before); }),
                     [&shell](const Result<void> &done) {
                         if (done)
                             shell.showNotice([] { return PlanDialog::tr("The plan is taken back."); });
                         else
                             shell.showError(done.error());
                     });
    };
    shell.tell({.text = notice,
                .action = MessageAction{[] { return PlanDialog::tr("Undo"); }, takeBack},
                .topic = u"plan"_s,
                .about = WindowMessage::About::Project});
}

}  // namespace gainsay
