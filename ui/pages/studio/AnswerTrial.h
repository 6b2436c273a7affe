// SPDX-License-Identifier: GPL-3.0-or-later
// A conversation with the questions about it, answered as on the Annotate page, keys included; nothing is stored.
#pragma once

#include "core/base/Result.h"
#include "core/model/Conversation.h"
#include "core/scheme/Scheme.h"

#include <QWidget>

class QLabel;

namespace gainsay {

class AnswerEditor;
class ConversationView;
class InputMethodWatch;

class AnswerTrial : public QWidget {
    Q_OBJECT

public:
    // The questions stand below the conversation, or beside it.
    AnswerTrial(const InputMethodWatch &inputMethod, Qt::Orientation orientation, QWidget *parent);

    void setScheme(const Scheme &scheme);
    void setConversation(const Conversation &conversation);
    // What would be submitted, or why it cannot be: the checks of the real page.
    Result<Json> answers() const;
    void setHint(const QString &text);
    void focusConversation();
    AnswerEditor *editor() const { return m_editor; }

Q_SIGNALS:
    // Enter was pressed where no field wanted it.
    void submitted();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    bool takeKey(const QString &key);
    void showMarks();

    const InputMethodWatch &m_inputMethod;
    Scheme m_scheme;
    Conversation m_conversation;
    ConversationView *m_view = nullptr;
    AnswerEditor *m_editor = nullptr;
    QLabel *m_hint = nullptr;
};

}  // namespace gainsay
