// SPDX-License-Identifier: GPL-3.0-or-later
// A key as it is drawn on options and in hints.
#pragma once

#include "ui/theme/Palette.h"

#include <QRectF>
#include <QSize>

class QPainter;

namespace gainsay {

QSize keyCapSize(const QString &key);
void paintKeyCap(QPainter &painter, const QRectF &rect, const Palette &palette, const QString &key);

}  // namespace gainsay
