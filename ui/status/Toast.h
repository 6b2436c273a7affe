// SPDX-License-Identifier: GPL-3.0-or-later
// One message over the page: its words, what can be done about it, and a way to be rid of it. Takes no focus from the
// page when it is clicked; the list of messages offers the same by keyboard.
#pragma once

#include "ui/page/WindowMessage.h"

#include <QFrame>
#include <QTimer>

class QLabel;
class QPushButton;

namespace gainsay {

class Toast : public QFrame {
    Q_OBJECT

public:
    Toast(int id, const WindowMessage &message, QWidget *parent);

    int id() const { return m_id; }
    WindowMessage::Kind kind() const { return m_message.kind; }
    QString text() const;
    QPushButton *actionButton() const { return m_action; }
    // It was told once more: its time begins again.
    void restart();
    int heightAt(int width) const;

Q_SIGNALS:
    void dismissed();
    void actionWanted();
    void timedOut();

protected:
    void changeEvent(QEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void retranslate();
    void rescale();
    void runOut();

    const int m_id;
    const WindowMessage m_message;
    QLabel *m_text = nullptr;
    QPushButton *m_action = nullptr;
    QPushButton *m_close = nullptr;
    QTimer m_time;
};

}  // namespace gainsay
