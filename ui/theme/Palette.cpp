// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/Palette.h"

#include <QWidget>

#include <array>
#include <cmath>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

struct ToneRow {
    Tone tone;
    QLatin1StringView name;
    QRgb light;
    QRgb dark;
};

// The one table of colours. High contrast is derived from the dark column.
constexpr std::array<ToneRow, ToneCount> kTones{{
    {Tone::Ground, "ground"_L1, 0xfff6f7f9, 0xff14171d},
    {Tone::Panel, "panel"_L1, 0xffffffff, 0xff1b1f27},
    {Tone::Line, "line"_L1, 0xffe1e4ea, 0xff2d333f},
    {Tone::Ink, "ink"_L1, 0xff1c2330, 0xffe7eaf0},
    {Tone::Muted, "muted"_L1, 0xff596377, 0xffa0a9b9},
    {Tone::Accent, "accent"_L1, 0xff3b5bdb, 0xff8ea2ff},
    {Tone::AccentSoft, "accentsoft"_L1, 0xffe7ecff, 0xff242c4d},
    {Tone::OnAccent, "onaccent"_L1, 0xffffffff, 0xff14171d},
    {Tone::Bubble, "bubble"_L1, 0xffedf0f5, 0xff252a36},
    {Tone::Hover, "hover"_L1, 0xfff0f2f6, 0xff232833},
    {Tone::None, "none"_L1, 0xff00785a, 0xff3ecf9f},
    {Tone::Intra, "intra"_L1, 0xff995c00, 0xfff0b04a},
    {Tone::Role, "role"_L1, 0xffa84781, 0xfff1a7d8},
    {Tone::History, "history"_L1, 0xff982400, 0xfff88952},
    {Tone::Incoherent, "incoherent"_L1, 0xff50515e, 0xff92a0b1},
    {Tone::Detector, "detector"_L1, 0xff00619c, 0xff5db8f5},
    {Tone::Failed, "failed"_L1, 0xffc02424, 0xffff7b72},
}};

QColor highContrast(const ToneRow &row)
{
    switch (row.tone) {
    case Tone::Ground:
    case Tone::Panel:
    case Tone::OnAccent:
        return Qt::black;
    case Tone::Ink:
    case Tone::Line:
        return Qt::white;
    case Tone::AccentSoft:
        return {0x2c, 0x3c, 0x8a};  // as bright as text in every hue allows
    case Tone::Bubble:
    case Tone::Hover:
        return mixed(Qt::black, QColor(row.dark), 0.9);
    default:
        return mixed(QColor(row.dark), Qt::white, 0.25);
    }
}

double linear(double channel)
{
    return channel <= 0.03928 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor &color)
{
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

}  // namespace

QColor mixed(const QColor &from, const QColor &to, double share)
{
    const auto channel = [share](int a, int b) { return int(std::lround(a + (b - a) * share)); };
    return {channel(from.red(), to.red()), channel(from.green(), to.green()), channel(from.blue(), to.blue())};
}

double contrastRatio(const QColor &a, const QColor &b)
{
    const double first = luminance(a) + 0.05;
    const double second = luminance(b) + 0.05;
    return std::max(first, second) / std::min(first, second);
}

Palette::Palette(ThemeKind kind) : m_kind(kind)
{
    for (const ToneRow &row : kTones) {
        QColor &color = m_colors[static_cast<int>(row.tone)];
        switch (kind) {
        case ThemeKind::Light:
            color = QColor(row.light);
            break;
        case ThemeKind::Dark:
            color = QColor(row.dark);
            break;
        case ThemeKind::Contrast:
            color = highContrast(row);
            break;
        }
    }
}

const Palette &Palette::forTheme(ThemeKind kind)
{
    static const std::array<Palette, 3> palettes{Palette(ThemeKind::Light), Palette(ThemeKind::Dark),
                                                 Palette(ThemeKind::Contrast)};
    return palettes[static_cast<size_t>(kind)];
}

