// SPDX-License-Identifier: GPL-3.0-or-later
// Yes or no, as one chip that is pressed for yes.
#pragma once

#include "ui/answers/QuestionWidget.h"

namespace gainsay {

class KeyOption;

class ToggleQuestion : public QuestionWidget {
    Q_OBJECT

public:
    ToggleQuestion(const Question &question, QWidget *parent);

    void setAnswer(const Json &answer) override;
    void setLanguage(const QString &language) override;
    bool takeKey(const QString &key) override;
    bool isSmall() const override { return true; }

private:
    KeyOption *m_chip = nullptr;
};

}  // namespace gainsay
