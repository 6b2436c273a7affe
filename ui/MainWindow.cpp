// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/MainWindow.h"

#include "ui/help/HelpOpener.h"
#include "ui/help/Tour.h"
#include "ui/keys/ActionCatalog.h"
#include "ui/keys/CommandPalette.h"
#include "ui/keys/FocusKeeper.h"
#include "ui/keys/ShortcutSheet.h"
#include "ui/keys/WheelZoom.h"
#include "ui/page/ItemLink.h"
#include "ui/page/PageCounts.h"
#include "ui/page/PageStack.h"
#include "ui/people/Doorkeeper.h"
#include "ui/settings/Language.h"
#include "ui/settings/Settings.h"
#include "ui/shell/GoToItemDialog.h"
#include "ui/shell/MissingProject.h"
#include "ui/shell/MovedProject.h"
#include "ui/shell/PreferencesDialog.h"
#include "ui/shell/UserMenu.h"
#include "ui/status/JobNotifier.h"
#include "ui/status/MessageLog.h"
#include "ui/status/MessagesDialog.h"
#include "ui/status/StatusStrip.h"
#include "ui/status/ToastStack.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/HeaderBar.h"
#include "ui/widgets/IconButton.h"
#include "ui/widgets/KeyCap.h"
#include "ui/widgets/Sidebar.h"

#include <QBoxLayout>
#include <QDropEvent>
#include <QFileInfo>
#include <QMimeData>

#include <utility>

namespace gainsay {

using namespace Qt::StringLiterals;

constexpr int kGeometryPauseMs = 400;
// A page without an icon is reached from other pages alone.
static bool isListed(const PageSpec &page)
{
    return !page.icon.isEmpty();
}

constexpr auto unsaved = "unsaved"_L1;  // the topic of what storage refuses

MainWindow::MainWindow(const Services &services, QList<PageSpec> pages)
    : m_services(services), m_specs(std::move(pages))
{
    setAcceptDrops(true);
    resize(zoomed(1280), zoomed(820));
    setMinimumSize(880, 560);
    new Doorkeeper(m_services.session, m_services.settings, m_services.actions, *this, this);
    buildFrame();
    addActions();
    connectSession();
    auto *notifier = new JobNotifier(m_services.session.jobs(), *this, this);
    connect(notifier, &JobNotifier::unseen, this, &MainWindow::notificationWanted);
    connect(&m_services.settings, &Settings::changed, this, &MainWindow::applySetting);
    new WheelZoom(m_services.settings, m_services.theme, this);
    new FocusKeeper(this, [this]() -> QWidget * { return m_pages.value(m_current); });
    auto *counts = new PageCounts(m_services.session, m_specs, this);
    connect(counts, &PageCounts::counted, m_sidebar, &Sidebar::setItemBadge);
    m_geometryTimer.setSingleShot(true);
    m_geometryTimer.setInterval(kGeometryPauseMs);
    m_renewSoon.setSingleShot(true);
    connect(&m_renewSoon, &QTimer::timeout, this, &MainWindow::renewPage);
    connect(&m_geometryTimer, &QTimer::timeout, this,
            [this] { m_services.settings.setValue(Setting::Geometry, saveGeometry()); });
    retranslate();
    refreshPages();
}

void MainWindow::buildFrame()
{
    auto *frame = new QWidget(this);
    m_sidebar = new Sidebar(frame);
    m_header = new HeaderBar(frame);
    m_userMenu = new UserMenu(m_services.session, m_services.actions, m_header);
    m_header->addPermanent(m_userMenu);
    addWindowTools();
    m_stack = new PageStack(frame);
    m_status = new StatusStrip(m_services.session.jobs(), frame);
    for (const PageSpec &page : std::as_const(m_specs)) {
        if (isListed(page))
            m_sidebar->addItem(page.id, page.icon);
    }

    auto *right = new QVBoxLayout;
    right->setSpacing(0);
    right->addWidget(m_header);
    right->addWidget(m_stack, 1);
    right->addWidget(m_status);
    auto *row = new QHBoxLayout(frame);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_sidebar);
    row->addLayout(right, 1);
    setCentralWidget(frame);
    m_toasts = new ToastStack(*m_messages, frame, m_stack);
    m_palette = new CommandPalette(m_services.actions, this);
    m_palette->setElse(
        [this](const QString &typed) { return mayOpenPage(u"item"_s) ? tr("Go to item “%1”").arg(typed) : QString(); },
        [this](const QString &typed) {
            openItem(*this, {.item = {}, .name = typed, .page = m_current == u"item"_s ? QString() : m_current});
        });
    connect(m_sidebar, &Sidebar::activated, this, [this](const QString &id) { openPage(id); });
}

