// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/studio/AnswerTrial.h"

#include "core/scheme/Answers.h"
#include "ui/answers/AnswerEditor.h"
#include "ui/answers/EvidenceMarking.h"
#include "ui/conversation/ConversationView.h"
#include "ui/page/InputMethodWatch.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/DialogSize.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QScrollArea>

using namespace Qt::StringLiterals;

namespace gainsay {

AnswerTrial::AnswerTrial(const InputMethodWatch &inputMethod, Qt::Orientation orientation, QWidget *parent)
    : QWidget(parent), m_inputMethod(inputMethod)
{
    auto *row = new QBoxLayout(orientation == Qt::Vertical ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight, this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(zoomed(12));
    m_view = new ConversationView(this);
    m_view->setMinimumHeight(zoomed(150));
    auto *inner = new QWidget(this);
    auto *column = new QVBoxLayout(inner);
    column->setContentsMargins(0, 0, zoomed(4), 0);
    m_editor = new AnswerEditor(inner);
    column->addWidget(m_editor);
    column->addStretch();
    QScrollArea *scroll = makeScrolling(inner, this);
    m_hint = makeLabel(u"muted"_s, this);
    m_hint->setWordWrap(true);
    m_hint->hide();
    auto *questions = new QVBoxLayout;
    questions->addWidget(scroll, 1);
    questions->addWidget(m_hint);
    row->addWidget(m_view, orientation == Qt::Vertical ? 2 : 3);
    row->addLayout(questions, orientation == Qt::Vertical ? 3 : 2);
    auto *marking = new EvidenceMarking(m_view, m_editor, this);
    connect(marking, &EvidenceMarking::hint, this, &AnswerTrial::setHint);
    connect(m_editor, &AnswerEditor::edited, this, [this] {
        setHint({});
        showMarks();
    });
    m_view->setAccessibleName(tr("Conversation"));
}

// What was answered so far stays, as far as the questions do.
void AnswerTrial::setScheme(const Scheme &scheme)
{
    m_scheme = scheme;
    m_editor->setScheme(scheme, QLocale().name());
    m_editor->setConversation(m_conversation, m_editor->answers());
    showMarks();
}

void AnswerTrial::setConversation(const Conversation &conversation)
{
    m_conversation = conversation;
    m_view->setConversation(conversation);
    m_editor->setConversation(conversation, Json::object());
    setHint({});
    showMarks();
}

Result<Json> AnswerTrial::answers() const
{
    if (const Question *missing = m_editor->missing())
        return invalidInput(tr("“%1” still has to be answered.").arg(missing->title.text(QLocale().name())));
    return checkAnswers(m_scheme, m_conversation, m_editor->submission());
}

void AnswerTrial::setHint(const QString &text)
{
    m_hint->setText(text);
    m_hint->setVisible(!text.isEmpty());
}

void AnswerTrial::focusConversation()
{
    m_view->setFocus(Qt::OtherFocusReason);
}

void AnswerTrial::showMarks()
{
    m_view->setMarks(evidenceMarks(m_scheme, m_editor->submission()));
}

void AnswerTrial::keyPressEvent(QKeyEvent *event)
{
    const bool composing = m_inputMethod.isComposing();
    const Qt::KeyboardModifiers modifiers = event->modifiers() & ~Qt::KeypadModifier;
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && !composing && (modifiers == Qt::NoModifier || modifiers == Qt::ControlModifier)) {
        Q_EMIT submitted();
        return;
    }
    const bool closes = event->key() == Qt::Key_Escape && m_editor->closeOpen();
    const bool plain = !(modifiers & ~Qt::ShiftModifier) && !event->text().trimmed().isEmpty();
    if (closes || (plain && !composing && takeKey(event->text())))
        return;
    QWidget::keyPressEvent(event);
}

bool AnswerTrial::takeKey(const QString &key)
{
    if (m_editor->takeKey(key))
        return true;
    const QString refusal = m_editor->refusal(key);
    setHint(refusal);
    return !refusal.isEmpty();
}

void AnswerTrial::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        m_editor->setLanguage(QLocale().name());
        m_view->setAccessibleName(tr("Conversation"));
    }
    QWidget::changeEvent(event);
}

}  // namespace gainsay
