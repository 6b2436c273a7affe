// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/team/tabs/DoubtTab.h"

#include "core/base/Phrases.h"
#include "core/errors/ErrorsService.h"
#include "ui/answers/ConversationPreview.h"
#include "ui/charts/IntervalBars.h"
#include "ui/charts/ShareBars.h"
#include "ui/keys/ActionCatalog.h"
#include "ui/models/ConversationListModel.h"
#include "ui/pages/team/tabs/TabLayout.h"
#include "ui/report/ReportTableView.h"
#include "ui/session/UnderScheme.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/EmptyState.h"
#include "ui/widgets/KeyCap.h"

#include <QLabel>
#include <QStackedWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

enum Place { NothingYet, Found };

// Difficulty in three parts that everybody understands.
constexpr int clearSteps = 2;
constexpr int openSteps = 5;

}  // namespace

DoubtTab::DoubtTab(const PageContext &context, QWidget *parent) : TeamTab(context, parent)
{
    m_stack = new QStackedWidget(this);
    m_empty = new EmptyState(m_stack);
    auto *content = new QWidget(m_stack);
    QVBoxLayout *column = scrollingColumn(content);
    column->addWidget(buildItems(), 1);
    column->addWidget(buildModel());
    m_stack->addWidget(m_empty);
    m_stack->addWidget(content);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_stack);
    connect(m_empty, &EmptyState::actionRequested, this, &DoubtTab::search);
    connect(&session(), &ProjectSession::closed, this, [this] {
        m_report.reset();
        m_job = 0;
        m_again->setEnabled(true);
        m_stack->setCurrentIndex(NothingYet);
    });
    retranslate();
}

QWidget *DoubtTab::buildItems()
{
    auto *row = new QWidget(this);
    auto *line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(zoomed(14));
    m_itemCard = new Card(row);
    m_again = makeButton(ButtonKind::Quiet, {}, m_itemCard);
    m_itemCard->addToHeading(m_again);
    m_items = new ReportTableView(m_itemCard);
    m_items->setMinimumHeight(zoomed(220));
    m_items->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_decide = makeButton(ButtonKind::Primary, {}, m_itemCard);
    m_itemCard->body()->addWidget(m_items, 1);
    m_itemCard->body()->addWidget(m_decide, 0, Qt::AlignLeft);
    m_preview = new ConversationPreview(session(), row);
    m_preview->setMinimumHeight(zoomed(320));
    line->addWidget(m_itemCard, 1);
    line->addWidget(m_preview, 1);
    connect(m_again, &QPushButton::clicked, this, &DoubtTab::search);
    connect(m_decide, &QPushButton::clicked, this, &DoubtTab::sendToBeDecided);
    connect(m_items->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &index) { choose(index.row()); });
    connect(m_preview, &ConversationPreview::failed, this, [this](const Error &error) { shell().showError(error); });
    return row;
}

QWidget *DoubtTab::buildModel()
{
    auto *row = new QWidget(this);
    auto *column = new QVBoxLayout(row);
    column->setContentsMargins(0, 0, 0, 0);
    auto *line = new QHBoxLayout;
    line->setSpacing(zoomed(14));
    m_abilityCard = new Card(row);
    m_ability = new IntervalBars(m_abilityCard);
    m_abilityCard->body()->addWidget(m_ability);
    m_abilityCard->body()->addStretch();
    m_difficultyCard = new Card(row);
    m_difficulty = new ShareBars(m_difficultyCard);
    m_difficultyCard->body()->addWidget(m_difficulty);
    m_difficultyCard->body()->addStretch();
    line->addWidget(m_abilityCard, 1);
    line->addWidget(m_difficultyCard, 1);
    m_method = makeLabel(u"small"_s, row);
    m_method->setWordWrap(true);
    column->addLayout(line);
    column->addWidget(m_method);
    return row;
}

QString DoubtTab::id()
{
    return u"doubts"_s;
}

QString DoubtTab::title()
{
    return tr("Doubtful labels");
}

// The search is asked for, since it reads every answer; what was found stays until it is asked for again.
void DoubtTab::refresh()
{
    if (!m_report)
        m_stack->setCurrentIndex(NothingYet);
}

void DoubtTab::search()
{
    if (m_job != 0)
        return;
    m_again->setEnabled(false);
    m_job = session().startJob(
        [] { return tr("Looking for doubtful labels"); }, this,
        [](Storage &storage, const Clock &, Progress &progress) { return DoubtService(storage).find({}, progress); },
        [this](const Result<DoubtReport> &report) {
            m_job = 0;
            m_again->setEnabled(true);
            if (report)
                show(*report);
            else if (report.error().kind != ErrorKind::Cancelled)
                shell().showError(report.error());
        });
}

