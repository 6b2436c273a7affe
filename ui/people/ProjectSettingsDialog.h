// SPDX-License-Identifier: GPL-3.0-or-later
// What the project asks of people and shows them, a revised scheme among it. Nothing changes before Save, and then all
// of it at once.
#pragma once

#include "core/scheme/SchemeLibrary.h"
#include "ui/session/ProjectSession.h"

#include <QDialog>

#include <optional>

class QCheckBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QSpinBox;
class QVBoxLayout;

namespace gainsay {

class ProjectSettingsDialog : public QDialog {
    Q_OBJECT

public:
    ProjectSettingsDialog(ProjectSession &session, QWidget *parent);

Q_SIGNALS:
    // The scheme is to be edited in the window, instead of taking it from a file.
    void studioWanted();

private:
    void build();
    QCheckBox *makeSwitch(const QString &text, bool on);
    QSpinBox *makeNumber(const QString &label, const QString &unit, int lowest, int highest, int value);
    QCheckBox *addSwitch(QFormLayout *form, const QString &text, bool on);
    QSpinBox *addNumber(QFormLayout *form, const QString &label, const QString &unit, int lowest, int highest,
                        int value);
    void addScheme(QFormLayout *form);
    void addButtons(QVBoxLayout *column);
    void askForScheme();
    void takeScheme(Result<LoadedScheme> read);
    void fail(const QString &message);
    ProjectSettings wanted() const;
    void submit();

    ProjectSession &m_session;
    std::optional<LoadedScheme> m_revised;  // takes the place of the scheme with Save
    QLabel *m_scheme = nullptr;
    QCheckBox *m_passwords = nullptr;
    QCheckBox *m_training = nullptr;
    QCheckBox *m_qualification = nullptr;
    QSpinBox *m_tutorialItems = nullptr;
    QSpinBox *m_testItems = nullptr;
    QSpinBox *m_mostWrong = nullptr;
    QSpinBox *m_retry = nullptr;
    QSpinBox *m_hiddenGold = nullptr;
    QCheckBox *m_prelabels = nullptr;
    QSpinBox *m_blind = nullptr;
    QCheckBox *m_metadata = nullptr;
    QSpinBox *m_lease = nullptr;
    QLabel *m_message = nullptr;
    QPushButton *m_save = nullptr;
};

}  // namespace gainsay
