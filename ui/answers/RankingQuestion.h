// SPDX-License-Identifier: GPL-3.0-or-later
// Candidate replies in order of preference: each key puts its reply next in line, again takes it out.
#pragma once

#include "ui/answers/QuestionWidget.h"

#include <QStringList>

namespace gainsay {

class KeyOption;

class RankingQuestion : public QuestionWidget {
    Q_OBJECT

public:
    RankingQuestion(const Question &question, QWidget *parent);

    void setAnswer(const Json &answer) override;
    void setConversation(const Conversation &conversation) override;
    void setLanguage(const QString &language) override;
    bool takeKey(const QString &key) override;

private:
    void toggle(int index);
    void describe();

    QList<KeyOption *> m_options;
    QStringList m_candidates;
    QList<int> m_order;  // option indexes, best first
    QString m_language;
};

}  // namespace gainsay
