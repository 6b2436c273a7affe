// SPDX-License-Identifier: GPL-3.0-or-later
// One tab of the Team page. To add one: derive from it, then add one line to TeamPage::buildTabs().
#pragma once

#include "ui/shell/Page.h"

#include <QWidget>

namespace gainsay {

class TeamTab : public QWidget {
    Q_OBJECT

public:
    explicit TeamTab(const PageContext &context, QWidget *parent = nullptr);

    // How Shell::openPage("team", {"tab": id}) names it; never shown.
    virtual QString id() const = 0;
    // On the tab strip; asked again when the language changes.
    virtual QString title() const = 0;
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
