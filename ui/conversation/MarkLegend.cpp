// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/MarkLegend.h"

#include "core/base/Phrases.h"
#include "ui/conversation/BubblePainter.h"
#include "ui/theme/Theme.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace gainsay {

namespace {

struct LegendText {
    Q_DECLARE_TR_FUNCTIONS(gainsay::ConversationView)
};

constexpr int legendPixels = 13;

qreal sampleWidth()
{
    return zoomed(26);
}

qreal gapWidth()
{
    return zoomed(6);
}

}  // namespace

void MarkLegend::addStrengths(const Mark &sample)
{
    Mark weak = sample;
    weak.owner.clear();
    weak.span.score = 0.0;
    Mark strong = weak;
    strong.span.score = 1.0;
    m_entries.append({weak, LegendText::tr("weak"), {}});
    m_entries.append({strong, LegendText::tr("strong"), {}});
}

void MarkLegend::setContent(const QList<Mark> &marks, bool machinesVisible, const QString &remark)
{
    m_entries.clear();
    QList<std::pair<MarkKind, QString>> owners;
    std::optional<Mark> machine;
    for (const Mark &mark : marks) {
        const bool byMachine = mark.kind == MarkKind::Detector;
        if (byMachine && !machinesVisible)
            continue;
        if (byMachine && !machine)
            machine = mark;
        const std::pair owner(mark.kind, mark.owner);
        // Letters of people stand on their marks; only where machines mark too is there anything to tell apart.
        if (mark.owner.isEmpty() || owners.contains(owner))
            continue;
        owners.append(owner);
        // Marks of people look alike where they say the same: one sample serves them all.
        const auto alike = std::find_if(m_entries.begin(), m_entries.end(), [&](const Entry &entry) {
            return !byMachine && entry.sample->kind == mark.kind && entry.sample->tone == mark.tone;
        });
        if (alike != m_entries.end()) {
            alike->sample->owner = listing({alike->sample->owner, mark.owner});
            continue;
        }
        Mark sample = mark;
        sample.span.score = 1.0;
        m_entries.append({sample, mark.owner, {}});
    }
    for (Entry &entry : m_entries) {
        if (entry.sample->kind != MarkKind::Detector)
            entry.text = LegendText::tr("people: %1").arg(entry.sample->owner);
    }
    if (!machine)
        m_entries.clear();
    else
        addStrengths(*machine);
    if (!remark.isEmpty())
        m_entries.append({std::nullopt, remark, {}});
}

qreal MarkLegend::layOut(qreal width)
{
    if (m_entries.isEmpty())
        return 0;
    const QFontMetricsF metrics(zoomedFont(legendPixels));
    const qreal lineHeight = zoomed(22);
    qreal top = 0;
    qsizetype lineStart = 0;
    qreal left = 0;
    const auto centre = [&](qsizetype end) {
        for (qsizetype i = lineStart; i < end; ++i)
            m_entries[i].place.translate(std::max(0.0, (width - left + 2 * gapWidth()) / 2), 0);
    };
    for (qsizetype i = 0; i < m_entries.size(); ++i) {
        Entry &entry = m_entries[i];
        const qreal wanted =
            (entry.sample ? sampleWidth() + gapWidth() : 0) + metrics.horizontalAdvance(entry.text) + 1;
        const qreal taken = std::min(wanted, width);
        if (left > 0 && left + taken > width) {
            centre(i);
            lineStart = i;
            left = 0;
            top += lineHeight;
        }
        entry.place = QRectF(left, top, taken, lineHeight);
        left += taken + 2 * gapWidth();
    }
    centre(m_entries.size());
    return top + lineHeight;
}

void MarkLegend::paint(QPainter &painter, const Palette &palette, const QPointF &topLeft) const
{
    BubblePainter bubbles(painter, palette);
    for (const Entry &entry : m_entries) {
        QRectF place = entry.place.translated(topLeft);
        if (entry.sample) {
            bubbles.paintSample(QRectF(place.topLeft(), QSizeF(sampleWidth(), place.height())), *entry.sample);
            place.setLeft(place.left() + sampleWidth() + gapWidth());
        }
        painter.setFont(zoomedFont(legendPixels));
        painter.setPen(palette[Tone::Muted]);
        const QFontMetricsF metrics(painter.font());
        painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                         metrics.elidedText(entry.text, Qt::ElideRight, place.width()));
    }
}

QStringList MarkLegend::texts() const
{
    QStringList texts;
    for (const Entry &entry : m_entries)
        texts.append(entry.text);
    return texts;
}

}  // namespace gainsay
