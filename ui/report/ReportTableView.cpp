// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/ReportTableView.h"

#include "core/report/CellParts.h"
#include "ui/report/WrappingHeader.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/DisplayText.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLocale>
#include <QRegularExpression>
#include <QtMath>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {
constexpr int kMeasuredWhole = 64;  // rows of a table that is measured cell by cell
constexpr int kMeasuredRows = 200;  // of a longer one: these many, evenly spread
constexpr int kLeastNames = 120;    // pixels that names keep, if they need them

// A figure below zero has a minus sign, not a hyphen, which is lost beside the dash of an interval.
QString withMinus(const ReportCell &cell, QString text)
{
    static const QRegularExpression hyphen(u"(^|[\\s\\[(–])-(?=\\d)"_s);
    return cell.kind == ReportCell::Kind::Text ? text : text.replace(hyphen, u"\\1−"_s);
}

// Files have plain digits; who reads on screen gets them grouped.
QString shownCell(const ReportCell &cell)
{
    return withMinus(cell,
                     cell.kind == ReportCell::Kind::Count ? QLocale().toString(qint64(cell.value)) : cellText(cell));
}

// Texts without a letter among figures, as "3 / 4", are figures too.
bool wordsIn(const ReportTable &table, qsizetype column)
{
    bool texts = false;
    bool figures = false;
    for (const QList<ReportCell> &row : table.rows) {
        const ReportCell cell = row.value(column);
        const bool text = cell.kind == ReportCell::Kind::Text;
        if (text && std::any_of(cell.text.begin(), cell.text.end(), [](QChar sign) { return sign.isLetter(); }))
            return true;
        texts |= text;
        figures |= !text && cell.kind != ReportCell::Kind::Missing;
    }
    return texts && !figures;
}

}  // namespace

void ReportTableModel::setTable(const ReportTable &table)
{
    const bool sameShape = m_table.columns == table.columns && m_table.rows.size() == table.rows.size();
    if (!sameShape)
        beginResetModel();
    m_table = table;
    m_holdsWords.fill(table.rows.isEmpty(), table.columns.size());
    for (qsizetype column = 0; column < m_holdsWords.size(); ++column)
        m_holdsWords[column] |= wordsIn(table, column);
    if (!sameShape)
        endResetModel();
    else if (!table.rows.isEmpty() && !table.columns.isEmpty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

int ReportTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_table.rows.size());
}

int ReportTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_table.columns.size());
}

QVariant ReportTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ReportCell cell = m_table.rows[index.row()].value(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return shownCell(cell);
    case Qt::ToolTipRole:
        return plainToolTip(cell.kind == ReportCell::Kind::Missing ? cell.text : shownCell(cell));
    case Qt::AccessibleDescriptionRole:
        return cell.kind == ReportCell::Kind::Missing ? cell.text : m_table.columns[index.column()];
    case FigureRole:
        return cell.kind == ReportCell::Kind::Count ? shownCell(cell) : withMinus(cell, figureText(cell));
    case IntervalRole:
        return withMinus(cell, intervalText(cell));
    case Qt::TextAlignmentRole:
        return int(holdsWords(index.column()) ? Qt::AlignLeft : Qt::AlignRight) | int(Qt::AlignVCenter);
    default:
        return {};
    }
}

QVariant ReportTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= m_table.columns.size())
        return {};
    if (role == Qt::DisplayRole)
        return m_table.columns[section];
    if (role == Qt::TextAlignmentRole)
        return int(holdsWords(section) ? Qt::AlignLeft : Qt::AlignRight) | int(Qt::AlignVCenter) |
               int(Qt::TextWordWrap);
    return {};
}

ReportTableView::ReportTableView(QWidget *parent) : QTableView(parent)
{
    setModel(&m_model);
    setShowGrid(false);
    setWordWrap(false);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setTabKeyNavigation(false);
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(zoomed(32));
    m_headings = new WrappingHeader(this);
    setHorizontalHeader(m_headings);
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(this, &QAbstractItemView::clicked, this, &ReportTableView::activate);
}

void ReportTableView::activate(const QModelIndex &index)
{
    Q_EMIT cellActivated(index.row(), index.column());
    const ReportTable &table = m_model.table();
    const QList<ReportCell> &row = table.rows[index.row()];
    const std::optional<ReportTarget> &target =
        row[index.column()].target ? row[index.column()].target : row.constFirst().target;
    if (!target)
        return;
    const QString name = cellText(row.constFirst());
    const QString heading = table.columns[index.column()];
    Q_EMIT figureActivated(index.column() == 0 || heading.isEmpty()
                               ? name
                               : tr("%1, %2: %3").arg(name, heading, cellText(row[index.column()])),
                           *target);
}

