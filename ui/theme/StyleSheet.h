// SPDX-License-Identifier: GPL-3.0-or-later
// The application's style sheet, made from the template style.qss by naming tones and scaling pixels.
#pragma once

#include "ui/theme/Palette.h"

namespace gainsay {

QString styleSheet(const Palette &palette, double zoom);

}  // namespace gainsay
