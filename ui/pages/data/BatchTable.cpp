// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/data/BatchTable.h"

#include "ui/theme/Theme.h"
#include "ui/widgets/SegmentBar.h"

#include <QBoxLayout>
#include <QEvent>
#include <QHeaderView>
#include <QLocale>

namespace gainsay {

namespace {
enum BatchColumn { NameColumn, SizeColumn, ProgressColumn, SettledColumn, DisputedColumn, BatchColumnCount };
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
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setSectionResizeMode(ProgressColumn, QHeaderView::Stretch);
    connect(this, &QTableWidget::cellActivated, this,
            [this](int row) { Q_EMIT batchActivated(item(row, NameColumn)->text()); });
    retranslate();
}

void BatchTable::setBatches(const QList<Batch> &batches)
{
    const QLocale locale;
    setRowCount(int(batches.size()));
    for (int row = 0; row < batches.size(); ++row) {
        const BatchCounts &counts = batches[row].counts;
        const auto figure = [&](int column, qint64 number) {
            auto *cell = new QTableWidgetItem(locale.toString(number));
            cell->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            setItem(row, column, cell);
        };
        setItem(row, NameColumn, new QTableWidgetItem(batches[row].name));
        figure(SizeColumn, counts.conversations);
        figure(SettledColumn, counts.settled);
        figure(DisputedColumn, counts.disputed);
        auto *bar = new SegmentBar(this);
        bar->setSegments({{tr("settled"), double(counts.settled), Tone::None},
                          {tr("disputed"), double(counts.disputed), Tone::History}},
                         double(counts.conversations));
        auto *holder = new QWidget(this);
        auto *middle = new QHBoxLayout(holder);
        middle->setContentsMargins(zoomed(8), 0, zoomed(8), 0);
        middle->addWidget(bar);
        setCellWidget(row, ProgressColumn, holder);
    }
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
    setHorizontalHeaderLabels({tr("Batch"), tr("Conversations"), tr("Progress"), tr("Settled"), tr("Disputed")});
}

}  // namespace gainsay
