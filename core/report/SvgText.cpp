// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/SvgText.h"

#include <QStringList>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace gainsay::svg {

namespace {

constexpr double narrowWidth = 6.6;  // of a Latin letter at 12 px
constexpr double wideWidth = 12.2;

bool isWide(QChar c)
{
    return c.unicode() >= 0x1100 && !c.isSpace();
}

}  // namespace

QString seriesColour(qsizetype series)
{
    static const QStringList colours = {u"#3b5bdb"_s, u"#9db2ff"_s, u"#c44a00"_s,
                                        u"#f0b48a"_s, u"#4d5564"_s, u"#b6bdc9"_s};
    return colours[series % colours.size()];
}

QString heatColour(double strength)
{
    constexpr int light[] = {0xf0, 0xf3, 0xff};
    constexpr int dark[] = {0x3b, 0x5b, 0xdb};
    const double share = std::clamp(strength, 0.0, 1.0);
    QString colour = u"#"_s;
    for (int part = 0; part < 3; ++part) {
        const int value = static_cast<int>(std::lround(light[part] + (dark[part] - light[part]) * share));
        colour += QString::number(value, 16).rightJustified(2, u'0');
    }
    return colour;
}

QString number(double value)
{
    return QString::number(value, 'f', 1);
}

QString text(double x, double y, const QString &words, const TextStyle &style)
{
    return u"<text x=\"%1\" y=\"%2\" text-anchor=\"%3\" fill=\"%4\" font-size=\"%5\"%6>%7</text>\n"_s.arg(
        number(x), number(y), QLatin1StringView(style.anchor), QLatin1StringView(style.colour), number(style.size),
        style.bold ? u" font-weight=\"600\""_s : QString(), words.toHtmlEscaped());
}

QString line(double x1, double y1, double x2, double y2, const QString &colour, double width)
{
    return u"<line x1=\"%1\" y1=\"%2\" x2=\"%3\" y2=\"%4\" stroke=\"%5\" stroke-width=\"%6\"/>\n"_s.arg(
        number(x1), number(y1), number(x2), number(y2), colour, number(width));
}

QString rect(double x, double y, double width, double height, const QString &colour, double radius)
{
    return u"<rect x=\"%1\" y=\"%2\" width=\"%3\" height=\"%4\" rx=\"%5\" fill=\"%6\"/>\n"_s.arg(
        number(x), number(y), number(std::max(0.0, width)), number(std::max(0.0, height)), number(radius), colour);
}

QString circle(double x, double y, double radius, const QString &colour)
{
    return u"<circle cx=\"%1\" cy=\"%2\" r=\"%3\" fill=\"%4\"/>\n"_s.arg(number(x), number(y), number(radius), colour);
}

double widthOf(const QString &words)
{
    double width = 0.0;
    for (const QChar c : words)
        width += isWide(c) ? wideWidth : narrowWidth;
    return width;
}

QString shortened(const QString &words, double width)
{
    if (widthOf(words) <= width)
        return words;
    QString kept;
    for (const QChar c : words) {
        if (widthOf(kept + c) > width - wideWidth)
            break;
        kept += c;
    }
    return kept + u'…';
}

QByteArray drawing(double width, double height, const QString &title, const QString &content)
{
    const QString frame = u"<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %1 %2\" width=\"%1\" height=\"%2\" "
                          "font-family=\"sans-serif\" role=\"img\" aria-label=\"%3\">\n"_s.arg(
                              number(width), number(height), title.toHtmlEscaped());
    return (frame + content + u"</svg>"_s).toUtf8();
}

}  // namespace gainsay::svg
