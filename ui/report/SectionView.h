// SPDX-License-Identifier: GPL-3.0-or-later
// Sections of a report in the window: paragraphs, tables and figures as cards below and beside each other.
#pragma once

#include "core/report/Report.h"

#include <QWidget>

class QVBoxLayout;

namespace gainsay {

class SectionView : public QWidget {
    Q_OBJECT

public:
    explicit SectionView(QWidget *parent = nullptr);

    // Nothing is touched if nothing changed, so that a live page keeps its focus and scroll position.
    void setSections(const QList<ReportSection> &sections);

Q_SIGNALS:
    // A figure was clicked that counts conversations.
    void figureActivated(const QString &title, const gainsay::ReportTarget &target);

private:
    void addSection(const ReportSection &section);
    QWidget *makeTable(const ReportTable &table);
    QWidget *makeFigure(const ReportFigure &figure);

    QVBoxLayout *m_column = nullptr;
    QList<ReportSection> m_shown;
};

}  // namespace gainsay
