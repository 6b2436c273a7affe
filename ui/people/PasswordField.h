// SPDX-License-Identifier: GPL-3.0-or-later
// A line for a password. Qt does not tell whether Caps Lock is on, but letters give it away: capitals without Shift, or
// small ones with it.
#pragma once

#include <QLineEdit>

class QLabel;

namespace gainsay {

class PasswordField : public QLineEdit {
    Q_OBJECT

public:
    explicit PasswordField(const QString &name, QWidget *parent = nullptr);

Q_SIGNALS:
    void capsLockGuessed(bool on);

protected:
    void keyPressEvent(QKeyEvent *event) override;
};

// Says so while Caps Lock seems to be on in one of the fields; hidden otherwise.
QLabel *makeCapsLockNote(const QList<PasswordField *> &fields, QWidget *parent);

}  // namespace gainsay
