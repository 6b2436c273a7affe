// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/ShortText.h"

namespace gainsay {

QString shortened(const QString &text)
{
    constexpr int longestLine = 80;
    if (text.size() <= longestLine)
        return text;
    const bool pair = text.at(longestLine - 1).isHighSurrogate();
    return text.left(pair ? longestLine - 1 : longestLine) + u'…';
}

}  // namespace gainsay
