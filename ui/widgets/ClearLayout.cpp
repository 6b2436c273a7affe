// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/ClearLayout.h"

#include <QLayout>
#include <QWidget>

namespace gainsay {

void clearLayout(QLayout *layout)
{
    while (QLayoutItem *item = layout->takeAt(0)) {
        if (item->widget())
            item->widget()->deleteLater();
        delete item;
    }
}

}  // namespace gainsay
