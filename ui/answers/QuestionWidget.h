// SPDX-License-Identifier: GPL-3.0-or-later
// One question of a scheme on screen. Shows an answer, takes another by mouse or key; knows nothing of the
// other questions or of storage.
#pragma once

#include "core/model/Conversation.h"
#include "core/scheme/Scheme.h"

#include <QHash>
#include <QWidget>

namespace gainsay {

class QuestionWidget : public QWidget {
    Q_OBJECT

public:
    QuestionWidget(const Question &question, QWidget *parent);

    const Question &question() const { return m_question; }

    // Null: not answered yet. Emits nothing.
    virtual void setAnswer(const Json &answer) = 0;
    // What is judged, for questions whose wording depends on it.
    virtual void setConversation(const Conversation &) {}
    // The detector's share per option value; empty hides the bars.
    virtual void setShares(const QHash<QString, double> &) {}
    virtual void setLanguage(const QString &language) = 0;

    // A key that was pressed while no text field has the focus; true when it meant something here.
    virtual bool takeKey(const QString &key) = 0;
    // While true, this question gets keys before the others do.
    virtual bool isOpen() const { return false; }
    virtual void close() {}
    // Small questions of one step share rows, large ones get the whole width.
    virtual bool isSmall() const { return false; }

Q_SIGNALS:
    void answered(const Json &answer);
    void opened();
    void closed();

private:
    Question m_question;
};

// The widget that fits the question's kind. `large` gives its options room for their definitions.
QuestionWidget *makeQuestionWidget(const Question &question, bool large, QWidget *parent);

// How an option's value stands in answers: text, or a number on scales.
Json answerValue(const Question &question, const Option &option);

// Why a question is not asked now, in words.
// Whether the key opens the question or chooses one of its options. Options of a closed list have no keys.
bool hasKey(const Question &question, const QString &key);
// "“Evidence” is asked only if “Category of b2” is Role confusion or History contradiction."
QString refusalOf(const Scheme &scheme, const Question &question, const QString &language);

}  // namespace gainsay
