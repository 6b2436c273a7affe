// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/Phrases.h"

#include <QCoreApplication>

namespace gainsay {

QString listing(const QStringList &parts)
{
    return parts.join(QCoreApplication::translate("core", ", ", "between the parts of a list"));
}

QString withValue(const QString &what, const QString &value)
{
    return QCoreApplication::translate("core", "%1: %2", "something and its value").arg(what, value);
}

QString quoted(const QString &words)
{
    return QCoreApplication::translate("core", "“%1”", "words of somebody else").arg(words);
}

}  // namespace gainsay