void MainWindow::addWindowTools()
{
    m_messages = new MessageLog(m_services.session.clock(), this);
    m_messagesButton = new IconButton(u"bell"_s);
    m_gear = new IconButton(u"gear"_s);
    m_sidebar->addFoot(m_messagesButton);
    m_sidebar->addFoot(m_gear);
    const auto trigger = [this](const QString &id) { return [this, id] { m_services.actions.action(id)->trigger(); }; };
    connect(m_messagesButton, &IconButton::clicked, this, trigger(u"window.messages"_s));
    connect(m_gear, &IconButton::clicked, this, trigger(u"window.preferences"_s));
    connect(m_messages, &MessageLog::changed, this, [this] {
        const int unread = m_messages->unread();
        m_messagesButton->setDot(unread > 0);
        m_messagesButton->setAccessibleDescription(unread > 0 ? tr("%n unread", nullptr, unread) : QString());
    });
}

void MainWindow::addWindowAction(const QString &id, std::function<QString()> text, const QString &key,
                                 std::function<void()> run)
{
    m_services.actions.add(
        u"window."_s + id, std::move(text), [] { return tr("Window"); }, QKeySequence(key), this, std::move(run));
}

void MainWindow::addActions()
{
    addWindowAction(
        u"palette"_s, [] { return tr("Commands"); }, u"Ctrl+K"_s, [this] { m_palette->open(); });
    addWindowAction(
        u"keys"_s, [] { return tr("Keys"); }, u"?"_s, [this] { openKeys(); });
    auto *help = new HelpOpener({m_services.session, m_services.language, *this,
                                 [this] {
                                     const QString own = m_pages.value(m_current)->helpTopic();
                                     return own.isEmpty() ? m_current : own;
                                 }},
                                this);
    addWindowAction(
        u"help"_s, [] { return tr("Help"); }, u"F1"_s, [help] { help->open(); });
    help->setAction(m_services.actions.action(u"window.help"_s));
    addWindowAction(
        u"tour"_s, [] { return tr("Show the tour"); }, {}, [this] { startTour(); });
    addWindowAction(
        u"preferences"_s, [] { return tr("Preferences"); }, u"Ctrl+,"_s,
        [this] { (new PreferencesDialog(m_services.settings, this))->open(); });
    addAppearance();
    addFileCommands();
    addWindowAction(
        u"item"_s, [] { return tr("Go to an item…"); }, u"Ctrl+G"_s, [this] { goToItem(); });
    addWindowAction(
        u"messages"_s, [] { return tr("Messages"); }, u"Ctrl+Shift+M"_s,
        [this] { (new MessagesDialog(*m_messages, this))->open(); });
    addWindowAction(
        u"fullscreen"_s, [] { return tr("Full screen"); }, u"F11"_s,
        [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
    addWindowAction(
        u"close"_s, [] { return tr("Close the project"); }, u"Ctrl+W"_s, [this] { m_services.session.close(); });
    addWindowAction(
        u"quit"_s, [] { return tr("Quit"); }, u"Ctrl+Q"_s, [this] { close(); });
    const auto known = [this](const QString &id) { return m_services.actions.action(u"window."_s + id); };
    m_status->setActions(known(u"palette"_s), known(u"keys"_s), known(u"help"_s));
    addGoTo();
}

// Colours, language and size.
void MainWindow::addAppearance()
{
    const auto set = [this](Setting key, const QString &value) {
        return [this, key, value] { m_services.settings.setValue(key, value); };
    };
    addWindowAction(
        u"light"_s, [] { return tr("Light colours"); }, {}, set(Setting::Theme, u"light"_s));
    addWindowAction(
        u"dark"_s, [] { return tr("Dark colours"); }, {}, set(Setting::Theme, u"dark"_s));
    addWindowAction(
        u"contrast"_s, [] { return tr("High contrast"); }, {}, set(Setting::Theme, u"contrast"_s));
    for (const auto &[id, language] :
         {std::pair(u"english"_s, u"en"_s), std::pair(u"chinese"_s, u"zh_CN"_s), std::pair(u"japanese"_s, u"ja"_s)})
        addWindowAction(
            id, [language = language] { return Language::nativeName(language); }, {}, set(Setting::Language, language));
    const auto zoom = [this](double factor) {
        m_services.settings.setValue(Setting::Zoom, factor == 0 ? 1.0 : m_services.theme.zoom() * factor);
    };
    addWindowAction(
        u"larger"_s, [] { return tr("Larger"); }, u"Ctrl++"_s, [zoom] { zoom(WheelZoom::step); });
    addWindowAction(
        u"smaller"_s, [] { return tr("Smaller"); }, u"Ctrl+-"_s, [zoom] { zoom(1 / WheelZoom::step); });
    addWindowAction(
        u"size"_s, [] { return tr("Normal size"); }, u"Ctrl+0"_s, [zoom] { zoom(0); });
}

void MainWindow::addGoTo()
{
    int number = 0;
    for (const PageSpec &page : std::as_const(m_specs)) {
        ++number;  // ten digits; further pages have no key of their own
        const QKeySequence key = number <= 10 ? QKeySequence(u"Alt+%1"_s.arg(number % 10)) : QKeySequence();
        m_services.actions.add(
            u"go."_s + page.id, page.title, [] { return tr("Go to"); }, key, this,
            [this, id = page.id] { openPage(id); });
    }
}

// Of the Data page, from everywhere.
void MainWindow::addFileCommands()
{
    const auto add = [this](const QString &id, std::function<QString()> text) {
        const auto run = [this, id] {
            openPage(u"data"_s);
            if (QAction *there = m_services.actions.action(u"data."_s + id))
                there->trigger();
        };
        m_services.actions.add(
            u"window."_s + id, std::move(text), [] { return tr("Data"); }, {}, this, run);
    };
    add(u"import"_s, [] { return tr("Import conversations…"); });
    add(u"export"_s, [] { return tr("Export the data…"); });
}

// A key may clash with one of a page that was never opened: those are made first, one between two events each.
void MainWindow::openKeys()
{
    for (const PageSpec &page : std::as_const(m_specs)) {
        if (m_pages.contains(page.id) || !mayOpenPage(page.id))
            continue;
        ensurePage(page);
        return QTimer::singleShot(0, this, &MainWindow::openKeys);
    }
    const Page *front = m_pages.value(m_current);
    (new ShortcutSheet(m_services.actions, front ? front->ownKeys() : QList<OwnKey>(), this))->open();
}

void MainWindow::startTour()
{
    const auto key = [this](const QString &id) { return keyName(m_services.actions.action(id)); };
    auto *tour =
        new Tour(reachablePages(), {key(u"window.palette"_s), key(u"window.keys"_s), key(u"window.help"_s)}, this);
    connect(tour, &Tour::pageWanted, this, [this, tour](const QString &id) {
        openPage(id);
        tour->pointAt(m_sidebar->placeOf(id, this));
    });
    tour->start();
}

void MainWindow::connectSession()
{
    ProjectSession &session = m_services.session;
    const auto rememberProject = [this] {
        const QString &location = m_services.session.facts().location;
        m_services.settings.setValue(Setting::LastProject, location);
        m_services.settings.addRecentProject(location);
        const ProjectFacts &facts = m_services.session.facts();
        m_status->setServer(facts.location, facts.security, facts.rules.kind);
    };
    connect(&session, &ProjectSession::relocated, this, [this, rememberProject] {
        rememberProject();
        retranslate();
    });
    connect(&session, &ProjectSession::opened, this, [this, rememberProject] {
        withdraw(u"opening"_s);
        rememberProject();
        if (m_wanted.isEmpty())
            m_wanted = m_services.settings.value(Setting::LastPage).toString();
        arrive();
    });
    connect(&session, &ProjectSession::openFailed, this, [this](const Error &error) {
        tell({WindowMessage::Kind::Error, error.message, {}, u"opening"_s, WindowMessage::About::Program});
        refreshPages();
    });
    connect(&session, &ProjectSession::aboutToLeave, this, [this] {
        m_messages->forgetProject();
        if (Page *page = m_pages.value(m_current))
            page->deactivate();
    });
    connect(&session, &ProjectSession::closed, this,
            [this] { m_status->setServer({}, ConnectionSecurity::Local, ServerRules::Kind::Trusting); });
    connect(&session, &ProjectSession::closed, this, &MainWindow::arrive);
    connect(&session, &ProjectSession::userChanged, this, &MainWindow::arrive);
    connect(&session, &ProjectSession::factsChanged, this, [this] {
        if (m_sidebar->visibleItems() != reachablePages())  // somebody who worked alone has invited others
            refreshPages();
    });
    new MovedProject(session, *this, this);
    connect(&session, &ProjectSession::waiting, this, &MainWindow::tellWaiting);
    connect(&session, &ProjectSession::saved, m_status, &StatusStrip::setSaved);
    connect(&session, &ProjectSession::refusedUnheard, this, [this](const Error &error) {
        tell({WindowMessage::Kind::Error, error.message});
    });
    connect(&session, &ProjectSession::savesAgain, this, [this] {
        withdraw(unsaved);
        showNotice([] { return tr("Saving works again. Nothing that you see is lost."); });
    });
}

void MainWindow::tellWaiting(int seconds)
{
    const QString topic = u"waiting"_s;
    if (seconds == 0)
        return withdraw(topic);
    const auto words = [seconds] {
        return tr("Waiting for another program that is writing to this project (%1 s). What you typed is kept. If it "
                  "lasts, close the program that hangs, or ask whoever runs it to.")
            .arg(seconds);
    };
    tell({WindowMessage::Kind::Notice, words, {}, topic, WindowMessage::About::Project, true});
}

// Somebody came or went: the page to come back to waits until it is known who looks.
void MainWindow::arrive()
{
    m_status->clear();  // what it says is about the one who was here before
    refreshPages();
    retranslate();
    if (m_services.session.user() && !m_wanted.isEmpty())
        openPage(std::exchange(m_wanted, {}));
}

const PageSpec *MainWindow::spec(const QString &id) const
{
    const auto found = std::find_if(m_specs.begin(), m_specs.end(), [&](const PageSpec &s) { return s.id == id; });
    return found == m_specs.end() ? nullptr : &*found;
}

QStringList MainWindow::reachablePages() const
{
    QStringList ids;
    for (const PageSpec &page : m_specs) {
        if (isListed(page) && page.visibleTo(m_services.session))
            ids << page.id;
    }
    return ids;
}

bool MainWindow::mayOpenPage(const QString &id) const
{
    const PageSpec *page = spec(id);
    return page && page->visibleTo(m_services.session);
}

void MainWindow::refreshPages()
{
    const QStringList reachable = reachablePages();
    for (const PageSpec &page : std::as_const(m_specs)) {
        if (isListed(page))
            m_sidebar->setItemVisible(page.id, reachable.contains(page.id));
        m_services.actions.action(u"go."_s + page.id)->setEnabled(mayOpenPage(page.id));
    }
    const auto offer = [this](const QString &id, bool on) { m_services.actions.action(id)->setEnabled(on); };
    for (const QString &id : {u"window.import"_s, u"window.export"_s})
        offer(id, reachable.contains(u"data"_s));
    offer(u"window.item"_s, mayOpenPage(u"item"_s));
    if (!mayOpenPage(m_current))
        openPage(reachable.constFirst());
    else
        m_pages[m_current]->activate(Json());
}

Page *MainWindow::ensurePage(const PageSpec &spec)
{
    Page *&page = m_pages[spec.id];
    if (!page) {
        const Services &s = m_services;
        page = spec.make({s.session, s.settings, s.actions, s.inputMethod, *this});
        page->setObjectName(spec.id);
        m_stack->addPage(page);
    }
    return page;
}

void MainWindow::openPage(const QString &id, const Json &argument)
{
    const PageSpec *wanted = spec(id);
    if (!wanted || !wanted->visibleTo(m_services.session))
        wanted = &m_specs.constFirst();
    if (m_pages.contains(m_current) && m_current != wanted->id)
        m_pages[m_current]->deactivate();
    Page *page = ensurePage(*wanted);
    m_current = wanted->id;
    m_stack->showPage(page);
    m_toasts->showPage(m_current);
    m_sidebar->setCurrent(m_current);
    m_header->setPageTools(page->headerTools());
    retranslate();
    page->activate(argument);
    page->setFocus(Qt::OtherFocusReason);
    if (m_services.session.user() && isListed(*wanted))
        m_services.settings.setValue(Setting::LastPage, m_current);
}

// One comes back to the page that one is on now.
void MainWindow::goToItem()
{
    auto *dialog = new GoToItemDialog(m_services.session, this);
    connect(dialog, &GoToItemDialog::chosen, this, [this](ConversationId item) {
        openItem(*this, {.item = item, .page = m_current == u"item"_s ? QString() : m_current});
    });
    dialog->open();
}

void MainWindow::openProject(const QString &typed)
{
    const QString location = canonicalLocation(typed);
    if (!location.contains("://"_L1) && !QFileInfo::exists(location))
        return offerToFind(location, m_services.settings, *this, this);
    if (!m_mayOpen(location))
        return showNotice([] { return tr("This project is open in another window, which has come to the front."); });
    m_services.session.open(location);
}

void MainWindow::resume()
{
    const QByteArray geometry = m_services.settings.value(Setting::Geometry).toByteArray();
    if (!geometry.isEmpty())
        restoreGeometry(geometry);
    m_wanted = m_services.settings.value(Setting::LastPage).toString();
    const QString project = m_services.settings.value(Setting::LastProject).toString();
    if (!project.isEmpty())
        openProject(project);
}

// What could not be stored is said until something is stored again.
void MainWindow::tell(const WindowMessage &message)
{
    WindowMessage told = message;
    if (told.kind == WindowMessage::Kind::Error && m_services.session.refusals().contains(told.text)) {
        told.topic = unsaved;
        told.about = WindowMessage::About::Project;
        told.stays = true;
    }
    m_messages->add(told, m_current);
}

void MainWindow::withdraw(const QString &topic)
{
    m_messages->withdraw(topic);
}

void MainWindow::setStatus(StatusItem item, const QString &text)
{
    m_status->setText(item, text);
}

void MainWindow::applySetting(Setting key)
{
    const QVariant value = m_services.settings.value(key);
    switch (key) {
    case Setting::Theme:
        m_services.theme.setChoice(themeChoice(value.toString()));
        break;
    case Setting::Zoom:
        m_services.theme.setZoom(value.toDouble());
        break;
    case Setting::FontFamily:
        m_services.theme.setFontFamily(value.toString());
        break;
    case Setting::Language:
        m_services.language.set(value.toString());
        m_services.theme.setLanguage(m_services.language.current());
        break;
    default:
        break;
    }
}

void MainWindow::retranslate()
{
    const ProjectSession &session = m_services.session;
    for (const PageSpec &page : std::as_const(m_specs)) {
        const QAction *go = m_services.actions.action(u"go."_s + page.id);
        if (isListed(page))
            m_sidebar->setItemText(page.id, page.title(), go->shortcut().toString(QKeySequence::NativeText));
    }
    m_sidebar->setAccessibleName(tr("Pages"));
    m_messagesButton->setWords(tr("Messages"));
    m_gear->setWords(tr("Preferences"));
    m_services.actions.retranslate();
    for (Page *page : std::as_const(m_pages))
        page->setAccessibleName(page->title());
    if (Page *page = m_pages.value(m_current))
        m_header->setTitle(page->title());
    const QString project = session.isOpen() ? QFileInfo(session.facts().location).completeBaseName() : QString();
    setWindowTitle(project.isEmpty() ? u"Gainsay"_s : u"%1 – Gainsay"_s.arg(project));
}

void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        m_renewSoon.start();
    }
}

// What a page has already put into words comes again in the new language.
void MainWindow::renewPage()
{
    if (Page *page = m_pages.value(m_current)) {
        page->deactivate();
        page->activate(Json());
    }
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (m_pages.contains(m_current))
        m_pages[m_current]->deactivate();
    QMainWindow::closeEvent(event);
}

bool MainWindow::event(QEvent *event)
{
    if (isVisible() && (event->type() == QEvent::Move || event->type() == QEvent::Resize))
        m_geometryTimer.start();
    // Files are moved and deleted in other programs.
    if (event->type() == QEvent::WindowActivate && m_services.session.isOpen())
        m_services.session.checkPlace();
    return QMainWindow::event(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    QStringList others;
    for (const QUrl &url : event->mimeData()->urls()) {
        if (!url.isLocalFile())
            continue;
        if (url.fileName().endsWith(".gainsay"_L1))
            return openProject(url.toLocalFile());
        others << url.toLocalFile();
    }
    if (!others.isEmpty())
        Q_EMIT filesDropped(others);
}

}  // namespace gainsay
