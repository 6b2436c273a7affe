// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/spotcheck/VerdictBar.h"

#include "ui/theme/Palette.h"
#include "ui/theme/Theme.h"

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
    const Palette &palette = Palette::of(this);
    painter.fillRect(rect(), palette[Tone::Line]);
    if (m_counts.sampled <= 0)
        return;
    const int passed = width() * m_counts.passed / m_counts.sampled;
    const int failed = width() * m_counts.failed / m_counts.sampled;
    painter.fillRect(QRect(0, 0, passed, height()), palette[Tone::None]);
    painter.fillRect(QRect(passed, 0, failed, height()), palette[Tone::Failed]);
}

}  // namespace gainsay
