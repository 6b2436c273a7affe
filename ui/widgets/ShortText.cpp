// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/ShortText.h"

#include "ui/theme/Theme.h"

#include <QFontMetrics>

namespace gainsay {

QString shortened(const QString &text, int most)
{
    if (text.size() <= most)
        return text;
    const bool pair = text.at(most - 1).isHighSurrogate();
    return text.left(pair ? most - 1 : most) + u'…';
}

QString shortenedTo(const QString &text, int most, int fontSize)
{
    return QFontMetrics(zoomedFont(fontSize)).elidedText(text, Qt::ElideRight, zoomed(most));
}

}  // namespace gainsay
