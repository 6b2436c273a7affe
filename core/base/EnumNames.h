// SPDX-License-Identifier: GPL-3.0-or-later
// The stored names of an enum in one table, read in both directions.
#pragma once

#include <QString>

#include <array>
#include <optional>
#include <utility>

namespace gainsay {

template <class Enum, size_t N> using EnumNames = std::array<std::pair<Enum, QLatin1StringView>, N>;

template <class Enum, size_t N> QString nameOf(const EnumNames<Enum, N> &names, Enum value)
{
    for (const auto &[candidate, name] : names) {
        if (candidate == value)
            return name;
    }
    return {};
}

template <class Enum, size_t N> std::optional<Enum> valueOf(const EnumNames<Enum, N> &names, const QString &text)
{
    for (const auto &[value, name] : names) {
        if (name == text)
            return value;
    }
    return std::nullopt;
}

}  // namespace gainsay
