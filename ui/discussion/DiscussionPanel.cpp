// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/discussion/DiscussionPanel.h"

#include "ui/shell/FieldKeys.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Card.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gainsay {

DiscussionPanel::DiscussionPanel(ProjectSession &session, QWidget *parent) : QWidget(parent), m_session(session)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(zoomed(6));
    m_thread = new QVBoxLayout;
    m_thread->setSpacing(zoomed(2));
    column->addLayout(m_thread);
    m_field = new QLineEdit(this);
    m_field->installEventFilter(this);
    keepReturn(m_field);
    column->addWidget(m_field);
    connect(m_field, &QLineEdit::returnPressed, this, &DiscussionPanel::send);
    connect(&m_session, &ProjectSession::dataChanged, this, [this] {
        if (isVisible())
            load();
    });
    retranslate();
}

void DiscussionPanel::setConversation(ConversationId conversation)
{
    m_conversation = conversation;
    m_field->clear();
    show({});
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

bool DiscussionPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        leaveField(m_field);
        return true;
    }
    return QWidget::eventFilter(watched, event);
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
    while (QLayoutItem *item = m_thread->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    for (const ThreadComment &comment : thread) {
        const QString author = comment.mine ? tr("you") : comment.author.isEmpty() ? tr("adjudicator") : comment.author;
        auto *line = makeLabel(comment.mine ? u"strong"_s : u"plain"_s, this);
        line->setTextFormat(Qt::PlainText);
        line->setWordWrap(true);
        line->setText(author + u": "_s + comment.body);
        m_thread->addWidget(line);
    }
}

void DiscussionPanel::send()
{
    const QString body = m_field->text().trimmed();
    if (body.isEmpty() || !m_conversation || !m_session.user())
        return;
    m_session.save(
        this,
        [id = m_conversation, user = m_session.user()->id, body](Storage &storage, const Clock &clock) {
            return DiscussionService(storage, clock, user).comment(id, body);
        },
        [this](const Result<void> &sent) {
            if (!sent) {
                Q_EMIT refused(sent.error());
                return;
            }
            m_field->clear();
            load();
        });
}

void DiscussionPanel::retranslate()
{
    m_field->setPlaceholderText(tr("Write to everybody on this item …"));
    m_field->setToolTip(m_field->placeholderText());
    m_field->setAccessibleName(tr("Comment"));
}

}  // namespace gainsay
