// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/inbox/InboxPage.h"

#include "ui/conversation/ConversationView.h"
#include "ui/discussion/DiscussionPanel.h"
#include "ui/discussion/ReasonTitle.h"
#include "ui/guide/GuidePanel.h"
#include "ui/keys/ActionCatalog.h"
#include "ui/page/ItemLink.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/DisplayText.h"
#include "ui/widgets/EmptyState.h"
#include "ui/widgets/KeyCap.h"

#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr int longestLine = 80;

}  // namespace

InboxPage::InboxPage(const PageContext &context) : Page(context), m_controller(context.session)
{
    m_stack = new QStackedWidget(this);
    m_empty = new EmptyState(m_stack);
    m_stack->addWidget(m_empty);
    auto *work = new QWidget(m_stack);
    auto *row = new QHBoxLayout(work);
    row->setContentsMargins(zoomed(14), zoomed(14), zoomed(14), zoomed(14));
    row->setSpacing(zoomed(14));
    row->addWidget(buildList(), 1);
    row->addWidget(buildDetail(), 2);
    m_stack->addWidget(work);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_stack);
    m_tools = new QWidget(this);
    auto *tools = new QHBoxLayout(m_tools);
    tools->setContentsMargins(0, 0, 0, 0);
    m_unread = makeLabel(u"pill"_s, m_tools);
    tools->addWidget(m_unread, 0, Qt::AlignVCenter);
    tools->addStretch();

    const auto complain = [this](const Error &error) { shell().showError(error); };
    connect(&m_controller, &InboxController::loaded, this, &InboxPage::showInbox);
    connect(&m_controller, &InboxController::conversationLoaded, this, [this](const Conversation &conversation) {
        if (!current() || current()->conversation != conversation.id)
            return;
        m_view->setConversation(conversation);
        m_view->showTarget();
    });
    connect(&m_controller, &InboxController::refused, this, complain);
    connect(m_discussion, &DiscussionPanel::refused, this, complain);
    connect(&session(), &ProjectSession::factsChanged, this, &InboxPage::begin);
    connect(&session(), &ProjectSession::aboutToLeave, this, [this] {
        showInbox({});
        m_shown = {};
    });
    connect(&session(), &ProjectSession::dataChanged, this, [this] {
        if (isVisible())
            m_controller.refresh();
    });
    setFocusProxy(m_list);  // the arrow keys move in it at once
    addCommands();
    begin();
    retranslate();
}

QString InboxPage::title() const
{
    return tr("Inbox");
}

QString InboxPage::helpTopic() const
{
    return u"inbox"_s;
}

QWidget *InboxPage::buildList()
{
    auto *card = new Card(this);
    card->setMinimumWidth(zoomed(260));
    m_list = new QListWidget(card);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setWordWrap(true);
    m_list->setResizeMode(QListView::Adjust);  // lines break again in another width
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_older = makeButton(ButtonKind::Quiet, {}, card);
    card->body()->addWidget(m_list, 1);
    card->body()->addWidget(m_older, 0, Qt::AlignLeft);
    connect(m_list, &QListWidget::currentItemChanged, this, [this] {
        showCurrent();
        markRead();
    });
    connect(m_list, &QListWidget::itemDoubleClicked, this, &InboxPage::openItem);
    connect(m_older, &QPushButton::clicked, &m_controller, &InboxController::showOlder);
    return card;
}

QWidget *InboxPage::buildDetail()
{
    m_detail = new Card(this);
    m_what = makeLabel(u"muted"_s, m_detail);
    m_what->setWordWrap(true);
    m_body = makeLabel(u"strong"_s, m_detail);
    m_body->setWordWrap(true);
    m_body->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_view = new ConversationView(m_detail);
    m_view->setSelectable(false);
    m_guide = new GuidePanel(m_detail);
    m_guide->setMaximumHeight(zoomed(220));
    m_talk = new QWidget(m_detail);
    auto *talk = new QVBoxLayout(m_talk);
    talk->setContentsMargins(0, 0, 0, 0);
    m_talkHeading = makeLabel(u"heading"_s, m_talk);
    m_discussion = new DiscussionPanel(session(), m_talk);
    talk->addWidget(m_talkHeading);
    talk->addWidget(m_discussion);
    m_mark = makeButton(ButtonKind::Plain, {}, m_detail);
    m_look = makeButton(ButtonKind::Plain, {}, m_detail);
    m_open = makeButton(ButtonKind::Primary, {}, m_detail);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_mark);
    buttons->addStretch();
    buttons->addWidget(m_look);
    buttons->addWidget(m_open);
    for (QWidget *part : std::initializer_list<QWidget *>{m_what, m_body})
        m_detail->body()->addWidget(part);
    m_detail->body()->addWidget(m_view, 3);
    m_detail->body()->addWidget(m_guide, 2);
    m_detail->body()->addWidget(m_talk);
    m_detail->body()->addStretch();
    m_detail->body()->addLayout(buttons);
    connect(m_open, &QPushButton::clicked, this, &InboxPage::openItem);
    connect(m_look, &QPushButton::clicked, this, &InboxPage::lookAtItem);
    connect(m_mark, &QPushButton::clicked, this, &InboxPage::toggleRead);
    return m_detail;
}

