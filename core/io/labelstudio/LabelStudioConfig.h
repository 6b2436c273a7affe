// SPDX-License-Identifier: GPL-3.0-or-later
// The labelling configuration that shows a scheme's questions in Label Studio.
#pragma once

#include "core/scheme/Scheme.h"

#include <QByteArray>

namespace gainsay {

QByteArray labelStudioConfig(const Scheme &scheme);

}  // namespace gainsay
