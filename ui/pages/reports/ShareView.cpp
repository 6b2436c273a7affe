// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/reports/ShareView.h"

#include "ui/charts/ChartScroll.h"
#include "ui/report/SectionView.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Card.h"

#include <QVBoxLayout>

namespace gainsay {

namespace {
constexpr int kMostBarsHeight = 420;  // more rows are scrolled
}

ShareView::ShareView(ReportReader &reader, QWidget *parent) : ReportView(reader, parent)
{
    m_column = new QVBoxLayout(this);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(zoomed(14));
    m_sections = new SectionView(this);
    connect(m_sections, &SectionView::figureActivated, this, &ReportView::listWanted);
    m_column->addWidget(m_sections, 1);
}

void ShareView::addBars()
{
    const qsizetype index = m_slots.size();
    auto *card = new Card(this);
    auto *chart = new ShareBars(card);
    chart->setClickable(true);
    card->body()->addWidget(new ChartScroll(chart, kMostBarsHeight, card));
    connect(chart, &Chart::activated, this, [this, chart, index](int mark) {
        if (m_bars.value(index).target)
            Q_EMIT listWanted(chart->markText(mark), m_bars[index].target(chart->rowOf(mark), chart->partOf(mark)));
    });
    m_column->insertWidget(m_column->indexOf(m_sections), card);
    m_slots.append({card, chart});
}

void ShareView::setBars(const QList<Bars> &bars)
{
    m_bars = bars;
    while (m_slots.size() < bars.size())
        addBars();
    for (qsizetype i = 0; i < m_slots.size(); ++i) {
        m_slots[i].card->setVisible(i < bars.size());
        if (i >= bars.size())
            continue;
        m_slots[i].card->setHeading(bars[i].heading);
        m_slots[i].chart->setTitle(bars[i].heading);
        m_slots[i].chart->setRows(bars[i].parts, bars[i].rows);
    }
}

}  // namespace gainsay
