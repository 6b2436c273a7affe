// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/discussion/DiscussionPanel.h"

#include "ui/discussion/CommentThread.h"
#include "ui/page/FieldKeys.h"
#include "ui/theme/Theme.h"

#include <QEvent>
#include <QLineEdit>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace gainsay {

DiscussionPanel::DiscussionPanel(ProjectSession &session, QWidget *parent) : QWidget(parent), m_session(session)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(zoomed(6));
    m_thread = new CommentThread(this);
    column->addWidget(m_thread);
    m_field = new QLineEdit(this);
    keepReturn(m_field);
    leaveOnEscape(m_field);
    column->addWidget(m_field);
    connect(m_field, &QLineEdit::returnPressed, this, &DiscussionPanel::send);
    connect(m_thread, &CommentThread::changeWanted, this, [this](const ThreadComment &comment) {
        m_editing = comment.id;
        m_field->setText(comment.body);
        focusField();
    });
    connect(m_thread, &CommentThread::removalWanted, this, [this](const ThreadComment &comment) {
        leaveField(m_field);
        rewrite(comment.id, {});
    });
    connect(&m_session, &ProjectSession::closed, this, [this] {
        m_isSending = false;
        setConversation({});
    });
    connect(&m_session, &ProjectSession::dataChanged, this, [this] {
        if (isVisible())
            load();
    });
    connect(&m_session, &ProjectSession::aboutToLeave, this, [this] { setConversation({}); });
    retranslate();
}

void DiscussionPanel::setConversation(ConversationId conversation)
{
    // Read again, the same item leaves what is being written alone.
    if (conversation != m_conversation) {
        m_field->clear();
        m_editing = {};
        show({});
    }
    m_conversation = conversation;
    load();
}

void DiscussionPanel::focusField()
{
    m_field->setFocus(Qt::ShortcutFocusReason);
}

void DiscussionPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void DiscussionPanel::load()
{
    if (!m_conversation || !m_session.user())
        return;
    m_session.run(
        this,
        [id = m_conversation, user = m_session.user()->id](Storage &storage, const Clock &clock) {
            return DiscussionService(storage, clock, user).thread(id);
        },
        [this, id = m_conversation](const Result<QList<ThreadComment>> &thread) {
            if (thread && id == m_conversation)
                show(*thread);
        });
}

void DiscussionPanel::show(const QList<ThreadComment> &thread)
{
    QList<ThreadComment> named = thread;
    for (ThreadComment &comment : named)
        comment.author = m_names.value(comment.author, comment.author);
    m_thread->setComments(named);
}

void DiscussionPanel::setMostHeight(int pixels)
{
    m_thread->setMostHeight(pixels);
}

void DiscussionPanel::send()
{
    const QString body = m_field->text().trimmed();
    if (m_isSending || body.isEmpty() || !m_conversation || !m_session.user())
        return;
    if (const CommentId edited = std::exchange(m_editing, {})) {
        m_field->clear();
        leaveField(m_field);
        return rewrite(edited, body);
    }
    m_isSending = true;
    m_field->clear();     // what is written from here on is the next comment
    leaveField(m_field);  // who goes on judging must not send that as comments
    m_session.save(
        this,
        [id = m_conversation, user = m_session.user()->id, body](Storage &storage, const Clock &clock) {
            return DiscussionService(storage, clock, user).comment(id, body);
        },
        [this, id = m_conversation, body](const Result<void> &sent) {
            m_isSending = false;
            if (sent) {
                load();
                return;
            }
            if (id == m_conversation)
                m_field->setText(m_field->text().isEmpty() ? body : body + u' ' + m_field->text());
            Q_EMIT refused(sent.error());
        });
}

void DiscussionPanel::rewrite(CommentId comment, const QString &body)
{
    if (!m_session.user())
        return;
    m_session.save(
        this,
        [id = m_conversation, user = m_session.user()->id, comment, body](Storage &storage, const Clock &clock) {
            return DiscussionService(storage, clock, user).rewrite(id, comment, body);
        },
        [this](const Result<void> &done) {
            if (!done)
                Q_EMIT refused(done.error());
            load();
        });
}

void DiscussionPanel::retranslate()
{
    m_field->setPlaceholderText(tr("Write to everybody on this item…"));
    m_field->setToolTip(m_field->placeholderText());
    m_field->setAccessibleName(tr("Comment"));
    m_thread->setAccessibleName(tr("Discussion"));
}

}  // namespace gainsay
