// SPDX-License-Identifier: GPL-3.0-or-later
// A word through the desktop's notification service; silent where there is none.
#pragma once

#include <QString>

namespace gainsay {

void notifyDesktop(const QString &text);

}  // namespace gainsay
