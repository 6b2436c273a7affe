// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers of CDConv's label files and the answers of the scheme cdconv that they stand for.
#pragma once

#include <array>

namespace gainsay {

inline constexpr std::array<const char *, 5> cdconvCategories{"none", "intra", "role", "history", "incoherent"};
inline constexpr std::array<const char *, 4> cdconvPersonas{"unrelated", "attributes", "opinions", "experiences"};
inline constexpr int cdconvHistory = 3;

}  // namespace gainsay
