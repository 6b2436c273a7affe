// SPDX-License-Identifier: GPL-3.0-or-later
// One question: what it is called, how it is answered, when it is asked, and its options.
#pragma once

#include "ui/pages/studio/StudioForm.h"

class QFormLayout;

namespace gainsay {

class ConditionEditor;
class OptionsEditor;

class QuestionForm : public StudioForm {
    Q_OBJECT

public:
    QuestionForm(StudioModel &model, QWidget *parent);

    void setQuestion(int index);
    int question() const { return m_index; }
    // The keyboard goes where one begins to write.
    void focusTitle();
    // The option at the place of a fault comes into view.
    void showOption(int option);

private:
    void addWording(QFormLayout *form);
    void addAnswering(QFormLayout *form);
    void addLimits(QFormLayout *form);
    void addAsking(QFormLayout *form);
    void addOptions(QFormLayout *form);
    Path at(const QString &field) const;
    QString kind() const;
    void setId(const QString &id);
    void setKind(const QString &kind);

    int m_index = 0;
    SchemeDocument m_beforeRenaming;
    SchemeDocument m_renamed;
    QLineEdit *m_title = nullptr;
    OptionsEditor *m_options = nullptr;
};

}  // namespace gainsay
