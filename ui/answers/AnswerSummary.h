// SPDX-License-Identifier: GPL-3.0-or-later
// Answers in words, question by question, and a card that shows them with what differs marked.
#pragma once

#include "core/model/Conversation.h"
#include "core/scheme/Scheme.h"
#include "ui/theme/Palette.h"
#include "ui/widgets/Card.h"

#include <optional>

class QGridLayout;

namespace gainsay {

struct AnswerLine {
    QString question;  // id
    QString title;
    QString text;              // "—" where the question was not asked, "none marked" and the like where it is empty
    std::optional<Tone> tone;  // of the chosen option of the gold question
};

// Every question that somebody may want to compare, in the scheme's order.
QList<AnswerLine> describeAnswers(const Scheme &scheme, const Conversation &conversation, const Json &answers,
                                  const QString &language);
// The same with each step in which nothing was found and nobody differs as one line, under the step's name.
QList<AnswerLine> describeBriefly(const Scheme &scheme, const Conversation &conversation, const Json &answers,
                                  const QString &language, const QStringList &differences);
// The label and what specifies it, in a few words: "History contradiction · Experiences".
QString shortAnswer(const Scheme &scheme, const Json &answers, const QString &language);

class AnswerCard : public Card {
    Q_OBJECT

public:
    explicit AnswerCard(QWidget *parent = nullptr);

    void setLines(const QList<AnswerLine> &lines, const QStringList &differences);

private:
    QGridLayout *m_grid = nullptr;
};

}  // namespace gainsay
