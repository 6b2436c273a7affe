// SPDX-License-Identifier: GPL-3.0-or-later
// Everybody's answers side by side with what became of them: the final answer, the decision, gold.
#pragma once

#include "core/scheme/Scheme.h"
#include "core/service/item/ItemView.h"

#include <QWidget>

class QVBoxLayout;

namespace gainsay {

class AnswerComparison;
struct ComparedAnswer;

class ItemAnswers : public QWidget {
    Q_OBJECT

public:
    explicit ItemAnswers(QWidget *parent = nullptr);

    void setItem(const ItemView &view, const Scheme &scheme);

private:
    QList<ComparedAnswer> columns(const ItemView &view, const Scheme &scheme) const;
    void addNotes(const ItemView &view);
    void addNote(const QString &look, const QString &text);

    AnswerComparison *m_answers = nullptr;
    QVBoxLayout *m_notes = nullptr;
};

// A person of the item as headings name them: "lin.mei (you)".
QString personHeading(const ItemPerson &person);
// "gave the final answers", "sent it back", …
QString decisionText(DecisionKind kind);

}  // namespace gainsay
