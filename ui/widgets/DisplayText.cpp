// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/DisplayText.h"

#include "ui/theme/Theme.h"

#include <QDateTime>
#include <QFontMetrics>
#include <QTextDocument>

using namespace Qt::StringLiterals;

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

QString dateText(const QDate &date)
{
    return date.toString(Qt::ISODate);
}

QString dateText(qint64 ms)
{
    return dateText(QDateTime::fromMSecsSinceEpoch(ms).date());
}

QString momentText(qint64 ms)
{
    return QDateTime::fromMSecsSinceEpoch(ms).toString(u"yyyy-MM-dd HH:mm"_s);
}

QString plainToolTip(const QString &text)
{
    return Qt::mightBeRichText(text) ? Qt::convertFromPlainText(text, Qt::WhiteSpaceNormal) : text;
}

}  // namespace gainsay
