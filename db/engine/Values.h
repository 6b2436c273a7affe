// SPDX-License-Identifier: GPL-3.0-or-later
// How the stores of people's work write what has no type of its own in the schema.
#pragma once

#include "core/base/Result.h"

#include <QString>

#include <optional>

namespace gainsay {

// A time or a text that means "none" when it is 0 or empty is stored as NULL.
inline std::optional<qint64> orNull(qint64 time)
{
    return time == 0 ? std::nullopt : std::optional(time);
}
inline std::optional<QString> orNull(const QString &text)
{
    return text.isEmpty() ? std::nullopt : std::optional(text);
}

// For statements of which only the success matters.
template <class T> Result<void> succeeded(const Result<T> &result)
{
    return result ? Result<void>() : Result<void>(result.error());
}

}  // namespace gainsay
