// SPDX-License-Identifier: GPL-3.0-or-later
// Below the list while several conversations are chosen: how many, and what can be done with all of them at once.
#pragma once

#include "core/service/bulk/BulkService.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace gainsay {

class SelectionBar : public QWidget {
    Q_OBJECT

public:
    explicit SelectionBar(QWidget *parent = nullptr);

    // `all`: not the rows, but everything that the list shows. Hidden with fewer than two rows.
    void setCount(qint64 rows, qint64 total, bool all);
    // Only for those who plan.
    void setMayAct(bool may);

Q_SIGNALS:
    void wanted(gainsay::BulkAction action);
    void allWanted();
    void noneWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    qint64 m_rows = 0;
    qint64 m_total = 0;
    bool m_all = false;
    QLabel *m_count = nullptr;
    QPushButton *m_everything = nullptr;
    QPushButton *m_nothing = nullptr;
    QList<std::pair<BulkAction, QPushButton *>> m_actions;
};

}  // namespace gainsay
