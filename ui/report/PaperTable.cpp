// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/PaperTable.h"

#include <QCoreApplication>
#include <QFontMetricsF>

#include <numeric>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

constexpr double kCellPadding = 5.0;  // left and right of a cell
constexpr double kCellSpace = 2.2;    // above and below its words
constexpr double kCellSlack = 1.0;    // the printer measures a little differently
constexpr double kTableDots = 10.0;   // metrics are measured in tenths of a point
const PaperText kTableCell{8.0, Tone::Ink};
const PaperText kTableHead{7.5, Tone::Muted, QFont::DemiBold};
const PaperText kTableTitle{9.5, Tone::Ink, QFont::DemiBold};
const PaperText kTableNote{7.5, Tone::Muted};

double wordsWidth(const QString &words, const PaperText &look)
{
    return QFontMetricsF(look.font()).horizontalAdvance(words) / kTableDots;
}

double longestWord(const QString &words, const PaperText &look)
{
    double longest = 0.0;
    for (const QString &word : words.split(u' '))
        longest = std::max(longest, wordsWidth(word, look));
    return longest;
}

}  // namespace

PaperTable::PaperTable(PaperFlow &flow, const ReportTable &table) : m_flow(flow), m_table(table)
{
    measure();
}

void PaperTable::draw()
{
    const QList<qsizetype> names = namingColumns();
    qsizetype next = names.size();
    do {
        m_shown = names;
        for (; next < m_table.columns.size(); ++next) {
            const bool fits = partWidth(m_shown) + m_longest[next] <= m_flow.width();
            if (!fits && m_shown.size() > names.size())
                break;
            m_shown << next;
        }
        squeeze(m_flow.width());
        drawPart();
    } while (next < m_table.columns.size());
    m_flow.space(3.0);
    if (!m_table.note.isEmpty())
        m_flow.paragraph(m_table.note, kTableNote);
    m_flow.space(9.0);
}

QStringList PaperTable::wordsOf(qsizetype row) const
{
    QStringList words;
    for (const ReportCell &cell : m_table.rows[row]) {
        words << cellText(cell);
        // A number stays in one piece with its unit and its interval.
        if (cell.kind != ReportCell::Kind::Text)
            words.last().replace(u' ', QChar::Nbsp);
    }
    return words;
}

void PaperTable::measure()
{
    constexpr double widestWord = 110.0;
    for (qsizetype column = 0; column < m_table.columns.size(); ++column) {
        const QString &heading = m_table.columns[column];
        // A heading of several words is set in two lines before it widens its column.
        double width = std::max(longestWord(heading, kTableHead), wordsWidth(heading, kTableHead) / 2.0 + 6.0);
        double longest = longestWord(heading, kTableHead);
        bool text = !m_table.rows.isEmpty();
        for (const QList<ReportCell> &row : m_table.rows) {
            const QString words = cellText(row[column]);
            const bool isText = row[column].kind == ReportCell::Kind::Text;
            width = std::max(width, wordsWidth(words, kTableCell));
            longest = std::max(longest, isText ? std::min(widestWord, longestWord(words, kTableCell))
                                               : wordsWidth(words, kTableCell));
            text = text && isText;
        }
        m_widths << width + 2.0 * kCellPadding + kCellSlack;
        m_longest << longest + 2.0 * kCellPadding + kCellSlack;
        m_numbers << !text;
    }
}

QList<qsizetype> PaperTable::namingColumns() const
{
    QList<qsizetype> columns{0};
    while (columns.size() < m_numbers.size() - 1 && !m_numbers[columns.size()] && columns.size() < 2)
        columns << columns.size();
    return columns;
}

double PaperTable::partWidth(const QList<qsizetype> &columns) const
{
    double width = 0.0;
    for (const qsizetype column : columns)
        width += m_longest[column];
    return width;
}

double PaperTable::tableWidth() const
{
    double width = 0.0;
    for (const qsizetype column : m_shown)
        width += m_widths[column];
    return width;
}

// What is too wide takes from the columns that can be wrapped, the widest first.
void PaperTable::squeeze(double room)
{
    while (tableWidth() > room + 0.01) {
        qsizetype widest = -1;
        for (const qsizetype column : std::as_const(m_shown)) {
            const bool canGive = m_widths[column] > m_longest[column] + 0.01;
            if (canGive && (widest < 0 || m_widths[column] > m_widths[widest]))
                widest = column;
        }
        const double excess = tableWidth() - room;
        if (widest >= 0) {
            m_widths[widest] = std::max(m_longest[widest], m_widths[widest] - std::min(excess, 12.0));
            continue;
        }
        const double scale = room / tableWidth();
        for (const qsizetype column : std::as_const(m_shown))
            m_widths[column] *= scale;
    }
}

double PaperTable::rowHeight(const QStringList &words, const PaperText &look) const
{
    double height = 0.0;
    for (const qsizetype column : m_shown)
        height = std::max(height, m_flow.heightOf(words.value(column), look, m_widths[column] - 2.0 * kCellPadding));
    return height + 2.0 * kCellSpace;
}

// Headings stand on their line; in a row everything begins at the top, so that one long cell does not pull it apart.
void PaperTable::drawRow(const QStringList &words, const PaperText &look, double height)
{
    const Qt::Alignment vertical = &look == &kTableHead ? Qt::AlignBottom : Qt::AlignTop;
    const QRectF row = m_flow.take(height);
    double x = 0.0;
    for (const qsizetype column : std::as_const(m_shown)) {
        const QRectF cell(x + (column == 0 ? 0.0 : kCellPadding), row.top() + kCellSpace,
                          m_widths[column] - (column == 0 ? 1.0 : 2.0) * kCellPadding, height - 2.0 * kCellSpace);
        m_flow.write(cell, words.value(column), look, (m_numbers[column] ? Qt::AlignRight : Qt::AlignLeft) | vertical);
        x += m_widths[column];
    }
    m_flow.rule(row.bottom(), 0.0, tableWidth(), Tone::Line, 0.5);
}

void PaperTable::drawHead(bool again)
{
    const QString title =
        again ? QCoreApplication::translate("gainsay::PaperTable", "%1 (continued)").arg(m_table.title) : m_table.title;
    m_flow.paragraph(title, kTableTitle);
    const double height = rowHeight(m_table.columns, kTableHead);
    drawRow(m_table.columns, kTableHead, height);
}

void PaperTable::drawPart()
{
    QList<double> heights;
    for (qsizetype row = 0; row < m_table.rows.size(); ++row)
        heights << rowHeight(wordsOf(row), kTableCell);
    const double head = 18.0 + rowHeight(m_table.columns, kTableHead);
    // A title never stands alone at the foot of a page, nor does a single row.
    m_flow.need(head + std::accumulate(heights.begin(), heights.begin() + std::min<qsizetype>(3, heights.size()), 0.0));
    drawHead(false);
    for (qsizetype row = 0; row < heights.size(); ++row) {
        const bool lastButOne = row + 2 == heights.size();
        if (heights[row] + (lastButOne ? heights[row + 1] : 0.0) > m_flow.left()) {
            m_flow.newPage();
            drawHead(true);
        }
        drawRow(wordsOf(row), kTableCell, heights[row]);
    }
    m_flow.space(6.0);
}

}  // namespace gainsay
