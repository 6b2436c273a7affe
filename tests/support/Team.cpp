// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/Team.h"

#include "core/model/ConversationFingerprint.h"
#include "core/service/annotate/AnnotateService.h"
#include "core/service/plan/AssignService.h"
#include "core/service/plan/QueuePlaces.h"
#include "core/store/ConversationStore.h"
#include "core/store/ProjectStore.h"
#include "core/store/WorkStore.h"

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

Role roleOf(const QString &name)
{
    switch (name.at(0).toLatin1()) {
    case 'j':
        return Role::Adjudicator;
    case 's':
        return Role::Supervisor;
    case 'r':
        return Role::Researcher;
    case 'o':
        return Role::Admin;
    default:
        return Role::Annotator;
    }
}

Conversation dialogue(const QString &externalId, const QString &batch)
{
    Conversation conversation;
    conversation.externalId = externalId;
    conversation.batch = batch;
    conversation.turns = {{u"user"_s, u"你喜欢喝茶吗？"_s},
                          {u"bot"_s, u"喜欢，每天都喝。"_s},
                          {u"user"_s, u"你常喝什么茶？"_s},
                          {u"bot"_s, u"我从来不喝茶 😀 %1"_s.arg(externalId)}};
    conversation.target = 3;
    return conversation;
}

}  // namespace

Json cdconvAnswers(const QString &category, const QString &persona)
{
    Json answers{
        {"risk", Json::array()}, {"not_fluent", Json::array()}, {"b1_intra", false}, {"category", toUtf8(category)}};
    if (!persona.isEmpty())
        answers["persona"] = toUtf8(persona);
    return answers;
}

Team::Team(Storage &storage, FakeClock &clock)
    : m_storage(storage), m_clock(clock), m_scheme(must(activeScheme(storage.project())))
{
}

UserId Team::person(const QString &name)
{
    if (const auto found = m_people.constFind(name); found != m_people.constEnd())
        return *found;
    User user;
    user.name = name;
    user.role = roleOf(name);
    user.createdAt = m_clock.nowMs();
    const UserId id = must(m_storage.project().addUser(user));
    m_people.insert(name, id);
    return id;
}

QList<ConversationId> Team::addConversations(const QString &batch, int count, const Json &gold)
{
    QList<ConversationId> ids;
    must(m_storage.transaction([&]() -> Result<void> {
        const BatchId batchId = must(m_storage.conversations().findOrAddBatch(batch, m_clock.nowMs()));
        QList<NewConversation> added;
        for (int i = 0; i < count; ++i) {
            NewConversation one;
            one.conversation = dialogue(u"%1-%2"_s.arg(batch).arg(++m_added[batch]), batch);
            one.conversation.gold = gold;
            one.batch = batchId;
            one.fingerprint = fingerprintOf(one.conversation);
            added.append(one);
        }
        ids = must(m_storage.conversations().insert(added));
        return {};
    }));
    return ids;
}

void Team::assign(const QString &batch, const QStringList &names, int raters, quint64 seed)
{
    for (const QString &name : names)
        person(name);
    AssignService service(m_storage, m_clock, m_scheme, {});
    must(service.assign({batch, names, raters, seed}));
}

void Team::openPool(const QString &batch, int raters)
{
    const BatchId id = must(m_storage.conversations().batchByName(batch)).id;
    const auto places = must(QueuePlaces::ofBatch(m_storage, id));
    QList<Slot> pool;
    for (const ConversationId item : must(m_storage.work().itemsOfBatch(id))) {
        for (int number = 0; number < (raters > 0 ? raters : m_scheme.scheme.raters); ++number) {
            Slot slot;
            slot.conversation = item;
            slot.batch = id;
            slot.number = number;
            slot.position = places.of(item);
            slot.pool = true;
            pool.append(slot);
        }
    }
    must(m_storage.work().addSlots(pool));
}

void Team::submit(const QString &name, ConversationId conversation, const Json &answers)
{
    AnnotateService service(m_storage, m_clock, m_scheme, person(name));
    Submission submission;
    submission.conversation = conversation;
    submission.answers = answers;
    must(service.submit(submission));
}

void Team::annotateAll(const QString &batch, const Json &answers)
{
    must(m_storage.transaction([&]() -> Result<void> {
        const BatchId id = must(m_storage.conversations().batchByName(batch)).id;
        for (const Slot &slot : must(m_storage.work().slotsOfBatch(id)))
            submit(m_people.key(slot.user), slot.conversation, answers);
        return {};
    }));
}

QString Team::stateOf(ConversationId conversation)
{
    return toString(must(m_storage.conversations().row(conversation)).state);
}

}  // namespace gainsay