void InboxPage::addCommands()
{
    const auto group = [] { return tr("Inbox"); };
    actions().add(
        u"inbox.open"_s, [] { return tr("Open the item"); }, group, Qt::Key_Return, this, [this] { openItem(); });
    actions().add(
        u"inbox.item"_s, [] { return tr("Everything about the item"); }, group, QKeySequence(u"Ctrl+D"_s), this,
        [this] { lookAtItem(); });
    actions().add(
        u"inbox.read"_s, [] { return tr("Mark as read or unread"); }, group, Qt::Key_U, this, [this] { toggleRead(); });
    actions().add(
        u"inbox.comment"_s, [] { return tr("Write a comment"); }, group, Qt::Key_M, this,
        [this] {
            if (m_talk->isVisible())
                m_discussion->focusField();
        });
}

void InboxPage::begin()
{
    if (!session().isOpen())
        return;
    if (const Result<Guide> guide = loadGuidelines(session().facts().scheme, QLocale().name()))
        m_guide->setGuide(*guide);
}

void InboxPage::activate(const Json &)
{
    m_controller.refresh();
}

const InboxEntry *InboxPage::current() const
{
    const QListWidgetItem *item = m_list->currentItem();
    const int index = item ? item->data(Qt::UserRole).toInt() : -1;
    return index >= 0 && index < m_entries.size() ? &m_entries[index] : nullptr;
}

void InboxPage::showInbox(const Inbox &inbox)
{
    const InboxEntry before = current() ? *current() : InboxEntry();
    m_entries = inbox.entries;
    m_unreadCount = inbox.unread;
    {
        const QSignalBlocker quiet(m_list);
        m_list->clear();
        std::optional<InboxEntry::Folder> folder;
        for (int i = 0; i < m_entries.size(); ++i) {
            if (folder != m_entries[i].folder)
                addHeading(m_entries[i].folder);
            folder = m_entries[i].folder;
            addEntry(i);
            const bool same = m_entries[i].folder == before.folder &&
                              m_entries[i].conversation == before.conversation &&
                              (before.conversation || m_entries[i].messages == before.messages);
            if (same)
                m_list->setCurrentRow(m_list->count() - 1);
        }
        if (!current() && !m_entries.isEmpty())
            m_list->setCurrentRow(1);  // the first below its heading
    }
    m_older->setVisible(inbox.more);
    const bool appears = m_stack->currentIndex() == 0 && !m_entries.isEmpty();
    m_stack->setCurrentIndex(m_entries.isEmpty() ? 0 : 1);
    if (appears && isVisible())
        m_list->setFocus(Qt::OtherFocusReason);  // it could not have it while it was hidden
    retranslate();
    showCurrent();
    if (before.messages.isEmpty())
        markRead();
}

void InboxPage::addHeading(InboxEntry::Folder folder)
{
    const auto ofFolder = [folder](const InboxEntry &entry) { return entry.folder == folder; };
    const auto count = std::count_if(m_entries.cbegin(), m_entries.cend(), ofFolder);
    const QString title = folder == InboxEntry::Folder::Returned     ? tr("Returned to me")
                          : folder == InboxEntry::Folder::Discussion ? tr("Discussions")
                                                                     : tr("Messages");
    auto *item = new QListWidgetItem(u"%1 · %2"_s.arg(title).arg(count), m_list);
    item->setFlags(Qt::NoItemFlags);
    item->setData(Qt::UserRole, -1);
}

void InboxPage::addEntry(int index)
{
    const InboxEntry &entry = m_entries[index];
    const QString first = entry.judged.isEmpty() ? reasonTitle(entry.body) : entry.judged;
    const QString second = entry.judged.isEmpty() ? entry.from : reasonTitle(entry.body);
    auto *item = new QListWidgetItem(m_list);
    item->setText((entry.unread ? u"● "_s : QString()) + shortened(first, longestLine) +
                  (second.isEmpty() ? QString() : u'\n' + shortened(second, longestLine)));
    item->setData(Qt::UserRole, index);
    item->setData(Qt::AccessibleTextRole, (entry.unread ? tr("unread") + u", "_s : QString()) + first);
    QFont font = item->font();
    font.setBold(entry.unread);
    item->setFont(font);
}

