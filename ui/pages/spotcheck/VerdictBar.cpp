// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/spotcheck/VerdictBar.h"

#include "ui/theme/Palette.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/SegmentBar.h"

#include <QPainter>

namespace gainsay {

VerdictBar::VerdictBar(QWidget *parent) : QWidget(parent)
{
    setFixedHeight(zoomed(10));
}

void VerdictBar::setCounts(const SpotCounts &counts)
{
    m_counts = counts;
    setAccessibleName(tr("%1 passed, %2 failed, %3 left").arg(counts.passed).arg(counts.failed).arg(counts.left()));
    update();
}

void VerdictBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintSegments(painter, rect(), Palette::of(this),
                  {{{}, double(m_counts.passed), Tone::None}, {{}, double(m_counts.failed), Tone::Failed}},
                  m_counts.sampled);
}

}  // namespace gainsay
