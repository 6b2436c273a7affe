// SPDX-License-Identifier: GPL-3.0-or-later
// Knows whether an input method is composing. While it is, single keys belong to it: shortcuts stay silent.
#pragma once

#include <QObject>

namespace gainsay {

class InputMethodWatch : public QObject {
    Q_OBJECT

public:
    // Watches every widget of the application.
    explicit InputMethodWatch(QObject *application);

    bool isComposing() const { return m_composing; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool m_composing = false;
};

}  // namespace gainsay
