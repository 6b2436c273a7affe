// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/team/TeamPage.h"

#include "ui/keys/ActionCatalog.h"
#include "ui/pages/team/PeopleTab.h"
#include "ui/pages/team/PlanDialog.h"
#include "ui/pages/team/tabs/CalibrationTab.h"
#include "ui/pages/team/tabs/DoubtTab.h"
#include "ui/pages/team/tabs/FlagTab.h"
#include "ui/pages/team/tabs/GoldTab.h"
#include "ui/pages/team/tabs/MessagesTab.h"
#include "ui/pages/team/tabs/ProgressTab.h"
#include "ui/pages/team/tabs/QualityTab.h"
#include "ui/session/ReportReader.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/PillTabs.h"

#include <QBoxLayout>
#include <QStackedWidget>

#include <iterator>
#include <type_traits>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

constexpr int kTeamRefreshMs = 200;

// What is known of a tab before it is made.
struct TeamTabSpec {
    QString (*id)();
    QString (*title)();
    TeamTab *(*make)(const PageContext &context, ReportReader &reader, QWidget *parent);
};

template <class Tab> constexpr TeamTabSpec teamTab()
{
    return {&Tab::id, &Tab::title, [](const PageContext &context, ReportReader &reader, QWidget *parent) -> TeamTab * {
                if constexpr (std::is_constructible_v<Tab, const PageContext &, ReportReader &, QWidget *>)
                    return new Tab(context, reader, parent);
                else
                    return new Tab(context, parent);
            }};
}

constexpr TeamTabSpec teamTabs[] = {teamTab<PeopleTab>(),      teamTab<ProgressTab>(), teamTab<QualityTab>(),
                                    teamTab<FlagTab>(),        teamTab<DoubtTab>(),    teamTab<GoldTab>(),
                                    teamTab<CalibrationTab>(), teamTab<MessagesTab>()};
constexpr int peoplePlace = 0;
constexpr int flagPlace = 3;
constexpr int doubtPlace = 4;

}  // namespace

TeamPage::TeamPage(const PageContext &context) : Page(context)
{
    buildTools();
    m_tabs = new PillTabs(this, PillTabs::Rows::AsNeeded);
    m_stack = new QStackedWidget(this);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(zoomed(14), zoomed(14), zoomed(14), zoomed(14));
    column->setSpacing(zoomed(14));
    column->addWidget(m_tabs);
    column->addWidget(m_stack, 1);
    m_reader = new ReportReader(session(), this);
    for (size_t i = 0; i < std::size(teamTabs); ++i) {
        m_list << nullptr;
        m_stack->addWidget(new QWidget(m_stack));
    }
    addCommands();

    connect(m_tabs, &PillTabs::currentChanged, this, &TeamPage::showTab);
    m_refreshSoon.setSingleShot(true);
    m_refreshSoon.setInterval(kTeamRefreshMs);
    connect(&m_refreshSoon, &QTimer::timeout, this, &TeamPage::refresh);
    for (const auto signal : {&ProjectSession::dataChanged, &ProjectSession::factsChanged})
        connect(&session(), signal, &m_refreshSoon, qOverload<>(&QTimer::start));
    retranslate();
}

void TeamPage::buildTools()
{
    m_tools = new QWidget(this);
    m_plan = makeButton(ButtonKind::Plain, {}, m_tools);
    m_scheme = makeButton(ButtonKind::Plain, {}, m_tools);
    m_settings = makeButton(ButtonKind::Plain, {}, m_tools);
    auto *row = new QHBoxLayout(m_tools);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(zoomed(10));
    row->addStretch();
    row->addWidget(m_plan);
    row->addWidget(m_scheme);
    row->addWidget(m_settings);
    connect(m_plan, &QPushButton::clicked, this, &TeamPage::openPlan);
    connect(m_scheme, &QPushButton::clicked, this, [this] { shell().openPage(u"studio"_s, {{"project", true}}); });
    connect(m_settings, &QPushButton::clicked, this,
            [this] { actions().action(u"people.projectSettings"_s)->trigger(); });
    m_tools->hide();
}

