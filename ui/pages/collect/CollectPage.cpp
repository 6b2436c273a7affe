// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/collect/CollectPage.h"

#include "ui/pages/collect/bots/BotsTab.h"
#include "ui/pages/collect/cdconv/CdconvTab.h"
#include "ui/pages/collect/contexts/ContextsTab.h"
#include "ui/pages/collect/pairs/PairsTab.h"
#include "ui/pages/collect/talk/TalkTab.h"
#include "ui/pages/collect/writing/WritingTab.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/PillTabs.h"

#include <QBoxLayout>
#include <QStackedWidget>

#include <iterator>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

constexpr int kCollectRefreshMs = 200;

// What is known of a tab before it is made.
struct CollectTabSpec {
    QString (*id)();
    QString (*title)();
    CollectTab *(*make)(const PageContext &context, const CollectTools &tools, QWidget *parent);
};

template <class Tab> constexpr CollectTabSpec collectTab()
{
    return {&Tab::id, &Tab::title,
            [](const PageContext &context, const CollectTools &tools, QWidget *parent) -> CollectTab * {
                return new Tab(context, tools, parent);
            }};
}

// In the order of the strip; each line is one tab.
constexpr CollectTabSpec collectTabs[] = {
    collectTab<CdconvTab>(),  collectTab<ContextsTab>(), collectTab<PairsTab>(),
    collectTab<WritingTab>(), collectTab<TalkTab>(),     collectTab<BotsTab>(),
};

}  // namespace

CollectPage::CollectPage(const PageContext &context, CollectTools tools) : Page(context), m_tools(std::move(tools))
{
    m_tabs = new PillTabs(this, PillTabs::Rows::AsNeeded);
    m_stack = new QStackedWidget(this);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(zoomed(14), zoomed(14), zoomed(14), zoomed(14));
    column->setSpacing(zoomed(14));
    column->addWidget(m_tabs);
    column->addWidget(m_stack, 1);
    for (size_t i = 0; i < std::size(collectTabs); ++i) {
        m_list << nullptr;
        m_stack->addWidget(new QWidget(m_stack));
    }
    connect(m_tabs, &PillTabs::currentChanged, this, &CollectPage::showTab);
    m_refreshSoon.setSingleShot(true);
    m_refreshSoon.setInterval(kCollectRefreshMs);
    connect(&m_refreshSoon, &QTimer::timeout, this, &CollectPage::refresh);
    for (const auto signal : {&ProjectSession::dataChanged, &ProjectSession::factsChanged})
        connect(&session(), signal, &m_refreshSoon, qOverload<>(&QTimer::start));
    retranslate();
}

CollectTab *CollectPage::tab(int place)
{
    if (m_list[place])
        return m_list[place];
    CollectTab *made = collectTabs[place].make(context(), m_tools, m_stack);
    made->setObjectName(collectTabs[place].id());
    made->setAccessibleName(collectTabs[place].title());
    m_list[place] = made;
    delete m_stack->widget(place);
    m_stack->insertWidget(place, made);
    return made;
}

QString CollectPage::title() const
{
    return tr("Collect");
}

QString CollectPage::helpTopic() const
{
    const CollectTab *shown = m_list.value(m_tabs->current());
    return shown ? shown->helpTopic() : u"collect"_s;
}

void CollectPage::activate(const Json &argument)
{
    const QString wanted = argument.is_object() ? fromUtf8(argument.value("tab", std::string())) : QString();
    for (int i = 0; i < m_list.size(); ++i) {
        if (collectTabs[i].id() == wanted) {
            m_tabs->setCurrent(i);
            tab(i)->take(argument);
        }
    }
    showTab(m_tabs->current());
}

void CollectPage::deactivate()
{
    for (CollectTab *made : std::as_const(m_list)) {
        if (made)
            made->deactivate();
    }
}

void CollectPage::showTab(int index)
{
    m_stack->setCurrentWidget(tab(std::max(0, index)));
    refresh();
}

void CollectPage::refresh()
{
    if (isVisible() && session().isOpen() && session().user())
        tab(m_stack->currentIndex())->refresh();
}

void CollectPage::retranslate()
{
    QStringList titles;
    for (const CollectTabSpec &spec : collectTabs) {
        m_stack->widget(int(titles.size()))->setAccessibleName(spec.title());
        titles << spec.title();
    }
    m_tabs->setTabs(titles);
    m_tabs->setAccessibleName(tr("Parts of the Collect page"));
}

}  // namespace gainsay
