// SPDX-License-Identifier: GPL-3.0-or-later
// Whose open work goes to whom: all of it, or that of one batch.
#pragma once

#include "core/service/plan/AssignService.h"
#include "core/service/supervise/WorkloadService.h"

#include <QDialog>

class QComboBox;

namespace gainsay {

class HandOverDialog : public QDialog {
    Q_OBJECT

public:
    HandOverDialog(const WorkloadStanding &standing, UserId from, QWidget *parent);

Q_SIGNALS:
    void chosen(const gainsay::HandOver &request);

private:
    UserId m_from;
    QComboBox *m_batch = nullptr;
    QComboBox *m_to = nullptr;
};

}  // namespace gainsay
