// SPDX-License-Identifier: GPL-3.0-or-later
// The beginning of a long text, for rows of lists.
#pragma once

#include <QString>

namespace gainsay {

// Cut after `most` letters, never in the middle of a character.
QString shortened(const QString &text, int most);
// Cut so that it takes at most `most` pixels at 100 %, in letters of `fontSize`.
QString shortenedTo(const QString &text, int most, int fontSize);

}  // namespace gainsay
