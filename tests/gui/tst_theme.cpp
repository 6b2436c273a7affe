// SPDX-License-Identifier: GPL-3.0-or-later
// Every text can be read on its background in every theme, and a theme can be changed while running.
#include "tests/gui/ColourVision.h"
#include "ui/theme/StyleSheet.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QRegularExpression>
#include <QTest>

using namespace gainsay;
using namespace Qt::StringLiterals;

namespace {
constexpr double kLeastContrast = 4.5;
// Of CIE 1976 L*a*b*; about 2 can just be told apart.
constexpr double kLeastDistance = 9.0;
constexpr ThemeKind kThemes[] = {ThemeKind::Light, ThemeKind::Dark, ThemeKind::Contrast};

// The answers of a scheme with the detector's marks, and the two verdicts.
QList<std::pair<Tone, Tone>> neighbouringHues()
{
    const QList<Tone> hues{Tone::None, Tone::Intra, Tone::Role, Tone::History, Tone::Incoherent, Tone::Detector};
    QList<std::pair<Tone, Tone>> pairs{{Tone::None, Tone::Failed}};
    for (qsizetype i = 0; i < hues.size(); ++i) {
        for (qsizetype j = i + 1; j < hues.size(); ++j)
            pairs.append({hues[i], hues[j]});
    }
    return pairs;
}

QImage pictureOf(QWidget *widget)
{
    widget->ensurePolished();
    widget->resize(widget->sizeHint());
    QImage picture(widget->size(), QImage::Format_ARGB32);
    picture.fill(Qt::magenta);
    widget->render(&picture, {}, {}, QWidget::DrawChildren);
    return picture;
}

bool isRound(QWidget *widget)
{
    const QImage picture = pictureOf(widget);
    return picture.pixelColor(1, 1) == Qt::magenta &&
           picture.pixelColor(picture.width() - 2, picture.height() - 2) == Qt::magenta;
}
}  // namespace

class ThemeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_theme = std::make_unique<Theme>(*qApp); }

    void paintedTextIsReadable()
    {
        for (const ThemeKind kind : kThemes) {
            for (const TextPair &pair : textPairs(Palette::forTheme(kind))) {
                const double ratio = contrastRatio(pair.text, pair.background);
                QVERIFY2(ratio >= kLeastContrast, qPrintable(u"%1: %2"_s.arg(pair.where).arg(ratio)));
            }
        }
    }

    // Hues that stand beside each other stay apart for those who lack one kind of cone.
    void huesDifferForColourBlindPeople()
    {
        for (const ThemeKind kind : kThemes) {
            const Palette &palette = Palette::forTheme(kind);
            for (const Vision &vision : kVisions) {
                for (const auto &[a, b] : neighbouringHues()) {
                    const double distance = seenDistance(palette[a], palette[b], vision);
                    QVERIFY2(
                        distance >= kLeastDistance,
                        qPrintable(u"%1, %2 and %3: %4"_s.arg(vision.name, toneName(a), toneName(b)).arg(distance)));
                }
            }
        }
    }

    // Each rule of the style sheet with its own colour: against its background, or both surfaces if it has none.
    void styleSheetTextIsReadable()
    {
        static const QRegularExpression rule(u"([^{}]+)\\{([^{}]*)\\}"_s);
        static const QRegularExpression text(u"(?:^|[;\\s])color: (#[0-9a-f]{6})"_s);
        static const QRegularExpression fill(u"background: (#[0-9a-f]{6})"_s);
        for (const ThemeKind kind : kThemes) {
            const Palette &palette = Palette::forTheme(kind);
            int checked = 0;
            const QString sheet = styleSheet(palette, 1.0);
            for (auto rules = rule.globalMatch(sheet); rules.hasNext();) {
                const QRegularExpressionMatch match = rules.next();
                const QRegularExpressionMatch color = text.match(match.captured(2));
                if (!color.hasMatch())
                    continue;
                const QRegularExpressionMatch background = fill.match(match.captured(2));
                QList<QColor> surfaces{palette[Tone::Panel], palette[Tone::Ground]};
                if (background.hasMatch())
                    surfaces = {QColor(background.captured(1))};
                for (const QColor &surface : surfaces)
                    QVERIFY2(contrastRatio(QColor(color.captured(1)), surface) >= kLeastContrast,
                             qPrintable(match.captured(0)));
                ++checked;
            }
            QVERIFY(checked > 20);
            QVERIFY(!sheet.contains(u'@'));
        }
    }

    void themeChangesWhileRunning()
    {
        QLabel label(u"x"_s);
        m_theme->setChoice(ThemeChoice::Light);
        label.ensurePolished();
        QCOMPARE(Palette::of(&label).kind(), ThemeKind::Light);
        m_theme->setChoice(ThemeChoice::Dark);
        QCOMPARE(Palette::of(&label).kind(), ThemeKind::Dark);
        m_theme->setChoice(ThemeChoice::Contrast);
        QCOMPARE(Palette::of(&label).kind(), ThemeKind::Contrast);
        m_theme->setChoice(ThemeChoice::Light);
    }

    void zoomScalesTextAndLengths()
    {
        m_theme->setZoom(1.0);
        QCOMPARE(zoomed(20), 20);
        m_theme->setZoom(2.0);
        QCOMPARE(zoomed(20), 40);
        QVERIFY(styleSheet(Palette::forTheme(ThemeKind::Light), 2.0).contains("border-radius: 24px"_L1));
        m_theme->setZoom(99);
        QCOMPARE(m_theme->zoom(), Theme::MaxZoom);
        m_theme->setZoom(1.0);
    }

    // Qt draws no corner at all whose radius is more than half the height.
    void pillsStayRoundAtEveryZoom()
    {
        for (double zoom = Theme::MinZoom; zoom <= Theme::MaxZoom; zoom += 0.1) {
            m_theme->setZoom(zoom);
            QWidget host;
            QLabel *label = makeLabel(u"pill"_s, &host);
            label->setText(u"12 of 40"_s);
            QPushButton *button = makeButton(ButtonKind::Pill, u"Matrix"_s, &host);
            auto *combo = new QComboBox(&host);
            combo->setProperty("kind", u"pill"_s);
            combo->addItem(u"all batches"_s);
            for (QWidget *pill : std::initializer_list<QWidget *>{label, button, combo})
                QVERIFY2(isRound(pill),
                         qPrintable(u"%1 at %2"_s.arg(QLatin1StringView(pill->metaObject()->className())).arg(zoom)));
        }
        m_theme->setZoom(1.0);
    }

    void focusMovesNothing()
    {
        static const QRegularExpression padding(u"padding: ([\\d px]+)"_s);
        for (const double zoom : {0.8, 1.0, 1.1, 1.25, 1.5, 1.75, 2.0}) {
            const QString sheet = styleSheet(Palette::forTheme(ThemeKind::Light), zoom);
            const auto pixels = [&](const QString &selector) {
                const qsizetype start = sheet.indexOf(u'\n' + selector + u" {"_s);
                return padding.match(sheet, start).captured(1).remove(u"px"_s).split(u' ');
            };
            for (const QString &kind : {u"QPushButton"_s, u"QPushButton[kind=\"pill\"]"_s, u"QComboBox"_s}) {
                const QStringList usual = pixels(kind);
                const QStringList focused = pixels(kind + u":focus"_s);
                QCOMPARE(focused.size(), usual.size());
                for (qsizetype i = 0; i < usual.size(); ++i)
                    QCOMPARE(focused[i].toInt() + 2, usual[i].toInt() + 1);  // with the borders
            }
        }
    }

    void disabledButtonsLookDisabled()
    {
        for (const ThemeChoice choice : {ThemeChoice::Light, ThemeChoice::Dark, ThemeChoice::Contrast}) {
            m_theme->setChoice(choice);
            for (const ButtonKind kind : {ButtonKind::Plain, ButtonKind::Primary, ButtonKind::Danger, ButtonKind::Quiet,
                                          ButtonKind::Link, ButtonKind::Pill}) {
                QWidget host;
                QPushButton *button = makeButton(kind, u"Close"_s, &host);
                const QImage enabled = pictureOf(button);
                button->setEnabled(false);
                QVERIFY2(pictureOf(button) != enabled, qPrintable(QString::number(int(kind))));
            }
        }
        m_theme->setChoice(ThemeChoice::Light);
    }

    void figuresHaveOneWidth()
    {
        const QFontMetrics metrics(QApplication::font());
        for (int digit = 1; digit <= 9; ++digit)
            QCOMPARE(metrics.horizontalAdvance(QString::number(digit)), metrics.horizontalAdvance(u"0"_s));
    }

    void japaneseShapesComeFirstInJapanese()
    {
        m_theme->setLanguage(u"ja"_s);
        QCOMPARE(QApplication::font().families().constFirst(), u"Noto Sans CJK JP"_s);
        m_theme->setLanguage(u"zh_CN"_s);
        QCOMPARE(QApplication::font().families().constFirst(), u"Noto Sans CJK SC"_s);
    }

private:
    std::unique_ptr<Theme> m_theme;
};

QTEST_MAIN(ThemeTest)
#include "tst_theme.moc"
