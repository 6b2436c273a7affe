// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/item/ItemPage.h"

#include "core/base/Phrases.h"
#include "core/workflow/RoleRules.h"
#include "ui/answers/EvidenceMarking.h"
#include "ui/conversation/ConversationView.h"
#include "ui/discussion/DiscussionPanel.h"
#include "ui/keys/ActionCatalog.h"
#include "ui/models/ConversationListModel.h"
#include "ui/pages/item/ItemAnswers.h"
#include "ui/pages/item/ItemHistory.h"
#include "ui/pages/item/ItemModels.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/ClearLayout.h"
#include "ui/widgets/EmptyState.h"
#include "ui/widgets/FlowLayout.h"
#include "ui/widgets/KeyCap.h"
#include "ui/widgets/PillTabs.h"

#include <QAction>
#include <QLabel>
#include <QLocale>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <tuple>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {
constexpr int talkHeight = 420;
}

ItemPage::ItemPage(const PageContext &context) : Page(context), m_item(context.session)
{
    m_stack = new QStackedWidget(this);
    m_empty = new EmptyState(m_stack);
    m_stack->addWidget(m_empty);
    auto *content = new QWidget(m_stack);
    auto *row = new QHBoxLayout(content);
    row->setContentsMargins(zoomed(14), zoomed(14), zoomed(14), zoomed(14));
    row->setSpacing(zoomed(14));
    row->addWidget(buildConversation(), 1);
    row->addWidget(buildSide(), 1);
    m_stack->addWidget(content);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_stack);
    buildTools();
    addCommands();

    connect(&m_item, &ItemController::loaded, this, &ItemPage::showItem);
    connect(&m_item, &ItemController::nothing, this, &ItemPage::showNothing);
    connect(&m_item, &ItemController::refused, this, [this](const Error &error) { this->shell().showError(error); });
    connect(m_discussion, &DiscussionPanel::refused, this,
            [this](const Error &error) { this->shell().showError(error); });
    connect(m_empty, &EmptyState::actionRequested, this, [this] { actions().action(u"window.item"_s)->trigger(); });
    connect(&session(), &ProjectSession::aboutToLeave, this, [this] {
        m_item.clear();
        showNothing();
    });
    connect(&session(), &ProjectSession::dataChanged, this, [this] {
        if (isVisible())
            m_item.reload();
    });
    showNothing();
    retranslate();
}

QWidget *ItemPage::buildConversation()
{
    m_card = new Card(this);
    m_card->setMinimumWidth(zoomed(280));
    m_chips = new QWidget(m_card);
    m_chipRow = new FlowLayout(zoomed(6), m_chips);
    m_view = new ConversationView(m_card);
    m_view->setSelectable(false);
    m_view->setMinimumHeight(zoomed(200));
    m_card->body()->addWidget(m_chips);
    m_card->body()->addWidget(m_view, 1);
    return m_card;
}

QWidget *ItemPage::scrolled(QWidget *content)
{
    auto *area = new QScrollArea(m_sides);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(content);
    area->viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
    return area;
}

QWidget *ItemPage::buildSide()
{
    auto *side = new QWidget(this);
    m_tabs = new PillTabs(side, PillTabs::Rows::AsNeeded);
    m_sides = new QStackedWidget(side);
    m_answers = new ItemAnswers(m_sides);
    m_talk = new Card(m_sides);
    m_discussion = new DiscussionPanel(session(), m_talk);
    m_discussion->setMostHeight(talkHeight);
    m_talk->body()->addWidget(m_discussion);
    m_talk->body()->addStretch(1);
    m_models = new ItemModels(m_sides);
    m_history = new ItemHistory(m_sides);
    for (QWidget *tab :
         std::initializer_list<QWidget *>{scrolled(m_answers), m_talk, scrolled(m_models), scrolled(m_history)})
        m_sides->addWidget(tab);
    auto *column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(zoomed(12));
    column->addWidget(m_tabs);
    column->addWidget(m_sides, 1);
    connect(m_tabs, &PillTabs::currentChanged, m_sides, &QStackedWidget::setCurrentIndex);
    return side;
}

void ItemPage::buildTools()
{
    m_tools = new QWidget(this);
    m_back = makeButton(ButtonKind::Plain, {}, m_tools);
    m_place = makeLabel(u"pill"_s, m_tools);
    m_previous = makeButton(ButtonKind::Plain, {}, m_tools);
    m_next = makeButton(ButtonKind::Plain, {}, m_tools);
    m_work = makeButton(ButtonKind::Primary, {}, m_tools);
    auto *row = new QHBoxLayout(m_tools);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(zoomed(10));
    row->addWidget(m_back);
    row->addWidget(m_previous);
    row->addWidget(m_place, 0, Qt::AlignVCenter);
    row->addWidget(m_next);
    row->addStretch();
    row->addWidget(m_work);
    connect(m_back, &QPushButton::clicked, this, &ItemPage::goBack);
    connect(m_previous, &QPushButton::clicked, this, [this] { m_item.step(-1); });
    connect(m_next, &QPushButton::clicked, this, [this] { m_item.step(1); });
    connect(m_work, &QPushButton::clicked, this, &ItemPage::goToWork);
    m_tools->hide();
}

