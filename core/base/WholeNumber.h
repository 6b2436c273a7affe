// SPDX-License-Identifier: GPL-3.0-or-later
// The whole number that a JSON value holds, if it is one within the limits. nlohmann's own comparisons and conversions
// wrap around with numbers that do not fit.
#pragma once

#include "core/base/Json.h"

#include <limits>
#include <optional>

namespace gainsay {

inline std::optional<int> wholeNumber(const Json &value, int lowest = std::numeric_limits<int>::min(),
                                      int highest = std::numeric_limits<int>::max())
{
    if (!value.is_number_integer() ||
        (value.is_number_unsigned() && value.get<quint64>() > quint64(std::numeric_limits<int>::max())))
        return std::nullopt;
    const qint64 number = value.get<qint64>();
    return number >= lowest && number <= highest ? std::optional(int(number)) : std::nullopt;
}

}  // namespace gainsay
