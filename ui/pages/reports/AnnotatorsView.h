// SPDX-License-Identifier: GPL-3.0-or-later
// The tab on annotators: how often each one's answer became final, what each takes for what, and the figures.
#pragma once

#include "ui/pages/reports/ReportView.h"

namespace gainsay {

class Card;
class HeatMap;
class IntervalBars;
class SectionView;

class AnnotatorsView : public ReportView {
    Q_OBJECT

public:
    AnnotatorsView(ReportReader &reader, QWidget *parent);

protected:
    void load() override;

private:
    void show(const AnnotatorReport &report);
    void showConfusion(int annotator);

    AnnotatorReport m_report;
    Card *m_qualityCard = nullptr;
    Card *m_confusionCard = nullptr;
    IntervalBars *m_quality = nullptr;
    HeatMap *m_confusion = nullptr;
    SectionView *m_sections = nullptr;
    QStringList m_labels;
    int m_chosen = 0;
};

}  // namespace gainsay
