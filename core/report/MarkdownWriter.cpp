// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/TranslatableText.h"
#include "core/report/ReportWriter.h"

#include "core/base/Phrases.h"

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

// Names from data may hold anything; a cell must stay a cell and must not become markup.
QString markdownText(const QString &text)
{
    QString escaped;
    for (const QChar c : text) {
        if (c == u'\n' || c == u'\r') {
            escaped += u' ';
            continue;
        }
        if (u"\\|`*_<>#[]"_s.contains(c))
            escaped += u'\\';
        escaped += c;
    }
    return escaped;
}

QString markdownRow(const QStringList &cells)
{
    return u"| "_s + cells.join(u" | "_s) + u" |\n"_s;
}

QString markdownTable(const ReportTable &table)
{
    QString text = u"\n**%1**\n\n"_s.arg(markdownText(table.title));
    QStringList names;
    QStringList rules;
    for (qsizetype column = 0; column < table.columns.size(); ++column) {
        names.append(markdownText(table.columns[column]));
        rules.append(column == 0 || isWordColumn(table, column) ? u"---"_s : u"--:"_s);
    }
    text += markdownRow(names) + markdownRow(rules);
    for (const QList<ReportCell> &row : table.rows) {
        QStringList cells;
        for (const ReportCell &cell : row)
            cells.append(cell.kind == ReportCell::Kind::Text ? markdownText(cell.text) : cellText(cell));
        text += markdownRow(cells);
    }
    for (const QString &note : tableNotes(table))
        text += u'\n' + markdownText(note) + u'\n';
    return text;
}

}  // namespace

QByteArray toMarkdown(const Report &report)
{
    QString text = u"# %1\n"_s.arg(markdownText(report.title));
    if (!report.subtitle.isEmpty())
        text += u'\n' + markdownText(report.subtitle) + u'\n';
    if (!report.highlights.isEmpty())
        text += u'\n';
    for (const ReportHighlight &shown : report.highlights)
        text += u"- **%1** %2\n"_s.arg(withValue(markdownText(shown.name), markdownText(shown.value)),
                                       markdownText(shown.note));
    if (!report.parameters.isEmpty())
        text += u'\n';
    for (const ReportParameter &parameter : report.parameters)
        text += u"- %1\n"_s.arg(withValue(markdownText(parameter.name), markdownText(parameter.value)));
    for (const ReportSection &section : report.sections) {
        text += u"\n## %1\n"_s.arg(markdownText(section.title));
        for (const QString &paragraph : section.paragraphs)
            text += u'\n' + markdownText(paragraph) + u'\n';
        for (const ReportTable &table : section.tables)
            text += markdownTable(table);
    }
    if (!report.methodNotes.isEmpty())
        text += u"\n## %1\n\n"_s.arg(TranslatableText::translate("report", "Methods"));
    for (const QString &note : report.methodNotes)
        text += u"- "_s + markdownText(note) + u'\n';
    return text.toUtf8();
}

}  // namespace gainsay
