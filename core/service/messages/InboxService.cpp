// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/messages/InboxService.h"

#include "core/model/Conversation.h"
#include "core/model/SpotRound.h"
#include "core/service/messages/MessageService.h"
#include "core/store/ConversationStore.h"
#include "core/store/ProjectStore.h"
#include "core/store/ReviewStore.h"
#include "core/store/Storage.h"
#include "core/store/WorkStore.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr int mostReturned = 500;

void addMessage(InboxEntry &entry, const Message &message)
{
    if (entry.messages.isEmpty()) {
        entry.kind = message.kind;
        entry.conversation = message.conversation;
        entry.body = message.body;
        entry.at = message.createdAt;
    }
    entry.messages.append(message.id);
    entry.unread = entry.unread || message.readAt == 0;
}

// The definition of a label that the words name in any language, the first of several; or none.
QString sectionNamedIn(const QString &words, const Scheme &scheme)
{
    const Question *gold = scheme.question(scheme.goldQuestion);
    QString named;
    qsizetype first = words.size();
    for (const Option &option : gold ? gold->options : QList<Option>()) {
        for (const QString &language : LocalizedText::languages()) {
            const QString title = option.title.text(language);
            const qsizetype place = words.indexOf(title, 0, Qt::CaseInsensitive);
            if (title.isEmpty() || place < 0 || place >= first)
                continue;
            first = place;
            named = gold->id + u'/' + answerText(option.value);
        }
    }
    return named;
}

// The definition of the label that these answers give.
QString sectionOf(const Scheme &scheme, const Json &answers)
{
    const QString label = scheme.label(answers);
    return label.isEmpty() ? QString() : scheme.goldQuestion + u'/' + label;
}

}  // namespace

InboxService::InboxService(Storage &storage, const Clock &clock, const ActiveScheme &scheme, UserId user)
    : m_storage(storage), m_clock(clock), m_scheme(scheme), m_user(user)
{
}

Result<QList<InboxEntry>> InboxService::entries(int limit)
{
    auto all = returned();
    if (!all)
        return all;
    const auto others = written(limit, *all);
    if (!others)
        return others;
    QList<InboxEntry> entries = *all + *others;
    RETURN_IF_ERROR(describe(entries));
    return entries;
}

Result<QList<InboxEntry>> InboxService::returned()
{
    ASSIGN_OR_RETURN(const auto slotList, m_storage.work().slotsInState(m_user, SlotState::Returned, -1, mostReturned));
    ASSIGN_OR_RETURN(const auto failed, m_storage.reviews().returnedTo(m_user));
    QList<InboxEntry> entries;
    for (const Slot &slot : slotList) {
        ASSIGN_OR_RETURN(const auto entry, returnedItem(slot.conversation, failed));
        entries.append(entry);
    }
    return entries;
}

Result<InboxEntry> InboxService::returnedItem(ConversationId conversation, const QList<SpotItem> &failed)
{
    InboxEntry entry;
    ASSIGN_OR_RETURN(const auto messages, m_storage.reviews().messagesAbout(conversation, m_user));
    for (const Message &message : messages) {
        if (message.kind == MessageKind::SentBack || message.kind == MessageKind::SpotCheckFailed)
            addMessage(entry, message);
    }
    entry.folder = InboxEntry::Folder::Returned;
    entry.conversation = conversation;
    ASSIGN_OR_RETURN(const auto own, m_storage.work().latestAnnotation(conversation, m_user));
    const auto checked = std::find_if(failed.begin(), failed.end(),
                                      [&](const SpotItem &item) { return item.conversation == conversation; });
    // The definition that was missed: by the right answer, else by what was written, else the one that was given.
    if (checked != failed.end() && checked->answers)
        entry.reread = sectionOf(m_scheme.scheme, *checked->answers);
    else if (const QString named = sectionNamedIn(entry.body, m_scheme.scheme); !named.isEmpty())
        entry.reread = named;
    else if (own)
        entry.reread = sectionOf(m_scheme.scheme, own->answers);
    return entry;
}

Result<QList<InboxEntry>> InboxService::written(int limit, const QList<InboxEntry> &returned)
{
    ASSIGN_OR_RETURN(const auto messages, m_storage.reviews().inbox(m_user, {}, limit));
    QList<InboxEntry> talks;
    QList<InboxEntry> notes;
    for (const Message &message : messages) {
        const bool shown = std::any_of(returned.begin(), returned.end(),
                                       [&](const InboxEntry &entry) { return entry.messages.contains(message.id); });
        if (shown)
            continue;
        const bool comment = message.kind == MessageKind::Comment;
        const auto talk = std::find_if(talks.begin(), talks.end(), [&](const InboxEntry &entry) {
            return comment && entry.conversation == message.conversation;
        });
        if (talk != talks.end()) {
            addMessage(*talk, message);
            continue;
        }
        InboxEntry entry;
        addMessage(entry, message);
        entry.folder = comment ? InboxEntry::Folder::Discussion : InboxEntry::Folder::Message;
        if (message.from) {
            ASSIGN_OR_RETURN(const auto sender, m_storage.project().user(message.from));
            entry.from = sender.name;
        }
        (comment ? talks : notes).append(entry);
    }
    return talks + notes;
}

// What each entry's conversation is called, how it stands and what is judged in it.
Result<void> InboxService::describe(QList<InboxEntry> &entries)
{
    QList<ConversationId> ids;
    for (const InboxEntry &entry : entries) {
        if (entry.conversation)
            ids.append(entry.conversation);
    }
    ASSIGN_OR_RETURN(const auto conversations, m_storage.conversations().byIds(ids));
    ASSIGN_OR_RETURN(const auto rows, m_storage.conversations().rows(ids));
    for (InboxEntry &entry : entries) {
        if (!entry.conversation)
            continue;
        const ConversationRow &row = *rows.constFind(entry.conversation);
        entry.externalId = row.externalId;
        entry.state = row.state;
        entry.judged = judgedReply(*conversations.constFind(entry.conversation));
    }
    return {};
}

Result<void> InboxService::setRead(const InboxEntry &entry, bool read)
{
    return m_storage.transaction([&]() -> Result<void> {
        MessageService service(m_storage, m_clock, m_user);
        for (const MessageId message : entry.messages) {
            const auto done = read ? service.markRead(message) : service.markUnread(message);
            if (!done)
                return done;
        }
        return {};
    });
}

}  // namespace gainsay
