// SPDX-License-Identifier: GPL-3.0-or-later
// Gives the keyboard to the page when what had it is gone (a button that led on, a row that was settled): while nothing
// in the window has the focus, none of its keys is heard.
#pragma once

#include <QObject>

#include <functional>

class QWidget;

namespace gainsay {

class FocusKeeper : public QObject {
    Q_OBJECT

public:
    // `heir` says who is to have it now.
    FocusKeeper(QWidget *window, std::function<QWidget *()> heir);

private:
    void giveOn();

    QWidget *m_window;
    std::function<QWidget *()> m_heir;
};

}  // namespace gainsay
