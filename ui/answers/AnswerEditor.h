// SPDX-License-Identifier: GPL-3.0-or-later
// All questions of a scheme for one conversation, step by step: what the conditions hide is not shown, but its
// answer is kept and comes back with the condition. Used wherever answers are given.
#pragma once

#include "core/model/Conversation.h"
#include "core/model/Span.h"
#include "core/scheme/Scheme.h"

#include <QHash>
#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace gainsay {

class QuestionWidget;
class SpansQuestion;

class AnswerEditor : public QWidget {
    Q_OBJECT

public:
    explicit AnswerEditor(QWidget *parent = nullptr);

    void setScheme(const Scheme &scheme, const QString &language);
    void setConversation(const Conversation &conversation, const Json &answers);
    void setAnswers(const Json &answers);
    void setLanguage(const QString &language);
    // The detector's share per value of the gold question; empty hides the bars.
    void setShares(const QHash<QString, double> &shares);

    // Everything answered so far, hidden answers included.
    const Json &answers() const { return m_answers; }
    // What would be submitted: screening questions that were left alone count as "no", hidden ones are left out.
    Json submission() const;
    // The question that still has to be answered before these answers can be submitted; null if none.
    const Question *missing() const;
    // Evidence as it is drawn in the conversation.
    QList<Span> spans() const;

    // A key that no text field wanted. True when it chose or opened something.
    bool takeKey(const QString &key);
    // Why that key does nothing now, in words; empty if it belongs to no question.
    QString refusal(const QString &key) const;
    // Why words of the conversation cannot be taken as evidence now; empty if the scheme never asks for any.
    QString evidenceRefusal() const;
    // Closes the question that has the keys; false if none is open.
    bool closeOpen();
    // Words of the conversation were chosen: evidence, if it is asked for now.
    bool addSpan(const Span &span);
    // Puts an option of the gold question in place, as if its key had been pressed.
    void choose(const QString &value);

Q_SIGNALS:
    // `question` was answered differently; `answers()` has changed already.
    void edited(const QString &question);
    void selectionWanted();

private:
    void build();
    void apply();
    void answer(const QString &question, const Json &value);
    QuestionWidget *widgetOf(const QString &question) const;
    bool isAsked(const QString &question) const;
    void connectQuestion(QuestionWidget *widget);
    // The same key may stand in several groups; only where takeKey() would look first it is live.
    void showLiveKeys();

    struct Step {
        QLabel *heading = nullptr;
        QWidget *body = nullptr;
        QList<QuestionWidget *> questions;
        QList<QLabel *> captions;  // beside `questions`; null where the question names itself
    };

    Scheme m_scheme;
    QString m_language;
    Conversation m_conversation;
    Json m_answers = Json::object();
    QList<Step> m_steps;
    QVBoxLayout *m_column = nullptr;
};

}  // namespace gainsay
