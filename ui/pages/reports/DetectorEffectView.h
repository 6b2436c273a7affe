// SPDX-License-Identifier: GPL-3.0-or-later
// The tab on the detector's effect: how often and how fast people follow it, and how well it agrees with the outcome.
#pragma once

#include "ui/pages/reports/ReportView.h"

namespace gainsay {

class Card;
class IntervalBars;
class ReportTableView;
class StatTile;

class DetectorEffectView : public ReportView {
    Q_OBJECT

public:
    DetectorEffectView(ProjectSession &session, QWidget *parent);

protected:
    void load() override;

private:
    struct Effect {
        AnnotatorReport people;
        QString run;  // the newest one; empty: no detector has run
        AgreementSummary agreement;
    };
    static Result<Effect> read(Storage &storage, const ReportFilter &filter);
    void show(const Effect &effect);
    void showPeople(const AnnotatorReport &people);

    StatTile *m_follow = nullptr;
    StatTile *m_alpha = nullptr;
    StatTile *m_percent = nullptr;
    Card *m_peopleCard = nullptr;
    Card *m_labelCard = nullptr;
    Card *m_tableCard = nullptr;
    IntervalBars *m_people = nullptr;
    IntervalBars *m_labels = nullptr;
    ReportTableView *m_table = nullptr;
};

}  // namespace gainsay
