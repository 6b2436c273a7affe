// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps the main column of a table readable: when there is little room, the least important columns are hidden.
#pragma once

#include <QHash>
#include <QList>
#include <QObject>

#include <optional>

class QTableView;

namespace gainsay {

class PriorityColumns : public QObject {
    Q_OBJECT

public:
    struct Column {
        int index = 0;
        int width = 0;  // at 100 %
    };

    // `main` takes what is left, at least `mainWidth` at 100 %; `others` come with the most important first.
    PriorityColumns(QTableView *table, int main, int mainWidth, const QList<Column> &others);

    // Makes room for what stands in a column now; until the language changes it becomes no narrower again.
    void makeRoom(int index, int pixels);
    // The same, but only with what is left when every column has its first width: no column is hidden for it.
    void offerRoom(int index, int pixels);
    // Exactly these, whether or not they fit; none: as many as fit.
    void setChosen(const std::optional<QList<int>> &columns);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fit();
    int firstWidth(const Column &column) const;

    QTableView *m_table;
    int m_main;
    int m_mainWidth;
    QList<Column> m_others;
    std::optional<QList<int>> m_chosen;
    QHash<int, int> m_needs;   // pixels by column
    QHash<int, int> m_offers;  // pixels by column
};

}  // namespace gainsay
