// SPDX-License-Identifier: GPL-3.0-or-later
// The reasons of decisions in the language of the window.
#pragma once

#include <QString>

namespace gainsay {

// Of a reason out of decisionReasons(); any other text is given back as it is.
QString reasonTitle(const QString &reason);

}  // namespace gainsay
