// SPDX-License-Identifier: GPL-3.0-or-later
// Finds texts that do not fit where they stand. What is shortened on purpose has its whole text as a tool tip.
#pragma once

#include <QStringList>
#include <QWidget>

namespace gainsay {

QStringList clippedTexts(const QWidget &window);

}  // namespace gainsay
