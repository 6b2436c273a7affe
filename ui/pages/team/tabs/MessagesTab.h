// SPDX-License-Identifier: GPL-3.0-or-later
// A word to one, several or all, and whether they have read it.
#pragma once

#include "core/service/messages/MessageService.h"
#include "ui/pages/team/tabs/TeamTab.h"

class QPlainTextEdit;
class QPushButton;

namespace gainsay {

class Card;
class PeopleChoice;
class ReportTableView;

class MessagesTab : public TeamTab {
    Q_OBJECT

public:
    MessagesTab(const PageContext &context, QWidget *parent);

    static QString id();
    static QString title();
    void refresh() override;

protected:
    void retranslate() override;

private:
    void send();
    void show(const QList<SentNote> &sent);
    void showWhetherReady();

    QList<SentNote> m_sent;
    bool m_isSending = false;
    Card *m_writeCard = nullptr;
    Card *m_sentCard = nullptr;
    PeopleChoice *m_people = nullptr;
    QPlainTextEdit *m_body = nullptr;
    QPushButton *m_send = nullptr;
    ReportTableView *m_table = nullptr;
};

}  // namespace gainsay
