// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/reports/FigureListDialog.h"

#include "core/service/browse/BrowseService.h"
#include "ui/charts/Figures.h"
#include "ui/models/ConversationListModel.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/DialogSize.h"

#include <QLabel>
#include <QVBoxLayout>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {
constexpr int kMostBehindFigure = 200;
}

FigureListDialog::FigureListDialog(const QString &title, QWidget *parent) : QDialog(parent)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Conversations behind a figure"));
    setAccessibleName(windowTitle());
    QLabel *heading = makeLabel(u"strong"_s, this);
    heading->setWordWrap(true);
    heading->setText(title);
    m_count = makeLabel(u"muted"_s, this);
    m_count->setText(tr("Looking…"));
    m_table = new ReportTableView(this);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    QPushButton *close = makeButton(ButtonKind::Plain, tr("Close"), this);
    close->setAutoDefault(false);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_table, &ReportTableView::cellActivated, this, [this](int row) {
        hide();
        Q_EMIT itemWanted(m_ids, row);
    });
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(zoomed(20), zoomed(20), zoomed(20), zoomed(20));
    column->setSpacing(zoomed(10));
    column->addWidget(heading);
    column->addWidget(m_count);
    column->addWidget(m_table, 1);
    column->addWidget(close, 0, Qt::AlignRight);
    resizeWithinScreen(this, {zoomed(760), zoomed(520)});
}

void FigureListDialog::load(ReportReader &reader, const ReportFilter &filter, const ReportTarget &target)
{
    const Scheme &scheme = reader.session().facts().scheme;
    m_titles = AnswerTitles::of(scheme, scheme.goldQuestion);
    reader.ask(
        this, [filter, target](ReportService &, Storage &storage) { return read(storage, filter, target); },
        [this](const Result<Listed> &listed) {
            if (listed)
                return show(*listed);
            Q_EMIT failed(listed.error());
            reject();
        });
}

Result<FigureListDialog::Listed> FigureListDialog::read(Storage &storage, const ReportFilter &filter,
                                                        const ReportTarget &target)
{
    ASSIGN_OR_RETURN(auto found, ReportService(storage).behind(filter, target, kMostBehindFigure));
    ASSIGN_OR_RETURN(const auto batches, BrowseService(storage).batches());
    Listed listed{std::move(found), {}, {}};
    for (const Batch &batch : batches)
        listed.batches.insert(batch.id, batch.name);
    QList<ConversationId> ids;
    for (const ConversationRow &row : std::as_const(listed.conversations.rows))
        ids.append(row.id);
    ASSIGN_OR_RETURN(const auto conversations, BrowseService(storage).conversations(ids));
    for (const ConversationId id : ids) {
        const Conversation conversation = conversations.value(id);
        listed.replies << conversation.turns.value(conversation.target).text;
    }
    return listed;
}

void FigureListDialog::resume(ConversationId at)
{
    open();
    const qsizetype row = m_ids.indexOf(at);
    if (row >= 0)
        m_table->setCurrentIndex(m_table->model()->index(int(row), 0));
    m_table->setFocus();
}

void FigureListDialog::show(const Listed &listed)
{
    const QList<ConversationRow> &rows = listed.conversations.rows;
    m_count->setText(
        rows.size() < listed.conversations.total
            ? tr("The first %1 of %2. Enter or a click opens one.")
                  .arg(countText(rows.size()), countText(listed.conversations.total))
            : tr("%n conversation(s). Enter or a click opens one.", nullptr, int(listed.conversations.total)));
    ReportTable table{windowTitle(), {tr("Conversation"), tr("Batch"), tr("State"), tr("Label"), tr("Reply")}, {}, {}};
    m_ids.clear();
    for (qsizetype i = 0; i < rows.size(); ++i) {
        m_ids << rows[i].id;
        table.rows.append({textCell(rows[i].externalId), textCell(listed.batches.value(rows[i].batch)),
                           textCell(stateTitle(rows[i].state)),
                           textCell(m_titles.title(rows[i].label.isEmpty() ? rows[i].goldLabel : rows[i].label)),
                           textCell(listed.replies[i])});
    }
    m_table->setTable(table);
    if (!rows.isEmpty())
        m_table->setCurrentIndex(m_table->model()->index(0, 0));
    m_table->setFocus();
}

}  // namespace gainsay
