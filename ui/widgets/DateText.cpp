// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/DateText.h"

#include <QDateTime>

namespace gainsay {

using namespace Qt::StringLiterals;

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

}  // namespace gainsay
