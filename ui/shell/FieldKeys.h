// SPDX-License-Identifier: GPL-3.0-or-later
// Text fields on pages whose keys mean something: Enter stays in the field, and leaving it gives the keys back.
#pragma once

class QLineEdit;
class QWidget;

namespace gainsay {

// Enter in the field is the field's own, whatever it means on the page.
void keepReturn(QLineEdit *field);
// Escape gives the keys back to the page.
void leaveOnEscape(QLineEdit *field);
// Hands the focus to the page around the field, so that its keys work again.
void leaveField(QWidget *field);

}  // namespace gainsay
