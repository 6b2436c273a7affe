// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/PdfReport.h"

#include "core/report/ReportWriter.h"
#include "ui/report/PaperTable.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QSvgRenderer>

#include <algorithm>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

struct PaperWords {
    Q_DECLARE_TR_FUNCTIONS(gainsay::PdfReport)
};

const PaperText kPaperCover{26.0, Tone::Ink, QFont::DemiBold, 6.0};
const PaperText kPaperSubtitle{11.0, Tone::Muted, QFont::Normal, 4.0};
const PaperText kPaperSection{14.0, Tone::Ink, QFont::DemiBold, 5.0};
const PaperText kPaperFigure{9.5, Tone::Ink, QFont::DemiBold, 3.0};
const PaperText kPaperBody{9.0, Tone::Ink, QFont::Normal, 6.0};

// Qt writes the time of writing into the file; a report says when its data were taken, if at all.
void removeDate(QByteArray &pdf)
{
    const qsizetype start = pdf.indexOf("/CreationDate");
    const qsizetype end = start < 0 ? -1 : pdf.indexOf(')', start);
    for (qsizetype i = start; i >= 0 && i <= end; ++i)
        pdf[i] = ' ';
}

QColor paperTone(Tone which)
{
    return Palette::forTheme(ThemeKind::Light)[which];
}

// One report set on paper, twice: to find the pages, and to paint them.
class PaperReport {
public:
    PaperReport(const Report &report, QPdfWriter &writer, QPainter *painter, QList<int> pages, int pageCount)
        : m_report(report), m_flow(writer, painter), m_known(std::move(pages))
    {
        m_flow.setFooter(report.title, pageCount);
    }

    void set();
    const QList<int> &pages() const { return m_pages; }
    int pageCount() const { return m_flow.page(); }

private:
    void cover();
    void highlights();
    void parameters();
    void contents();
    void section(const ReportSection &section);
    void figures(const QList<ReportFigure> &figures);
    void notes();
    QStringList titles() const;

    const Report &m_report;
    PaperFlow m_flow;
    QList<int> m_known;  // page of each title, from the first round
    QList<int> m_pages;
};

QStringList PaperReport::titles() const
{
    QStringList titles;
    for (const ReportSection &section : m_report.sections)
        titles << section.title;
    if (!m_report.methodNotes.isEmpty())
        titles << PaperWords::tr("Methods");
    return titles;
}

void PaperReport::set()
{
    cover();
    m_flow.newPage();
    for (const ReportSection &each : m_report.sections)
        section(each);
    notes();
    m_flow.finish();
}

void PaperReport::cover()
{
    m_flow.space(70.0);
    m_flow.fill(m_flow.take(4.0).adjusted(0.0, 0.0, 60.0 - m_flow.width(), 0.0), paperTone(Tone::Accent));
    m_flow.space(16.0);
    m_flow.paragraph(m_report.title, kPaperCover);
    if (!m_report.subtitle.isEmpty())
        m_flow.paragraph(m_report.subtitle, kPaperSubtitle);
    m_flow.space(18.0);
    highlights();
    parameters();
    contents();
}

void PaperReport::highlights()
{
    constexpr int perRow = 4;
    constexpr double gap = 8.0;
    constexpr double height = 62.0;
    const double width = (m_flow.width() - (perRow - 1) * gap) / perRow;
    for (qsizetype first = 0; first < m_report.highlights.size(); first += perRow) {
        const QRectF row = m_flow.take(height);
        for (qsizetype i = first; i < std::min(first + perRow, m_report.highlights.size()); ++i) {
            const ReportHighlight &shown = m_report.highlights[i];
            const QRectF tile(double(i - first) * (width + gap), row.top(), width, height);
            m_flow.fill(tile, paperTone(Tone::Ground), 5.0);
            const QRectF inside = tile.adjusted(8.0, 6.0, -8.0, -4.0);
            m_flow.write(inside, shown.name, {7.5, Tone::Muted, QFont::DemiBold});
            m_flow.write(inside.adjusted(0.0, 13.0, 0.0, 0.0), shown.value, {16.0, Tone::Ink, QFont::DemiBold});
            m_flow.write(inside.adjusted(0.0, 35.0, 0.0, 0.0), shown.note, {6.8, Tone::Muted});
        }
        m_flow.space(gap);
    }
    m_flow.space(14.0);
}

void PaperReport::parameters()
{
    if (m_report.parameters.isEmpty())
        return;
    ReportTable table{
        PaperWords::tr("Made with these parameters"), {PaperWords::tr("Name"), PaperWords::tr("Value")}, {}, {}};
    for (const ReportParameter &parameter : m_report.parameters)
        table.rows.append({textCell(parameter.name), textCell(parameter.value)});
    PaperTable(m_flow, table).draw();
}

