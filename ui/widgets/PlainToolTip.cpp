// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/PlainToolTip.h"

#include <QTextDocument>

namespace gainsay {

QString plainToolTip(const QString &text)
{
    return Qt::mightBeRichText(text) ? Qt::convertFromPlainText(text, Qt::WhiteSpaceNormal) : text;
}

}  // namespace gainsay