// All at once they would keep the window waiting.
TeamTab *TeamPage::tab(int place)
{
    if (m_list[place])
        return m_list[place];
    TeamTab *made = teamTabs[place].make(context(), *m_reader, m_stack);
    made->setObjectName(teamTabs[place].id());
    made->setAccessibleName(teamTabs[place].title());
    m_list[place] = made;
    delete m_stack->widget(place);
    m_stack->insertWidget(place, made);
    return made;
}

void TeamPage::addCommands()
{
    const auto group = [] { return tr("Team"); };
    actions().add(
        u"team.add"_s, [] { return tr("Add a person…"); }, group, QKeySequence(u"Ctrl+N"_s), this,
        [this] { addPerson(); });
    actions().add(
        u"team.plan"_s, [] { return tr("Plan a batch…"); }, group, QKeySequence(u"Ctrl+L"_s), this,
        [this] { openPlan(); });
    // The page's own, although only one tab hears each: its key is known before that tab is made. A shortcut, since the
    // tab's table would take a plain letter for the start of a search among its rows.
    m_settleFlag = actions().add(
        u"team.settleFlag"_s, [] { return FlagTab::tr("Done with it"); }, [] { return FlagTab::tr("Flagged"); },
        Qt::Key_D, this, [this] { static_cast<FlagTab *>(tab(flagPlace))->settle(); });
    m_decideAgain = actions().add(
        u"team.decideAgain"_s, [] { return DoubtTab::tr("Have it decided again"); },
        [] { return DoubtTab::tr("Doubtful labels"); }, Qt::Key_R, this,
        [this] { static_cast<DoubtTab *>(tab(doubtPlace))->sendToBeDecided(); });
}

void TeamPage::addPerson()
{
    static_cast<PeopleTab *>(tab(peoplePlace))->addPerson();
}

void TeamPage::openPlan()
{
    auto *dialog = new PlanDialog(session(), {}, window());
    connect(dialog, &PlanDialog::planned, this,
            [this](const TranslatableText &notice, const QList<PlanBefore> &before) {
                tellPlanned(session(), shell(), notice, before);
            });
    dialog->open();
}

QString TeamPage::title() const
{
    return tr("Team");
}

QString TeamPage::helpTopic() const
{
    return m_tabs->current() == 0 ? u"team"_s : u"desk"_s;
}

void TeamPage::activate(const Json &argument)
{
    if (argument.is_object()) {
        const QString wanted = fromUtf8(argument.value("tab", std::string()));
        for (int i = 0; i < m_list.size(); ++i) {
            if (teamTabs[i].id() == wanted)
                m_tabs->setCurrent(i);
        }
        if (wanted == FlagTab::id())
            static_cast<FlagTab *>(tab(flagPlace))->choose(ConversationId{argument.value("conversation", qint64(0))});
    }
    showTab(m_tabs->current());
    const std::string begin = argument.is_object() ? argument.value("begin", std::string()) : std::string();
    if (begin == "add")
        addPerson();
    else if (begin == "plan")
        openPlan();
}

// What is kept of answers is large; the next reading takes seconds at worst.
void TeamPage::deactivate()
{
    m_reader->forget();
}

void TeamPage::showTab(int index)
{
    m_settleFlag->setEnabled(index == flagPlace);
    m_decideAgain->setEnabled(index == doubtPlace);
    m_stack->setCurrentWidget(tab(std::max(0, index)));
    refresh();
}

void TeamPage::refresh()
{
    if (isVisible() && session().isOpen() && session().user())
        tab(m_stack->currentIndex())->refresh();
}

void TeamPage::retranslate()
{
    QStringList titles;
    for (const TeamTabSpec &spec : teamTabs) {
        m_stack->widget(int(titles.size()))->setAccessibleName(spec.title());
        titles << spec.title();
    }
    m_tabs->setTabs(titles);
    m_plan->setText(tr("Plan a batch…"));
    m_scheme->setText(tr("What is asked…"));
    m_settings->setText(tr("Settings of the project…"));
    m_tabs->setAccessibleName(tr("Parts of the team page"));
}

}  // namespace gainsay
