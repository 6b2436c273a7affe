// SPDX-License-Identifier: GPL-3.0-or-later
// A report set as a text document for paper.
#pragma once

#include "core/report/Report.h"

#include <QColor>
#include <QFont>
#include <QSizeF>

#include <memory>

class QPainter;
class QPagedPaintDevice;
class QTextDocument;

namespace gainsay {

// Laid out for the device, in pages of that size (in its dots).
std::unique_ptr<QTextDocument> reportDocument(const Report &report, QPagedPaintDevice &device, const QSizeF &page);
void drawReport(const QTextDocument &document, QPainter &painter, const QRectF &visible);

QFont reportFont(double points, QFont::Weight weight = QFont::Normal);
QColor reportMuted();

}  // namespace gainsay
