// SPDX-License-Identifier: GPL-3.0-or-later
// The agreement in one table of ratings, drawn: measures with intervals, each pair, each label, the trend, what to do.
#pragma once

#include "core/report/Report.h"
#include "core/stats/agreement/AgreementSummary.h"
#include "core/stats/agreement/LabelClashes.h"
#include "core/stats/agreement/RatingDifferences.h"
#include "ui/charts/LabelNames.h"

#include <QWidget>

class QGridLayout;
class QLabel;
class QPushButton;

namespace gainsay {

class Card;
class HeatMap;
class IntervalBars;
class ReportTableView;
class StatTile;
class TrendChart;

struct AgreementFigures {
    AgreementSummary summary;
    LabelClashes clashes;
    QStringList steps;      // batches or weeks
    QList<Estimate> trend;  // Krippendorff's alpha of each
};

constexpr qsizetype mostDifferencesListed = 200;

class AgreementBoard : public QWidget {
    Q_OBJECT

public:
    explicit AgreementBoard(QWidget *parent = nullptr);

    void setFigures(const AgreementFigures &figures, const LabelNames &names);
    // The list that a click asked for; rows answer with differenceActivated(). `calibrate`: people can be compared
    // on these items again.
    void showDifferences(const ReportTable &table, bool calibrate = false);

Q_SIGNALS:
    // A figure was clicked: a cell of the matrix, a label, what was left out, "Show them".
    void differencesWanted(const QString &title, const gainsay::DifferenceQuery &query);
    void differenceActivated(int row);
    void stepActivated(const QString &step);
    void calibrationWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildTiles(QGridLayout *grid);
    void buildCards(QGridLayout *grid);
    void retranslate();
    void fillTiles();
    void fillPairs();
    void fillLabels();
    void fillTrend();
    void fillAdvice();
    void wantPair(int mark);
    void wantClash();
    void wantLabel(int mark);
    void wantExcluded();

    AgreementFigures m_figures;
    LabelNames m_names;
    StatTile *m_fleiss = nullptr;
    StatTile *m_alpha = nullptr;
    StatTile *m_gwet = nullptr;
    StatTile *m_percent = nullptr;
    Card *m_pairCard = nullptr;
    Card *m_labelCard = nullptr;
    Card *m_trendCard = nullptr;
    Card *m_listCard = nullptr;
    HeatMap *m_pairs = nullptr;
    QList<qsizetype> m_listed;  // raters as its rows and columns show them
    IntervalBars *m_labels = nullptr;
    TrendChart *m_trend = nullptr;
    QLabel *m_hint = nullptr;
    QLabel *m_adviceHeading = nullptr;
    QLabel *m_advice = nullptr;
    QPushButton *m_showClash = nullptr;
    QLabel *m_undefinedHeading = nullptr;
    QLabel *m_undefined = nullptr;
    ReportTableView *m_list = nullptr;
    QPushButton *m_calibrate = nullptr;
};

}  // namespace gainsay
