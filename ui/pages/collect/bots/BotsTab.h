// SPDX-License-Identifier: GPL-3.0-or-later
// This person's chatbots: what is installed, and the servers that were added on this computer.
#pragma once

#include "core/bots/ServerBotSettings.h"
#include "ui/pages/collect/tab/CollectTab.h"

class QListWidget;
class QPushButton;

namespace gainsay {

class Card;
class EmptyState;
class WholeLabel;

class BotsTab : public CollectTab {
    Q_OBJECT

public:
    BotsTab(const PageContext &context, const CollectTools &tools, QWidget *parent = nullptr);

    static QString id() { return QStringLiteral("bots"); }
    static QString title() { return tr("Chatbots"); }

    void refresh() override;
    QString helpTopic() const override { return QStringLiteral("bots"); }

protected:
    void retranslate() override;

private:
    struct Found {
        bool embedded = false;
        QList<ServerBotSettings> servers;
    };

    void fill(const Found &found);
    void showChosen();
    QString chosen() const;
    void openAdd();
    void tryChosen();
    void removeChosen();

    Card *m_card = nullptr;
    QListWidget *m_list = nullptr;
    WholeLabel *m_facts = nullptr;
    WholeLabel *m_outcome = nullptr;
    EmptyState *m_empty = nullptr;
    QPushButton *m_add = nullptr;
    QPushButton *m_try = nullptr;
    QPushButton *m_remove = nullptr;
    QList<ServerBotSettings> m_servers;
    bool m_removing = false;  // asked once; the second press does it
};

}  // namespace gainsay
