// SPDX-License-Identifier: GPL-3.0-or-later
// The columns of a file, one row each: its name, what it is (picked from a list), and samples of what stands in it.
#pragma once

#include "core/io/format/SampleColumns.h"
#include "core/io/rows/ColumnMapping.h"
#include "core/scheme/Scheme.h"

#include <QWidget>

class QCheckBox;
class QTableWidget;

namespace gainsay {

class ColumnPicker : public QWidget {
    Q_OBJECT

public:
    explicit ColumnPicker(QWidget *parent = nullptr);

    // `isTable`: whether the first row names the columns can be asked.
    void show(const QList<SampleColumn> &columns, bool isTable, const ColumnMapping &mapping, const Scheme &scheme);

Q_SIGNALS:
    void picked(const gainsay::ColumnMapping &mapping);

private:
    void fillRow(int row, const SampleColumn &column);

    ColumnMapping m_mapping;
    Scheme m_scheme;
    int m_columns = 0;
    QCheckBox *m_header = nullptr;
    QTableWidget *m_table = nullptr;
};

}  // namespace gainsay
