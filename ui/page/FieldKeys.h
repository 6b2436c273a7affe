// SPDX-License-Identifier: GPL-3.0-or-later
// Controls on pages whose keys mean something: Enter stays in a field, and leaving it gives the keys back; Space
// stays with a button.
#pragma once

class QLineEdit;
class QPushButton;
class QWidget;

namespace gainsay {

// Enter in the field is the field's own, whatever it means on the page.
void keepReturn(QLineEdit *field);
// Space presses the button that has the focus, whatever it means on the page. The mouse leaves the focus where it is.
void keepSpace(QPushButton *button);
// Escape gives the keys back to the page.
void leaveOnEscape(QLineEdit *field);
// Hands the focus to the page around the field, so that its keys work again.
void leaveField(QWidget *field);

}  // namespace gainsay
