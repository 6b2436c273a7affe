// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/team/tabs/GoldTab.h"

#include "core/service/browse/BrowseService.h"
#include "ui/answers/ConversationPreview.h"
#include "ui/models/ConversationListModel.h"
#include "ui/pages/team/tabs/TabLayout.h"
#include "ui/report/ReportTableView.h"
#include "ui/session/UnderScheme.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/EmptyState.h"

#include <QLabel>
#include <QLocale>
#include <QRandomGenerator>
#include <QSpinBox>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gainsay {

GoldTab::GoldTab(const PageContext &context, QWidget *parent) : TeamTab(context, parent)
{
    QVBoxLayout *column = scrollingColumn(this);
    m_share = makeLabel(u"muted"_s, this);
    m_share->setWordWrap(true);
    column->addWidget(m_share);
    m_card = new Card(this);
    m_table = new ReportTableView(m_card);
    m_table->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_none = new EmptyState(m_card);
    m_card->body()->addWidget(m_table, 1);
    m_card->body()->addWidget(m_none, 1);
    auto *buttons = new QHBoxLayout;
    m_count = new QSpinBox(m_card);
    m_count->setRange(1, 1000);
    m_count->setValue(20);
    m_add = makeButton(ButtonKind::Primary, {}, m_card);
    m_remove = makeButton(ButtonKind::Plain, {}, m_card);
    buttons->addWidget(m_count);
    buttons->addWidget(m_add);
    buttons->addStretch();
    buttons->addWidget(m_remove);
    m_card->body()->addLayout(buttons);
    m_preview = new ConversationPreview(session(), this);
    m_preview->setMinimumHeight(zoomed(320));
    auto *row = new QHBoxLayout;
    row->setSpacing(zoomed(14));
    row->addWidget(m_card, 1);
    row->addWidget(m_preview, 1);
    column->addLayout(row, 1);
    connect(m_add, &QPushButton::clicked, this, &GoldTab::addAdjudicated);
    connect(m_remove, &QPushButton::clicked, this, &GoldTab::removeChosen);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &index) { m_preview->show(m_rows.value(index.row()).item.conversation); });
    connect(m_preview, &ConversationPreview::failed, this, [this](const Error &error) { shell().showError(error); });
    connect(&session(), &ProjectSession::closed, this, [this] { show({}); });
    retranslate();
}

QString GoldTab::id()
{
    return u"gold"_s;
}

QString GoldTab::title()
{
    return tr("Hidden gold");
}

Result<QList<GoldTab::Row>> GoldTab::read(Storage &storage, const Clock &clock)
{
    ASSIGN_OR_RETURN(const auto scheme, activeScheme(storage));
    GoldService service(storage, clock, scheme, {});
    ASSIGN_OR_RETURN(const auto items, BrowseService(storage).gold(GoldKind::Hidden));
    ASSIGN_OR_RETURN(const auto outcomes, service.outcomes());
    QList<Row> rows;
    QHash<ConversationId, qsizetype> places;
    for (const auto &[item, conversation] : items) {
        places.insert(item.conversation, rows.size());
        rows.append({item, conversation.externalId, 0, 0});
    }
    for (const HiddenOutcome &outcome : outcomes) {
        const auto place = places.constFind(outcome.conversation);
        if (place == places.constEnd())
            continue;
        ++rows[*place].answered;
        rows[*place].right += outcome.correct ? 1 : 0;
    }
    return rows;
}

void GoldTab::refresh()
{
    session().run(this, &GoldTab::read, [this](const Result<QList<Row>> &rows) {
        if (rows)
            show(*rows);
        else
            shell().showError(rows.error());
    });
}

void GoldTab::show(const QList<Row> &rows)
{
    m_rows = rows;
    ReportTable table{tr("Hidden gold"), {tr("Conversation"), tr("Right label"), tr("Answered"), tr("Right")}, {}, {}};
    for (const Row &row : rows) {
        const Scheme &scheme = session().facts().scheme;
        table.rows.append({textCell(row.externalId), textCell(labelTitle(scheme, scheme.label(row.item.answers))),
                           countCell(row.answered), shareCell(row.right, row.answered)});
    }
    const int chosen = m_table->currentIndex().row();
    m_table->setTable(table);
    if (!rows.isEmpty())
        m_table->selectRow(std::clamp(chosen, 0, int(rows.size()) - 1));
    m_table->setVisible(!rows.isEmpty());
    m_none->setVisible(rows.isEmpty());
    m_remove->setEnabled(!rows.isEmpty());
    const double share = session().isOpen() ? session().facts().settings.hiddenGoldShare : 0.0;
    m_share->setText(share > 0.0 ? tr("%1 % of what people get are hidden items, unnoticed; what they answer there "
                                      "shows in their quality and never changes the data set.")
                                       .arg(QLocale().toString(100 * share, 'f', 1))
                     : rows.isEmpty() ? tr("No hidden items are mixed into the work: the project's settings say 0 %.")
                                      : tr("No hidden items are mixed into the work: the project's settings say 0 %. "
                                           "The items below wait for that to change."));
}

template <class Work> void GoldTab::decide(Work work, const TranslatableText &done)
{
    auto task = underScheme<GoldService>(session().userId(), std::move(work));
    session().save(this, std::move(task), [this, done](const auto &result) {
        if (result)
            shell().showNotice(done);
        else
            shell().showError(result.error());
        refresh();
    });
}

void GoldTab::addAdjudicated()
{
    decide([count = m_count->value(), seed = QRandomGenerator::system()->generate()](
               GoldService &service) { return service.hideAdjudicated(count, seed); },
           [] { return tr("Decided items now serve as hidden gold."); });
}

void GoldTab::removeChosen()
{
    const Row row = m_rows.value(m_table->currentIndex().row());
    if (row.item.conversation)
        decide([id = row.item.conversation](GoldService &service) { return service.remove(GoldKind::Hidden, id); },
               [name = row.externalId] { return tr("%1 is hidden gold no longer.").arg(name); });
}

void GoldTab::retranslate()
{
    m_card->setHeading(tr("Items with known answers"));
    m_count->setAccessibleName(tr("How many decided items to add"));
    m_count->setSuffix(tr(" items"));
    m_none->setContent(u"check"_s, {},
                       tr("Nothing is hidden yet. Decided items can serve, since their right answer is known."));
    m_add->setText(tr("Add decided items"));
    m_remove->setText(tr("Remove this item"));
    m_preview->setEmptyText(tr("Nothing chosen"), tr("Choose an item to read its conversation."));
    show(QList<Row>(m_rows));
}

}  // namespace gainsay
