// SPDX-License-Identifier: GPL-3.0-or-later
// A case beside its conversation: the answers side by side, the third person's own below them, and the decision,
// which stays in sight however long the answers are. Once it is settled, what came out and the way on.
#pragma once

#include "core/service/decide/AdjudicateService.h"

#include <QWidget>

class QAction;
class QLabel;
class QPushButton;
class QScrollArea;

namespace gainsay {

class AnswerComparison;
class Card;
class DecisionPanel;

class CasePanel : public QWidget {
    Q_OBJECT

public:
    explicit CasePanel(QWidget *parent = nullptr);

    void setScheme(const Scheme &scheme, const QString &language);
    // Under a vote nobody decides.
    void setCase(const Case &loaded, bool byVote);
    DecisionPanel *decision() const { return m_decision; }
    // The key of `goOn` is shown on the buttons that do the same.
    void retranslate(QAction *goOn);

Q_SIGNALS:
    void goOnRequested();

private:
    QScrollArea *buildAnswers();
    Card *buildDecision();
    void showOther(bool open);
    QString outcome(const Case &loaded, bool byVote) const;

    Scheme m_scheme;
    QScrollArea *m_scroll = nullptr;
    AnswerComparison *m_comparison = nullptr;
    Card *m_other = nullptr;
    DecisionPanel *m_decision = nullptr;
    QLabel *m_outcome = nullptr;
    QPushButton *m_goOn = nullptr;
};

}  // namespace gainsay
