// SPDX-License-Identifier: GPL-3.0-or-later
// The program's own line icons (resources/icons), drawn in any colour and size.
#pragma once

#include <QColor>
#include <QIcon>
#include <QPixmap>
#include <QString>

namespace gainsay {

// `name` without ending; drawn sharp for that device pixel ratio.
QPixmap tintedPixmap(const QString &name, const QColor &color, int size, qreal devicePixelRatio);
QIcon tintedIcon(const QString &name, const QColor &color, int size = 20);

}  // namespace gainsay
