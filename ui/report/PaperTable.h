// SPDX-License-Identifier: GPL-3.0-or-later
// A table on paper: columns as wide as they need to be, broken between rows, its headings repeated on every page. One
// that is too wide is set in parts below each other, each with the columns that name the rows.
#pragma once

#include "core/report/Report.h"
#include "ui/report/PaperFlow.h"

namespace gainsay {

class PaperTable {
public:
    PaperTable(PaperFlow &flow, const ReportTable &table);

    void draw();
    // What must stand on one page from its title on.
    double keptTogether();

private:
    void choosePart(qsizetype &next);
    double partHeight(QList<double> &heights) const;
    void drawPart();
    QList<qsizetype> namingColumns() const;
    double partWidth(const QList<qsizetype> &columns) const;
    enum class Row { Head, Cells };

    void measure();
    void squeeze(double room);
    const PaperText &lookOf(Row row) const { return row == Row::Head ? m_headLook : m_cellLook; }
    double rowHeight(const QStringList &words, Row row) const;
    void drawRow(const QStringList &words, Row row, double height);
    void drawHead(bool again);
    QStringList wordsOf(qsizetype row) const;
    double tableWidth() const;

    PaperFlow &m_flow;
    const ReportTable &m_table;
    PaperText m_cellLook;
    PaperText m_headLook;
    double m_padding;          // left and right of a cell
    QList<double> m_widths;    // with padding
    QList<double> m_longest;   // the longest word, which is not broken
    QList<bool> m_numbers;     // to the right
    QList<qsizetype> m_shown;  // the columns of the part that is being set
};

}  // namespace gainsay
