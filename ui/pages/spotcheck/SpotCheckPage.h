// SPDX-License-Identifier: GPL-3.0-or-later
// Where supervisors pass or return a batch: one sampled item at a time, what the sample says so far, what the plan
// lets through, and how earlier rounds went.
#pragma once

#include "ui/answers/AnswerKeys.h"
#include "ui/page/Page.h"
#include "ui/pages/spotcheck/SpotCheckController.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QStackedWidget;
class QTableWidget;

namespace gainsay {

class Card;
class ConversationView;
class EmptyState;
class FailurePanel;
class FlowLayout;
class PassRateCard;
class PassRateHistory;
class PlanCard;
class StartRoundPanel;

class SpotCheckPage : public Page {
    Q_OBJECT

public:
    explicit SpotCheckPage(const PageContext &context);

    QString title() const override { return tr("Spot check"); }
    QWidget *headerTools() override { return m_tools; }
    // {"batch": name} chooses that batch.
    void activate(const Json &argument) override;
    QString helpTopic() const override { return QStringLiteral("spotcheck"); }
    QList<OwnKey> ownKeys() const override { return answerKeys(session()); }

protected:
    void retranslate() override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QWidget *buildReview();
    QWidget *buildSide();
    void addCommands();
    void setFailing(bool failing);
    void begin();
    void forget();
    void showStatus();
    void showPlan();
    void showWhetherEmpty();
    void showHistory();
    void showItem(const ReviewItem &item);
    void showChips(const ReviewItem &item);
    void lookAtItem();
    void pass();
    void fail();
    void submitFailure();
    void askReopen();
    void announce(const BatchStatus &status);

    SpotCheckController m_controller;
    QWidget *m_tools = nullptr;
    QComboBox *m_batches = nullptr;
    QLabel *m_roundInfo = nullptr;
    QCheckBox *m_names = nullptr;
    QStackedWidget *m_left = nullptr;
    QWidget *m_side = nullptr;
    EmptyState *m_empty = nullptr;
    StartRoundPanel *m_start = nullptr;
    Card *m_reviewCard = nullptr;
    ConversationView *m_view = nullptr;
    QWidget *m_chips = nullptr;
    FlowLayout *m_chipRow = nullptr;
    FailurePanel *m_failure = nullptr;
    bool m_isFailing = false;  // it is in sight, or will be when the page is
    QPushButton *m_pass = nullptr;
    QPushButton *m_fail = nullptr;
    QPushButton *m_close = nullptr;
    PassRateCard *m_rate = nullptr;
    PlanCard *m_plan = nullptr;
    Card *m_roundsCard = nullptr;
    PassRateHistory *m_history = nullptr;
    QTableWidget *m_rounds = nullptr;
};

}  // namespace gainsay
