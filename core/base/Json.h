// SPDX-License-Identifier: GPL-3.0-or-later
// JSON as used everywhere: keys are sorted, so that equal values have equal text.
#pragma once

#include "core/base/Result.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <nlohmann/json.hpp>

namespace gainsay {

using Json = nlohmann::json;

// Parses without throwing; an error names the byte and what was expected there.
// Nesting deeper than 200 levels is refused, so that no input can exhaust the stack.
Result<Json> parseJson(QByteArrayView text);

// Compact UTF-8 without escapes for printable characters; invalid UTF-8 is replaced, never thrown at.
QByteArray dumpJson(const Json &value);
// The same, indented by two, for files that people read.
QByteArray dumpJsonPretty(const Json &value);

// A list of texts; an empty one is [].
Json jsonTexts(const QStringList &texts);

inline std::string toUtf8(const QString &text)
{
    return text.toStdString();
}
inline QString fromUtf8(const std::string &text)
{
    return QString::fromStdString(text);
}

}  // namespace gainsay
