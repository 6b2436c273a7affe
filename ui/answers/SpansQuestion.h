// SPDX-License-Identifier: GPL-3.0-or-later
// Evidence: stretches of the conversation, linked in pairs that contradict each other. They are chosen in the
// conversation itself; here they are listed, paired and taken away.
#pragma once

#include "core/model/Span.h"
#include "ui/answers/QuestionWidget.h"

class QLabel;
class QVBoxLayout;

namespace gainsay {

class SpansQuestion : public QuestionWidget {
    Q_OBJECT

public:
    SpansQuestion(const Question &question, QWidget *parent);

    void setAnswer(const Json &answer) override;
    void setConversation(const Conversation &conversation) override { m_conversation = conversation; }
    void setLanguage(const QString &language) override;
    bool takeKey(const QString &key) override;

    // Adds a stretch: the partner of the last one that has none, else the first of a new pair.
    void addSpan(const Span &span);

Q_SIGNALS:
    // The key was pressed: the conversation should take the focus so that words can be chosen.
    void selectionWanted();

private:
    int openLink() const;
    void removePair(int link);
    void report();
    void rebuild();
    QString pairText(int link) const;

    Conversation m_conversation;
    QList<Span> m_spans;
    QLabel *m_hint = nullptr;
    QVBoxLayout *m_rows = nullptr;
    QString m_language;
};

}  // namespace gainsay
