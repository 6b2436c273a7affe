// SPDX-License-Identifier: GPL-3.0-or-later
// Empties a layout whose content is made again. The widgets go later: one of them may have asked for it.
#pragma once

class QLayout;

namespace gainsay {

void clearLayout(QLayout *layout);

}  // namespace gainsay
