// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/adjudicate/CasePanel.h"

#include "ui/answers/AnswerComparison.h"
#include "ui/answers/AnswerEditor.h"
#include "ui/discussion/ReasonTitle.h"
#include "ui/pages/adjudicate/DecisionPanel.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/KeyCap.h"

#include <QLabel>
#include <QLocale>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gainsay {

CasePanel::CasePanel(QWidget *parent) : QWidget(parent)
{
    m_decision = new DecisionPanel(this);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(zoomed(14));
    column->addWidget(buildAnswers(), 1);
    column->addWidget(buildDecision());
    setMinimumWidth(zoomed(390));
    connect(m_decision, &DecisionPanel::otherOpened, this, &CasePanel::showOther);
    connect(m_goOn, &QPushButton::clicked, this, &CasePanel::goOnRequested);
}

QScrollArea *CasePanel::buildAnswers()
{
    m_scroll = new QScrollArea(this);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *inner = new QWidget(m_scroll);
    auto *column = new QVBoxLayout(inner);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(zoomed(14));
    m_comparison = new AnswerComparison(inner);
    column->addWidget(m_comparison);
    m_other = new Card(inner);
    m_other->body()->addWidget(m_decision->editor());
    m_other->hide();
    column->addWidget(m_other);
    column->addStretch();
    m_scroll->setWidget(inner);
    m_scroll->viewport()->setAutoFillBackground(false);
    inner->setAutoFillBackground(false);
    return m_scroll;
}

Card *CasePanel::buildDecision()
{
    auto *card = new Card(this);
    m_outcome = makeLabel(u"strong"_s, card);
    m_outcome->setWordWrap(true);
    m_goOn = makeButton(ButtonKind::Primary, {}, card);
    card->body()->addWidget(m_decision);
    card->body()->addWidget(m_outcome);
    card->body()->addWidget(m_goOn, 0, Qt::AlignRight);
    return card;
}

void CasePanel::setScheme(const Scheme &scheme, const QString &language)
{
    m_scheme = scheme;
    m_decision->setScheme(scheme, language);
}

void CasePanel::setCase(const Case &loaded, bool byVote)
{
    QList<ComparedAnswer> answers;
    for (const CaseAnswer &answer : loaded.answers) {
        answers.append(
            {answer.user ? answer.name : tr("Annotator %1").arg(answer.name),
             describeBriefly(m_scheme, loaded.conversation, answer.answers, QLocale().name(), loaded.differences)});
    }
    m_comparison->setAnswers(answers, loaded.differences);
    m_comparison->setVisible(!answers.isEmpty());
    m_decision->setCase(loaded);
    const bool open = loaded.state == ItemState::Disputed && !byVote;
    m_decision->setVisible(open);
    m_outcome->setText(outcome(loaded, byVote));
    m_outcome->setVisible(!open);
    m_goOn->setVisible(!open);
    m_scroll->verticalScrollBar()->setValue(0);
}

QString CasePanel::outcome(const Case &loaded, bool byVote) const
{
    if (byVote)
        return tr("The vote settles nothing here; nobody decides.");
    if (!loaded.decision || loaded.state == ItemState::Agreed)
        return tr("The answers agree by now; nothing is left to decide.");
    const Decision &decision = *loaded.decision;
    const QString what = decision.kind == DecisionKind::SendBack ? tr("Sent back to the annotators")
                         : decision.answers
                             ? tr("Decided: %1").arg(shortAnswer(m_scheme, *decision.answers, QLocale().name()))
                             : tr("Decided: neither is right; the item leaves the set");
    return decision.reason.isEmpty() ? what : what + u" · "_s + reasonTitle(decision.reason);
}

// Below the answers to compare with, but what is to be answered now comes first into sight.
void CasePanel::showOther(bool open)
{
    m_other->setVisible(open);
    if (!open)
        return;
    const auto reveal = [this] { m_scroll->verticalScrollBar()->setValue(m_other->y()); };
    QMetaObject::invokeMethod(m_scroll, reveal, Qt::QueuedConnection);  // once it has its place
}

void CasePanel::retranslate(QAction *goOn)
{
    m_decision->retranslate(goOn);
    setTextWithKey(m_goOn, tr("Next conflict"), goOn);
    m_other->setHeading(tr("Your own answer"));
}

}  // namespace gainsay
