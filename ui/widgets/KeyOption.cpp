// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/KeyOption.h"

#include "ui/theme/Theme.h"
#include "ui/widgets/DisplayText.h"
#include "ui/widgets/KeyCap.h"
#include "ui/widgets/ProbabilityBar.h"

#include <QFontMetrics>
#include <QLocale>
#include <QPainter>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

QFont optionTitleFont(bool large)
{
    return large ? zoomedFont(15, QFont::DemiBold) : zoomedFont(14);
}

QFont optionDefinitionFont()
{
    return zoomedFont(13);
}

}  // namespace

KeyOption::KeyOption(QWidget *parent) : QAbstractButton(parent)
{
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void KeyOption::setKeyText(const QString &key)
{
    m_key = key;
    describe();
}

void KeyOption::setTexts(const QString &title, const QString &definition)
{
    if (title == text() && definition == m_definition)
        return;
    setText(title);
    m_definition = definition;
    describe();
}

void KeyOption::setTone(std::optional<Tone> tone)
{
    m_tone = tone;
    update();
}

void KeyOption::setProbability(std::optional<double> share)
{
    if (share == m_share)
        return;
    m_share = share;
    describe();
}

void KeyOption::setKeyLive(bool live)
{
    if (live == m_keyLive)
        return;
    m_keyLive = live;
    describe();
}

void KeyOption::setOutlined(bool outlined)
{
    m_outlined = outlined;
    update();
}

void KeyOption::setRank(int rank)
{
    if (rank == m_rank)
        return;
    m_rank = rank;
    describe();
}

// What the painting says, for those who hear it.
void KeyOption::describe()
{
    QStringList parts;
    if (!m_definition.isEmpty())
        parts << m_definition;
    if (!m_key.isEmpty() && m_keyLive)
        parts << tr("Key %1").arg(m_key);
    if (m_rank > 0)
        parts << tr("Place %1").arg(m_rank);
    if (m_share)
        parts << tr("Detector: %1 %").arg(QLocale().toString(*m_share * 100, 'f', 0));
    setAccessibleName(text());
    setAccessibleDescription(parts.join(u". "_s));
    setToolTip(plainToolTip(m_definition));
    updateGeometry();
    update();
}

int KeyOption::textLeft() const
{
    int left = zoomed(13);
    if (!m_key.isEmpty())
        left += keyCapSize(m_key).width() + zoomed(isLarge() ? 9 : 6);
    if (m_tone && isLarge())
        left += zoomed(20);
    if (m_rank > 0)
        left += zoomed(22);
    return left;
}

QSize KeyOption::sizeHint() const
{
    const int title = QFontMetrics(optionTitleFont(isLarge())).horizontalAdvance(text());
    const int definition = QFontMetrics(optionDefinitionFont()).horizontalAdvance(m_definition);
    const int bar = m_share ? zoomed(92) : zoomed(13);
    return {textLeft() + std::max(title, definition) + bar, zoomed(isLarge() ? 58 : 35)};
}

QSize KeyOption::minimumSizeHint() const
{
    const int title = QFontMetrics(optionTitleFont(isLarge())).horizontalAdvance(text());
    return {textLeft() + (isLarge() ? std::min(title, zoomed(120)) : title) + zoomed(13), sizeHint().height()};
}

void KeyOption::enterEvent(QEnterEvent *event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void KeyOption::leaveEvent(QEvent *event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

void KeyOption::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintFrame(painter);
    paintMarks(painter);
    paintTexts(painter);
    if (m_share) {
        const qreal bar = zoomed(5);
        paintShareBar(painter, QRectF(width() - zoomed(83), (height() - bar) / 2, zoomed(70), bar), Palette::of(this),
                      *m_share, Tone::Detector);
    }
}

void KeyOption::paintFrame(QPainter &painter) const
{
    const Palette &palette = Palette::of(this);
    const Tone hue = m_tone.value_or(Tone::Accent);
    const qreal edge = isChecked() || hasFocus() || m_outlined ? 2 : 1;
    const QColor outline = isChecked()                ? palette[hue]
                           : hasFocus() || m_outlined ? palette[Tone::Accent]
                                                      : palette[Tone::Line];
    painter.setPen(QPen(outline, edge));
    painter.setBrush(isChecked()                   ? palette.soft(hue)
                     : underMouse() && isEnabled() ? palette[Tone::Hover]
                                                   : palette[Tone::Panel]);
    const qreal radius = zoomed(8);
    painter.drawRoundedRect(QRectF(rect()).adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2), radius, radius);
    if (isChecked() && hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(palette[Tone::Accent], 1, Qt::DotLine));
        painter.drawRoundedRect(QRectF(rect()).adjusted(4, 4, -4, -4), radius - 3, radius - 3);
    }
}

// Key, dot and rank, left of the text.
void KeyOption::paintMarks(QPainter &painter) const
{
    const Palette &palette = Palette::of(this);
    const Tone hue = m_tone.value_or(Tone::Accent);
    int left = zoomed(13);
    if (!m_key.isEmpty()) {
        const QSize cap = keyCapSize(m_key);
        painter.setOpacity(m_keyLive ? 1.0 : 0.3);
        paintKeyCap(painter, QRectF(QPointF(left, (height() - cap.height()) / 2.0), cap), palette, m_key);
        painter.setOpacity(1.0);
        left += cap.width() + zoomed(isLarge() ? 9 : 6);
    }
    if (m_tone && isLarge()) {
        const qreal dot = zoomed(10);
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette[hue]);
        painter.drawEllipse(QRectF(left, (height() - dot) / 2, dot, dot));
        left += zoomed(20);
    }
    if (m_rank > 0) {
        painter.setFont(optionTitleFont(true));
        painter.setPen(palette[hue]);
        painter.drawText(QRect(left, 0, zoomed(18), height()), Qt::AlignCenter, QString::number(m_rank));
    }
}

void KeyOption::paintTexts(QPainter &painter) const
{
    const Palette &palette = Palette::of(this);
    const int right = width() - zoomed(m_share ? 92 : 10);
    const QRect area(textLeft(), 0, right - textLeft(), height());
    const auto paintLine = [&](const QRect &line, const QString &text) {
        painter.drawText(line, Qt::AlignVCenter, painter.fontMetrics().elidedText(text, Qt::ElideRight, line.width()));
    };
    painter.setFont(optionTitleFont(isLarge()));
    painter.setPen(isEnabled() ? palette[Tone::Ink] : palette[Tone::Muted]);
    if (!isLarge()) {
        paintLine(area, text());
        return;
    }
    paintLine(area.adjusted(0, zoomed(9), 0, -height() / 2 + zoomed(2)), text());
    painter.setFont(optionDefinitionFont());
    painter.setPen(palette[Tone::Muted]);
    paintLine(area.adjusted(0, height() / 2, 0, -zoomed(8)), m_definition);
}

}  // namespace gainsay
