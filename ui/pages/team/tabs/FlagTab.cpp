// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/team/tabs/FlagTab.h"

#include "ui/answers/ConversationPreview.h"
#include "ui/discussion/DiscussionPanel.h"
#include "ui/keys/ActionCatalog.h"
#include "ui/pages/team/tabs/TabLayout.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/DisplayText.h"
#include "ui/widgets/EmptyState.h"
#include "ui/widgets/KeyCap.h"

#include <QListWidget>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr int mostFlags = 500;
constexpr int longestReason = 200;  // letters; all of it on pointing

}  // namespace

FlagTab::FlagTab(const PageContext &context, QWidget *parent) : TeamTab(context, parent)
{
    m_stack = new QStackedWidget(this);
    m_empty = new EmptyState(m_stack);
    auto *content = new QWidget(m_stack);
    auto *line = new QHBoxLayout;
    line->setSpacing(zoomed(14));
    line->addWidget(buildItems(), 1);
    line->addWidget(buildItem(), 1);
    scrollingColumn(content)->addLayout(line, 1);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(content);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_stack);
    retranslate();
}

QWidget *FlagTab::buildItems()
{
    m_itemCard = new Card(this);
    m_list = new QListWidget(m_itemCard);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setWordWrap(true);
    m_list->setResizeMode(QListView::Adjust);  // lines break again in another width
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setMinimumHeight(zoomed(220));
    m_settle = makeButton(ButtonKind::Primary, {}, m_itemCard);
    m_itemCard->body()->addWidget(m_list, 1);
    m_itemCard->body()->addWidget(m_settle, 0, Qt::AlignLeft);
    connect(m_settle, &QPushButton::clicked, this, &FlagTab::settle);
    connect(m_list, &QListWidget::currentRowChanged, this, &FlagTab::showItem);
    return m_itemCard;
}

QWidget *FlagTab::buildItem()
{
    auto *side = new QWidget(this);
    auto *column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(zoomed(14));
    m_preview = new ConversationPreview(session(), side);
    m_preview->setMinimumHeight(zoomed(220));
    m_talkCard = new Card(side);
    m_discussion = new DiscussionPanel(session(), m_talkCard);
    m_talkCard->body()->addWidget(m_discussion);
    column->addWidget(m_preview, 1);
    column->addWidget(m_talkCard);
    const auto complain = [this](const Error &error) { shell().showError(error); };
    connect(m_preview, &ConversationPreview::failed, this, complain);
    connect(m_discussion, &DiscussionPanel::refused, this, complain);
    return side;
}

QString FlagTab::id()
{
    return u"flags"_s;
}

QString FlagTab::title()
{
    return tr("Flagged");
}

void FlagTab::refresh()
{
    session().run(
        this,
        [user = session().user()->id](Storage &storage, const Clock &clock) {
            return FlagService(storage, clock, user).standing(mostFlags);
        },
        [this](const Result<QList<FlaggedItem>> &items) {
            if (items)
                show(*items);
            else
                shell().showError(items.error());
        });
}

void FlagTab::choose(ConversationId conversation)
{
    m_wanted = conversation;
}

void FlagTab::show(const QList<FlaggedItem> &items)
{
    const FlaggedItem now = current() ? *current() : FlaggedItem();
    const ConversationId wanted = std::exchange(m_wanted, {});
    const int before = std::max(0, m_list->currentRow());
    const auto found = std::find_if(items.begin(), items.end(), [&](const FlaggedItem &item) {
        return wanted ? item.conversation == wanted : item.conversation == now.conversation && item.user == now.user;
    });
    const int row = found == items.end() ? before : int(found - items.begin());
    m_items = items;
    {
        const QSignalBlocker quiet(m_list);
        m_list->clear();
        for (const FlaggedItem &item : items) {
            const QString when = momentText(item.at);
            auto *line = new QListWidgetItem(m_list);
            line->setText(shortened(item.reason, longestReason) + u'\n' +
                          QStringList{item.person, when, item.externalId}.join(u" · "_s));
            line->setToolTip(plainToolTip(item.reason));
        }
        m_list->setCurrentRow(std::min(row, int(items.size()) - 1));
    }
    m_itemCard->setHeading(tr("%n flagged item(s)", nullptr, int(items.size())));
    m_stack->setCurrentIndex(items.isEmpty() ? 0 : 1);
    showItem(m_list->currentRow());
}

const FlaggedItem *FlagTab::current() const
{
    const int row = m_list->currentRow();
    return row >= 0 && row < m_items.size() ? &m_items[row] : nullptr;
}

void FlagTab::showItem(int row)
{
    const bool any = row >= 0 && row < m_items.size();
    m_settle->setEnabled(any);
    m_talkCard->setVisible(any);
    m_preview->show(any ? m_items[row].conversation : ConversationId());
    m_discussion->setConversation(any ? m_items[row].conversation : ConversationId());
}

void FlagTab::settle()
{
    if (!current() || !session().user())
        return;
    session().save(
        this,
        [id = current()->conversation, person = current()->user, actor = session().user()->id](
            Storage &storage, const Clock &clock) { return FlagService(storage, clock, actor).settle(id, person); },
        [this](const Result<void> &settled) {
            if (!settled)
                return shell().showError(settled.error());
            shell().showNotice([] { return tr("The flag is taken away."); });
            m_list->setFocus();
            refresh();
        });
}

void FlagTab::retranslate()
{
    m_empty->setContent(u"check"_s, tr("Nothing is flagged"),
                        tr("What annotators flag for you is listed here, with who flagged it and why."));
    m_list->setAccessibleName(tr("Flagged items"));
    setTextWithKey(m_settle, tr("Done with it"), actions().action(u"team.settleFlag"_s));
    m_talkCard->setHeading(tr("Discussion"));
    m_preview->setEmptyText(tr("Nothing chosen"), tr("Choose an item to read its conversation."));
    show(QList<FlaggedItem>(m_items));
}

}  // namespace gainsay
