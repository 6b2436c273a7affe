// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/ReportWriter.h"

#include <QHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

QString latexText(const QString &text)
{
    static const QHash<QChar, QString> commands{
        {u'\\', u"\\textbackslash{}"_s},
        {u'~', u"\\textasciitilde{}"_s},
        {u'^', u"\\textasciicircum{}"_s},
        {u'[', u"{[}"_s},  // after a line break it would begin an argument
        {u'–', u"--"_s},
        {u'…', u"\\ldots{}"_s},
        {u'“', u"``"_s},
        {u'”', u"''"_s},
        {u'≥', u"$\\geq$"_s},
        {u'≤', u"$\\leq$"_s},
        {u'<', u"$<$"_s},
        {u'>', u"$>$"_s},
        {u'×', u"$\\times$"_s},
        {u'−', u"$-$"_s},
        {u'·', u"$\\cdot$"_s},
        {u'κ', u"$\\kappa$"_s},
        {u'α', u"$\\alpha$"_s},
        {u'τ', u"$\\tau$"_s},
        {u'\n', u" "_s},
        {u'\r', u" "_s},
    };
    QString escaped;
    for (const QChar c : text) {
        const bool special = u"&%$#_{}"_s.contains(c);
        escaped += special ? u"\\"_s + c : commands.value(c, c);
    }
    return escaped;
}

QString latexRow(const QStringList &cells)
{
    return u"    "_s + cells.join(u" & "_s) + u" \\\\\n"_s;
}

// Shrinks what is wider than the page, and nothing else.
QString fitToPage()
{
    return u"\\resizebox{\\ifdim\\width>\\linewidth\\linewidth\\else\\width\\fi}{!}{%\n  "_s;
}

// Letters across one column of text; of what is wider little could be read if it were shrunk to that.
constexpr qsizetype columnLetters = 70;

bool isWide(const ReportTable &table)
{
    qsizetype letters = 0;
    for (qsizetype column = 0; column < table.columns.size(); ++column) {
        qsizetype widest = table.columns[column].size();
        for (const QList<ReportCell> &row : table.rows)
            widest = std::max(widest, cellText(row[column]).size());
        letters += widest + 2;
    }
    return letters > columnLetters;
}

// A section with one table of its own title is named once.
QString captionOf(const QString &section, const ReportTable &table)
{
    return section.endsWith(table.title) ? section : section + u": "_s + table.title;
}

QString latexTable(const QString &section, const ReportTable &table)
{
    // Where a page has two columns of text, wide tables run over both.
    const QString environment = isWide(table) ? u"table*"_s : u"table"_s;
    QStringList names;
    QString columns;
    for (qsizetype column = 0; column < table.columns.size(); ++column) {
        names.append(latexText(table.columns[column]));
        columns += column == 0 || isWordColumn(table, column) ? u'l' : u'r';
    }
    QString text = u"\\begin{%1}[htbp]\n  \\centering\n  \\caption{%2}\n"_s.arg(environment,
                                                                                latexText(captionOf(section, table))) +
                   u"  %1\\begin{tabular}{%2}\n    \\toprule\n"_s.arg(fitToPage(), columns) + latexRow(names) +
                   u"    \\midrule\n"_s;
    for (const QList<ReportCell> &row : table.rows) {
        QStringList cells;
        for (const ReportCell &cell : row)
            cells.append(latexText(cellText(cell)));
        text += latexRow(cells);
    }
    text += u"    \\bottomrule\n  \\end{tabular}}\n"_s;
    for (const QString &note : tableNotes(table))
        text += u"\n  {\\footnotesize %1\\par}\n"_s.arg(latexText(note));
    return text + u"\\end{%1}\n"_s.arg(environment);
}

}  // namespace

QByteArray toLatex(const Report &report)
{
    QString text =
        u"% %1\n% \\usepackage{booktabs,graphicx}\n% Chinese or Japanese: \\usepackage{ctex} with XeLaTeX or LuaLaTeX, or CJKutf8 with pdfLaTeX\n"_s
            .arg(latexText(report.title));
    for (const ReportParameter &parameter : report.parameters)
        text += u"% %1: %2\n"_s.arg(latexText(parameter.name), latexText(parameter.value));
    for (const ReportSection &section : report.sections) {
        for (const ReportTable &table : section.tables)
            text += u'\n' + latexTable(section.title, table);
    }
    return text.toUtf8();
}

}  // namespace gainsay
