// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/data/BatchTable.h"

#include "ui/report/StandingTables.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/PriorityColumns.h"
#include "ui/widgets/SegmentBar.h"

#include <QBoxLayout>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {
enum BatchColumn { NameColumn, StateColumn, SettledColumn, EndColumn, HoldersColumn, BatchColumnCount };
constexpr int kFigureMargin = 8;
}  // namespace

BatchTable::BatchTable(QWidget *parent) : QTableWidget(0, BatchColumnCount, parent)
{
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setShowGrid(false);
    setTabKeyNavigation(false);
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(zoomed(42));
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_columns = new PriorityColumns(this, NameColumn, 92,
                                    {{StateColumn, 160}, {SettledColumn, 92}, {EndColumn, 112}, {HoldersColumn, 126}});
    connect(this, &QTableWidget::cellActivated, this,
            [this](int row) { Q_EMIT batchActivated(item(row, NameColumn)->text()); });
    retranslate();
}

void BatchTable::setStanding(const DeskStanding &standing)
{
    const QString before = chosen();
    setRowCount(int(standing.batches.size()));
    for (int row = 0; row < standing.batches.size(); ++row) {
        const BatchStanding &batch = standing.batches[row];
        const ReportCell end = endCell(batch.end, standing.asOf);
        const QStringList texts = {batch.name, phaseTitle(batch), {}, cellText(end), holdersText(batch)};
        for (int column = 0; column < BatchColumnCount; ++column) {
            auto *cell = new QTableWidgetItem(texts[column]);
            // What a narrow column cuts off; plain text, since names are anybody's.
            cell->setToolTip(texts[column].toHtmlEscaped());
            setItem(row, column, cell);
        }
        item(row, EndColumn)->setToolTip(end.text.toHtmlEscaped());
        item(row, SettledColumn)->setData(Qt::AccessibleTextRole, settledText(batch));
        setCellWidget(row, SettledColumn, progressOf(batch));
        if (batch.name == before)
            setCurrentCell(row, NameColumn);
    }
    fitSettled(standing);
}

void BatchTable::fitSettled(const DeskStanding &standing)
{
    int widest = 0;
    for (const BatchStanding &batch : standing.batches)
        widest = std::max(widest, fontMetrics().horizontalAdvance(settledText(batch)));
    m_columns->makeRoom(SettledColumn, widest + zoomed(2 * kFigureMargin + 2));
}

QWidget *BatchTable::progressOf(const BatchStanding &batch)
{
    auto *bar = new SegmentBar(this);
    bar->setSegments({{tr("settled"), double(batch.items.settled()), Tone::None},
                      {tr("disputed"), double(batch.items.disputed), Tone::History}},
                     double(batch.items.items));
    auto *holder = new QWidget(this);
    QLabel *figures = makeLabel(u"plain"_s, holder);
    figures->setText(settledText(batch));
    auto *column = new QVBoxLayout(holder);
    column->setContentsMargins(zoomed(kFigureMargin), zoomed(3), zoomed(kFigureMargin), zoomed(5));
    column->setSpacing(zoomed(2));
    column->addWidget(figures);
    column->addWidget(bar);
    return holder;
}

QString BatchTable::chosen() const
{
    const QTableWidgetItem *name = item(currentRow(), NameColumn);
    return name ? name->text() : QString();
}

void BatchTable::changeEvent(QEvent *event)
{
    QTableWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void BatchTable::retranslate()
{
    setAccessibleName(tr("Batches"));
    setHorizontalHeaderLabels({tr("Batch"), tr("State"), tr("Settled"), tr("Expected end"), tr("Open with")});
}

}  // namespace gainsay
