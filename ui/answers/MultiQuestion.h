// SPDX-License-Identifier: GPL-3.0-or-later
// Any number of options. Closed it is one chip that says what is chosen; its key opens it, and then the
// options have keys of their own until it is closed again.
#pragma once

#include "ui/answers/QuestionWidget.h"

namespace gainsay {

class KeyOption;

class MultiQuestion : public QuestionWidget {
    Q_OBJECT

public:
    MultiQuestion(const Question &question, QWidget *parent);

    void setAnswer(const Json &answer) override;
    void setLanguage(const QString &language) override;
    bool takeKey(const QString &key) override;
    bool isOpen() const override { return m_open; }
    void close() override { setOpen(false); }
    bool isSmall() const override { return true; }

private:
    void setOpen(bool open);
    void report();
    void describe();

    KeyOption *m_chip = nullptr;
    QList<KeyOption *> m_options;
    QString m_language;
    bool m_open = false;
};

}  // namespace gainsay
