// SPDX-License-Identifier: GPL-3.0-or-later
// Where conversations are made with chatbots. A row of tabs; each is made when it is first shown.
#pragma once

#include "ui/page/Page.h"
#include "ui/pages/collect/tab/CollectTools.h"

#include <QTimer>

class QStackedWidget;

namespace gainsay {

class CollectTab;
class PillTabs;

class CollectPage : public Page {
    Q_OBJECT

public:
    CollectPage(const PageContext &context, CollectTools tools);

    QString title() const override;
    QString helpTopic() const override;
    // {"tab": id} opens that tab and hands it the argument.
    void activate(const Json &argument) override;
    void deactivate() override;

protected:
    void retranslate() override;

private:
    // Made when it is first wanted: all at once they would keep the window waiting.
    CollectTab *tab(int place);
    void showTab(int index);
    void refresh();

    CollectTools m_tools;
    PillTabs *m_tabs = nullptr;
    QStackedWidget *m_stack = nullptr;
    QList<CollectTab *> m_list;  // by place; null before it is first shown
    QTimer m_refreshSoon;        // many changes in a row are one refresh
};

}  // namespace gainsay
