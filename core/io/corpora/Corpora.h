// SPDX-License-Identifier: GPL-3.0-or-later
// The files of the four studies whose schemes are shipped.
#pragma once

#include "core/io/format/ImportFormat.h"

namespace gainsay {

extern const ImportFormat cdconvFormat;
extern const ImportFormat rgmFormat;
extern const ImportFormat mutualFormat;
extern const ImportFormat crpFormat;

}  // namespace gainsay
