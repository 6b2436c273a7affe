// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/Bubble.h"

#include "ui/theme/Theme.h"

#include <QFontMetricsF>

namespace gainsay {

namespace {

constexpr int kConversationPixels = 19;
constexpr qreal kLineSpacing = 1.12;

// Hard line breaks become what QTextLayout breaks at; the length stays.
QString withLineSeparators(QString text)
{
    return text.replace(u'\n', QChar::LineSeparator);
}

}  // namespace

Bubble::Bubble(BubbleText text)
    : m_content(std::move(text)), m_offsets(m_content.text), m_layout(std::make_unique<QTextLayout>())
{
}

qreal Bubble::laneHeight()
{
    return zoomed(5);
}

// From one line of text to the next: the first lane fits between them as they are.
qreal Bubble::lineStep(const QTextLine &line) const
{
    return line.height() * kLineSpacing + laneHeight() * (m_lanes - 1);
}

void Bubble::layOutText(const Shape &shape)
{
    if (shape == m_shape)
        return;
    m_shape = shape;
    m_layout->setFont(shape.font);
    m_layout->setText(withLineSeparators(m_content.text));
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setTextDirection(m_content.text.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
    m_layout->setTextOption(option);
    m_layout->setCacheEnabled(true);
    qreal height = 0;
    qreal widest = 0;
    const auto layOutLines = [&](qreal width) {
        height = 0;
        m_layout->beginLayout();
        for (QTextLine line = m_layout->createLine(); line.isValid(); line = m_layout->createLine()) {
            line.setLineWidth(width);
            line.setPosition({0, height});
            height += lineStep(line);
            widest = std::max(widest, line.naturalTextWidth());
        }
        m_layout->endLayout();
    };
    layOutLines(shape.width);
    // Right-to-left text is aligned to the right edge of its line: make the line as wide as the text only.
    if (option.textDirection() == Qt::RightToLeft)
        layOutLines(std::ceil(widest));
    m_textWidth = std::ceil(widest);
}

void Bubble::layOut(qreal left, qreal width, qreal top)
{
    const qreal badge = zoomed(34);
    const qreal gap = zoomed(10);
    const qreal padX = zoomed(16);
    const qreal padY = zoomed(12);
    // Without room for both badges a bubble may reach below the other one's place, but never out of sight.
    const qreal all = width - badge - gap - 2 * padX;
    const qreal most = std::max<qreal>(all - badge - gap, std::min<qreal>(all, zoomed(120)));
    layOutText(
        {std::min<qreal>(most, zoomed(620)), m_lanes, shapedFor(zoomedFont(kConversationPixels), m_content.language)});
    const qreal textHeight = m_layout->boundingRect().height();

    const qreal captionHeight = zoomed(20);
    const qreal boxWidth = std::max<qreal>(m_textWidth + 2 * padX, zoomed(52));
    const qreal x = m_content.right ? left + width - badge - gap - boxWidth : left + badge + gap;
    m_box = QRectF(x, top + captionHeight, boxWidth, textHeight + 2 * padY + laneHeight() * (m_lanes - 1));
    m_textOrigin = m_box.topLeft() + QPointF(padX, padY);
    const qreal badgeX = m_content.right ? m_box.right() + gap : left;
    m_badge = QRectF(badgeX, m_box.bottom() - badge, badge, badge);
    m_caption = QRectF(left + badge + gap, top, width - 2 * (badge + gap), captionHeight);
}

int Bubble::positionAt(const QPointF &point) const
{
    const QPointF local = point - m_textOrigin;
    for (int i = 0; i < m_layout->lineCount(); ++i) {
        const QTextLine line = m_layout->lineAt(i);
        if (local.y() < line.y() + lineStep(line) || i == m_layout->lineCount() - 1)
            return line.xToCursor(local.x());
    }
    return 0;
}

QList<QRectF> Bubble::rectsOf(int start, int end) const
{
    QList<QRectF> rects;
    for (int i = 0; i < m_layout->lineCount(); ++i) {
        const QTextLine line = m_layout->lineAt(i);
        const int from = std::max(start, line.textStart());
        const int to = std::min(end, line.textStart() + line.textLength());
        QRectF current;
        for (int position = from; position < to;) {
            int next = m_layout->nextCursorPosition(position);
            if (next <= position || next > to)
                next = to;
            // Behind the last character of a line Qt says where the line ends, which may be out of the bubble.
            const auto within = [&line](qreal x) {
                return std::clamp(x, line.naturalTextRect().left(), line.naturalTextRect().right());
            };
            const qreal x1 = within(line.cursorToX(position, QTextLine::Leading));
            const qreal x2 = within(line.cursorToX(
                next, next == line.textStart() + line.textLength() ? QTextLine::Trailing : QTextLine::Leading));
            const QRectF cell(std::min(x1, x2), line.y(), std::abs(x2 - x1), line.height());
            if (current.isValid() && cell.left() <= current.right() + 1 && cell.right() >= current.left() - 1) {
                current = current.united(cell);
            } else {
                if (current.isValid())
                    rects.append(current.translated(m_textOrigin));
                current = cell;
            }
            position = next;
        }
        if (current.isValid())
            rects.append(current.translated(m_textOrigin));
    }
    return rects;
}

}  // namespace gainsay
