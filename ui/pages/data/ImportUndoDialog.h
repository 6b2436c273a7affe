// SPDX-License-Identifier: GPL-3.0-or-later
// The imports of the project, newest first: one that nobody has touched anything of can be taken back.
#pragma once

#include "core/service/bulk/ImportUndo.h"
#include "ui/session/ProjectSession.h"

#include <QDialog>

class QLabel;
class QListWidget;
class QPushButton;

namespace gainsay {

class ImportUndoDialog : public QDialog {
    Q_OBJECT

public:
    ImportUndoDialog(ProjectSession &session, QWidget *parent);

Q_SIGNALS:
    void wanted(const gainsay::PastImport &import);

private:
    void show(const QList<PastImport> &imports);
    void check();

    ProjectSession &m_session;
    QList<PastImport> m_imports;
    QListWidget *m_list = nullptr;
    QLabel *m_message = nullptr;
    QPushButton *m_take = nullptr;
    Epoch m_chosen;  // what was asked of another import is dropped
};

}  // namespace gainsay
