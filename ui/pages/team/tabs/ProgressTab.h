// SPDX-License-Identifier: GPL-3.0-or-later
// How far everybody is and until when, who holds what, and what a supervisor can do about it: hand work over, end
// leases, pause.
#pragma once

#include "core/service/supervise/WorkloadService.h"
#include "ui/pages/team/tabs/TeamTab.h"

class QLabel;
class QPushButton;

namespace gainsay {

class Card;
class EmptyState;
class ReportReader;
class ReportTableView;

class ProgressTab : public TeamTab {
    Q_OBJECT

public:
    ProgressTab(const PageContext &context, ReportReader &reader, QWidget *parent);

    static QString id();
    static QString title();
    void refresh() override;

protected:
    void retranslate() override;

private:
    QWidget *buildPeople();
    QWidget *buildHeld();
    void show(const WorkloadStanding &standing);
    void showChoice();
    const PersonStanding *chosen() const;
    void askHandOver();
    void releaseLeases();
    void togglePause();
    void releaseHeld();
    // Runs a decision, says what came of it, and looks again.
    template <class Work, class Done> void decide(Work work, Done words);

    ReportReader &m_reader;
    WorkloadStanding m_standing;
    bool m_known = false;  // false until it was read once
    EmptyState *m_empty = nullptr;
    Card *m_peopleCard = nullptr;
    Card *m_batchCard = nullptr;
    Card *m_heldCard = nullptr;
    Card *m_putOffCard = nullptr;
    ReportTableView *m_people = nullptr;
    ReportTableView *m_batches = nullptr;
    ReportTableView *m_held = nullptr;
    ReportTableView *m_putOff = nullptr;
    QLabel *m_method = nullptr;
    QPushButton *m_handOver = nullptr;
    QPushButton *m_release = nullptr;
    QPushButton *m_pause = nullptr;
    QPushButton *m_releaseOne = nullptr;
};

}  // namespace gainsay
