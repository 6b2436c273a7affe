// SPDX-License-Identifier: GPL-3.0-or-later
// One tab of the Collect page, made when it is first shown. To add one: a folder beside this one with a class that
// derives from it and has two static functions, id() (how Shell::openPage("collect", {"tab": id}) names it, never
// shown) and title() (on the tab strip), then one line in the list in CollectPage.cpp.
#pragma once

#include "ui/page/Page.h"
#include "ui/pages/collect/tab/CollectTools.h"

#include <QWidget>

namespace gainsay {

class CollectTab : public QWidget {
    Q_OBJECT

public:
    CollectTab(const PageContext &context, CollectTools tools, QWidget *parent = nullptr);

    // The tab comes to the front, or data changed while it is there: load. What is on screen stays until then.
    virtual void refresh() = 0;
    // The page goes to the back or the window closes: keep what was typed.
    virtual void deactivate() {}
    // As given to Shell::openPage.
    virtual void take(const Json &argument) { Q_UNUSED(argument) }
    // Chapter of the guides.
    virtual QString helpTopic() const { return QStringLiteral("collect"); }

protected:
    // Called by the constructor of the tab, and whenever the language changes.
    virtual void retranslate() = 0;
    void changeEvent(QEvent *event) override;

    const PageContext &context() const { return m_context; }
    ProjectSession &session() const { return m_context.session; }
    Settings &settings() const { return m_context.settings; }
    Shell &shell() const { return m_context.shell; }
    ActionCatalog &actions() const { return m_context.actions; }
    const CollectTools &tools() const { return m_tools; }

private:
    PageContext m_context;
    CollectTools m_tools;
};

}  // namespace gainsay
