// SPDX-License-Identifier: GPL-3.0-or-later
// A person's answers held against the right ones, wherever those come from.
#pragma once

#include "core/scheme/Scheme.h"

#include <QStringList>

namespace gainsay {

// The questions answered otherwise than `gold` has it, in the scheme's order. Labels of a file answer some questions
// only; what is not known of an item cannot be answered wrongly.
QStringList wrongQuestions(const Scheme &scheme, const Json &gold, const Json &given);

}  // namespace gainsay
