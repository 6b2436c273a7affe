// SPDX-License-Identifier: GPL-3.0-or-later
// What a scheme asks, without its words: other words may make a question clearer, but not another question. Pure.
#pragma once

#include "core/base/Json.h"

namespace gainsay {

// `scheme` without titles, definitions, help, headings and guidelines, and without what only the window shows: keys and
// colours.
Json schemeSubstance(Json scheme);

// Whether answers under the one scheme are answers under the other; both as text.
bool asksTheSame(QByteArrayView scheme, QByteArrayView other);

}  // namespace gainsay
