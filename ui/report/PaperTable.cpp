// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/PaperTable.h"

#include <QCoreApplication>
#include <QFontMetricsF>

#include <numeric>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

constexpr double kCellPadding = 5.0;
constexpr double kTightPadding = 3.2;
constexpr double kTightest = 1.25;    // how much too wide a table may be to be set smaller instead of in parts
constexpr double kKeptWhole = 320.0;  // a table no taller is not broken between pages
constexpr double kCellSpace = 2.2;    // above and below its words
constexpr double kCellSlack = 1.0;    // the printer measures a little differently
constexpr double kTableDots = 10.0;   // metrics are measured in tenths of a point
const PaperText kTableCell{8.0, Tone::Ink};
const PaperText kTableHead{7.5, Tone::Muted, QFont::DemiBold};
const PaperText kTightCell{6.8, Tone::Ink};
const PaperText kTightHead{6.5, Tone::Muted, QFont::DemiBold};
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

PaperTable::PaperTable(PaperFlow &flow, const ReportTable &table)
    : m_flow(flow), m_table(table), m_cellLook(kTableCell), m_headLook(kTableHead), m_padding(kCellPadding)
{
    measure();
    const double narrowest = std::accumulate(m_longest.begin(), m_longest.end(), 0.0);
    if (narrowest <= flow.width() || narrowest > kTightest * flow.width())
        return;
    m_cellLook = kTightCell;
    m_headLook = kTightHead;
    m_padding = kTightPadding;
    measure();
}

// The columns from `next` on that fit beside those that name the rows.
void PaperTable::choosePart(qsizetype &next)
{
    const QList<qsizetype> names = namingColumns();
    m_shown = names;
    for (next = std::max(next, names.size()); next < m_table.columns.size(); ++next) {
        const bool fits = partWidth(m_shown) + m_longest[next] <= m_flow.width();
        if (!fits && m_shown.size() > names.size())
            break;
        m_shown << next;
    }
    squeeze(m_flow.width());
}

void PaperTable::draw()
{
    qsizetype next = 0;
    do {
        choosePart(next);
        drawPart();
    } while (next < m_table.columns.size());
    m_flow.space(3.0);
    for (const QString &note : tableNotes(m_table))
        m_flow.paragraph(note, kTableNote);
    m_flow.space(9.0);
}

double PaperTable::keptTogether()
{
    qsizetype next = 0;
    choosePart(next);
    QList<double> heights;
    return partHeight(heights);
}

// Of the rows; and how much of the part is not broken: a title never stands alone at the foot of a page, nor does a
// single row, and a small table stays in one piece with its notes.
double PaperTable::partHeight(QList<double> &heights) const
{
    for (qsizetype row = 0; row < m_table.rows.size(); ++row)
        heights << rowHeight(wordsOf(row), Row::Cells);
    const double head = 18.0 + rowHeight(m_table.columns, Row::Head);
    double notes = 0.0;
    for (const QString &note : tableNotes(m_table))
        notes += m_flow.heightOf(note, kTableNote, m_flow.width()) + kTableNote.below;
    const double whole = head + std::accumulate(heights.begin(), heights.end(), 0.0) + notes;
    if (whole <= kKeptWhole)
        return whole;
    return head + std::accumulate(heights.begin(), heights.begin() + std::min<qsizetype>(3, heights.size()), 0.0);
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
    m_widths.clear();
    m_longest.clear();
    m_numbers.clear();
    for (qsizetype column = 0; column < m_table.columns.size(); ++column) {
        const QString &heading = m_table.columns[column];
        // A heading of several words is set in two lines before it widens its column.
        double width = std::max(longestWord(heading, m_headLook), wordsWidth(heading, m_headLook) / 2.0 + 6.0);
        double longest = longestWord(heading, m_headLook);
        for (const QList<ReportCell> &row : m_table.rows) {
            const QString words = cellText(row[column]);
            const bool isText = row[column].kind == ReportCell::Kind::Text;
            width = std::max(width, wordsWidth(words, m_cellLook));
            longest = std::max(longest, isText ? std::min(widestWord, longestWord(words, m_cellLook))
                                               : wordsWidth(words, m_cellLook));
        }
        m_widths << width + 2.0 * m_padding + kCellSlack;
        m_longest << longest + 2.0 * m_padding + kCellSlack;
        m_numbers << !isWordColumn(m_table, column);
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

double PaperTable::rowHeight(const QStringList &words, Row row) const
{
    double height = 0.0;
    for (const qsizetype column : m_shown)
        height =
            std::max(height, m_flow.heightOf(words.value(column), lookOf(row), m_widths[column] - 2.0 * m_padding));
    return height + 2.0 * kCellSpace;
}

// Headings stand on their line; in a row everything begins at the top, so that one long cell does not pull it apart.
void PaperTable::drawRow(const QStringList &words, Row kind, double height)
{
    const Qt::Alignment vertical = kind == Row::Head ? Qt::AlignBottom : Qt::AlignTop;
    const QRectF row = m_flow.take(height);
    double x = 0.0;
    for (const qsizetype column : std::as_const(m_shown)) {
        const QRectF cell(x + (column == 0 ? 0.0 : m_padding), row.top() + kCellSpace,
                          m_widths[column] - (column == 0 ? 1.0 : 2.0) * m_padding, height - 2.0 * kCellSpace);
        m_flow.write(cell, words.value(column), lookOf(kind),
                     (m_numbers[column] ? Qt::AlignRight : Qt::AlignLeft) | vertical);
        x += m_widths[column];
    }
    m_flow.rule(row.bottom(), 0.0, tableWidth(), Tone::Line, 0.5);
}

void PaperTable::drawHead(bool again)
{
    const QString title =
        again ? QCoreApplication::translate("gainsay::PaperTable", "%1 (continued)").arg(m_table.title) : m_table.title;
    m_flow.paragraph(title, kTableTitle);
    const double height = rowHeight(m_table.columns, Row::Head);
    drawRow(m_table.columns, Row::Head, height);
}

void PaperTable::drawPart()
{
    QList<double> heights;
    m_flow.need(partHeight(heights));
    drawHead(false);
    for (qsizetype row = 0; row < heights.size(); ++row) {
        const bool lastButOne = row + 2 == heights.size();
        if (heights[row] + (lastButOne ? heights[row + 1] : 0.0) > m_flow.left()) {
            m_flow.newPage();
            drawHead(true);
        }
        drawRow(wordsOf(row), Row::Cells, heights[row]);
    }
    m_flow.space(6.0);
}

}  // namespace gainsay
