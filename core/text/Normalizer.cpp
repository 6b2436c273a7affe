// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/Normalizer.h"

#include <unicode/normalizer2.h>

namespace gainsay {

QString foldedText(const QString &text)
{
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2 *normalizer = icu::Normalizer2::getNFKCCasefoldInstance(status);
    if (U_FAILURE(status))
        return text.toCaseFolded();
    const icu::UnicodeString source(false, reinterpret_cast<const char16_t *>(text.utf16()), int(text.size()));
    const icu::UnicodeString folded = normalizer->normalize(source, status);
    if (U_FAILURE(status))
        return text.toCaseFolded();
    return QString(reinterpret_cast<const QChar *>(folded.getBuffer()), folded.length());
}

}  // namespace gainsay
