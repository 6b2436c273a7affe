// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answers/TextQuestion.h"

#include "core/base/Phrases.h"
#include "ui/page/FieldKeys.h"

#include <QKeyEvent>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gainsay {

TextQuestion::TextQuestion(const Question &question, QWidget *parent) : QuestionWidget(question, parent)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    m_field = new QPlainTextEdit(this);
    m_field->setTabChangesFocus(true);
    m_field->setFixedHeight(3 * fontMetrics().lineSpacing() + 16);
    m_field->installEventFilter(this);
    column->addWidget(m_field);
    connect(m_field, &QPlainTextEdit::textChanged, this, [this] {
        const QString text = m_field->toPlainText();
        Q_EMIT answered(text.trimmed().isEmpty() ? Json() : Json(toUtf8(text)));
    });
}

void TextQuestion::setAnswer(const Json &answer)
{
    const QString text = answer.is_string() ? fromUtf8(answer.get<std::string>()) : QString();
    if (text == m_field->toPlainText())
        return;
    const QSignalBlocker quiet(m_field);
    m_field->setPlainText(text);
}

QString TextQuestion::text() const
{
    return m_field->toPlainText();
}

void TextQuestion::setLanguage(const QString &language)
{
    const QString title = question().title.text(language);
    m_field->setPlaceholderText(question().key.isEmpty() ? title : withRemark(title, question().key));
    m_field->setAccessibleName(title);
    m_field->setAccessibleDescription(question().help.text(language));
}

bool TextQuestion::takeKey(const QString &key)
{
    if (question().key.isEmpty() || question().key.compare(key, Qt::CaseInsensitive) != 0)
        return false;
    m_field->setFocus(Qt::ShortcutFocusReason);
    return true;
}

bool TextQuestion::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        leaveField(m_field);
        return true;
    }
    return QuestionWidget::eventFilter(watched, event);
}

}  // namespace gainsay
