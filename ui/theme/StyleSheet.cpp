// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/StyleSheet.h"

#include <QFile>
#include <QRegularExpression>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

QString readTemplate()
{
    QFile file(u":/gainsay/style.qss"_s);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("the style sheet is missing from the program");
    return QString::fromUtf8(file.readAll());
}

QString themeName(ThemeKind kind)
{
    return kind == ThemeKind::Light ? u"light"_s : kind == ThemeKind::Dark ? u"dark"_s : u"contrast"_s;
}

// "ink", "soft-failed": a tone of the palette; "theme": the name used in image files; "edge", "chosen": lines where
// fills alone are too faint.
QString valueOf(const QString &name, const Palette &palette)
{
    if (name == "theme"_L1)
        return themeName(palette.kind());
    const bool outlined = palette.kind() == ThemeKind::Contrast;
    if (name == "edge"_L1)
        return outlined ? palette[Tone::Line].name() : u"transparent"_s;
    if (name == "chosen"_L1)
        return palette[outlined ? Tone::Accent : Tone::AccentSoft].name();
    if (name.startsWith("soft-"_L1))
        return palette.soft(toneFromName(name.mid(5))).name();
    return palette[toneFromName(name)].name();
}

}  // namespace

QString styleSheet(const Palette &palette, double zoom)
{
    static const QRegularExpression token(u"@([a-z][a-z-]*)|\\b(\\d+)(-1)?px\\b"_s);
    const QString source = readTemplate();
    QString sheet;
    qsizetype end = 0;
    for (auto matches = token.globalMatch(source); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        sheet += QStringView(source).mid(end, match.capturedStart() - end);
        if (match.hasCaptured(2)) {
            const int pixels = match.captured(2).toInt();
            const int length = pixels <= 2 ? pixels : qRound(pixels * zoom);
            sheet += QString::number(match.hasCaptured(3) ? length - 1 : length) + u"px"_s;
        } else {
            sheet += valueOf(match.captured(1), palette);
        }
        end = match.capturedEnd();
    }
    return sheet += QStringView(source).mid(end);
}

}  // namespace gainsay
