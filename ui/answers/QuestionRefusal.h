// SPDX-License-Identifier: GPL-3.0-or-later
// Why a question is not asked now, in words.
#pragma once

#include "core/scheme/Scheme.h"

namespace gainsay {

// Whether the key opens the question or chooses one of its options. Options of a closed list have no keys.
bool hasKey(const Question &question, const QString &key);
// "“Evidence” is asked only if “Category of b2” is Role confusion or History contradiction."
QString refusalOf(const Scheme &scheme, const Question &question, const QString &language);

}  // namespace gainsay
