// SPDX-License-Identifier: GPL-3.0-or-later
// The quiet lines below a conversation: whose marks are drawn how, what the strength of a machine's marks says, and a
// remark of the page.
#pragma once

#include "ui/conversation/Mark.h"

#include <QList>
#include <QRectF>
#include <QString>

#include <optional>

class QPainter;

namespace gainsay {

class BubblePainter;

class MarkLegend {
public:
    // `remark` may be empty; machines' marks that are hidden are not explained.
    void setContent(const QList<Mark> &marks, bool machinesVisible, const QString &remark);
    // Breaks into lines of that width; gives the height, 0 if there is nothing to say.
    qreal layOut(qreal width);
    void paint(QPainter &painter, const Palette &palette, const QPointF &topLeft) const;
    // What it says, for assistive tools and tests.
    QStringList texts() const;

private:
    struct Entry {
        std::optional<Mark> sample;
        QString text;
        QRectF place;
    };

    void addStrengths(const Mark &sample);

    QList<Entry> m_entries;
};

}  // namespace gainsay
