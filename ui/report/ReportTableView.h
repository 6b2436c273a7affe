// SPDX-License-Identifier: GPL-3.0-or-later
// A table of a report in the window: as tall as its rows, numbers to the right, why a figure is missing on pointing.
#pragma once

#include "core/report/Report.h"

#include <QAbstractTableModel>
#include <QHash>
#include <QTableView>

namespace gainsay {

class WrappingHeader;

class ReportTableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    // The figure without its interval, and the interval alone: see StackedFigures.
    enum Role { FigureRole = Qt::UserRole, IntervalRole };

    using QAbstractTableModel::QAbstractTableModel;

    // Other figures in a table of the same shape leave the current cell and the scroll position where they are.
    void setTable(const ReportTable &table);
    const ReportTable &table() const { return m_table; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    // Columns of words stand to the left, also where a word is missing; columns of figures to the right.
    bool holdsWords(int column) const { return m_holdsWords.value(column, true); }

private:
    ReportTable m_table;
    QList<bool> m_holdsWords;  // by column
};

class ReportTableView : public QTableView {
    Q_OBJECT

public:
    explicit ReportTableView(QWidget *parent = nullptr);

    void setTable(const ReportTable &table);
    const ReportTable &table() const { return m_model.table(); }
    // Further rows are scrolled.
    void setMostRows(int rows);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    // A row was clicked or chosen with Enter.
    void cellActivated(int row, int column);
    // … and the cell, or else its row, counts conversations: "row, column: text".
    void figureActivated(const QString &title, const gainsay::ReportTarget &target);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    int sizeHintForColumn(int column) const override;

private:
    int contentHeight() const;
    void spreadColumns();
    int missingRoom(bool wrapped) const;
    void narrowColumns(int pixels);
    void activate(const QModelIndex &index);
    int widestOf(int column) const;

    ReportTableModel m_model;
    WrappingHeader *m_headings = nullptr;
    int m_mostRows = 16;
    mutable QHash<int, int> m_columnWidths;  // measured since the table or the font changed
};

}  // namespace gainsay