void DoubtTab::show(const DoubtReport &report)
{
    m_report = report;
    if (!report.undefined.isEmpty()) {
        m_report.reset();
        m_empty->setContent(u"search"_s, tr("Nothing to weigh yet"), report.undefined, tr("Look again"));
        m_stack->setCurrentIndex(NothingYet);
        return;
    }
    m_stack->setCurrentIndex(Found);
    showModel();
    showItems();
}

void DoubtTab::showModel()
{
    QList<IntervalBar> bars;
    for (const RaterAbility &rater : std::as_const(m_report->raters)) {
        Estimate ability;
        ability.value = rater.accuracy;
        ability.used = ability.total = rater.ratings;
        bars.append({rater.name, Tone::Accent, ability});
    }
    m_abilityCard->setHeading(tr("Ability: expected share of right answers"));
    m_ability->setTitle(m_abilityCard->heading());
    m_ability->setBars(bars, Scale::Percent);
    qint64 parts[3] = {0, 0, 0};
    for (int step = 0; step < difficultySteps; ++step)
        parts[step < clearSteps ? 0 : step < openSteps ? 1 : 2] += m_report->difficulty[size_t(step)];
    m_difficultyCard->setHeading(tr("Difficulty of the items"));
    m_difficulty->setTitle(m_difficultyCard->heading());
    m_difficulty->setRows({{tr("clear (below 0.2)"), Tone::None},
                           {tr("open (0.2 to 0.5)"), Tone::Role},
                           {tr("undecided (above 0.5)"), Tone::History}},
                          {{tr("%n items", nullptr, int(m_report->itemsUsed)), {parts[0], parts[1], parts[2]}}});
    m_method->setText(
        sentences({DoubtService::method(),
                   m_report->converged
                       ? tr("Converged after %1 steps, seed %2.").arg(m_report->iterations).arg(m_report->options.seed)
                       : tr("Not converged after %1 steps: take it with care.").arg(m_report->iterations)}));
}

void DoubtTab::showItems()
{
    const Scheme &scheme = session().facts().scheme;
    ReportTable table{tr("Doubtful labels"),
                      {tr("Conversation"), tr("Accepted"), tr("Likelier"), tr("P(accepted)"), tr("Difficulty")},
                      {},
                      {}};
    for (const DoubtedItem &item : std::as_const(m_report->items))
        table.rows.append({textCell(item.externalId), textCell(labelTitle(scheme, item.accepted)),
                           textCell(labelTitle(scheme, item.likeliest)), numberCell(item.probability),
                           numberCell(item.difficulty, 2)});
    m_itemCard->setHeading(m_report->doubted == 0
                               ? tr("No accepted label is doubted")
                               : tr("%n accepted labels are doubted", nullptr, int(m_report->doubted)));
    const int row = m_items->currentIndex().row();
    m_items->setTable(table);
    if (!table.rows.isEmpty())
        m_items->selectRow(std::clamp(row, 0, int(table.rows.size()) - 1));
    choose(m_items->currentIndex().row());
}

void DoubtTab::choose(int row)
{
    const bool any = m_report && row >= 0 && row < m_report->items.size();
    m_decide->setEnabled(any);
    m_preview->show(any ? m_report->items[row].conversation : ConversationId());
}

void DoubtTab::sendToBeDecided()
{
    const int row = m_items->currentIndex().row();
    if (!m_report || row < 0 || row >= m_report->items.size())
        return;
    const DoubtedItem item = m_report->items[row];
    const Scheme &scheme = session().facts().scheme;
    const QString why = tr("The answers, weighed by who gave them, say “%1” rather than “%2”.")
                            .arg(labelTitle(scheme, item.likeliest), labelTitle(scheme, item.accepted));
    auto reopen = underScheme<ErrorsService>(
        session().userId(), [id = item.conversation, why](ErrorsService &service) { return service.reopen(id, why); });
    session().save(this, std::move(reopen), [this, id = item.conversation](const Result<void> &sent) {
        if (!sent) {
            shell().showError(sent.error());
            return;
        }
        const qsizetype before = m_report->items.size();
        m_report->items.removeIf([&](const DoubtedItem &one) { return one.conversation == id; });
        m_report->doubted -= before - m_report->items.size();
        shell().showNotice([] { return tr("It waits to be decided anew."); });
        showItems();
        m_items->setFocus();
    });
}

void DoubtTab::retranslate()
{
    m_empty->setContent(u"search"_s, tr("Which accepted labels are doubtful?"), DoubtService::method(),
                        tr("Look for doubtful labels"));
    m_again->setText(tr("Look again"));
    setTextWithKey(m_decide, tr("Have it decided again"), actions().action(u"team.decideAgain"_s));
    m_preview->setEmptyText(tr("Nothing chosen"), tr("Choose an item to read its conversation."));
    if (m_report) {
        showModel();
        showItems();
    }
}

}  // namespace gainsay
