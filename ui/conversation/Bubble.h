// SPDX-License-Identifier: GPL-3.0-or-later
// One utterance laid out as a chat bubble: where its text, name and badge stand, and which character is where.
#pragma once

#include "core/text/OffsetMap.h"
#include "core/text/ScriptGuess.h"

#include <QFont>
#include <QRectF>
#include <QString>
#include <QTextLayout>

#include <memory>

namespace gainsay {

struct BubbleText {
    QString badge;    // u1, b2 …
    QString caption;  // "Bot · judge this reply"
    QString text;
    bool right = false;
    bool target = false;
    bool related = false;
    bool candidate = false;
    TextLanguage language = TextLanguage::Other;  // of the whole conversation
};

class Bubble {
public:
    explicit Bubble(BubbleText text);

    const BubbleText &content() const { return m_content; }
    const OffsetMap &offsets() const { return m_offsets; }

    // Lines for machines' marks below each line of text; laying out makes room for them.
    void setLanes(int lanes) { m_lanes = lanes; }
    static qreal laneHeight();

    // Lays the bubble out in a column of that width; `top` is where its caption begins.
    void layOut(qreal left, qreal width, qreal top);
    qreal bottom() const { return m_box.bottom(); }
    QRectF box() const { return m_box; }
    QRectF badgeRect() const { return m_badge; }
    QRectF captionRect() const { return m_caption; }
    QPointF textOrigin() const { return m_textOrigin; }
    const QTextLayout &textLayout() const { return *m_layout; }

    // UTF-16 position nearest to a point of the conversation.
    int positionAt(const QPointF &point) const;
    // Rectangles that cover a stretch of UTF-16 positions, one or more per line (also in mixed directions).
    QList<QRectF> rectsOf(int start, int end) const;

private:
    // What the lines of text follow from; shaping them again costs more than anything else here.
    struct Shape {
        qreal width = 0;
        int lanes = 0;
        QFont font;

        friend bool operator==(const Shape &, const Shape &) = default;
    };

    void layOutText(const Shape &shape);

    qreal lineStep(const QTextLine &line) const;

    BubbleText m_content;
    int m_lanes = 1;
    OffsetMap m_offsets;
    std::unique_ptr<QTextLayout> m_layout;
    Shape m_shape;
    qreal m_textWidth = 0;
    QRectF m_box;
    QRectF m_badge;
    QRectF m_caption;
    QPointF m_textOrigin;
};

}  // namespace gainsay
