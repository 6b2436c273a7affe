// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/data/BatchTable.h"

#include "ui/report/StandingTables.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/PriorityColumns.h"
#include "ui/widgets/SegmentBar.h"

#include <QBoxLayout>
#include <QEvent>
#include <QHeaderView>

namespace gainsay {

namespace {
enum BatchColumn { NameColumn, StateColumn, ProgressColumn, SettledColumn, EndColumn, HoldersColumn, BatchColumnCount };
}

BatchTable::BatchTable(QWidget *parent) : QTableWidget(0, BatchColumnCount, parent)
{
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setShowGrid(false);
    setTabKeyNavigation(false);
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(zoomed(34));
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    new PriorityColumns(
        this, NameColumn, 96,
        {{StateColumn, 164}, {SettledColumn, 84}, {ProgressColumn, 84}, {EndColumn, 116}, {HoldersColumn, 190}});
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
        const QStringList texts = {batch.name,         phaseTitle(batch), {},
                                   settledText(batch), cellText(end),     holdersText(batch)};
        for (int column = 0; column < BatchColumnCount; ++column) {
            auto *cell = new QTableWidgetItem(texts[column]);
            // What a narrow column cuts off; plain text, since names are anybody's.
            cell->setToolTip(texts[column].toHtmlEscaped());
            setItem(row, column, cell);
        }
        item(row, EndColumn)->setToolTip(end.text.toHtmlEscaped());
        setCellWidget(row, ProgressColumn, progressOf(batch));
        if (batch.name == before)
            setCurrentCell(row, NameColumn);
    }
}

QWidget *BatchTable::progressOf(const BatchStanding &batch)
{
    auto *bar = new SegmentBar(this);
    bar->setSegments({{tr("settled"), double(batch.items.settled()), Tone::None},
                      {tr("disputed"), double(batch.items.disputed), Tone::History}},
                     double(batch.items.items));
    auto *holder = new QWidget(this);
    auto *middle = new QHBoxLayout(holder);
    middle->setContentsMargins(zoomed(8), 0, zoomed(8), 0);
    middle->addWidget(bar);
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
    setHorizontalHeaderLabels(
        {tr("Batch"), tr("State"), tr("Progress"), tr("Settled"), tr("Expected end"), tr("Open with")});
}

}  // namespace gainsay
