// SPDX-License-Identifier: GPL-3.0-or-later
// One option out of several, or one point of a scale.
#pragma once

#include "ui/answers/QuestionWidget.h"

namespace gainsay {

class KeyOption;

class ChoiceQuestion : public QuestionWidget {
    Q_OBJECT

public:
    ChoiceQuestion(const Question &question, bool large, QWidget *parent);

    void setAnswer(const Json &answer) override;
    void setShares(const QHash<QString, double> &shares) override;
    void setLanguage(const QString &language) override;
    bool takeKey(const QString &key) override;

private:
    void choose(int index);

    bool m_large;
    Json m_answer;
    QList<KeyOption *> m_options;
};

}  // namespace gainsay
