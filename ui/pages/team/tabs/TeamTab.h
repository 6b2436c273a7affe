// SPDX-License-Identifier: GPL-3.0-or-later
// One tab of the Team page, made when it is first shown. To add one: derive from it, give it two static functions, id()
// (how Shell::openPage("team", {"tab": id}) names it, never shown) and title() (on the tab strip), then add one line to
// the list in TeamPage.cpp.
#pragma once

#include "ui/page/Page.h"

#include <QWidget>

namespace gainsay {

class TeamTab : public QWidget {
    Q_OBJECT

public:
    explicit TeamTab(const PageContext &context, QWidget *parent = nullptr);

    // The tab comes to the front, or data changed while it is there: load. What is on screen stays until then.
    virtual void refresh() = 0;

protected:
    // Called by the constructor of the tab, and whenever the language changes.
    virtual void retranslate() = 0;
    void changeEvent(QEvent *event) override;

    ProjectSession &session() const { return m_context.session; }
    Shell &shell() const { return m_context.shell; }
    ActionCatalog &actions() const { return m_context.actions; }

private:
    PageContext m_context;
};

}  // namespace gainsay
