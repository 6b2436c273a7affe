// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/rows/ImportReader.h"

#include "core/base/TranslatableText.h"

namespace gainsay {

QString RowError::message() const
{
    return field.isEmpty()
               ? TranslatableText::translate("io", "line %1: %2").arg(QString::number(line), reason)
               : TranslatableText::translate("io", "line %1, %2: %3").arg(QString::number(line), field, reason);
}

}  // namespace gainsay
