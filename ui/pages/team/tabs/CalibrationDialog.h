// SPDX-License-Identifier: GPL-3.0-or-later
// Makes a calibration set: which items, how many, by which seed, and who annotates them. Opened by the supervisor's
// desk, and by whoever has items to compare people on.
#pragma once

#include "core/service/supervise/CalibrationService.h"
#include "ui/session/ProjectSession.h"

#include <QDialog>

class QComboBox;
class QDialogButtonBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace gainsay {

class PeopleChoice;

class CalibrationDialog : public QDialog {
    Q_OBJECT

public:
    // `items`: external ids chosen already; empty: they are drawn.
    CalibrationDialog(ProjectSession &session, const QStringList &items, QWidget *parent);

Q_SIGNALS:
    void made(const gainsay::CalibrationSet &set);

private:
    void layOut();
    void loadBatches();
    void make();
    CalibrationRequest request() const;
    void showWhetherReady();

    ProjectSession &m_session;
    QStringList m_items;
    QLineEdit *m_name = nullptr;
    QComboBox *m_source = nullptr;
    QComboBox *m_batch = nullptr;
    QComboBox *m_label = nullptr;
    QSpinBox *m_size = nullptr;
    QLineEdit *m_seed = nullptr;
    PeopleChoice *m_people = nullptr;
    QLabel *m_refusal = nullptr;
    QDialogButtonBox *m_buttons = nullptr;
};

}  // namespace gainsay
