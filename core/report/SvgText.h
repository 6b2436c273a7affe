// SPDX-License-Identifier: GPL-3.0-or-later
// Marks of an SVG drawing as text. Colours are written as #rrggbb, which every reader of SVG knows.
#pragma once

#include <QString>

namespace gainsay::svg {

// Print colours, told apart by lightness too, so that they survive a grey printer.
QString seriesColour(qsizetype series);
// From nearly white (0) to dark (1).
QString heatColour(double strength);

struct TextStyle {
    const char *anchor = "start";  // start, middle, end
    const char *colour = "#1c2330";
    double size = 12.0;
    bool bold = false;
};

QString text(double x, double y, const QString &words, const TextStyle &style = {});
QString line(double x1, double y1, double x2, double y2, const QString &colour, double width = 1.0);
QString rect(double x, double y, double width, double height, const QString &colour, double radius = 0.0);
QString circle(double x, double y, double radius, const QString &colour);
QString number(double value);

// How wide words are at 12 px, near enough to leave room for them; wide characters count double.
double widthOf(const QString &words);
// Shortened with an ellipsis to about that width.
QString shortened(const QString &words, double width);

// The drawing itself: `content` in a frame of that size.
QByteArray drawing(double width, double height, const QString &title, const QString &content);

}  // namespace gainsay::svg