void ItemPage::addCommands()
{
    const auto group = [] { return tr("Item"); };
    actions().add(
        u"item.next"_s, [] { return tr("Next item"); }, group, QKeySequence(u"Alt+Right"_s), this,
        [this] { m_item.step(1); });
    actions().add(
        u"item.previous"_s, [] { return tr("Item before"); }, group, QKeySequence(u"Alt+Left"_s), this,
        [this] { m_item.step(-1); });
    actions().add(
        u"item.back"_s, [] { return tr("Back to the list"); }, group, Qt::Key_Escape, this, [this] { goBack(); });
    actions().add(
        u"item.work"_s, [] { return tr("Work on this item"); }, group, Qt::Key_Return, this, [this] { goToWork(); });
    actions().add(
        u"item.comment"_s, [] { return tr("Write a comment"); }, group, Qt::Key_M, this,
        [this] {
            if (!m_item.view() || !m_item.view()->talks)
                return;
            m_tabs->choose(DiscussionTab);
            m_discussion->focusField();
        });
    const auto tab = [&](const QString &id, std::function<QString()> text, Qt::Key key, Tab which) {
        actions().add(u"item."_s + id, std::move(text), group, key, this, [this, which] { m_tabs->choose(which); });
    };
    tab(
        u"answers"_s, [] { return tr("Answers"); }, Qt::Key_1, AnswersTab);
    tab(
        u"discussion"_s, [] { return tr("Discussion"); }, Qt::Key_2, DiscussionTab);
    tab(
        u"models"_s, [] { return tr("Models"); }, Qt::Key_3, ModelsTab);
    tab(
        u"history"_s, [] { return tr("History"); }, Qt::Key_4, HistoryTab);
}

void ItemPage::activate(const Json &argument)
{
    if (!session().isOpen() || !session().user())
        return;
    if (argument.is_object()) {
        Result<ItemLink> link = itemLinkFromJson(argument);
        if (!link)
            return shell().showError(link.error());
        if (link->page.isEmpty()) {  // from one item to another: back is where it was
            link->page = m_item.link().page;
            link->back = m_item.link().back;
        }
        m_item.open(*link);
    } else if (m_item.isOpening() || m_item.link().item) {
        m_item.reload();
    } else {
        m_item.openLatest();
    }
}

void ItemPage::showNothing()
{
    m_stack->setCurrentIndex(0);
    m_discussion->setConversation({});
    showPlace();
    showWork();
}

void ItemPage::showItem()
{
    const ItemView &view = *m_item.view();
    const Scheme &scheme = session().facts().scheme;
    m_stack->setCurrentIndex(1);
    m_card->setHeading(view.conversation.externalId);
    showChips(view);
    m_view->setConversation(view.conversation);
    m_view->setMarks(marks(view));
    m_view->showTarget();
    m_answers->setItem(view, scheme);
    m_models->setItem(view, scheme);
    m_history->setItem(view, scheme);
    m_discussion->setNames(view.names);
    m_discussion->setConversation(view.talks ? view.conversation.id : ConversationId());
    showTabs(view);
    showPlace();
    showWork();
    if (isVisible() && !isAncestorOf(window()->focusWidget()))
        m_view->setFocus();
}

void ItemPage::showChips(const ItemView &view)
{
    clearLayout(m_chipRow);
    const Scheme &scheme = session().facts().scheme;
    const auto add = [this](const QString &text) {
        if (text.isEmpty())
            return;
        QLabel *chip = makeLabel(u"pill"_s, m_chips);
        chip->setTextFormat(Qt::PlainText);
        chip->setText(text);
        m_chipRow->addWidget(chip);
        chip->show();
    };
    if (view.purpose == Purpose::Training)
        add(tr("for training"));
    else
        add(stateTitle(view.state, session().facts().settings.alone));
    if (view.resolution && view.removed.isEmpty())
        add(labelTitle(scheme, scheme.label(view.resolution->answers)));
    add(removedTitle(view.removed));
    add(view.conversation.batch);
    add(view.conversation.model);
    add(view.conversation.method);
    if (view.namesHidden)
        add(tr("names hidden"));
    m_chips->updateGeometry();
}

