// SPDX-License-Identifier: GPL-3.0-or-later
// Asks where a new project is to be, by which scheme it works, and who makes it.
#pragma once

#include "ui/pages/home/ProjectMakers.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace gainsay {

class NewProjectDialog : public QDialog {
    Q_OBJECT

public:
    explicit NewProjectDialog(QWidget *parent);

    // It could not be made: says why, and everything typed stays to be mended.
    void showFailure(const Error &error);

Q_SIGNALS:
    // Stays open until somebody calls accept() or showFailure().
    void projectWanted(const gainsay::NewProject &project);

private:
    void describeScheme();
    void chooseFile();
    void check();

    QLineEdit *m_location = nullptr;
    QComboBox *m_scheme = nullptr;
    QLabel *m_description = nullptr;
    QLineEdit *m_person = nullptr;
    QLabel *m_failure = nullptr;
    QPushButton *m_create = nullptr;
};

}  // namespace gainsay
