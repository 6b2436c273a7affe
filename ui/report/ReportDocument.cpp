// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/ReportDocument.h"

#include "core/report/ReportWriter.h"
#include "ui/report/SvgTextObject.h"
#include "ui/theme/Palette.h"

#include <QAbstractTextDocumentLayout>
#include <QCoreApplication>
#include <QPagedPaintDevice>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextTable>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

struct ReportPaper {
    Q_DECLARE_TR_FUNCTIONS(gainsay::ReportPaper)
};

const Palette &paper()
{
    return Palette::forTheme(ThemeKind::Light);
}

// Lengths in points, put into the dots of the device.
class Setter {
public:
    Setter(QTextDocument &document, double dotsPerPoint) : m_cursor(&document), m_dots(dotsPerPoint) {}

    void cover(const Report &report);
    void section(const ReportSection &section);
    void notes(const QStringList &notes);

private:
    enum class Level { Cover, Title, Table, Text, Note };

    void block(const QString &text, Level level, bool newPage = false);
    void table(const ReportTable &table);
    void cell(QTextTable &table, int row, int column, const QString &text, bool number, bool heading);
    void figure(const ReportFigure &figure);

    QTextCursor m_cursor;
    double m_dots;
    bool m_first = true;
};

void Setter::block(const QString &text, Level level, bool newPage)
{
    struct Look {
        double points;
        QFont::Weight weight;
        double above;
        double below;
        Tone tone;
    };
    static constexpr Look kLooks[] = {{26, QFont::DemiBold, 150, 8, Tone::Ink},
                                      {16, QFont::DemiBold, 0, 8, Tone::Ink},
                                      {10.5, QFont::DemiBold, 14, 4, Tone::Ink},
                                      {10, QFont::Normal, 0, 6, Tone::Ink},
                                      {8.5, QFont::Normal, 2, 6, Tone::Muted}};
    const Look &look = kLooks[int(level)];
    QTextBlockFormat format;
    format.setTopMargin(look.above * m_dots);
    format.setBottomMargin(look.below * m_dots);
    format.setLineHeight(125, QTextBlockFormat::ProportionalHeight);
    if (newPage)
        format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
    QTextCharFormat characters;
    characters.setFont(reportFont(look.points, look.weight));
    characters.setForeground(paper()[look.tone]);
    if (m_first)
        m_cursor.setBlockFormat(format);
    else
        m_cursor.insertBlock(format, characters);
    m_first = false;
    m_cursor.insertText(text, characters);
}

void Setter::cover(const Report &report)
{
    block(report.title, Level::Cover);
    block(report.subtitle, Level::Text);
    if (report.parameters.isEmpty())
        return;
    ReportTable parameters{ReportPaper::tr("Parameters"), {ReportPaper::tr("Name"), ReportPaper::tr("Value")}, {}, {}};
    for (const ReportParameter &parameter : report.parameters)
        parameters.rows.append({textCell(parameter.name), textCell(parameter.value)});
    table(parameters);
}

void Setter::section(const ReportSection &section)
{
    block(section.title, Level::Title, true);
    for (const QString &paragraph : section.paragraphs)
        block(paragraph, Level::Text);
    for (const ReportFigure &drawn : section.figures)
        figure(drawn);
    for (const ReportTable &shown : section.tables)
        table(shown);
}

void Setter::notes(const QStringList &notes)
{
    if (notes.isEmpty())
        return;
    block(ReportPaper::tr("Method"), Level::Title, true);
    for (const QString &note : notes)
        block(note, Level::Text);
}

void Setter::figure(const ReportFigure &figure)
{
    block(figure.title, Level::Table);
    QTextBlockFormat format;
    format.setTopMargin(4 * m_dots);
    m_cursor.insertBlock(format);
    insertSvg(m_cursor, toSvg(figure));
}

void Setter::table(const ReportTable &table)
{
    block(table.title, Level::Table);
    QTextTableFormat format;
    format.setHeaderRowCount(1);
    format.setBorder(0);
    format.setCellPadding(3 * m_dots);
    format.setCellSpacing(0);
    format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
    QTextTable *grid = m_cursor.insertTable(int(table.rows.size()) + 1, int(table.columns.size()), format);
    for (int column = 0; column < table.columns.size(); ++column) {
        const bool number = !table.rows.isEmpty() && table.rows[0][column].kind != ReportCell::Kind::Text;
        cell(*grid, 0, column, table.columns[column], number, true);
        for (int row = 0; row < table.rows.size(); ++row)
            cell(*grid, row + 1, column, cellText(table.rows[row][column]), number, false);
    }
    m_cursor.movePosition(QTextCursor::End);
    block(table.note, Level::Note);
}

void Setter::cell(QTextTable &table, int row, int column, const QString &text, bool number, bool heading)
{
    QTextTableCell cell = table.cellAt(row, column);
    QTextTableCellFormat format;
    format.setBottomBorder(heading ? m_dots : 0.5 * m_dots);
    format.setBottomBorderStyle(QTextFrameFormat::BorderStyle_Solid);
    format.setBottomBorderBrush(paper()[heading ? Tone::Muted : Tone::Line]);
    cell.setFormat(format);
    QTextCursor cursor = cell.firstCursorPosition();
    QTextBlockFormat block;
    block.setAlignment(number ? Qt::AlignRight : Qt::AlignLeft);
    cursor.setBlockFormat(block);
    QTextCharFormat characters;
    characters.setFont(reportFont(8.5, heading ? QFont::DemiBold : QFont::Normal));
    characters.setForeground(paper()[heading ? Tone::Muted : Tone::Ink]);
    cursor.insertText(text, characters);
}

}  // namespace

QFont reportFont(double points, QFont::Weight weight)
{
    QFont font;
    font.setFamilies({u"Noto Sans CJK SC"_s, u"Noto Sans CJK JP"_s, u"Noto Sans"_s, u"DejaVu Sans"_s});
    font.setPointSizeF(points);
    font.setWeight(weight);
    return font;
}

QColor reportMuted()
{
    return paper()[Tone::Muted];
}

std::unique_ptr<QTextDocument> reportDocument(const Report &report, QPagedPaintDevice &device, const QSizeF &page)
{
    auto document = std::make_unique<QTextDocument>();
    document->documentLayout()->setPaintDevice(&device);
    document->setDocumentMargin(0);
    document->setDefaultFont(reportFont(10));
    document->setPageSize(page);
    registerSvgObjects(*document);
    Setter setter(*document, device.logicalDpiY() / 72.0);
    setter.cover(report);
    for (const ReportSection &section : report.sections)
        setter.section(section);
    setter.notes(report.methodNotes);
    return document;
}

void drawReport(const QTextDocument &document, QPainter &painter, const QRectF &visible)
{
    QAbstractTextDocumentLayout::PaintContext context;
    context.clip = visible;
    context.palette.setColor(QPalette::Text, paper()[Tone::Ink]);
    document.documentLayout()->draw(&painter, context);
}

}  // namespace gainsay
