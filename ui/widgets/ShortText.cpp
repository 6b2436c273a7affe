// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/ShortText.h"

namespace gainsay {

QString shortened(const QString &text, int most)
{
    if (text.size() <= most)
        return text;
    const bool pair = text.at(most - 1).isHighSurrogate();
    return text.left(pair ? most - 1 : most) + u'…';
}

}  // namespace gainsay
