// SPDX-License-Identifier: GPL-3.0-or-later
// Text from data as a tool tip. Qt takes what looks like markup for it, and would show escaped markup with its escapes.
#pragma once

#include <QString>

namespace gainsay {

// What shows `text` letter by letter, whatever it holds.
QString plainToolTip(const QString &text);

}  // namespace gainsay
