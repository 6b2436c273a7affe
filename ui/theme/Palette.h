// SPDX-License-Identifier: GPL-3.0-or-later
// Colours by what they mean. Widgets ask `Palette::of(this)` while painting and never spell a colour.
#pragma once

#include <QColor>
#include <QList>
#include <QPalette>
#include <QString>

class QWidget;

namespace gainsay {

enum class ThemeKind { Light, Dark, Contrast };

enum class Tone {
    Ground,
    Panel,
    Line,
    Ink,
    Muted,
    Accent,
    AccentSoft,
    OnAccent,
    Bubble,
    Hover,
    None,
    Intra,
    Role,
    History,
    Incoherent,
    Detector,
    Failed,
};
constexpr int ToneCount = static_cast<int>(Tone::Failed) + 1;

class Palette {
public:
    static const Palette &forTheme(ThemeKind kind);
    // The palette in force where `widget` is: told by its QPalette, so that there is no global to ask.
    static const Palette &of(const QWidget *widget);

    ThemeKind kind() const { return m_kind; }
    QColor operator[](Tone tone) const { return m_colors[static_cast<int>(tone)]; }
    // A quiet fill of that hue, on which ink, muted and the tone itself can be read.
    QColor soft(Tone tone) const;
    // The stronger fill behind marked text.
    QColor marked(Tone tone) const;
    // A step of a scale from the panel (0) to the accent (1), kept pale enough for ink on it.
    QColor heat(double share) const;
    // What Qt's own widgets use.
    QPalette toQPalette() const;

private:
    explicit Palette(ThemeKind kind);

    ThemeKind m_kind;
    QColor m_colors[ToneCount];
};

// The tone a scheme names ("history", "neutral" …); unknown names get the accent.
Tone toneFromName(const QString &name);
QString toneName(Tone tone);

// Every pair of text and background that painting code uses, for the contrast test.
struct TextPair {
    QString where;
    QColor text;
    QColor background;
};
QList<TextPair> textPairs(const Palette &palette);

// Contrast ratio of WCAG 2.1, 1…21.
double contrastRatio(const QColor &a, const QColor &b);
QColor mixed(const QColor &from, const QColor &to, double share);

}  // namespace gainsay
