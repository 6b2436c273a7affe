// SPDX-License-Identifier: GPL-3.0-or-later
// Where annotators learn and qualify: what is ahead, the tutorial item by item with feedback, the test without, and
// what came of them. Those who plan the work choose the items here.
#pragma once

#include "ui/answers/AnswerKeys.h"
#include "ui/page/Page.h"
#include "ui/pages/training/TrainingController.h"

class QLabel;
class QPushButton;
class QStackedWidget;

namespace gainsay {

class GoldSetsView;
class ResultView;
class StageCard;
class TrainingWorkspace;

class TrainingPage : public Page {
    Q_OBJECT

public:
    explicit TrainingPage(const PageContext &context);

    QString title() const override;
    QWidget *headerTools() override { return m_tools; }
    void activate(const Json &argument) override;
    QString helpTopic() const override;
    QList<OwnKey> ownKeys() const override { return answerKeys(session()); }

protected:
    void retranslate() override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    enum View { Overview, Work, Outcome, GoldSets };

    QWidget *buildOverview();
    void connectViews();
    void addCommands();
    void begin();
    bool plans() const;
    void showView(View view);
    void showOverview(const TrainingOverview &overview);
    void showItem(const TrainingItem &item);
    void showResult(const TrainingResult &result);
    // Enter: whatever comes next in the view on screen.
    void goOn();
    void goOnFromOverview();

    TrainingController m_controller;
    TrainingOverview m_overview;
    QWidget *m_tools = nullptr;
    QLabel *m_position = nullptr;
    QStackedWidget *m_stack = nullptr;
    QLabel *m_ahead = nullptr;
    StageCard *m_tutorial = nullptr;
    StageCard *m_test = nullptr;
    QLabel *m_open = nullptr;
    QPushButton *m_annotate = nullptr;
    TrainingWorkspace *m_work = nullptr;
    ResultView *m_result = nullptr;
    GoldSetsView *m_goldSets = nullptr;
};

}  // namespace gainsay
