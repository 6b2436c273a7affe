// SPDX-License-Identifier: GPL-3.0-or-later
// Asks who is going to label, by which scheme, and where the project is to be. Everything but the name is filled in.
#pragma once

#include "ui/pages/home/ProjectMakers.h"

#include <QDialog>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QRadioButton;

namespace gainsay {

class NewProjectDialog : public QDialog {
    Q_OBJECT

public:
    explicit NewProjectDialog(QWidget *parent);

    // A scheme that is no shipped one, by its file: it is chosen.
    void chooseScheme(const QString &path);
    // It could not be made: says why, and everything typed stays to be mended.
    void showFailure(const Error &error);

Q_SIGNALS:
    // Stays open until somebody calls accept() or showFailure().
    void projectWanted(const gainsay::NewProject &project);
    // None of these tasks fits: one is to be made, beginning with that scheme.
    void ownTaskWanted(const QString &scheme);

private:
    void addPeople(QFormLayout *form);
    void addScheme(QFormLayout *form);
    void addSchemes(const QString &heading, const QStringList &idsOrPaths);
    void addPlace(QFormLayout *form);
    static QString freePlace();
    void describeScheme();
    void describeWho();
    void chooseFile();
    void check();

    QLineEdit *m_location = nullptr;
    QComboBox *m_scheme = nullptr;
    QLabel *m_description = nullptr;
    QRadioButton *m_alone = nullptr;
    QRadioButton *m_team = nullptr;
    QLabel *m_who = nullptr;
    QLineEdit *m_person = nullptr;
    QLabel *m_failure = nullptr;
    QPushButton *m_create = nullptr;
};

}  // namespace gainsay
