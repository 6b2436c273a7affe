// SPDX-License-Identifier: GPL-3.0-or-later
// What the tabs of the Team page are laid out with.
#pragma once

class QVBoxLayout;
class QWidget;

namespace gainsay {

// A column of cards that fills `tab` and scrolls where the window is small.
QVBoxLayout *scrollingColumn(QWidget *tab);

}  // namespace gainsay
