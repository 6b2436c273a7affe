// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/TranslatableText.h"
#include "core/report/ReportWriter.h"
#include "core/scheme/AnswerTitles.h"

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

// Follows the reader's light or dark setting; prints in black on white.
const QString htmlStyle = uR"(
:root { color-scheme: light dark; --ground: #f6f7f9; --panel: #fff; --line: #e1e4ea; --ink: #1c2330; --quiet: #667085;
  --accent: #3b5bdb; }
@media (prefers-color-scheme: dark) { :root { --ground: #14171d; --panel: #1b1f27; --line: #2d333f; --ink: #e7eaf0;
  --quiet: #98a2b3; --accent: #8ea2ff; } }
* { box-sizing: border-box; }
body { font: 15px/1.5 "Noto Sans", "Noto Sans CJK SC", sans-serif; color: var(--ink); background: var(--ground); margin: 0; }
main { max-width: 68em; margin: 0 auto; padding: 2.5em 1.5em 4em; }
h1 { font-size: 2em; line-height: 1.2; margin: 0; border-top: 4px solid var(--accent); padding-top: .5em; }
h2 { font-size: 1.25em; margin: 0 0 .4em; } p { margin: .3em 0 .8em; } .subtitle, .note { color: var(--quiet); }
.tiles { display: grid; grid-template-columns: repeat(auto-fill, minmax(14em, 1fr)); gap: 14px; margin: 1.5em 0; }
.tile, section, nav, .parameters { background: var(--panel); border: 1px solid var(--line); border-radius: 12px; padding: 1em 1.2em; }
.tile b { display: block; font-size: 1.7em; line-height: 1.3; } .tile span { color: var(--quiet); font-size: .87em; }
section, nav, .parameters { margin: 14px 0; }
nav ol { columns: 22em; margin: .3em 0 0; padding-left: 1.4em; } nav a { color: inherit; }
dl { display: grid; grid-template-columns: max-content auto; gap: .2em 1.2em; margin: .3em 0 0; } dt { color: var(--quiet); } dd { margin: 0; }
.wide { overflow-x: auto; margin: 1em 0; }
table { border-collapse: collapse; font-size: .93em; font-variant-numeric: tabular-nums; }
caption { text-align: left; font-weight: 600; padding-bottom: .4em; white-space: nowrap; }
th, td { padding: .3em .9em; border-bottom: 1px solid var(--line); text-align: right; vertical-align: bottom; }
td { vertical-align: top; white-space: nowrap; } td.text { white-space: normal; }
th { color: var(--quiet); font-weight: 600; font-size: .93em; }
th:first-child, td:first-child { text-align: left; padding-left: 0; } th.text, td.text { text-align: left; } td.missing { color: var(--quiet); }
.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(26em, 1fr)); gap: 14px; }
figure { margin: .6em 0; min-width: 0; } figcaption { font-weight: 600; font-size: .93em; padding-bottom: .4em; }
figure svg { max-width: 100%; height: auto; background: #fff; border-radius: 8px; padding: 6px; }
@media print { body { background: #fff; color: #000; } main { padding: 0; } section, nav, .tile, .parameters { border: 0; padding: 0; }
  h2 { break-after: avoid; } tr, figure { break-inside: avoid; } thead { display: table-header-group; } }
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
    QString text = u"<div class=\"wide\"><table>\n"_s + htmlElement(u"caption"_s, table.title) + u"<thead><tr>"_s;
    for (qsizetype column = 0; column < table.columns.size(); ++column) {
        const bool words = isWordColumn(table, column);
        text += u"<th scope=\"col\"%1>%2</th>"_s.arg(words ? u" class=\"text\""_s : QString(),
                                                     table.columns[column].toHtmlEscaped());
    }
    text += u"</tr></thead>\n<tbody>\n"_s;
    for (const QList<ReportCell> &row : table.rows) {
        text += u"<tr>"_s;
        for (const ReportCell &cell : row)
            text += htmlCell(cell);
        text += u"</tr>\n"_s;
    }
    text += u"</tbody></table></div>\n"_s;
    for (const QString &note : tableNotes(table))
        text += u"<p class=\"note\">%1</p>\n"_s.arg(note.toHtmlEscaped());
    return text;
}

QString htmlFigures(const QList<ReportFigure> &figures)
{
    QString text;
    for (const ReportFigure &figure : figures)
        text += u"<figure><figcaption>%1</figcaption>%2</figure>\n"_s.arg(figure.title.toHtmlEscaped(),
                                                                          QString::fromUtf8(toSvg(figure)));
    return text.isEmpty() ? text : u"<div class=\"figures\">\n%1</div>\n"_s.arg(text);
}

QString htmlSection(const ReportSection &section, int number)
{
    QString text = u"<section id=\"s%1\">\n"_s.arg(number) + htmlElement(u"h2"_s, section.title);
    for (const QString &paragraph : section.paragraphs)
        text += htmlElement(u"p"_s, paragraph);
    for (qsizetype i = 0; i < section.tables.size(); ++i) {
        text += htmlTable(section.tables[i]);
        if (i == 0)
            text += htmlFigures(section.figures);
    }
    if (section.tables.isEmpty())
        text += htmlFigures(section.figures);
    return text + u"</section>\n"_s;
}

QString htmlFront(const Report &report)
{
    QString text = htmlElement(u"h1"_s, report.title);
    if (!report.subtitle.isEmpty())
        text += u"<p class=\"subtitle\">%1</p>\n"_s.arg(report.subtitle.toHtmlEscaped());
    if (!report.highlights.isEmpty()) {
        text += u"<div class=\"tiles\">\n"_s;
        for (const ReportHighlight &shown : report.highlights)
            text += u"<div class=\"tile\"><span>%1</span><b>%2</b><span>%3</span></div>\n"_s.arg(
                shown.name.toHtmlEscaped(), shown.value.toHtmlEscaped(), shown.note.toHtmlEscaped());
        text += u"</div>\n"_s;
    }
    if (!report.parameters.isEmpty()) {
        text += u"<div class=\"parameters\"><dl>\n"_s;
        for (const ReportParameter &parameter : report.parameters)
            text += htmlElement(u"dt"_s, parameter.name) + htmlElement(u"dd"_s, parameter.value);
        text += u"</dl></div>\n"_s;
    }
    if (report.sections.size() < 2)
        return text;
    text += u"<nav><h2>%1</h2><ol>\n"_s.arg(TranslatableText::translate("report", "Contents").toHtmlEscaped());
    for (qsizetype i = 0; i < report.sections.size(); ++i)
        text +=
            u"<li><a href=\"#s%1\">%2</a></li>\n"_s.arg(QString::number(i), report.sections[i].title.toHtmlEscaped());
    return text + u"</ol></nav>\n"_s;
}

}  // namespace

QByteArray toHtml(const Report &report)
{
    // Browsers choose fonts and voices by it.
    const QString language = wordLanguage() == u"zh"_s ? u"zh-CN"_s : wordLanguage();
    QString text = u"<!DOCTYPE html>\n<html lang=\"%1\">\n<head>\n<meta charset=\"utf-8\">\n"
                   "<meta name=\"viewport\" content=\"width=device-width\">\n"_s.arg(language) +
                   htmlElement(u"title"_s, report.title) + u"<style>"_s + htmlStyle +
                   u"</style>\n</head>\n<body>\n<main>\n"_s + htmlFront(report);
    for (int i = 0; i < report.sections.size(); ++i)
        text += htmlSection(report.sections[i], i);
    if (!report.methodNotes.isEmpty()) {
        text += u"<section>\n"_s + htmlElement(u"h2"_s, TranslatableText::translate("report", "Methods")) + u"<ul>\n"_s;
        for (const QString &note : report.methodNotes)
            text += htmlElement(u"li"_s, note);
        text += u"</ul>\n</section>\n"_s;
    }
    return (text + u"</main>\n</body>\n</html>\n"_s).toUtf8();
}

}  // namespace gainsay
