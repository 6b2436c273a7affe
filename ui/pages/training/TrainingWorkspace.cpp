// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/training/TrainingWorkspace.h"

#include "ui/answers/AnswerEditor.h"
#include "ui/answers/EvidenceMarking.h"
#include "ui/conversation/ConversationView.h"
#include "ui/guide/GuidePanel.h"
#include "ui/pages/training/FeedbackPanel.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/KeyCap.h"

#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QSplitter>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gainsay {

TrainingWorkspace::TrainingWorkspace(QWidget *parent) : QWidget(parent)
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(zoomed(14), zoomed(14), zoomed(14), zoomed(14));
    row->setSpacing(zoomed(14));
    row->addWidget(buildConversation(), 2);
    row->addWidget(buildQuestions(), 1);
    auto *marking = new EvidenceMarking(m_view, m_editor, this);
    connect(marking, &EvidenceMarking::hint, this, &TrainingWorkspace::setHint);
    connect(m_editor, &AnswerEditor::edited, this, [this](const QString &question) {
        setHint({});
        showMarks();
        m_guide->showSection(sectionFor(question, m_editor->answers()));
    });
}

Card *TrainingWorkspace::buildConversation()
{
    auto *card = new Card(this);
    auto *split = new QSplitter(Qt::Vertical, card);
    split->setChildrenCollapsible(false);
    m_view = new ConversationView(split);
    m_view->setObjectName(u"trainingConversation"_s);
    m_view->setMinimumHeight(zoomed(220));
    m_guide = new GuidePanel(split);
    m_guide->setMinimumHeight(zoomed(130));
    split->addWidget(m_view);
    split->addWidget(m_guide);
    split->setStretchFactor(0, 3);
    split->setStretchFactor(1, 2);
    card->body()->addWidget(split, 1);
    return card;
}

Card *TrainingWorkspace::buildQuestions()
{
    auto *card = new Card(this);
    m_scroll = new QScrollArea(card);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    auto *inner = new QWidget(m_scroll);
    auto *column = new QVBoxLayout(inner);
    column->setContentsMargins(0, 0, zoomed(4), 0);
    m_feedback = new FeedbackPanel(inner);
    m_feedback->hide();
    m_editor = new AnswerEditor(inner);
    column->addWidget(m_feedback);
    column->addWidget(m_editor);
    column->addStretch();
    m_scroll->setWidget(inner);
    m_scroll->viewport()->setAutoFillBackground(false);
    inner->setAutoFillBackground(false);
    m_hint = makeLabel(u"muted"_s, card);
    m_hint->setWordWrap(true);
    m_goOn = makeButton(ButtonKind::Primary, {}, card);
    card->body()->addWidget(m_scroll, 1);
    card->body()->addWidget(m_hint);
    card->body()->addWidget(m_goOn, 0, Qt::AlignRight);
    card->setMinimumWidth(zoomed(360));
    connect(m_goOn, &QPushButton::clicked, this, &TrainingWorkspace::goOnRequested);
    return card;
}

void TrainingWorkspace::setScheme(const Scheme &scheme, const QString &language)
{
    m_scheme = scheme;
    m_language = language;
    m_editor->setScheme(scheme, language);
    if (const Result<Guide> guide = loadGuidelines(scheme, language))
        m_guide->setGuide(*guide);
}

void TrainingWorkspace::setGoOnAction(QAction *action)
{
    m_goOnAction = action;
    retranslate();
}

void TrainingWorkspace::setItem(const TrainingItem &item)
{
    m_feedbackShown = false;
    m_conversation = item.conversation;
    m_feedback->hide();
    m_editor->setEnabled(true);
    m_view->setConversation(item.conversation);
    m_editor->setConversation(item.conversation, Json::object());
    m_scroll->verticalScrollBar()->setValue(0);
    setHint({});
    showMarks();
    retranslate();
    m_view->setFocus();
}

void TrainingWorkspace::setFeedback(const TrainingFeedback &feedback)
{
    m_feedbackShown = true;
    m_editor->setEnabled(false);
    m_feedback->setFeedback(m_scheme, m_conversation, feedback, m_editor->submission(), m_language);
    m_feedback->show();
    m_scroll->verticalScrollBar()->setValue(0);
    m_view->setMarks(evidenceMarks(m_scheme, m_editor->submission(), tr("you")) +
                     evidenceMarks(m_scheme, feedback.gold, tr("right")));
    m_guide->showSection(definitionToReread(m_scheme, feedback));
    retranslate();
    m_goOn->setFocus();
}

void TrainingWorkspace::setHint(const QString &text)
{
    m_hint->setText(text);
    m_hint->setVisible(!text.isEmpty());
}

void TrainingWorkspace::showMarks()
{
    m_view->setMarks(evidenceMarks(m_scheme, m_editor->submission()));
}

void TrainingWorkspace::retranslate()
{
    m_view->setAccessibleName(tr("Conversation"));
    if (m_goOnAction)
        setTextWithKey(m_goOn, m_feedbackShown ? tr("Next") : tr("Answer"), m_goOnAction);
}

}  // namespace gainsay
