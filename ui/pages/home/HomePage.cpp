// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/home/HomePage.h"

#include "ui/keys/ActionCatalog.h"
#include "ui/pages/home/NewProjectDialog.h"
#include "ui/pages/home/ProjectCard.h"
#include "ui/pages/home/RecentButton.h"
#include "ui/pages/home/ServerDialog.h"
#include "ui/pages/home/TodayTiles.h"
#include "ui/settings/Settings.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/FileChoice.h"
#include "ui/widgets/FlowLayout.h"

#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QTimer>
#include <QVBoxLayout>

namespace gainsay {

using namespace Qt::StringLiterals;

HomePage::HomePage(const PageContext &context, ProjectMakers makers) : Page(context), m_makers(std::move(makers))
{
    m_project = new ProjectCard(context, this);
    m_today = new TodayTiles(context, this);
    m_recent = new Card(this);
    m_recentList = new QVBoxLayout;
    m_recentList->setSpacing(zoomed(2));
    m_recent->body()->addLayout(m_recentList);
    m_recent->body()->addStretch();
    buildStart();

    arrange();
    addCommands();
    emphasizeStart();
    connect(&session(), &ProjectSession::opened, this, &HomePage::emphasizeStart);
    connect(&session(), &ProjectSession::closed, this, &HomePage::emphasizeStart);
    connect(&session(), &ProjectSession::closed, this, &HomePage::showRecent);
    for (const auto signal : {&ProjectSession::closed, &ProjectSession::userChanged})
        connect(&session(), signal, m_today, &TodayTiles::refresh);
    connect(&session(), &ProjectSession::userChanged, this, &HomePage::offerTour);
    connect(&this->context().settings, &Settings::changed, this, [this](Setting key) {
        if (key == Setting::RecentProjects)
            showRecent();
    });
    retranslate();
}

// In a scroll area of its own, as the cards are as high as their wrapped text makes them.
void HomePage::arrange()
{
    auto *scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto *content = new QWidget(scroll);
    content->setProperty("surface", u"clear"_s);
    auto *left = new QVBoxLayout;
    left->setSpacing(zoomed(14));
    left->addWidget(m_project);
    left->addWidget(m_today);
    left->addWidget(m_start);
    left->addStretch();
    auto *row = new QHBoxLayout(content);
    row->setContentsMargins(zoomed(14), zoomed(14), zoomed(14), zoomed(14));
    row->setSpacing(zoomed(14));
    row->addLayout(left, 2);
    row->addWidget(m_recent, 1);
    scroll->setWidget(content);
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(scroll);
}

void HomePage::buildStart()
{
    m_start = new Card(this);
    m_welcome = makeLabel(u"display"_s, m_start);
    m_text = makeLabel(u"muted"_s, m_start);
    m_text->setWordWrap(true);
    m_sample = makeButton(ButtonKind::Plain, {}, m_start);
    m_new = makeButton(ButtonKind::Plain, {}, m_start);
    m_open = makeButton(ButtonKind::Plain, {}, m_start);
    m_server = makeButton(ButtonKind::Plain, {}, m_start);
    m_start->body()->addWidget(m_welcome);
    m_start->body()->addWidget(m_text);
    auto *buttons = new FlowLayout(zoomed(8));
    for (QPushButton *button : {m_sample, m_new, m_open, m_server})
        buttons->addWidget(button);
    m_start->body()->addSpacing(zoomed(6));
    m_start->body()->addLayout(buttons);
    m_sample->setVisible(bool(m_makers.sample));
    connect(m_sample, &QPushButton::clicked, this, &HomePage::openSample);
    connect(m_new, &QPushButton::clicked, this, [this] { makeProject(); });
    connect(m_open, &QPushButton::clicked, this, &HomePage::openFile);
    connect(m_server, &QPushButton::clicked, this, &HomePage::openServer);
}

// Beside an open project, whose next step is the one thing to do, starting again is not.
void HomePage::emphasizeStart()
{
    const bool open = session().isOpen();
    setButtonKind(m_sample, open ? ButtonKind::Plain : ButtonKind::Primary);
    // Who works needs no introduction.
    m_welcome->setVisible(!open);
    m_text->setVisible(!open);
}

void HomePage::addCommands()
{
    const auto group = [] { return tr("Project"); };
    QWidget *scope = this;
    actions().add(
        u"home.sample"_s, [] { return tr("Open the sample project"); }, group, {}, scope, [this] { openSample(); });
    actions().add(
        u"home.new"_s, [] { return tr("New project…"); }, group, QKeySequence::New, scope, [this] { makeProject(); });
    actions().add(
        u"home.open"_s, [] { return tr("Open a project file…"); }, group, QKeySequence::Open, scope,
        [this] { openFile(); });
    actions().add(
        u"home.server"_s, [] { return tr("Open a project on a server…"); }, group, {}, scope, [this] { openServer(); });
}

QString HomePage::title() const
{
    return tr("Home");
}

void HomePage::activate(const Json &argument)
{
    if (argument.is_object() && argument.contains("scheme"))
        makeProject(fromUtf8(argument["scheme"].get<std::string>()));
    m_project->refresh();
    m_today->refresh();
    showRecent();
}

void HomePage::retranslate()
{
    m_welcome->setText(tr("Find, label and study contradictions in dialogue"));
    m_text->setText(tr("Everything stays on this computer, in one project file; a team can share a PostgreSQL server "
                       "instead. The sample project shows every page at work."));
    m_sample->setText(tr("Open the sample project"));
    m_new->setText(tr("New project…"));
    m_open->setText(tr("Open a file…"));
    m_server->setText(tr("Open on a server…"));
    m_start->setAccessibleName(tr("Start"));
    m_recent->setHeading(tr("Recent projects"));
    m_project->refresh();
    m_today->refresh();
    showRecent();
}

void HomePage::showRecent()
{
    while (QLayoutItem *item = m_recentList->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    const QStringList locations = settings().recentProjects();
    for (const QString &location : locations) {
        auto *button = new RecentButton(location, m_recent);
        connect(button, &QAbstractButton::clicked, this, [this, location] { shell().openProject(location); });
        connect(button, &RecentButton::removeRequested, this,
                [this, location] { settings().removeRecentProject(location); });
        m_recentList->addWidget(button);
    }
    if (locations.isEmpty()) {
        QLabel *none = makeLabel(u"muted"_s, m_recent);
        none->setWordWrap(true);
        none->setText(tr("Projects that you open are listed here."));
        m_recentList->addWidget(none);
    }
}

void HomePage::openFile()
{
    chooseFileToOpen(this, tr("Open a project"), tr("Gainsay projects (*.gainsay)"),
                     [this](const QString &path) { shell().openProject(path); });
}

void HomePage::openServer()
{
    auto *dialog = new ServerDialog(session().jobs(), m_makers.test, window());
    connect(dialog, &ServerDialog::chosen, this, [this](const QString &address) { shell().openProject(address); });
    dialog->open();
}

void HomePage::makeProject(const QString &scheme)
{
    auto *dialog = new NewProjectDialog(window());
    if (!scheme.isEmpty())
        dialog->chooseScheme(scheme);
    connect(dialog, &NewProjectDialog::ownTaskWanted, this, [this](const QString &from) {
        shell().openPage(u"studio"_s, {{"from", toUtf8(from)}});
    });
    connect(dialog, &NewProjectDialog::projectWanted, this, [this, dialog](const NewProject &project) {
        session().jobs().start([] { return tr("Making the project"); }, dialog,
                               [make = m_makers.create, project](Progress &) { return make(project); },
                               [this, dialog](const Result<QString> &location) {
                                   if (!location)
                                       return dialog->showFailure(location.error());
                                   dialog->accept();
                                   shell().openProject(*location);
                               });
    });
    dialog->open();
}

void HomePage::openSample()
{
    m_sample->setEnabled(false);
    session().jobs().start([] { return tr("Making the sample project"); }, this, m_makers.sample,
                           [this](const Result<QString> &location) {
                               m_sample->setEnabled(true);
                               openWhenMade(location);
                           });
}

// Whoever looks at the sample in a role for the first time is shown round what that role has.
void HomePage::offerTour()
{
    const std::optional<User> &user = session().user();
    if (!user || !session().isOpen() || !session().facts().isSample)
        return;
    QStringList seen = settings().value(Setting::ToursSeen).toStringList();
    const QString role = toString(user->role);
    QAction *tour = actions().action(u"window.tour"_s);
    if (seen.contains(role) || !tour)
        return;
    settings().setValue(Setting::ToursSeen, seen << role);
    QTimer::singleShot(0, tour, &QAction::trigger);  // once the window has gone to its first page
}

void HomePage::openWhenMade(const Result<QString> &location)
{
    if (location)
        shell().openProject(*location);
    else
        shell().showError(location.error());
}

}  // namespace gainsay
