// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/ProbabilityBar.h"

#include "ui/theme/Theme.h"
#include "ui/widgets/DisplayText.h"

#include <QLocale>
#include <QPainter>

namespace gainsay {

using namespace Qt::StringLiterals;

void paintShareBar(QPainter &painter, const QRectF &rect, const Palette &palette, double share, Tone tone)
{
    const qreal radius = rect.height() / 2;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette[Tone::Line]);
    painter.drawRoundedRect(rect, radius, radius);
    if (share > 0) {
        QRectF filled = rect;
        filled.setWidth(std::max(rect.height(), rect.width() * std::min(share, 1.0)));
        painter.setBrush(palette[tone]);
        painter.drawRoundedRect(filled, radius, radius);
    }
    painter.restore();
}

ProbabilityBar::ProbabilityBar(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ProbabilityBar::setShare(double share, const QString &what)
{
    m_share = share;
    const QString text = u"%1: %2 %"_s.arg(what, QLocale().toString(share * 100, 'f', 0));
    setAccessibleName(text);
    setToolTip(plainToolTip(text));
    update();
}

void ProbabilityBar::setTone(Tone tone)
{
    m_tone = tone;
    update();
}

QSize ProbabilityBar::sizeHint() const
{
    return {zoomed(72), zoomed(6)};
}

void ProbabilityBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const qreal height = zoomed(6);
    paintShareBar(painter, QRectF(0, (this->height() - height) / 2, width(), height), Palette::of(this), m_share,
                  m_tone);
}

}  // namespace gainsay
