// SPDX-License-Identifier: GPL-3.0-or-later
// Asks whether an accepted label is to be decided again, and why: whoever decides reads the reason.
#pragma once

#include <QDialog>

namespace gainsay {

class ReopenDialog : public QDialog {
    Q_OBJECT

public:
    // `reason` is proposed.
    ReopenDialog(const QString &reason, QWidget *parent);

Q_SIGNALS:
    void confirmed(const QString &reason);
};

}  // namespace gainsay
