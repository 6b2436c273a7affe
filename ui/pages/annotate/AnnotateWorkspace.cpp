// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/annotate/AnnotateWorkspace.h"

#include "ui/answers/AnswerEditor.h"
#include "ui/conversation/ConversationView.h"
#include "ui/discussion/DiscussionPanel.h"
#include "ui/guide/GuidePanel.h"
#include "ui/keys/ActionCatalog.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/FlowLayout.h"
#include "ui/widgets/KeyCap.h"

#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gainsay {

AnnotateWorkspace::AnnotateWorkspace(ProjectSession &session, QWidget *parent) : QWidget(parent)
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(zoomed(14), zoomed(14), zoomed(14), zoomed(14));
    row->setSpacing(zoomed(14));
    row->addWidget(buildConversation(session), 2);
    row->addWidget(buildQuestions(), 1);
}

Card *AnnotateWorkspace::buildConversation(ProjectSession &session)
{
    auto *card = new Card(this);
    m_feedback = makeLabel(u"strong"_s, card);
    m_feedback->setTextFormat(Qt::PlainText);
    m_feedback->setWordWrap(true);
    m_feedback->hide();
    auto *split = new QSplitter(Qt::Vertical, card);
    split->setChildrenCollapsible(false);
    m_view = new ConversationView(split);
    m_view->setMinimumHeight(zoomed(220));
    split->addWidget(m_view);
    auto *below = new QWidget(split);
    auto *row = new QHBoxLayout(below);
    row->setContentsMargins(0, zoomed(8), 0, 0);
    row->setSpacing(zoomed(14));
    m_guide = new GuidePanel(below);
    m_guide->setMinimumHeight(zoomed(110));
    row->addWidget(m_guide, 3);
    auto *talk = new QVBoxLayout;
    m_discussionHeading = makeLabel(u"heading"_s, below);
    m_discussion = new DiscussionPanel(session, below);
    talk->addWidget(m_discussionHeading);
    talk->addWidget(m_discussion);
    talk->addStretch();
    row->addLayout(talk, 2);
    split->addWidget(below);
    // What a usual conversation of four turns leaves blank is the guidelines'.
    split->setStretchFactor(0, 1);
    split->setStretchFactor(1, 1);
    card->body()->addWidget(m_feedback);
    card->body()->addWidget(split, 1);
    return card;
}

Card *AnnotateWorkspace::buildQuestions()
{
    auto *card = new Card(this);
    auto *scroll = new QScrollArea(card);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto *inner = new QWidget(scroll);
    auto *column = new QVBoxLayout(inner);
    column->setContentsMargins(0, 0, zoomed(4), 0);
    m_editor = new AnswerEditor(inner);
    column->addWidget(m_editor);
    column->addStretch();
    scroll->setWidget(inner);
    scroll->viewport()->setAutoFillBackground(false);
    inner->setAutoFillBackground(false);
    m_hint = makeLabel(u"muted"_s, card);
    m_hint->setWordWrap(true);
    m_skip = makeButton(ButtonKind::Plain, {}, card);
    m_flag = makeButton(ButtonKind::Plain, {}, card);
    m_submit = makeButton(ButtonKind::Primary, {}, card);
    auto *buttons = new FlowLayout(zoomed(8));  // in a small window some languages need a second row
    buttons->setLastAtEnd(true);
    buttons->addWidget(m_skip);
    buttons->addWidget(m_flag);
    buttons->addWidget(m_submit);
    card->body()->addWidget(scroll, 1);
    card->body()->addWidget(m_hint);
    card->body()->addLayout(buttons);
    card->setMinimumWidth(zoomed(360));
    connect(m_skip, &QPushButton::clicked, this, &AnnotateWorkspace::skipRequested);
    connect(m_flag, &QPushButton::clicked, this, &AnnotateWorkspace::flagRequested);
    connect(m_submit, &QPushButton::clicked, this, &AnnotateWorkspace::submitRequested);
    return card;
}

void AnnotateWorkspace::setFeedback(const QString &text)
{
    m_feedback->setText(text);
    m_feedback->setVisible(!text.isEmpty());
}

void AnnotateWorkspace::setHint(const QString &text)
{
    m_hint->setText(text);
    m_hint->setVisible(!text.isEmpty());
}

void AnnotateWorkspace::setLocked(bool locked, bool canSkip)
{
    m_editor->setEnabled(!locked);
    m_submit->setEnabled(!locked);
    m_skip->setEnabled(!locked && canSkip);
    m_skip->setToolTip(locked || canSkip ? QString()
                                         : tr("It has been answered: amend or confirm the answer instead."));
}

void AnnotateWorkspace::retranslate(const ActionCatalog &actions)
{
    setTextWithKey(m_skip, tr("Skip"), actions.action(u"annotate.skip"_s));
    setTextWithKey(m_flag, tr("Flag"), actions.action(u"annotate.flag"_s));
    setTextWithKey(m_submit, tr("Submit and next"), actions.action(u"annotate.submit"_s));
    m_view->setAccessibleName(tr("Conversation"));
    m_discussionHeading->setText(tr("Discussion"));
}

}  // namespace gainsay
