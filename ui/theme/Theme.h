// SPDX-License-Identifier: GPL-3.0-or-later
// Puts the chosen palette, fonts and zoom on the application; may be changed at any time.
#pragma once

#include "core/text/ScriptGuess.h"
#include "ui/theme/Palette.h"

#include <QFont>
#include <QObject>

class QApplication;

namespace gainsay {

enum class ThemeChoice { System, Light, Dark, Contrast };
// "light", "dark", "contrast"; anything else follows the system.
ThemeChoice themeChoice(const QString &name);

class Theme : public QObject {
    Q_OBJECT

public:
    static constexpr double MinZoom = 0.7;
    static constexpr double MaxZoom = 2.5;

    explicit Theme(QApplication &application);

    ThemeChoice choice() const { return m_choice; }
    ThemeKind kind() const;
    double zoom() const { return m_zoom; }

    void setChoice(ThemeChoice choice);
    void setZoom(double zoom);
    // Decides which of the Chinese and Japanese letter shapes come first.
    void setLanguage(const QString &language);
    // A family that goes before the built-in ones; empty for none.
    void setFontFamily(const QString &family);
    void apply();

Q_SIGNALS:
    void changed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool systemIsDark() const;
    QFont font() const;

    QApplication &m_application;
    ThemeChoice m_choice = ThemeChoice::System;
    double m_zoom = 1.0;
    QString m_language;
    QString m_family;
    bool m_applying = false;
};

// `pixels` at 100 %, in the zoom that the application's font shows.
int zoomed(int pixels);

// The application's font in another size (at 100 %) and weight.
QFont zoomedFont(int pixels, QFont::Weight weight = QFont::Normal);

// The same with the letter shapes of that language first: Chinese and Japanese share characters, but draw them
// differently.
QFont shapedFor(QFont font, TextLanguage language);

}  // namespace gainsay
