// SPDX-License-Identifier: GPL-3.0-or-later
// A reply that is written beside a given one. The line below says while somebody types how long it is, how many words
// both have and whether it is a copy; nothing is refused before it is submitted.
#pragma once

#include "ui/answers/TextQuestion.h"

class QLabel;

namespace gainsay {

class WrittenQuestion final : public TextQuestion {
    Q_OBJECT

public:
    WrittenQuestion(const Question &question, QWidget *parent);

    void setAnswer(const Json &answer) override;
    void setConversation(const Conversation &conversation) override;
    void setLanguage(const QString &language) override;
    // What was answered elsewhere. Comes with every change.
    void setOthers(const Scheme &scheme, const Json &answers);

private:
    void look();

    Scheme m_scheme;
    Conversation m_conversation;
    Json m_others = Json::object();
    QLabel *m_line = nullptr;
};

}  // namespace gainsay
