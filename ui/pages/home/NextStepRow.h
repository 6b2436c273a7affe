// SPDX-License-Identifier: GPL-3.0-or-later
// One button for each thing that waits for the person who works, the most urgent one first and filled.
#pragma once

#include "core/service/messages/NextSteps.h"
#include "ui/page/Page.h"

class QLabel;

namespace gainsay {

class FlowLayout;

class NextStepRow : public QWidget {
    Q_OBJECT

public:
    NextStepRow(const PageContext &context, QWidget *parent);

    // Asks again; hidden while nobody was chosen.
    void refresh();

private:
    void showSteps(const QList<NextStep> &steps);
    void clear();

    PageContext m_context;
    QLabel *m_nothing = nullptr;
    FlowLayout *m_buttons = nullptr;
};

}  // namespace gainsay
