// SPDX-License-Identifier: GPL-3.0-or-later
// The files that the sample project is made from; see resources/samples/README.md.
#pragma once

#include "core/base/Json.h"
#include "core/base/Result.h"

#include <QList>

namespace gainsay {

// Path of one of the files, "conversations" for demo-conversations.jsonl. Can be opened like any file.
QString samplePath(const QString &name);

// Its lines.
Result<QList<Json>> sampleRows(const QString &name);

// The field `at` as milliseconds since the epoch.
qint64 sampleTime(const Json &row);

// A text field; empty when missing.
QString sampleText(const Json &row, const char *field);

}  // namespace gainsay
