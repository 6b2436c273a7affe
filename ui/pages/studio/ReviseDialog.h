// SPDX-License-Identifier: GPL-3.0-or-later
// The scheme becomes the project's next version: says first what that makes of people's answers, question by question,
// and then does it as one step on record.
#pragma once

#include "core/service/project/SchemeService.h"
#include "ui/session/ProjectSession.h"

#include <QDialog>

class QCheckBox;
class QLabel;
class QPushButton;
class QTableWidget;

namespace gainsay {

class ReviseDialog : public QDialog {
    Q_OBJECT

public:
    ReviseDialog(ProjectSession &session, const LoadedScheme &revised, QWidget *parent);

Q_SIGNALS:
    void revised(const gainsay::SchemeChange &change);

private:
    void count();
    void tell(const SchemeChange &change);
    void fill(const SchemeChange &change);
    void apply();
    void fail(const Error &error);

    ProjectSession &m_session;
    LoadedScheme m_revised;
    QLabel *m_summary = nullptr;
    QTableWidget *m_table = nullptr;
    QCheckBox *m_again = nullptr;
    QLabel *m_locked = nullptr;
    QLabel *m_failure = nullptr;
    QPushButton *m_apply = nullptr;
};

}  // namespace gainsay