// What somebody may not see has no tab; the one that was open stays open from item to item.
void ItemPage::showTabs(const ItemView &view)
{
    const int models = int(view.predictions.size());
    const int comments = int(view.comments.size());
    const QLocale locale;
    const auto counted = [&](const QString &text, int count) {
        return count > 0 ? u"%1 · %2"_s.arg(text, locale.toString(count)) : text;
    };
    m_tabs->setTabs({tr("Answers"), counted(tr("Discussion"), comments), counted(tr("Models"), models), tr("History")});
    const bool modelsToo = view.sight == ItemSight::Settled || view.sight == ItemSight::All || models > 0;
    m_tabs->setTabVisible(DiscussionTab, view.talks);
    m_tabs->setTabVisible(ModelsTab, modelsToo);
    const bool hidden =
        (m_tabs->current() == DiscussionTab && !view.talks) || (m_tabs->current() == ModelsTab && !modelsToo);
    if (hidden)
        m_tabs->choose(AnswersTab);
    actions().action(u"item.discussion"_s)->setEnabled(view.talks);
    actions().action(u"item.comment"_s)->setEnabled(view.talks);
    actions().action(u"item.models"_s)->setEnabled(modelsToo);
}

void ItemPage::showPlace()
{
    const ItemLink &link = m_item.link();
    const QLocale locale;
    m_place->setVisible(link.place > 0);
    m_place->setText(link.total > 0 ? tr("%1 of %2").arg(locale.toString(link.place), locale.toString(link.total))
                                    : locale.toString(link.place));
    for (const auto &[button, by, id] :
         {std::tuple(m_previous, -1, u"item.previous"_s), std::tuple(m_next, 1, u"item.next"_s)}) {
        button->setVisible(link.place > 0);
        button->setEnabled(m_item.canStep(by));
        actions().action(id)->setEnabled(m_item.canStep(by));
    }
    m_back->setVisible(!link.page.isEmpty());
}

// The page on which this person does something about the item now, if there is one.
void ItemPage::showWork()
{
    const std::optional<ItemView> &view = m_item.view();
    QAction *action = actions().action(u"item.work"_s);
    QString title;
    if (view && view->sight == ItemSight::Own)
        title = view->people.isEmpty() || !view->people.first().answer() ? tr("Open and answer") : tr("Open and amend");
    else if (view && session().user() && roleMay(session().user()->role, Permission::Adjudicate) &&
             view->state == ItemState::Disputed && !session().facts().settings.alone)
        title = tr("Open and decide");
    action->setEnabled(!title.isEmpty());
    m_work->setVisible(!title.isEmpty());
    if (!title.isEmpty())
        setTextWithKey(m_work, title, action);
}

// People's evidence with whose it is, and every model's on a line of its own.
QList<Mark> ItemPage::marks(const ItemView &view) const
{
    const Scheme &scheme = session().facts().scheme;
    QList<Mark> marks;
    for (const ItemPerson &person : view.people) {
        if (person.answer())
            marks += evidenceMarks(scheme, person.answer()->answers, person.name);
    }
    if (view.resolution && view.resolution->source == ResolutionSource::Adjudication)
        marks += evidenceMarks(scheme, view.resolution->answers, tr("final"));
    else if (view.people.isEmpty())
        marks += evidenceMarks(scheme, view.conversation.gold, tr("imported"));
    return marks + modelMarks(view.predictions);
}

void ItemPage::goBack()
{
    const ItemLink link = m_item.link();
    if (link.page.isEmpty())
        return;
    Json back = link.back;
    back["at"] = link.item.value;
    back["place"] = link.place;
    shell().openPage(link.page, back);
}

void ItemPage::goToWork()
{
    if (!m_item.view() || !actions().action(u"item.work"_s)->isEnabled())
        return;
    const QString page = m_item.view()->sight == ItemSight::Own ? u"annotate"_s : u"adjudicate"_s;
    shell().openPage(page, {{"conversation", m_item.link().item.value}});
}

void ItemPage::retranslate()
{
    m_empty->setContent(u"chat"_s, tr("No item is open"),
                        tr("Open one from a list, a figure or a message, or go to it by its id."),
                        tr("Go to an item…"));
    m_view->setAccessibleName(tr("Conversation"));
    m_view->setTargetCaption(tr("judged reply"));
    m_tabs->setAccessibleName(tr("What is known of the item"));
    m_talk->setHeading(tr("Discussion"));
    setTextWithKey(m_back, tr("Back"), actions().action(u"item.back"_s));
    setTextWithKey(m_previous, tr("Before"), actions().action(u"item.previous"_s));
    setTextWithKey(m_next, tr("Next"), actions().action(u"item.next"_s));
    m_history->retranslate();
    if (m_item.view())
        showItem();
    else
        m_tabs->setTabs({tr("Answers"), tr("Discussion"), tr("Models"), tr("History")});
}

}  // namespace gainsay
