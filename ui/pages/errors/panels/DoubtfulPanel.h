// SPDX-License-Identifier: GPL-3.0-or-later
// Accepted labels that confident models contradict, the most doubtful first. Choosing one shows the conversation; the
// page's key sends it to be decided again.
#pragma once

#include "core/errors/figures/DoubtfulItems.h"
#include "ui/pages/errors/panels/ErrorsPanel.h"

class QLabel;
class QPushButton;
class QTableWidget;

namespace gainsay {

// A doubted label and the reply that carries it.
struct ReadDoubt {
    ModelDoubt doubt;
    QString reply;
};

class DoubtfulPanel : public ErrorsPanel {
    Q_OBJECT

public:
    explicit DoubtfulPanel(ErrorsController &controller, QWidget *parent = nullptr);

    // Why the models doubt the label of the conversation that is chosen here; empty if it is another one.
    QString reasonFor(ConversationId conversation) const;

    static QString title();
    void retranslate() override;
    QList<StudyTable> tables() const override;

Q_SIGNALS:
    void conversationChosen(gainsay::ConversationId conversation);
    void reopenRequested();

protected:
    void refresh() override;

private:
    void fill(const QList<ReadDoubt> &items);
    void choose();
    void chooseAgain(ConversationId chosen, int place);
    void dropReopened();
    ConversationId chosenConversation() const;

    QList<ReadDoubt> m_items;
    QLabel *m_summary = nullptr;
    QTableWidget *m_list = nullptr;
    QPushButton *m_reopen = nullptr;
    int m_job = 0;
};

}  // namespace gainsay