void PaperReport::contents()
{
    const QStringList listed = titles();
    m_flow.need(40.0 + 14.0 * double(std::min<qsizetype>(listed.size(), 4)));
    m_flow.space(6.0);
    m_flow.paragraph(PaperWords::tr("Contents"), kPaperFigure);
    const PaperText look{9.0};
    for (qsizetype i = 0; i < listed.size(); ++i) {
        const double height = m_flow.heightOf(listed[i], look, m_flow.width() - 40.0) + 2.5;
        m_flow.need(height);
        const QRectF line = m_flow.take(height);
        m_flow.write(line.adjusted(0.0, 0.0, -40.0, 0.0), listed[i], look);
        m_flow.write(line, i < m_known.size() ? QString::number(m_known[i]) : QString(), {9.0, Tone::Muted},
                     Qt::AlignRight);
    }
}

void PaperReport::section(const ReportSection &section)
{
    double words = 40.0;
    for (const QString &paragraph : section.paragraphs)
        words += m_flow.heightOf(paragraph, kPaperBody, m_flow.width()) + kPaperBody.below;
    const double below = section.tables.isEmpty() ? 100.0 : PaperTable(m_flow, section.tables[0]).keptTogether();
    m_flow.need(words + below);
    if (m_flow.left() < 700.0)
        m_flow.space(10.0);
    m_pages << m_flow.page();
    m_flow.paragraph(section.title, kPaperSection);
    for (const QString &paragraph : section.paragraphs)
        m_flow.paragraph(paragraph, kPaperBody);
    m_flow.space(2.0);
    // What the tables say first, drawn after: the first table carries the section's main figures.
    qsizetype next = 0;
    if (!section.tables.isEmpty())
        PaperTable(m_flow, section.tables[next++]).draw();
    figures(section.figures);
    for (; next < section.tables.size(); ++next)
        PaperTable(m_flow, section.tables[next]).draw();
}

// Small ones stand beside each other.
void PaperReport::figures(const QList<ReportFigure> &figures)
{
    constexpr double gap = 18.0;
    constexpr double narrowest = 150.0;  // a title needs some room
    struct Drawing {
        QByteArray svg;
        QString title;
        QSizeF size;
        double width = 0.0;
    };
    QList<Drawing> row;
    double taken = 0.0;
    const auto flush = [&] {
        double titles = 0.0;
        double height = 0.0;
        for (const Drawing &each : std::as_const(row)) {
            titles = std::max(titles, m_flow.heightOf(each.title, kPaperFigure, each.width));
            height = std::max(height, each.size.height());
        }
        m_flow.need(titles + height + 14.0);
        const QRectF area = m_flow.take(titles + 4.0 + height);
        double x = 0.0;
        for (const Drawing &each : std::as_const(row)) {
            m_flow.write(QRectF(x, area.top(), each.width, titles), each.title, kPaperFigure,
                         Qt::AlignLeft | Qt::AlignBottom);
            m_flow.draw(each.svg, QRectF(QPointF(x, area.top() + titles + 4.0), each.size));
            x += each.width + gap;
        }
        m_flow.space(10.0);
        row.clear();
        taken = 0.0;
    };
    for (const ReportFigure &figure : figures) {
        Drawing next{toSvg(figure), figure.title, {}};
        const QSizeF drawn = QSvgRenderer(next.svg).defaultSize();
        const double scale = std::min(m_flow.width() / 640.0, 520.0 / std::max(1.0, drawn.height()));
        next.size = drawn * scale;
        next.width = std::max(narrowest, next.size.width());
        if (!row.isEmpty() && taken + next.width > m_flow.width())
            flush();
        taken += next.width + gap;
        row << next;
    }
    if (!row.isEmpty())
        flush();
}

void PaperReport::notes()
{
    if (m_report.methodNotes.isEmpty())
        return;
    m_flow.need(110.0);
    m_flow.space(10.0);
    m_pages << m_flow.page();
    m_flow.paragraph(PaperWords::tr("Methods"), kPaperSection);
    for (const QString &note : m_report.methodNotes)
        m_flow.paragraph(note, kPaperBody);
}

}  // namespace

QByteArray toPdf(const Report &report)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    PaperFlow::setUp(writer, report.title);
    PaperReport measured(report, writer, nullptr, {}, 0);
    measured.set();
    {
        QPainter painter(&writer);
        PaperReport(report, writer, &painter, measured.pages(), measured.pageCount()).set();
    }
    buffer.close();
    removeDate(bytes);
    return bytes;
}

}  // namespace gainsay
