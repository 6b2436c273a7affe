// SPDX-License-Identifier: GPL-3.0-or-later
// After which answers a conversation leaves the set, and what it is called then.
#pragma once

#include "ui/pages/studio/StudioForm.h"

class QVBoxLayout;

namespace gainsay {

class RemovalsForm : public StudioForm {
    Q_OBJECT

public:
    RemovalsForm(StudioModel &model, QWidget *parent);

private:
    void fill();
    void addRule();

    QWidget *m_rows = nullptr;
    QVBoxLayout *m_column = nullptr;
    QList<StudioForm *> m_list;
};

}  // namespace gainsay
