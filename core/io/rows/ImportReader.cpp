// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/rows/ImportReader.h"

#include <QCoreApplication>

namespace gainsay {

QString RowError::message() const
{
    return field.isEmpty()
               ? QCoreApplication::translate("io", "line %1: %2").arg(QString::number(line), reason)
               : QCoreApplication::translate("io", "line %1, %2: %3").arg(QString::number(line), field, reason);
}

}  // namespace gainsay
