// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/annotate/AnnotateStatus.h"

#include "core/stats/Outliers.h"
#include "ui/page/Page.h"
#include "ui/pages/annotate/AnnotateHeader.h"
#include "ui/widgets/DisplayText.h"

#include <QLocale>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {
constexpr int kBatchRoom = 160;  // the counts after the name stay in sight
constexpr int kStripFontSize = 13;
}  // namespace

void AnnotateStatus::setCounts(const AnnotatorCounts &counts)
{
    m_counts = counts;
    const qint64 total = counts.waiting + counts.returned + counts.skipped + counts.submitted;
    m_header.setProgress(counts.submitted, total);
    m_header.setSkipped(counts.skipped);
    m_shell.setStatus(StatusItem::Position, m_header.position());
    // Who annotates nothing is told of no count.
    m_shell.setStatus(StatusItem::Today, total > 0 ? today() : QString());
    showBatch();
}

QString AnnotateStatus::today() const
{
    const QLocale locale;
    const QString count = locale.toString(m_counts.today);
    const QList<qint64> &recent = m_counts.recentActiveMs;
    if (recent.isEmpty())
        return tr("%1 today").arg(count);
    const double seconds = medianOf({recent.begin(), recent.end()}) / 1000;
    return tr("%1 today · median %2 s").arg(count, locale.toString(seconds, 'f', seconds < 10 ? 1 : 0));
}

void AnnotateStatus::setItem(const WorkItem &item, bool withSource)
{
    const Conversation &conversation = item.conversation;
    QStringList source{conversation.model, conversation.method};
    source.removeAll(QString());
    m_header.setItem(conversation.batch, withSource ? source.join(u" · "_s) : QString());
    if (item.slot.purpose == SlotPurpose::Work)
        m_place = {item.slot.batch, conversation.batch};
    showBatch();
}

void AnnotateStatus::clearItem()
{
    m_place.reset();
    m_header.setItem({}, {});
    showBatch();
}

void AnnotateStatus::showBatch()
{
    const BatchShare share = m_place ? m_counts.batches.value(m_place->batch) : BatchShare();
    if (share.total <= 0)
        return m_shell.setStatus(StatusItem::Batch, {});
    const QLocale locale;
    const QString name = shortenedTo(m_place->name, kBatchRoom, kStripFontSize);
    m_shell.setStatus(StatusItem::Batch,
                      tr("%1: %2 of %3").arg(name, locale.toString(share.submitted), locale.toString(share.total)));
}

}  // namespace gainsay
