// SPDX-License-Identifier: GPL-3.0-or-later
// How many items to take along, for how long, into which file.
#pragma once

#include "core/service/offline/OfflineCopy.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace gainsay {

class TakeAlongDialog : public QDialog {
    Q_OBJECT

public:
    // `suggested`: a file that does not exist yet.
    TakeAlongDialog(const QString &suggested, QWidget *parent);

Q_SIGNALS:
    void wanted(const QString &file, const gainsay::OfflineRequest &request);

private:
    void chooseFile();
    void submit();

    QSpinBox *m_items = nullptr;
    QSpinBox *m_days = nullptr;
    QLineEdit *m_file = nullptr;
    QLabel *m_message = nullptr;
    QPushButton *m_take = nullptr;
};

}  // namespace gainsay