void InboxPage::showCurrent()
{
    const InboxEntry *entry = current();
    m_detail->setVisible(entry != nullptr);
    if (!entry)
        return;
    const bool item = bool(entry->conversation);
    m_detail->setHeading(entry->externalId);
    m_what->setText(whatItIs(*entry));
    m_body->setText(reasonTitle(entry->body));
    m_body->setVisible(!entry->body.isEmpty() && entry->kind != MessageKind::Comment);  // those stand in the thread
    m_view->setVisible(item);
    m_talk->setVisible(item);
    m_open->setVisible(item);
    m_look->setVisible(item);
    m_mark->setVisible(!entry->messages.isEmpty());
    showOpenTitle();
    showGuide(*entry);
    // What is on screen already stays as it is: somebody may be writing an answer.
    if (item && m_shown != entry->conversation) {
        m_controller.open(entry->conversation);
        m_discussion->setConversation(entry->conversation);
    }
    m_shown = entry->conversation;
}

// Looking at it is reading it; U makes it unread again, until the next look.
void InboxPage::markRead()
{
    if (current() && current()->unread && isVisible())
        toggleRead();
}

void InboxPage::showGuide(const InboxEntry &entry)
{
    m_guide->setVisible(!entry.reread.isEmpty());
    m_guide->showSection(entry.reread);
}

QString InboxPage::whatItIs(const InboxEntry &entry) const
{
    QString what;
    switch (entry.kind) {
    case MessageKind::Note:
        what = tr("A message from %1").arg(entry.from);
        break;
    case MessageKind::Comment:
        what = !annotates()                         ? tr("What the annotators of an item say to each other.")
               : entry.state == ItemState::Disputed ? tr("Your answers differ, and it is being discussed.")
                                                    : tr("A discussion of one of your items.");
        break;
    case MessageKind::SentBack:
        what = tr("Sent back by the adjudicator: answer it again.");
        break;
    case MessageKind::SpotCheckFailed:
        what = tr("Failed in the spot check: amend or confirm your answer.");
        break;
    case MessageKind::BatchReturned:
        what = tr("A batch came back.");
        break;
    case MessageKind::BatchReopened:
        what = tr("A batch was opened again.");
        break;
    case MessageKind::Reassigned:
        what = tr("Work was planned anew.");
        break;
    case MessageKind::Flagged:
        what = tr("%1 flagged an item for you.").arg(entry.from);
        break;
    }
    if (entry.at == 0)
        return what;
    return what + u" · "_s + momentText(entry.at);
}

// Annotators amend, those who decide look at both answers.
bool InboxPage::annotates() const
{
    return session().user() && session().user()->role == Role::Annotator;
}

void InboxPage::showOpenTitle()
{
    const bool flagged = current() && current()->kind == MessageKind::Flagged;
    const QString title = flagged ? tr("Open the item") : annotates() ? tr("Open and amend") : tr("Open and decide");
    setTextWithKey(m_open, title, actions().action(u"inbox.open"_s));
}

void InboxPage::openItem()
{
    const InboxEntry *entry = current();
    if (!entry || !entry->conversation || !session().user())
        return;
    if (entry->kind == MessageKind::Flagged)
        shell().openPage(u"team"_s, {{"tab", "flags"}, {"conversation", entry->conversation.value}});
    else
        shell().openPage(annotates() ? u"annotate"_s : u"adjudicate"_s, {{"conversation", entry->conversation.value}});
}

// The items that the list speaks of are its neighbours.
void InboxPage::lookAtItem()
{
    if (!current() || !current()->conversation)
        return;
    QList<ConversationId> items;
    for (const InboxEntry &entry : std::as_const(m_entries)) {
        if (entry.conversation && !items.contains(entry.conversation))
            items.append(entry.conversation);
    }
    gainsay::openItem(shell(), linkTo(items, items.indexOf(current()->conversation), u"inbox"_s));
}

void InboxPage::toggleRead()
{
    if (!current())
        return;
    InboxEntry &entry = m_entries[m_list->currentItem()->data(Qt::UserRole).toInt()];
    m_controller.setRead(entry, entry.unread);
    entry.unread = !entry.unread;
}

void InboxPage::retranslate()
{
    m_unread->setText(tr("%n unread", nullptr, int(m_unreadCount)));
    m_list->setAccessibleName(tr("Inbox"));
    m_older->setText(tr("Show older messages"));
    m_talkHeading->setText(tr("Discussion"));
    setTextWithKey(m_look, tr("Everything about it"), actions().action(u"inbox.item"_s));
    m_view->setTargetCaption(tr("judged reply"));
    setTextWithKey(m_mark, tr("Mark read or unread"), actions().action(u"inbox.read"_s));
    showOpenTitle();
    m_view->setAccessibleName(tr("Conversation"));
    m_empty->setContent(u"inbox"_s, tr("Nothing waits for you"),
                        tr("Items that come back, discussions of your items and messages are listed here."));
    if (session().isOpen())
        begin();
}

}  // namespace gainsay
