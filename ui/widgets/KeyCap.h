// SPDX-License-Identifier: GPL-3.0-or-later
// Keys as they are drawn on options and in hints, and as buttons name them.
#pragma once

#include "ui/theme/Palette.h"

#include <QRectF>
#include <QSize>
#include <QString>

class QPainter;
class QAction;
class QPushButton;

namespace gainsay {

QSize keyCapSize(const QString &key);
void paintKeyCap(QPainter &painter, const QRectF &rect, const Palette &palette, const QString &key);

// A key in a few letters, as buttons and hints show it; empty if the action has none.
QString keyName(const QAction *action);
// The text with the key of `action` behind it, also after somebody has chosen another key.
void setTextWithKey(QPushButton *button, const QString &text, QAction *action);

}  // namespace gainsay
