// SPDX-License-Identifier: GPL-3.0-or-later
// What several people's answers to one conversation differ in.
#pragma once

#include "core/scheme/Scheme.h"

#include <QList>

namespace gainsay {

// Ids of compared questions that were not answered alike, and of evidence in other places.
QStringList differingQuestions(const Scheme &scheme, const QList<Json> &answers);

}  // namespace gainsay
