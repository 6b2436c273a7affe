// SPDX-License-Identifier: GPL-3.0-or-later
// The models whose predictions the project has, where each is from, and the removal of one that was imported: asked
// for once, told what goes with it, and only then done. GUI thread only.
#pragma once

#include "core/errors/table/PredictionRuns.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QTableWidget;

namespace gainsay {

class RunsDialog : public QDialog {
    Q_OBJECT

public:
    // `chosen` is the run that is marked first.
    RunsDialog(const QList<RunUse> &uses, const QString &chosen, QWidget *parent);

Q_SIGNALS:
    void removalConfirmed(const QString &run);

private:
    void build();
    void fill(const QString &chosen);
    const RunUse *marked() const;
    void showMarked();
    void ask();
    static QString consequences(const RunUse &use);

    QList<RunUse> m_uses;
    QTableWidget *m_table = nullptr;
    QLabel *m_text = nullptr;
    QPushButton *m_keep = nullptr;
    QPushButton *m_remove = nullptr;
    bool m_asked = false;
};

}  // namespace gainsay
