// SPDX-License-Identifier: GPL-3.0-or-later
// Filters by number: from and to for each thing that is counted or measured; what is left empty does not restrict.
#pragma once

#include "core/errors/table/ErrorFilter.h"

#include <QDialog>
#include <QList>

class QLineEdit;

namespace gainsay {

class RangeDialog : public QDialog {
    Q_OBJECT

public:
    // Confidence and margin are those of `run`; empty: there is no model.
    RangeDialog(const ErrorFilter &filter, const QString &run, QWidget *parent = nullptr);

Q_SIGNALS:
    void chosen(const gainsay::ErrorFilter &filter);

private:
    struct Row {
        QLineEdit *low = nullptr;
        QLineEdit *high = nullptr;
        NumberRange ErrorFilter::*member = nullptr;  // null: the run's
        NumberRange RunCondition::*runMember = nullptr;
    };

    Row addRow(class QGridLayout *grid, const QString &title, const NumberRange &range);
    void take();

    ErrorFilter m_filter;
    QString m_run;
    QList<Row> m_rows;
};

}  // namespace gainsay
