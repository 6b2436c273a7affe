// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/PaperFlow.h"

#include "core/scheme/AnswerTitles.h"

#include <QFontInfo>
#include <QFontMetricsF>
#include <QSvgRenderer>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

constexpr int kDotsPerPoint = 10;
constexpr double kPaperMarginMm = 20.0;
constexpr double kPaperFooter = 28.0;
constexpr int kPaperWrap = Qt::TextWordWrap | Qt::TextDontClip;

QColor paperColour(Tone tone)
{
    return Palette::forTheme(ThemeKind::Light)[tone];
}

// Chinese and Japanese write some characters differently.
QStringList paperFamilies()
{
    QStringList families{u"Noto Sans CJK SC"_s, u"Noto Sans CJK JP"_s, u"Noto Sans"_s, u"DejaVu Sans"_s};
    if (wordLanguage() == u"ja"_s)
        families.swapItemsAt(0, 1);
    return families;
}

QRectF paperDots(const QRectF &area)
{
    return {area.x() * kDotsPerPoint, area.y() * kDotsPerPoint, area.width() * kDotsPerPoint,
            area.height() * kDotsPerPoint};
}

}  // namespace

QFont PaperText::font() const
{
    QFont font;
    font.setFamilies(paperFamilies());
    font.setPixelSize(qRound(points * kDotsPerPoint));
    font.setWeight(weight);
    return font;
}

PaperFlow::PaperFlow(QPdfWriter &writer, QPainter *painter) : m_writer(writer), m_painter(painter) {}

void PaperFlow::setUp(QPdfWriter &writer, const QString &title)
{
    writer.setResolution(72 * kDotsPerPoint);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins(QMarginsF(kPaperMarginMm, kPaperMarginMm, kPaperMarginMm, kPaperMarginMm),
                          QPageLayout::Millimeter);
    writer.setTitle(title);
    writer.setCreator(u"Gainsay"_s);
}

double PaperFlow::width() const
{
    return double(m_writer.width()) / kDotsPerPoint;
}

double PaperFlow::bottom() const
{
    return double(m_writer.height()) / kDotsPerPoint - kPaperFooter;
}

void PaperFlow::need(double height)
{
    if (m_y > 0.0 && m_y + height > bottom())
        newPage();
}

void PaperFlow::newPage()
{
    paintFooter();
    if (m_painter)
        m_writer.newPage();
    ++m_page;
    m_y = 0.0;
}

QRectF PaperFlow::take(double height)
{
    const QRectF area(0.0, m_y, width(), height);
    m_y += height;
    return area;
}

double PaperFlow::heightOf(const QString &words, const PaperText &look, double width) const
{
    const QFontMetricsF metrics(look.font());
    const QRectF room(0.0, 0.0, width * kDotsPerPoint, 1e6);
    return metrics.boundingRect(room, kPaperWrap, words.isEmpty() ? u" "_s : words).height() / kDotsPerPoint;
}

void PaperFlow::paragraph(const QString &words, const PaperText &look)
{
    const double height = heightOf(words, look, width());
    need(height);
    write(take(height), words, look);
    space(look.below);
}

void PaperFlow::write(const QRectF &area, const QString &words, const PaperText &look, int flags)
{
    if (!m_painter)
        return;
    m_painter->setFont(look.font());
    m_painter->setPen(paperColour(look.tone));
    m_painter->drawText(paperDots(area), flags | kPaperWrap, words);
}

void PaperFlow::fill(const QRectF &area, const QColor &colour, double radius)
{
    if (!m_painter)
        return;
    m_painter->setPen(Qt::NoPen);
    m_painter->setBrush(colour);
    m_painter->drawRoundedRect(paperDots(area), radius * kDotsPerPoint, radius * kDotsPerPoint);
}

void PaperFlow::rule(double y, double fromX, double toX, Tone tone, double thickness)
{
    fill({fromX, y - thickness / 2.0, toX - fromX, thickness}, paperColour(tone));
}

void PaperFlow::draw(const QByteArray &svg, const QRectF &area)
{
    if (!m_painter)
        return;
    m_painter->setFont(PaperText().font());  // a drawing inherits what it does not say itself
    QByteArray own = svg;
    own.replace("font-family=\"sans-serif\"", "font-family=\"" + QFontInfo(PaperText().font()).family().toUtf8() + '"');
    QSvgRenderer(own).render(m_painter, paperDots(area));
}

void PaperFlow::setFooter(const QString &title, int pages)
{
    m_title = title;
    m_pages = pages;
}

void PaperFlow::paintFooter()
{
    if (!m_painter || m_page == 1)
        return;
    const PaperText small{7.5, Tone::Muted};
    const QRectF area(0.0, bottom() + 12.0, width(), kPaperFooter - 12.0);
    rule(area.top() - 4.0, 0.0, width(), Tone::Line, 0.6);
    const QString elided =
        QFontMetricsF(small.font()).elidedText(m_title, Qt::ElideRight, (width() - 60.0) * kDotsPerPoint);
    write(area, elided, small);
    write(area, u"%1 / %2"_s.arg(m_page).arg(m_pages), small, Qt::AlignRight);
}

}  // namespace gainsay
