// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/data/BatchTable.h"

#include "ui/report/StandingTables.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/DisplayText.h"
#include "ui/widgets/PriorityColumns.h"
#include "ui/widgets/SegmentBar.h"

#include <QEvent>
#include <QHeaderView>
#include <QLocale>
#include <QPainter>
#include <QStyledItemDelegate>

#include <utility>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {
enum BatchColumn { NameColumn, StateColumn, SettledColumn, EndColumn, HoldersColumn, BatchColumnCount };
enum SettledRole { SettledItems = Qt::UserRole, DisputedItems, AllItems };
constexpr int kFigureMargin = 8;
constexpr int kBarHeight = 9;

// The figures with their bar below; painted, since a project may have thousands of batches.
class SettledDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        QStyleOptionViewItem bare = option;
        initStyleOption(&bare, index);
        const QString figures = std::exchange(bare.text, QString());
        bare.widget->style()->drawControl(QStyle::CE_ItemViewItem, &bare, painter, bare.widget);
        const Palette &palette = Palette::of(bare.widget);
        const QRect area = bare.rect.adjusted(zoomed(kFigureMargin), zoomed(3), -zoomed(kFigureMargin), -zoomed(5));
        painter->setFont(bare.font);
        painter->setPen(palette[Tone::Ink]);
        painter->drawText(area, Qt::AlignLeft | Qt::AlignTop, figures);
        paintSegments(*painter, QRectF(area).adjusted(0, area.height() - zoomed(kBarHeight), 0, 0), palette,
                      {{{}, index.data(SettledItems).toDouble(), Tone::None},
                       {{}, index.data(DisputedItems).toDouble(), Tone::History}},
                      index.data(AllItems).toDouble());
    }
};

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
                                    {{StateColumn, 110}, {SettledColumn, 84}, {EndColumn, 112}, {HoldersColumn, 126}});
    connect(this, &QTableWidget::cellActivated, this,
            [this](int row) { Q_EMIT batchActivated(item(row, NameColumn)->text()); });
    setItemDelegateForColumn(SettledColumn, new SettledDelegate(this));
    retranslate();
}

void BatchTable::setStanding(const WorkloadStanding &standing)
{
    const QString before = chosen();
    setRowCount(int(standing.batches.size()));
    for (int row = 0; row < standing.batches.size(); ++row) {
        const BatchStanding &batch = standing.batches[row];
        const ReportCell end = endCell(batch.end, standing.asOf);
        const QStringList texts = {batch.name, phaseTitle(batch), settledText(batch), cellText(end),
                                   holdersText(batch)};
        for (int column = 0; column < BatchColumnCount; ++column) {
            auto *cell = new QTableWidgetItem(texts[column]);
            // What a narrow column cuts off; plain text, since names are anybody's.
            cell->setToolTip(plainToolTip(texts[column]));
            setItem(row, column, cell);
        }
        item(row, EndColumn)->setToolTip(plainToolTip(end.text));
        showSettled(*item(row, SettledColumn), batch);
        if (batch.name == before)
            setCurrentCell(row, NameColumn);
    }
    fitColumns();
}

void BatchTable::fitColumns()
{
    const auto widest = [this](int column) {
        int width = 0;
        for (int row = 0; row < rowCount(); ++row)
            width = std::max(width, fontMetrics().horizontalAdvance(item(row, column)->text()));
        return width;
    };
    m_columns->makeRoom(SettledColumn, widest(SettledColumn) + zoomed(2 * kFigureMargin + 2));
    for (const int column : {StateColumn, EndColumn, HoldersColumn})
        m_columns->offerRoom(column, std::max(widest(column) + zoomed(2 * kFigureMargin + 2),
                                              horizontalHeader()->sectionSizeHint(column)));
}

void BatchTable::showSettled(QTableWidgetItem &cell, const BatchStanding &batch)
{
    const QLocale locale;
    cell.setData(SettledItems, batch.items.settled());
    cell.setData(DisputedItems, batch.items.disputed);
    cell.setData(AllItems, batch.items.items);
    cell.setToolTip(u"%1: %2\n%3: %4"_s.arg(tr("settled"), locale.toString(batch.items.settled()), tr("disputed"),
                                            locale.toString(batch.items.disputed)));
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
