// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of figures below each other; choosing a row filters the list to what lies behind it.
#pragma once

#include "core/errors/figures/StudyTable.h"

#include <QScrollArea>

namespace gainsay {

class StudyTableView : public QScrollArea {
    Q_OBJECT

public:
    explicit StudyTableView(QWidget *parent = nullptr);

    void setTables(const QList<StudyTable> &tables);
    // Instead of tables: why there are none, and what to do.
    void setMessage(const QString &text);
    const QList<StudyTable> &tables() const { return m_tables; }

Q_SIGNALS:
    void filterChosen(const gainsay::ErrorFilter &filter);
    void rowChosen(int table, int row);

private:
    void replace(QWidget *content);

    QList<StudyTable> m_tables;
};

}  // namespace gainsay
