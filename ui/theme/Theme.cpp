// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/Theme.h"

#include "ui/theme/StyleSheet.h"

#include <QApplication>
#include <QEvent>
#include <QFont>
#include <QScopedValueRollback>
#include <QStyleFactory>

// Outside the namespace, as the macro asks: a static library's resources must be named to be linked.
static void initUiResources()
{
    Q_INIT_RESOURCE(gainsay_ui);
}

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {
constexpr int kBasePixels = 14;
const QString kChineseShapes = u"Noto Sans CJK SC"_s;
const QString kJapaneseShapes = u"Noto Sans CJK JP"_s;
}  // namespace

ThemeChoice themeChoice(const QString &name)
{
    if (name == "light"_L1)
        return ThemeChoice::Light;
    if (name == "dark"_L1)
        return ThemeChoice::Dark;
    return name == "contrast"_L1 ? ThemeChoice::Contrast : ThemeChoice::System;
}

Theme::Theme(QApplication &application) : m_application(application)
{
    initUiResources();
    application.setStyle(QStyleFactory::create(u"Fusion"_s));
    application.setStyleSheet({});
    application.installEventFilter(this);
}

ThemeKind Theme::kind() const
{
    switch (m_choice) {
    case ThemeChoice::Light:
        return ThemeKind::Light;
    case ThemeChoice::Dark:
        return ThemeKind::Dark;
    case ThemeChoice::Contrast:
        return ThemeKind::Contrast;
    case ThemeChoice::System:
        break;
    }
    return systemIsDark() ? ThemeKind::Dark : ThemeKind::Light;
}

void Theme::setChoice(ThemeChoice choice)
{
    m_choice = choice;
    apply();
}

void Theme::setZoom(double zoom)
{
    m_zoom = std::clamp(zoom, MinZoom, MaxZoom);
    apply();
}

void Theme::setLanguage(const QString &language)
{
    m_language = language;
    apply();
}

void Theme::setFontFamily(const QString &family)
{
    m_family = family;
    apply();
}

void Theme::apply()
{
    const QScopedValueRollback guard(m_applying, true);
    const Palette &palette = Palette::forTheme(kind());
    const QString sheet = styleSheet(palette, m_zoom);
    const QFont letters = font();
    // Every widget is styled again by these, which takes a second in a window with all pages open.
    if (m_application.styleSheet() == sheet && m_application.font() == letters)
        return;
    m_application.setFont(letters);
    m_application.setPalette(palette.toQPalette());
    m_application.setStyleSheet(sheet);
    Q_EMIT changed();
}

bool Theme::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ThemeChange && m_choice == ThemeChoice::System && !m_applying)
        apply();
    return QObject::eventFilter(watched, event);
}

// Qt 6.4 does not tell the colour scheme; the palette that the platform would give does.
bool Theme::systemIsDark() const
{
    const QPalette ours = QApplication::palette();
    QApplication::setPalette(QPalette());
    const bool dark = QApplication::palette().color(QPalette::Window).lightness() < 128;
    QApplication::setPalette(ours);
    return dark;
}

QFont Theme::font() const
{
    // Their Latin digits are all of one width, so that columns of figures stand in line.
    QStringList families{kChineseShapes, kJapaneseShapes};
    if (m_language.startsWith("ja"_L1))
        families.swapItemsAt(0, 1);
    families << u"Noto Color Emoji"_s << u"Noto Sans"_s << u"DejaVu Sans"_s;
    if (!m_family.isEmpty())
        families.prepend(m_family);
    QFont font;
    font.setFamilies(families);
    font.setPixelSize(qRound(kBasePixels * m_zoom));
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

int zoomed(int pixels)
{
    return qRound(pixels * double(QApplication::font().pixelSize()) / kBasePixels);
}

QFont zoomedFont(int pixels, QFont::Weight weight)
{
    QFont font = QApplication::font();
    font.setPixelSize(zoomed(pixels));
    font.setWeight(weight);
    return font;
}

QFont shapedFor(QFont font, TextLanguage language)
{
    QStringList families = font.families();
    const qsizetype chinese = families.indexOf(kChineseShapes);
    const qsizetype japanese = families.indexOf(kJapaneseShapes);
    const bool wrong = (language == TextLanguage::Chinese && japanese < chinese) ||
                       (language == TextLanguage::Japanese && chinese < japanese);
    if (chinese >= 0 && japanese >= 0 && wrong) {
        families.swapItemsAt(chinese, japanese);
        font.setFamilies(families);
    }
    return font;
}

}  // namespace gainsay
