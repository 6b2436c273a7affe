// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/spotcheck/FailurePanel.h"

#include "ui/answers/AnswerEditor.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"

#include <QLineEdit>
#include <QLocale>
#include <QScrollArea>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace gainsay {

FailurePanel::FailurePanel(QWidget *parent) : QWidget(parent)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    auto *scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    m_editor = new AnswerEditor(scroll);
    scroll->setWidget(m_editor);
    scroll->viewport()->setAutoFillBackground(false);
    m_editor->setAutoFillBackground(false);
    scroll->setMinimumHeight(zoomed(160));
    scroll->setMaximumHeight(zoomed(280));
    m_feedback = new QLineEdit(this);
    m_send = makeButton(ButtonKind::Danger, {}, this);
    column->addWidget(scroll);
    column->addWidget(m_feedback);
    column->addWidget(m_send, 0, Qt::AlignRight);
    connect(m_send, &QPushButton::clicked, this, &FailurePanel::submitted);
}

void FailurePanel::setScheme(const Scheme &scheme)
{
    m_scheme = scheme;
    if (!m_editorFits)
        return;
    m_editor->setScheme(m_scheme, QLocale().name());
    if (m_item)
        m_editor->setConversation(m_item->conversation, Json(m_editor->answers()));
}

void FailurePanel::forget()
{
    m_item.reset();
    m_feedback->clear();
}

bool FailurePanel::setItem(const ReviewItem &item)
{
    const bool same = m_item && item.item.round == m_item->item.round &&
                      item.conversation.id == m_item->conversation.id &&
                      item.item.reviewedAt == m_item->item.reviewedAt;
    m_item = item;
    if (same)
        return true;
    if (!std::exchange(m_editorFits, true))
        m_editor->setScheme(m_scheme, QLocale().name());
    m_feedback->clear();
    m_editor->setConversation(item.conversation, item.resolution ? item.resolution->answers : Json::object());
    return false;
}

void FailurePanel::focusFeedback()
{
    m_feedback->setFocus();
}

std::optional<Json> FailurePanel::correction() const
{
    if (!m_item || m_editor->missing())
        return std::nullopt;
    const Json answers = m_editor->submission();
    const std::optional<Resolution> &resolution = m_item->resolution;
    if (resolution && m_scheme.comparable(answers) == m_scheme.comparable(resolution->answers))
        return std::nullopt;
    return std::optional(answers);
}

QString FailurePanel::feedback() const
{
    return m_feedback->text().trimmed();
}

bool FailurePanel::takeKey(const QString &key)
{
    return m_editor->takeKey(key);
}

void FailurePanel::retranslate()
{
    m_send->setText(tr("Fail with this feedback") + u"  ⏎"_s);
    m_feedback->setPlaceholderText(tr("What was wrong, and what to reread"));
    m_feedback->setAccessibleName(tr("Feedback"));
    if (m_editorFits)
        m_editor->setLanguage(QLocale().name());
}

}  // namespace gainsay