void ReportTableView::setTable(const ReportTable &table)
{
    m_columnWidths.clear();
    m_model.setTable(table);
    setAccessibleName(table.title);
    updateGeometry();
    spreadColumns();
}

void ReportTableView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        m_columnWidths.clear();
    QTableView::changeEvent(event);
}

// Thousands of batches have thousands of rows: the widest text among many is found by its letters alone, and only
// that cell is measured as it is drawn.
int ReportTableView::widestOf(int column) const
{
    const int rows = m_model.rowCount();
    const int step = std::max(1, rows / kMeasuredRows);
    const QFontMetrics metrics(font());
    int widest = rows - 1;
    int width = 0;
    for (int row = rows - 1; row >= 0; row -= step) {
        const int own = metrics.horizontalAdvance(cellText(m_model.table().rows[row].value(column)));
        if (own > width) {
            width = own;
            widest = row;
        }
    }
    return sizeHintForIndex(m_model.index(widest, column)).width();
}

int ReportTableView::sizeHintForColumn(int column) const
{
    // A view is resized several times before it is shown, and measuring costs milliseconds.
    const auto known = m_columnWidths.constFind(column);
    if (known != m_columnWidths.constEnd())
        return *known;
    const bool whole = m_model.rowCount() <= kMeasuredWhole;
    return *m_columnWidths.insert(column, whole ? QTableView::sizeHintForColumn(column) : widestOf(column));
}

void ReportTableView::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    spreadColumns();
}

// How much wider the columns are than the view when names have the least they need.
int ReportTableView::missingRoom(bool wrapped) const
{
    const int names = std::max(sizeHintForColumn(0), m_headings->wantedWidth(0, wrapped));
    int needed = std::min(names, std::max(zoomed(kLeastNames), viewport()->width() * 2 / 5));
    for (int column = 1; column < m_model.columnCount(); ++column)
        needed += std::max(sizeHintForColumn(column), m_headings->wantedWidth(column, wrapped));
    return needed - viewport()->width();
}

// Takes the space beside headings, evenly, but nothing of their letters.
void ReportTableView::narrowColumns(int pixels)
{
    const int columns = m_model.columnCount();
    QList<int> spare(columns, 0);
    int all = 0;
    for (int column = 1; column < columns; ++column) {
        const int least = std::max(sizeHintForColumn(column), m_headings->leastWidth(column));
        all += spare[column] = std::max(0, m_headings->sectionSize(column) - least);
    }
    if (all == 0)
        return;
    m_headings->setSectionResizeMode(QHeaderView::Interactive);
    const double share = std::min(1.0, double(pixels) / all);
    for (int column = 1; column < columns; ++column)
        m_headings->resizeSection(column, m_headings->sectionSize(column) - qCeil(spare[column] * share));
}

// Spare room goes to the last column if it holds words, else to the names in the first: figures stay side by side.
// Where there is none, headings take two lines and stand closer, and long names are shortened, before figures have to
// be scrolled to.
void ReportTableView::spreadColumns()
{
    QHeaderView *header = horizontalHeader();
    const int last = m_model.columnCount() - 1;
    const bool words = last < 0 || m_model.holdsWords(last);
    header->setStretchLastSection(words);
    if (last < 1)
        return;
    const bool wrapped = missingRoom(false) > 0;
    m_headings->setWrapping(wrapped);
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->resizeSections(QHeaderView::ResizeToContents);
    if (const int missing = missingRoom(true); wrapped && missing > 0)
        narrowColumns(missing);
    updateGeometry();
    const int names = header->sectionSize(0);
    const int left = viewport()->width() - (header->length() - names);
    const int least = std::min(names, std::max(zoomed(kLeastNames), viewport()->width() * 2 / 5));
    header->setSectionResizeMode(0, QHeaderView::Interactive);
    header->resizeSection(0, words ? std::clamp(left, least, names) : std::max(left, least));
}

void ReportTableView::setMostRows(int rows)
{
    m_mostRows = rows;
    updateGeometry();
}

int ReportTableView::contentHeight() const
{
    const int rows = std::clamp(m_model.rowCount(), 1, m_mostRows);
    return horizontalHeader()->sizeHint().height() + rows * verticalHeader()->defaultSectionSize() + zoomed(14);
}

QSize ReportTableView::sizeHint() const
{
    return {zoomed(320), contentHeight()};
}

QSize ReportTableView::minimumSizeHint() const
{
    return {zoomed(160), contentHeight()};
}

void ReportTableView::keyPressEvent(QKeyEvent *event)
{
    const bool chosen =
        event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space;
    if (chosen && currentIndex().isValid()) {
        activate(currentIndex());
        return;
    }
    QTableView::keyPressEvent(event);
}

}  // namespace gainsay
