// SPDX-License-Identifier: GPL-3.0-or-later
// The tab on spot checks: every round against the threshold, and what the plan lets through.
#pragma once

#include "ui/pages/reports/ReportView.h"

namespace gainsay {

class Card;
class OcCurve;
class PassRateHistory;
class SectionView;
struct PassRateRound;

class SpotChecksView : public ReportView {
    Q_OBJECT

public:
    SpotChecksView(ReportReader &reader, QWidget *parent);

protected:
    void load() override;

private:
    struct Answer {
        SpotCheckFigures figures;
        QList<ReportSection> sections;
    };

    static Result<Answer> read(ReportService &service, const ReportFilter &filter);
    void show(const Answer &answer);
    void showHistory(QList<PassRateRound> rounds, double threshold);
    void showPlan(const SpotRoundFigures &latest, qint64 batchSize);

    Card *m_historyCard = nullptr;
    Card *m_planCard = nullptr;
    PassRateHistory *m_history = nullptr;
    OcCurve *m_plan = nullptr;
    SectionView *m_sections = nullptr;
    QList<ReportTarget> m_targets;  // of each round shown
    ReportTarget m_latest;          // the sample that the plan is about
};

}  // namespace gainsay
