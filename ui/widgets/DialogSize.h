// SPDX-License-Identifier: GPL-3.0-or-later
// How large a dialog opens: as it is wanted, but never larger than the screen, where its buttons would be out of reach.
#pragma once

#include <QSize>

class QScrollArea;
class QWidget;

namespace gainsay {

void resizeWithinScreen(QWidget *dialog, const QSize &wanted);

// Puts `content` into an area that scrolls where the dialog is too low for it.
QScrollArea *makeScrolling(QWidget *content, QWidget *parent);
// Opens the dialog so that all of what scrolls in it is in sight, if the screen has the room.
void showWhole(QWidget *dialog, const QScrollArea *area);

}  // namespace gainsay
