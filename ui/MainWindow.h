// SPDX-License-Identifier: GPL-3.0-or-later
// The frame around the pages: side bar, header, messages, status. Knows no page by name; they come as PageSpecs.
#pragma once

#include "ui/page/Page.h"

#include <QHash>
#include <QMainWindow>
#include <QTimer>

namespace gainsay {

class CommandPalette;
class HeaderBar;
class IconButton;
class MessageLog;
class PageStack;
class Sidebar;
class StatusStrip;
class Theme;
class ToastStack;
class UserMenu;
class Language;
enum class Setting;

class MainWindow : public QMainWindow, public Shell {
    Q_OBJECT

public:
    struct Services {
        ProjectSession &session;
        Settings &settings;
        ActionCatalog &actions;
        const InputMethodWatch &inputMethod;
        Theme &theme;
        Language &language;
    };

    MainWindow(const Services &services, QList<PageSpec> pages);

    void tell(const WindowMessage &message) override;
    void withdraw(const QString &topic) override;
    void openPage(const QString &id, const Json &argument = Json()) override;
    void openProject(const QString &location) override;
    void setStatus(StatusItem item, const QString &text) override;

    // Asked before a project is opened; false if another window has it open, which has come to the front.
    void setOpeningGuard(std::function<bool(const QString &location)> guard) { m_mayOpen = std::move(guard); }
    // Opens the last project, page and window place.
    void resume();
    QString currentPage() const { return m_current; }
    // Pages that the person finds in the side bar now, in order.
    QStringList reachablePages() const;
    Page *page(const QString &id) const { return m_pages.value(id); }
    const QList<PageSpec> &pages() const { return m_specs; }

Q_SIGNALS:
    // Files that were dropped on the window and are no projects.
    void filesDropped(const QStringList &paths);
    // Something is worth telling while nobody looks at the window.
    void notificationWanted(const QString &text);

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    bool event(QEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void buildFrame();
    void addWindowAction(const QString &id, std::function<QString()> text, const QString &key,
                         std::function<void()> run);
    void addActions();
    void addAppearance();
    void addGoTo();
    void addWindowTools();
    void addFileCommands();
    void openKeys();
    void startTour();
    void connectSession();
    void tellWaiting(int seconds);
    void goToItem();
    bool mayOpenPage(const QString &id) const;
    void refreshPages();
    void retranslate();
    void renewPage();
    void arrive();
    void applySetting(Setting key);
    const PageSpec *spec(const QString &id) const;
    Page *ensurePage(const PageSpec &spec);

    Services m_services;
    QList<PageSpec> m_specs;
    QHash<QString, Page *> m_pages;
    QString m_current;
    std::function<bool(const QString &)> m_mayOpen = [](const QString &) { return true; };
    QString m_wanted;  // the page to come back to once the project is open
    Sidebar *m_sidebar = nullptr;
    HeaderBar *m_header = nullptr;
    UserMenu *m_userMenu = nullptr;
    IconButton *m_messagesButton = nullptr;
    IconButton *m_gear = nullptr;
    MessageLog *m_messages = nullptr;
    ToastStack *m_toasts = nullptr;
    PageStack *m_stack = nullptr;
    StatusStrip *m_status = nullptr;
    CommandPalette *m_palette = nullptr;
    QTimer m_geometryTimer;  // a window being dragged is written once it rests
    QTimer m_renewSoon;      // once every widget knows the new language
};

}  // namespace gainsay