const Palette &Palette::of(const QWidget *widget)
{
    // Style sheets rewrite a widget's window and text colours, but never the link colour.
    const QColor link = widget->palette().color(QPalette::Link);
    for (const ThemeKind kind : {ThemeKind::Dark, ThemeKind::Contrast}) {
        if (link == forTheme(kind)[Tone::Accent])
            return forTheme(kind);
    }
    return forTheme(ThemeKind::Light);
}

QColor Palette::soft(Tone tone) const
{
    return mixed((*this)[Tone::Panel], (*this)[tone], m_kind == ThemeKind::Light ? 0.10 : 0.15);
}

QColor Palette::marked(Tone tone) const
{
    return mixed((*this)[Tone::Panel], (*this)[tone], m_kind == ThemeKind::Light ? 0.16 : 0.25);
}

QColor Palette::heat(double share) const
{
    const double strongest = m_kind == ThemeKind::Light ? 0.62 : 0.45;
    const double faintest = m_kind == ThemeKind::Contrast ? 0.12 : 0.06;
    return mixed((*this)[Tone::Panel], (*this)[Tone::Accent],
                 faintest + (strongest - faintest) * std::clamp(share, 0.0, 1.0));
}

QPalette Palette::toQPalette() const
{
    const Palette &tones = *this;
    QPalette palette(tones[Tone::Ink], tones[Tone::Panel], tones[Tone::Hover], tones[Tone::Line], tones[Tone::Line],
                     tones[Tone::Ink], tones[Tone::OnAccent], tones[Tone::Panel], tones[Tone::Ground]);
    palette.setColor(QPalette::Highlight, tones[Tone::AccentSoft]);
    palette.setColor(QPalette::HighlightedText, tones[Tone::Ink]);
    palette.setColor(QPalette::Link, tones[Tone::Accent]);
    palette.setColor(QPalette::LinkVisited, tones[Tone::Accent]);
    palette.setColor(QPalette::AlternateBase, tones[Tone::Hover]);
    palette.setColor(QPalette::PlaceholderText, tones[Tone::Muted]);
    palette.setColor(QPalette::ToolTipBase, tones[Tone::Panel]);
    palette.setColor(QPalette::ToolTipText, tones[Tone::Ink]);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, tones[Tone::Muted]);
    return palette;
}

Tone toneFromName(const QString &name)
{
    for (const ToneRow &row : kTones) {
        if (name == row.name)
            return row.tone;
    }
    return Tone::Accent;
}

QString toneName(Tone tone)
{
    return kTones[static_cast<size_t>(tone)].name;
}

QList<TextPair> textPairs(const Palette &palette)
{
    const auto hues = {Tone::Accent,  Tone::None,       Tone::Intra,    Tone::Role,
                       Tone::History, Tone::Incoherent, Tone::Detector, Tone::Failed};
    QList<TextPair> pairs;
    const auto add = [&](Tone text, const QColor &background, const QString &where) {
        pairs.append({toneName(text) + u" on "_s + where, palette[text], background});
    };
    for (const Tone surface : {Tone::Ground, Tone::Panel, Tone::Hover, Tone::Bubble, Tone::AccentSoft}) {
        add(Tone::Ink, palette[surface], toneName(surface));
        add(Tone::Muted, palette[surface], toneName(surface));
        for (const Tone hue : hues)
            add(hue, palette[surface], toneName(surface));
    }
    for (const Tone hue : hues) {
        add(Tone::Ink, palette.soft(hue), u"soft "_s + toneName(hue));
        add(Tone::Muted, palette.soft(hue), u"soft "_s + toneName(hue));
        add(hue, palette.soft(hue), u"soft "_s + toneName(hue));
        add(Tone::Ink, palette.marked(hue), u"marked "_s + toneName(hue));
    }
    add(Tone::OnAccent, palette[Tone::Accent], u"accent"_s);
    for (const double share : {0.0, 0.25, 0.5, 0.75, 1.0})
        add(Tone::Ink, palette.heat(share), u"heat"_s);
    return pairs;
}

}  // namespace gainsay
