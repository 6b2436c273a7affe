// SPDX-License-Identifier: GPL-3.0-or-later
// A page of the window and what it is given. Pages are made when first shown and live as long as the window.
// To add one: derive from Page, then add one line to app/gui/Pages.cpp.
#pragma once

#include "core/base/Json.h"
#include "core/base/Result.h"
#include "core/model/Workflow.h"
#include "ui/page/WindowMessage.h"
#include "ui/session/ProjectSession.h"

#include <QWidget>

#include <functional>

namespace gainsay {

class ActionCatalog;
class InputMethodWatch;
class Settings;

enum class StatusItem { Position, Today, Batch, Detector };

// What a page may ask of the window around it.
class Shell {
public:
    virtual ~Shell() = default;

    virtual void tell(const WindowMessage &message) = 0;
    // The cause of a message is over, or what its action would do is no longer possible.
    virtual void withdraw(const QString &topic) = 0;
    void showError(const Error &error) { tell({WindowMessage::Kind::Error, error.message}); }
    void showNotice(const TranslatableText &text) { tell({WindowMessage::Kind::Notice, text}); }
    // `argument` is handed to the page's show(); its meaning is the page's own.
    virtual void openPage(const QString &id, const Json &argument = Json()) = 0;
    virtual void openProject(const QString &location) = 0;
    // Text of the status bar; stays until changed, empty clears it.
    virtual void setStatus(StatusItem item, const QString &text) = 0;
};

struct PageContext {
    ProjectSession &session;
    Settings &settings;
    ActionCatalog &actions;
    const InputMethodWatch &inputMethod;
    Shell &shell;
};

// A single key that a page hears itself, and what it does there.
struct OwnKey {
    QString key;
    QString meaning;
};

class Page : public QWidget {
    Q_OBJECT

public:
    explicit Page(const PageContext &context, QWidget *parent = nullptr);

    // What the header bar says.
    virtual QString title() const = 0;
    // Filters and figures beside the title; null for none. Made once.
    virtual QWidget *headerTools() { return nullptr; }
    // The page comes to the front: load what is missing. `argument` as given to Shell::openPage, else null.
    virtual void activate(const Json &argument) = 0;
    // The page goes to the back or the window closes: keep what was typed.
    virtual void deactivate() {}
    // Name of the help chapter that F1 opens (resources/help), empty for the general one.
    virtual QString helpTopic() const { return {}; }
    // Keys that no action of the page may have, whether or not they can be pressed now.
    virtual QList<OwnKey> ownKeys() const { return {}; }

protected:
    // Called once after construction is not enough: also whenever the language changes.
    virtual void retranslate() = 0;
    void changeEvent(QEvent *event) override;

    ProjectSession &session() const { return m_context.session; }
    Settings &settings() const { return m_context.settings; }
    ActionCatalog &actions() const { return m_context.actions; }
    Shell &shell() const { return m_context.shell; }
    const PageContext &context() const { return m_context; }
    // True while single keys belong to the input method.
    bool isComposing() const;

private:
    PageContext m_context;
};

// How a page is listed before it exists.
struct PageSpec {
    QString id;
    QString icon;                    // name of ui/theme/Icons.h
    std::function<QString()> title;  // in the side bar
    QList<Role> roles;               // who sees it; empty: everybody
    bool needsProject = true;
    bool teamOnly = false;  // of no use to who works alone
    std::function<Page *(const PageContext &)> make;
    // How many things wait there for the person; not set: nothing is counted. Called on the project's thread.
    std::function<Result<qint64>(Storage &, UserId)> count;

    bool visibleTo(const ProjectSession &session) const;
};

}  // namespace gainsay
