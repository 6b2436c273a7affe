// SPDX-License-Identifier: GPL-3.0-or-later
// What came of a tutorial or a test: the outcome, which labels were mixed up, and what to read again.
#pragma once

#include "core/guide/Guide.h"
#include "core/service/training/TrainingService.h"

#include <QWidget>

class QAction;
class QLabel;
class QListWidget;
class QPushButton;

namespace gainsay {

class Card;
class GuidePanel;
class HeatMap;

class ResultView : public QWidget {
    Q_OBJECT

public:
    explicit ResultView(QWidget *parent = nullptr);

    // `workIsOpen`: nothing more stands between the person and real work. The key of `goOn` starts it.
    void setResult(const TrainingResult &result, const Scheme &scheme, const QString &language, bool workIsOpen,
                   QAction *goOn);

Q_SIGNALS:
    void workRequested();
    void overviewRequested();

private:
    QWidget *buildMatrix();
    QWidget *buildReading();
    QString outcome(const TrainingResult &result) const;
    void showConfusion(const TrainingResult &result, const Scheme &scheme, const QString &language);
    void showReading(const TrainingResult &result, const Scheme &scheme, const QString &language);

    QLabel *m_headline = nullptr;
    QLabel *m_text = nullptr;
    QPushButton *m_overview = nullptr;
    QPushButton *m_work = nullptr;
    Card *m_matrixCard = nullptr;
    QLabel *m_axes = nullptr;
    HeatMap *m_matrix = nullptr;
    Card *m_readingCard = nullptr;
    QListWidget *m_list = nullptr;
    GuidePanel *m_guide = nullptr;
};

}  // namespace gainsay
