// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/ReportWriter.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

// Follows the reader's light or dark setting; prints in black on white.
const QString htmlStyle = uR"(
:root { color-scheme: light dark; --line: #8886; --quiet: #777; }
body { font: 15px/1.5 "Noto Sans", "Noto Sans CJK SC", sans-serif; max-width: 62em; margin: 2em auto; padding: 0 1em; }
h1 { margin-bottom: 0; } .subtitle, .note { color: var(--quiet); }
dl { display: grid; grid-template-columns: max-content auto; gap: .2em 1em; } dt { color: var(--quiet); } dd { margin: 0; }
table { border-collapse: collapse; margin: 1.2em 0; font-variant-numeric: tabular-nums; }
caption { text-align: left; font-weight: 600; padding-bottom: .4em; }
th, td { padding: .25em .8em; border-bottom: 1px solid var(--line); text-align: right; }
th:first-child, td:first-child { text-align: left; } td.text { text-align: left; } td.missing { color: var(--quiet); }
figure { margin: 1.5em 0; } figure svg { max-width: 100%; height: auto; background: #fff; }
@media print { body { color: #000; } h2 { break-after: avoid; } table, figure { break-inside: avoid; } }
)"_s;

QString htmlElement(const QString &name, const QString &text)
{
    return u"<%1>%2</%1>\n"_s.arg(name, text.toHtmlEscaped());
}

QString htmlCell(const ReportCell &cell)
{
    switch (cell.kind) {
    case ReportCell::Kind::Text:
        return u"<td class=\"text\">%1</td>"_s.arg(cell.text.toHtmlEscaped());
    case ReportCell::Kind::Missing:
        return u"<td class=\"missing\" title=\"%1\">%2</td>"_s.arg(cell.text.toHtmlEscaped(), cellText(cell));
    default:
        return u"<td>%1</td>"_s.arg(cellText(cell));
    }
}

QString htmlTable(const ReportTable &table)
{
    QString text = u"<table>\n"_s + htmlElement(u"caption"_s, table.title) + u"<thead><tr>"_s;
    for (const QString &column : table.columns)
        text += u"<th scope=\"col\">%1</th>"_s.arg(column.toHtmlEscaped());
    text += u"</tr></thead>\n<tbody>\n"_s;
    for (const QList<ReportCell> &row : table.rows) {
        text += u"<tr>"_s;
        for (const ReportCell &cell : row)
            text += htmlCell(cell);
        text += u"</tr>\n"_s;
    }
    text += u"</tbody></table>\n"_s;
    return table.note.isEmpty() ? text : text + u"<p class=\"note\">%1</p>\n"_s.arg(table.note.toHtmlEscaped());
}

QString htmlSection(const ReportSection &section)
{
    QString text = u"<section>\n"_s + htmlElement(u"h2"_s, section.title);
    for (const QString &paragraph : section.paragraphs)
        text += htmlElement(u"p"_s, paragraph);
    for (const ReportFigure &figure : section.figures)
        text += u"<figure>%1<figcaption>%2</figcaption></figure>\n"_s.arg(QString::fromUtf8(toSvg(figure)),
                                                                          figure.title.toHtmlEscaped());
    for (const ReportTable &table : section.tables)
        text += htmlTable(table);
    return text + u"</section>\n"_s;
}

}  // namespace

QByteArray toHtml(const Report &report)
{
    QString text = u"<!DOCTYPE html>\n<html>\n<head>\n<meta charset=\"utf-8\">\n"
                   "<meta name=\"viewport\" content=\"width=device-width\">\n"_s +
                   htmlElement(u"title"_s, report.title) + u"<style>"_s + htmlStyle + u"</style>\n</head>\n<body>\n"_s +
                   htmlElement(u"h1"_s, report.title);
    if (!report.subtitle.isEmpty())
        text += u"<p class=\"subtitle\">%1</p>\n"_s.arg(report.subtitle.toHtmlEscaped());
    text += u"<dl>\n"_s;
    for (const ReportParameter &parameter : report.parameters)
        text += htmlElement(u"dt"_s, parameter.name) + htmlElement(u"dd"_s, parameter.value);
    text += u"</dl>\n"_s;
    for (const ReportSection &section : report.sections)
        text += htmlSection(section);
    if (!report.methodNotes.isEmpty()) {
        text += htmlElement(u"h2"_s, QCoreApplication::translate("report", "Methods")) + u"<ul>\n"_s;
        for (const QString &note : report.methodNotes)
            text += htmlElement(u"li"_s, note);
        text += u"</ul>\n"_s;
    }
    return (text + u"</body>\n</html>\n"_s).toUtf8();
}

}  // namespace gainsay
