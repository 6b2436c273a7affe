// SPDX-License-Identifier: GPL-3.0-or-later
// A free remark. Its key moves the cursor into the field, Escape back out.
#pragma once

#include "ui/answers/QuestionWidget.h"

class QPlainTextEdit;

namespace gainsay {

class TextQuestion : public QuestionWidget {
    Q_OBJECT

public:
    TextQuestion(const Question &question, QWidget *parent);

    void setAnswer(const Json &answer) override;
    void setLanguage(const QString &language) override;
    bool takeKey(const QString &key) override;

protected:
    QString text() const;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QPlainTextEdit *m_field = nullptr;
};

}  // namespace gainsay
