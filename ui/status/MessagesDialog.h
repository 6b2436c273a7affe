// SPDX-License-Identifier: GPL-3.0-or-later
// The messages of this session, newest first, with what can still be done about them.
#pragma once

#include <QDialog>

class QLabel;
class QPushButton;
class QScrollArea;

namespace gainsay {

class MessageLog;

class MessagesDialog : public QDialog {
    Q_OBJECT

public:
    MessagesDialog(MessageLog &log, QWidget *parent);

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void retranslate();
    void fill();
    QWidget *makeRow(int id);

    MessageLog &m_log;
    QScrollArea *m_scroll = nullptr;
    QPushButton *m_close = nullptr;
};

}  // namespace gainsay
