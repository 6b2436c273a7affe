// SPDX-License-Identifier: GPL-3.0-or-later
// How several raters' answers become one where the scheme lets them vote instead of agree.
#pragma once

#include "core/scheme/Scheme.h"

#include <QList>

#include <optional>

namespace gainsay {

// The final answers under a vote, majority or median rule; none if the vote settles nothing.
// They hold the winning value, and of the other compared questions what more than half of its voters gave.
std::optional<Json> resolveByVote(const Scheme &scheme, const QList<Json> &answers);

}  // namespace gainsay
