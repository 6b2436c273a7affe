// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a scheme file. A broken one is refused with the path of the fault and what was expected there,
// for example "questions[3].options[1].key: expected one character, found \"ab\"".
#pragma once

#include "core/base/JsonFields.h"
#include "core/base/Result.h"
#include "core/scheme/Scheme.h"

#include <QByteArray>

namespace gainsay {

Result<Scheme> readScheme(QByteArrayView json);

// All that is wrong with it, for who is still writing it; a scheme without any is one that readScheme() takes.
QList<JsonFault> schemeFaults(QByteArrayView json);

// Reads the conditions of a scheme file: {"question", "equals"}, {"all": […]}, {"not": …}, …
Condition readCondition(const Json &value, const QString &path, JsonFaults &faults);

}  // namespace gainsay
