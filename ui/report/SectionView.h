// SPDX-License-Identifier: GPL-3.0-or-later
// Sections of a report in the window: paragraphs, tables and figures as cards below and beside each other.
#pragma once

#include "core/report/Report.h"

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace gainsay {

class ReportTableView;

// The same without figures, for a page that draws them itself.
QList<ReportSection> tablesOf(QList<ReportSection> sections);

class SectionView : public QWidget {
    Q_OBJECT

public:
    explicit SectionView(QWidget *parent = nullptr);

    // A live page keeps its focus and scroll position: nothing is touched if nothing changed, and where only figures
    // have changed they are put into the tables that are there.
    void setSections(const QList<ReportSection> &sections);

Q_SIGNALS:
    // A figure was clicked that counts conversations.
    void figureActivated(const QString &title, const gainsay::ReportTarget &target);

private:
    void addSection(const ReportSection &section);
    void fill(const QList<ReportSection> &sections);
    QLabel *addText(const QString &kind, const QString &text, QWidget *parent);
    QWidget *makeTable(const ReportTable &table);
    QWidget *makeFigure(const ReportFigure &figure);

    QVBoxLayout *m_column = nullptr;
    QList<ReportSection> m_shown;
    QList<ReportTableView *> m_tables;  // in the order of sections
    QList<QLabel *> m_texts;            // paragraphs and notes, in the same order
};

}  // namespace gainsay
