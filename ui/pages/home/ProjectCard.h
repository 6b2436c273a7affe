// SPDX-License-Identifier: GPL-3.0-or-later
// The open project at a glance: its scheme, how far each batch is, who works, and where to go on.
#pragma once

#include "core/model/ConversationQuery.h"
#include "ui/page/Page.h"
#include "ui/widgets/Card.h"

class QGridLayout;
class QPushButton;

namespace gainsay {

class FlowLayout;
class NextStepRow;

class ProjectCard : public Card {
    Q_OBJECT

public:
    ProjectCard(const PageContext &context, QWidget *parent);

    void refresh();

private:
    void showBatches(const QList<Batch> &batches);
    void showPeople();
    void offerToBeFirst(bool justAsked);
    void clearRows();

    PageContext m_context;
    QLabel *m_name = nullptr;
    QLabel *m_scheme = nullptr;
    NextStepRow *m_next = nullptr;
    QLabel *m_alone = nullptr;
    QPushButton *m_invite = nullptr;
    QGridLayout *m_batches = nullptr;
    QLabel *m_question = nullptr;
    FlowLayout *m_people = nullptr;
    bool m_justAsked = false;  // who it is; nobody has put the focus anywhere yet
};

}  // namespace gainsay
