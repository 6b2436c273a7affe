// SPDX-License-Identifier: GPL-3.0-or-later
// One person's quality in pictures: the figures that matter, what they take for what, and how it goes over time.
#pragma once

#include "core/scheme/Scheme.h"
#include "core/service/supervise/QualityService.h"

#include <QWidget>

#include <optional>

class QComboBox;
class QLabel;

namespace gainsay {

class Card;
class HeatMap;
class StatTile;
class TrendChart;

class PersonQuality : public QWidget {
    Q_OBJECT

public:
    explicit PersonQuality(QWidget *parent = nullptr);

    void setPerson(const AnnotatorQuality &quality, const Scheme &scheme);
    void setDrift(const ShareTrend &drift);
    void retranslate();

private:
    void showTiles();
    void showConfusion();
    void showDrift();

    AnnotatorQuality m_quality;
    ShareTrend m_drift;
    std::optional<Scheme> m_scheme;  // a copy: the project may be closed while it is shown
    StatTile *m_final = nullptr;
    StatTile *m_gold = nullptr;
    StatTile *m_hidden = nullptr;
    StatTile *m_failed = nullptr;
    StatTile *m_followed = nullptr;
    StatTile *m_speed = nullptr;
    Card *m_confusionCard = nullptr;
    QComboBox *m_against = nullptr;
    HeatMap *m_confusion = nullptr;
    Card *m_driftCard = nullptr;
    TrendChart *m_driftChart = nullptr;
    QLabel *m_driftWords = nullptr;
};

}  // namespace gainsay
