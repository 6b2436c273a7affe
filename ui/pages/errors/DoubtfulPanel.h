// SPDX-License-Identifier: GPL-3.0-or-later
// Accepted labels that confident models contradict, the most doubtful first. Choosing one shows the conversation; the
// page's key sends it to be decided again.
#pragma once

#include "core/errors/DoubtfulItems.h"
#include "ui/pages/errors/ErrorsPanel.h"

class QLabel;
class QPushButton;
class QTableWidget;

namespace gainsay {

class DoubtfulPanel : public ErrorsPanel {
    Q_OBJECT

public:
    explicit DoubtfulPanel(ErrorsDesk &desk, QWidget *parent = nullptr);

    QString title() const override;
    void retranslate() override;
    QList<StudyTable> tables() const override;

Q_SIGNALS:
    void conversationChosen(gainsay::ConversationId conversation);

protected:
    void refresh() override;

private:
    void fill(const QList<ModelDoubt> &items);
    void choose();
    void reopenChosen();

    QList<ModelDoubt> m_items;
    QLabel *m_summary = nullptr;
    QTableWidget *m_list = nullptr;
    QPushButton *m_reopen = nullptr;
    int m_job = 0;
};

}  // namespace gainsay
