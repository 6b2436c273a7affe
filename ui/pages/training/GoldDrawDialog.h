// SPDX-License-Identifier: GPL-3.0-or-later
// Which items with known answers a gold set is filled with: where from, how many, by which seed.
#pragma once

#include "core/service/training/GoldDraw.h"
#include "ui/session/ProjectSession.h"

#include <QDialog>

class QComboBox;
class QPushButton;
class QSpinBox;

namespace gainsay {

class GoldDrawDialog : public QDialog {
    Q_OBJECT

public:
    GoldDrawDialog(ProjectSession &session, GoldKind kind, QWidget *parent);

Q_SIGNALS:
    void filled(int added);
    void refused(const Error &error);

private:
    void loadBatches();
    void draw();

    ProjectSession &m_session;
    GoldKind m_kind;
    QComboBox *m_source = nullptr;
    QComboBox *m_batch = nullptr;
    QSpinBox *m_count = nullptr;
    QSpinBox *m_seed = nullptr;
    QPushButton *m_draw = nullptr;
};

}  // namespace gainsay
