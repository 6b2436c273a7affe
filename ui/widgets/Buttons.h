// SPDX-License-Identifier: GPL-3.0-or-later
// The kinds of buttons: primary for the one thing to do, plain beside it, quiet, link, pill and danger.
#pragma once

#include <QPushButton>

class QMenu;

namespace gainsay {

enum class ButtonKind { Plain, Primary, Danger, Quiet, Link, Pill };

// Text from data on a button or in a menu, where an ampersand would be taken for a mnemonic.
QString plainCaption(QString text);
QPushButton *makeButton(ButtonKind kind, const QString &text, QWidget *parent = nullptr);
void setButtonKind(QPushButton *button, ButtonKind kind);
// A pill that opens a menu, as in the header bar.
QPushButton *makeMenuPill(QMenu *menu, QWidget *parent = nullptr);

}  // namespace gainsay
