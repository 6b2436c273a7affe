// SPDX-License-Identifier: GPL-3.0-or-later
// Buttons that say which key does the same.
#pragma once

#include <QString>

class QAction;
class QPushButton;

namespace gainsay {

// A key in a few letters, as buttons and hints show it; empty if the action has none.
QString keyName(const QAction *action);
// The text with the key of `action` behind it, also after somebody has chosen another key.
void setTextWithKey(QPushButton *button, const QString &text, QAction *action);

}  // namespace gainsay
