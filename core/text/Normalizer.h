// SPDX-License-Identifier: GPL-3.0-or-later
// Text as it is compared and searched, never as it is stored or shown.
#pragma once

#include <QString>

namespace gainsay {

// NFKC with case folded: ＡＢＣ, ABC and abc are equal, ｶﾞ and ガ too.
QString foldedText(const QString &text);

}  // namespace gainsay
