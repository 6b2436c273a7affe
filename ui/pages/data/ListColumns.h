// SPDX-License-Identifier: GPL-3.0-or-later
// Which columns a list shows and in which order: chosen in the menu of its header, dragged with the mouse, and kept.
#pragma once

#include "core/base/Json.h"

#include <QObject>

class QMenu;
class QTableView;

namespace gainsay {

class PriorityColumns;

class ListColumns : public QObject {
    Q_OBJECT

public:
    // The column `main` always stays.
    ListColumns(QTableView *table, PriorityColumns *fitting, int main);

    // As it was kept; anything else shows what fits.
    void restore(const Json &kept);
    Json kept() const;
    // By key; the header's own menu comes up by mouse.
    void openMenu();

Q_SIGNALS:
    void changed();

private:
    void fill(QMenu *menu);
    void toggle(int column, bool shown);
    QList<int> shown() const;

    QTableView *m_table;
    PriorityColumns *m_fitting;
    int m_main;
    bool m_restoring = false;
    bool m_chosen = false;  // by a person; else what fits
};

}  // namespace gainsay
