// SPDX-License-Identifier: GPL-3.0-or-later
// Sections of a report in the window: paragraphs, tables and figures as cards below and beside each other.
#pragma once

#include "core/report/Report.h"

#include <QTimer>
#include <QWidget>

#include <functional>

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
    // have changed they are put into the tables that are there. Many tables are made one after the other, while the
    // window goes on.
    void setSections(const QList<ReportSection> &sections);

Q_SIGNALS:
    // A figure was clicked that counts conversations.
    void figureActivated(const QString &title, const gainsay::ReportTarget &target);

private:
    void addSection(const ReportSection &section);
    void beginSection(const ReportSection &section);
    void makeSome();
    void fill(const QList<ReportSection> &sections);
    QLabel *addText(const QString &kind, const QString &text, QWidget *parent);
    QWidget *makeTable(const ReportTable &table, const QString &heading);
    QWidget *makeFigure(const ReportFigure &figure);

    QVBoxLayout *m_column = nullptr;
    QVBoxLayout *m_section = nullptr;       // of the section that is being made
    QList<std::function<void()>> m_unmade;  // what is still to be made, in order
    QTimer m_next;
    QList<ReportSection> m_shown;
    QList<ReportTableView *> m_tables;  // in the order of sections
    QList<QLabel *> m_texts;            // paragraphs and notes, in the same order
};

}  // namespace gainsay
