// SPDX-License-Identifier: GPL-3.0-or-later
// Shown where there is nothing yet: says what to do next, with the button to do it.
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace gainsay {

class EmptyState : public QWidget {
    Q_OBJECT

public:
    explicit EmptyState(QWidget *parent = nullptr);

    // An empty `title` or `action` hides it. `icon` is a name of ui/theme/Icons.h.
    void setContent(const QString &icon, const QString &title, const QString &text, const QString &action = {});

Q_SIGNALS:
    void actionRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void tint();

    QString m_icon;
    QLabel *m_picture = nullptr;
    QLabel *m_title = nullptr;
    QLabel *m_text = nullptr;
    QPushButton *m_action = nullptr;
};

}  // namespace gainsay
