// SPDX-License-Identifier: GPL-3.0-or-later
// The tab on the detector: does its label make people agree more, follow it, work faster; and how far is it right.
#pragma once

#include "ui/pages/reports/ReportView.h"

namespace gainsay {

class Card;
class IntervalBars;
class SectionView;
class StatTile;

class DetectorEffectView : public ReportView {
    Q_OBJECT

public:
    DetectorEffectView(ReportReader &reader, QWidget *parent);

protected:
    void load() override;

private:
    void show(const DetectorEffect &effect);
    void showTiles(const DetectorEffect &effect);
    void showAgreement(const DetectorEffect &effect);
    void showPeople(const DetectorEffect &effect);
    void showLabels(const DetectorEffect &effect);
    void listAnswers(const QString &title, std::optional<bool> shown, std::optional<bool> followed,
                     const std::optional<QString> &person);

    StatTile *m_agreement = nullptr;
    StatTile *m_follow = nullptr;
    StatTile *m_pace = nullptr;
    StatTile *m_outcome = nullptr;
    Card *m_agreementCard = nullptr;
    Card *m_peopleCard = nullptr;
    Card *m_labelCard = nullptr;
    IntervalBars *m_measures = nullptr;
    IntervalBars *m_people = nullptr;
    IntervalBars *m_labels = nullptr;
    SectionView *m_sections = nullptr;
    DetectorEffect m_shown;
};

}  // namespace gainsay
