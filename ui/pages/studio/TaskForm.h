// SPDX-License-Identifier: GPL-3.0-or-later
// What the task is called and the headings that its questions stand under.
#pragma once

#include "ui/pages/studio/StudioForm.h"

class QListWidget;

namespace gainsay {

class EditButtons;

class TaskForm : public StudioForm {
    Q_OBJECT

public:
    TaskForm(StudioModel &model, QWidget *parent);

private:
    void addSteps(QFormLayout *form);
    void fillSteps();
    void addStep();
    void removeStep();
    void moveStep(int by);

    QListWidget *m_steps = nullptr;
    EditButtons *m_buttons = nullptr;
};

}  // namespace gainsay
