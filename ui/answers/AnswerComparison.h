// SPDX-License-Identifier: GPL-3.0-or-later
// The answers of several people side by side, a row per question, with what differs marked.
#pragma once

#include "ui/answers/AnswerSummary.h"
#include "ui/widgets/Card.h"

class QGridLayout;

namespace gainsay {

struct ComparedAnswer {
    QString heading;  // whose it is
    QList<AnswerLine> lines;
};

class AnswerComparison : public Card {
    Q_OBJECT

public:
    explicit AnswerComparison(QWidget *parent = nullptr);

    // `differences` are ids of questions.
    void setAnswers(const QList<ComparedAnswer> &answers, const QStringList &differences);

private:
    void addBlock(QGridLayout *grid, const QList<ComparedAnswer> &answers, const QStringList &differences);

    QWidget *m_table = nullptr;
};

}  // namespace gainsay
