// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/item/ItemService.h"

#include "core/scheme/AnswerDifferences.h"
#include "core/service/access/Authorization.h"
#include "core/service/access/BlindNames.h"
#include "core/service/access/TrainingGate.h"
#include "core/service/detect/Suggestion.h"
#include "core/store/ArchiveStore.h"
#include "core/store/ConversationStore.h"
#include "core/store/ProjectStore.h"
#include "core/store/ReviewStore.h"
#include "core/store/Storage.h"
#include "core/store/TrainingStore.h"
#include "core/store/WorkStore.h"
#include "core/workflow/ItemRules.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr int mostTrailRows = 500;
constexpr int rowsLookedAt = 200;  // of the trail, for what was last worked on

// Those that name a conversation; names of batches and people may be the same words.
const QStringList &actionsOnItems()
{
    static const QStringList actions{u"submit"_s,         u"restore"_s,     u"withdraw"_s,    u"skip"_s,
                                     u"flag"_s,           u"unflag"_s,      u"comment"_s,     u"edit_comment"_s,
                                     u"delete_comment"_s, u"decide"_s,      u"send_back"_s,   u"spotcheck_review"_s,
                                     u"reopen_label"_s,   u"tag_error"_s,   u"untag_error"_s, u"keep_pair"_s,
                                     u"add_gold"_s,       u"remove_gold"_s, u"release"_s};
    return actions;
}

Json answersOf(const ItemPerson &person)
{
    return person.answer()->answers;
}

// What a reviewer or decider sees of a person's work is what counts, whoever it is by.
ItemPerson fromCase(const ConversationId item, const CaseAnswer &answer)
{
    ItemPerson person;
    person.name = answer.name;
    person.place = SlotState::Submitted;
    Annotation annotation;
    annotation.conversation = item;
    annotation.user = answer.user;
    annotation.revision = answer.revision;
    annotation.answers = answer.answers;
    annotation.createdAt = answer.answeredAt;
    person.revisions = {annotation};
    person.inForce = 0;
    return person;
}

}  // namespace

ItemService::ItemService(Storage &storage, const Clock &clock, const ActiveScheme &scheme, UserId actor)
    : m_storage(storage), m_clock(clock), m_scheme(scheme), m_actor(actor)
{
}

Result<bool> ItemService::isOwn(ConversationId item)
{
    ASSIGN_OR_RETURN(const auto slot, m_storage.work().slotOf(item, m_actor));
    ASSIGN_OR_RETURN(const auto answer, m_storage.work().latestAnnotation(item, m_actor));
    return slot.has_value() || answer.has_value();
}

Result<ItemSight> ItemService::ownOr(const User &user, const Conversation &conversation, bool isCase)
{
    ASSIGN_OR_RETURN(const bool own, isOwn(conversation.id));
    if (own) {
        RETURN_IF_ERROR(mayWork(m_storage, user));
        return ItemSight::Own;
    }
    if (isCase)
        return ItemSight::Case;
    if (roleMay(user.role, Permission::Adjudicate))
        return notAllowed(tr("%1 is neither disputed nor decided; there is nothing in it for a third person.")
                              .arg(conversation.externalId));
    return notAllowed(tr("%1 is not your item.").arg(conversation.externalId));
}

Result<ItemSight> ItemService::sightOf(const User &user, const Conversation &conversation, const ConversationRow &row)
{
    if (!roleMay(user.role, Permission::Study)) {
        const bool decidable = row.state == ItemState::Disputed || row.state == ItemState::Adjudicated;
        const bool judges = roleMay(user.role, Permission::Adjudicate);
        return ownOr(user, conversation, judges && decidable && row.purpose == Purpose::Work);
    }
    if (!roleMay(user.role, Permission::Plan))
        return ItemSight::Settled;
    // Who leads and labels too is blind like everybody until the own answer is given.
    ASSIGN_OR_RETURN(const auto settings, m_storage.project().settings());
    ASSIGN_OR_RETURN(const auto slot, m_storage.work().slotOf(conversation.id, m_actor));
    return !settings.alone && slot && !slot->annotation ? ItemSight::Own : ItemSight::All;
}

Result<ItemView> ItemService::open(ConversationId id)
{
    User user;
    user.role = Role::Admin;  // the command line without a named user
    if (m_actor) {
        ASSIGN_OR_RETURN(user, m_storage.project().user(m_actor));
        RETURN_IF_ERROR(
            authorize(m_storage, m_actor, user.role == Role::Researcher ? Permission::Study : Permission::Annotate));
    }
    ItemView view;
    ASSIGN_OR_RETURN(view.conversation, m_storage.conversations().byId(id));
    ASSIGN_OR_RETURN(const auto row, m_storage.conversations().row(id));
    ASSIGN_OR_RETURN(view.sight, sightOf(user, view.conversation, row));
    view.state = row.state;
    view.removed = row.removed;
    view.purpose = row.purpose;
    switch (view.sight) {
    case ItemSight::Own:
        RETURN_IF_ERROR(fillOwn(view));
        break;
    case ItemSight::Case:
        RETURN_IF_ERROR(fillCase(view));
        break;
    case ItemSight::Settled:
        RETURN_IF_ERROR(fillSettled(view));
        break;
    case ItemSight::All:
        RETURN_IF_ERROR(fillAll(view));
        break;
    }
    QList<Json> compared;
    for (const ItemPerson &person : std::as_const(view.people)) {
        if (person.answer() && person.purpose == SlotPurpose::Work)
            compared.append(answersOf(person));
    }
    view.differences = differingQuestions(m_scheme.scheme, compared);
    return view;
}

// What the page for answering shows, and what the person's own list of answers does.
Result<void> ItemService::fillOwn(ItemView &view)
{
    const ConversationId id = view.conversation.id;
    ASSIGN_OR_RETURN(const auto slot, m_storage.work().slotOf(id, m_actor));
    if (slot && slot->purpose != SlotPurpose::Work) {
        // Side work looks like the work around it.
        ASSIGN_OR_RETURN(view.conversation.batch, m_storage.work().batchAround(*slot));
    }
    view.conversation.model.clear();
    view.conversation.method.clear();
    view.conversation.extra = Json::object();
    view.conversation.gold = Json::object();
    view.purpose = Purpose::Work;
    view.removed.clear();
    const bool answered = slot && slot->annotation;
    if (!answered)
        view.state = ItemState::Open;
    else if (view.state != ItemState::Adjudicated)
        view.state = ItemState::InWork;
    ItemPerson me;
    ASSIGN_OR_RETURN(me.name, nameOf(m_actor));
    me.mine = true;
    if (slot)
        me.place = slot->state;
    ASSIGN_OR_RETURN(me.revisions, m_storage.work().revisions(id, m_actor));
    for (int i = 0; i < me.revisions.size(); ++i) {
        if (slot && me.revisions[i].id == slot->annotation)
            me.inForce = i;
    }
    view.people = {me};
    ASSIGN_OR_RETURN(view.told, m_storage.reviews().messagesAbout(id, m_actor));
    ASSIGN_OR_RETURN(const auto returned, m_storage.reviews().returnedTo(m_actor));
    for (const SpotItem &item : returned) {
        if (item.conversation == id)
            view.checks.append({0, RoundOutcome::Returned, {}, item});
    }
    RETURN_IF_ERROR(addThread(view));
    view.withheld = tr("What others answer is not shown to those who answer it themselves.");
    return addSuggestion(view);
}

Result<void> ItemService::fillCase(ItemView &view)
{
    const ConversationId id = view.conversation.id;
    const bool decided = view.state == ItemState::Adjudicated;
    view.namesHidden = !decided;
    view.conversation.model.clear();
    view.conversation.method.clear();
    view.conversation.extra = Json::object();
    view.conversation.gold = Json::object();
    ASSIGN_OR_RETURN(const auto answers, blindAnswers(m_storage, id, decided));
    for (const CaseAnswer &answer : answers)
        view.people.append(fromCase(id, answer));
    if (decided) {
        ASSIGN_OR_RETURN(view.resolution, m_storage.conversations().resolution(id));
    }
    RETURN_IF_ERROR(addDecisions(view));
    RETURN_IF_ERROR(addThread(view));
    if (!decided)
        view.withheld = tr("Names are shown once the item is decided.");
    return addSuggestion(view);
}

Result<void> ItemService::fillSettled(ItemView &view)
{
    ASSIGN_OR_RETURN(view.predictions, predictionsOn(m_storage, m_scheme.scheme, view.conversation.id));
    RETURN_IF_ERROR(addGold(view));
    if (view.state < ItemState::Agreed) {
        view.withheld = tr("What people say is shown once the item is settled.");
        return {};
    }
    ASSIGN_OR_RETURN(view.resolution, m_storage.conversations().resolution(view.conversation.id));
    RETURN_IF_ERROR(addAnswers(view, false));
    RETURN_IF_ERROR(addDecisions(view));
    return addChecks(view, false);
}

Result<void> ItemService::fillAll(ItemView &view)
{
    ASSIGN_OR_RETURN(view.predictions, predictionsOn(m_storage, m_scheme.scheme, view.conversation.id));
    ASSIGN_OR_RETURN(view.resolution, m_storage.conversations().resolution(view.conversation.id));
    RETURN_IF_ERROR(addAnswers(view, true));
    RETURN_IF_ERROR(addDecisions(view));
    RETURN_IF_ERROR(addChecks(view, true));
    RETURN_IF_ERROR(addGold(view));
    RETURN_IF_ERROR(addMarks(view));
    if (m_actor) {
        RETURN_IF_ERROR(addThread(view));
    }
    ASSIGN_OR_RETURN(view.trail,
                     m_storage.archive().trailOf(view.conversation.externalId, actionsOnItems(), mostTrailRows));
    return {};
}

// By place at the item; then those who answered it and have no place any more.
Result<void> ItemService::addAnswers(ItemView &view, bool everybody)
{
    const ConversationId id = view.conversation.id;
    ASSIGN_OR_RETURN(auto places, m_storage.work().slotsOf(id));
    if (everybody) {
        ASSIGN_OR_RETURN(const auto aside, m_storage.work().auxiliarySlots(id));
        places += aside;
    }
    ASSIGN_OR_RETURN(const auto annotations, m_storage.archive().annotationsOf(id));
    QMap<UserId, QList<Annotation>> byPerson;
    for (const Annotation &annotation : annotations)
        byPerson[annotation.user].append(annotation);
    for (const Slot &slot : std::as_const(places)) {
        if (!slot.user)
            continue;
        ItemPerson person;
        ASSIGN_OR_RETURN(person.name, nameOf(slot.user));
        person.mine = slot.user == m_actor;
        person.place = slot.state;
        person.purpose = slot.purpose;
        person.revisions = byPerson.take(slot.user);
        for (int i = 0; i < person.revisions.size(); ++i) {
            if (person.revisions[i].id == slot.annotation)
                person.inForce = i;
        }
        view.people.append(person);
    }
    for (auto left = byPerson.cbegin(); everybody && left != byPerson.cend(); ++left) {
        ItemPerson person;
        ASSIGN_OR_RETURN(person.name, nameOf(left.key()));
        person.mine = left.key() == m_actor;
        person.revisions = left.value();
        view.people.append(person);
    }
    return {};
}

Result<void> ItemService::addDecisions(ItemView &view)
{
    ASSIGN_OR_RETURN(const auto decisions, m_storage.reviews().decisionsOn(view.conversation.id));
    for (const Decision &decision : decisions) {
        ItemDecision shown{{}, decision};
        if (decision.user) {
            ASSIGN_OR_RETURN(shown.by, nameOf(decision.user));
        }
        view.decisions.append(shown);
    }
    return {};
}

Result<void> ItemService::addChecks(ItemView &view, bool openToo)
{
    ASSIGN_OR_RETURN(const auto checks, m_storage.archive().checksOf(view.conversation.id));
    for (const CheckedItem &checked : checks) {
        if (!openToo && !checked.outcome)
            continue;
        ItemCheck shown{checked.round, checked.outcome, {}, checked.item};
        if (checked.item.reviewedBy) {
            ASSIGN_OR_RETURN(shown.by, nameOf(checked.item.reviewedBy));
        }
        view.checks.append(shown);
    }
    return {};
}

// The one that annotators may see, and no other.
Result<void> ItemService::addSuggestion(ItemView &view)
{
    ASSIGN_OR_RETURN(const auto settings, m_storage.project().settings());
    ASSIGN_OR_RETURN(const auto suggestion, suggestionFor(m_storage, view.conversation, m_scheme.scheme, settings));
    if (suggestion)
        view.predictions = {{suggestion->run, suggestion->prelabel, suggestion->spans}};
    return {};
}

Result<void> ItemService::addGold(ItemView &view)
{
    for (const GoldKind kind : {GoldKind::Tutorial, GoldKind::Qualification, GoldKind::Hidden}) {
        ASSIGN_OR_RETURN(const auto gold, m_storage.training().goldOf(kind, view.conversation.id));
        if (gold)
            view.gold.append(*gold);
    }
    return {};
}

Result<void> ItemService::addMarks(ItemView &view)
{
    ASSIGN_OR_RETURN(const auto marks, m_storage.archive().marksOn(view.conversation.id));
    for (const ItemMark &mark : marks) {
        ItemMarkBy shown{{}, mark};
        ASSIGN_OR_RETURN(shown.by, nameOf(mark.user));
        view.marks.append(shown);
    }
    return {};
}

// The discussion keeps its letters until the item is decided; those who see all know whose they are.
Result<void> ItemService::addThread(ItemView &view)
{
    const ConversationId id = view.conversation.id;
    ASSIGN_OR_RETURN(view.comments, DiscussionService(m_storage, m_clock, m_actor).thread(id));
    view.talks = true;
    if (view.sight != ItemSight::All)
        return {};
    ASSIGN_OR_RETURN(const auto places, m_storage.work().slotsOf(id));
    QList<UserId> people;
    for (const Slot &slot : places) {
        if (slot.user)
            people.append(slot.user);
    }
    const BlindNames letters(id, people);
    for (const UserId person : letters.people()) {
        ASSIGN_OR_RETURN(view.names[letters.letter(person)], nameOf(person));
    }
    return {};
}

Result<QString> ItemService::nameOf(UserId user)
{
    if (!m_names.contains(user)) {
        ASSIGN_OR_RETURN(const auto person, m_storage.project().user(user));
        m_names.insert(user, person.name);
    }
    return m_names.value(user);
}

Result<ConversationId> ItemService::find(const QString &externalId)
{
    const QString name = externalId.trimmed();
    if (name.isEmpty())
        return invalidInput(tr("Which item? Write its id."));
    const auto found = m_storage.conversations().idOf(name);
    if (found || found.error().kind != ErrorKind::NotFound)
        return found;
    ASSIGN_OR_RETURN(const auto user, m_storage.project().user(m_actor));
    // Whoever sees only their own does not learn what else there is.
    if (!roleMay(user.role, Permission::Study))
        return notAllowed(tr("%1 is not your item.").arg(name));
    return notFound(tr("There is no item “%1”. Ids are as they were imported; the Data page lists them.").arg(name));
}

Result<ConversationId> ItemService::latest()
{
    ASSIGN_OR_RETURN(const auto user, m_storage.project().user(m_actor));
    ASSIGN_OR_RETURN(const auto own, m_storage.work().answersOf(m_actor, {}, 1));
    if (!own.isEmpty())
        return own.first().conversation;
    if (roleMay(user.role, Permission::Study))
        return lastWorkedOn();
    if (!roleMay(user.role, Permission::Adjudicate))
        return ConversationId();
    ASSIGN_OR_RETURN(const auto disputes, m_storage.reviews().disputesAfter(m_actor, {}, 1));
    return disputes.isEmpty() ? ConversationId() : disputes.first().conversation;
}

Result<ConversationId> ItemService::lastWorkedOn()
{
    ASSIGN_OR_RETURN(const auto rows, m_storage.audit().list(0, rowsLookedAt));
    for (const AuditRow &row : rows) {
        if (row.entry.action != "decide"_L1 && row.entry.action != "submit"_L1)
            continue;
        if (const auto found = m_storage.conversations().idOf(row.entry.subject))
            return *found;
    }
    ASSIGN_OR_RETURN(const auto first, m_storage.conversations().list({}, {}, 1));
    return first.isEmpty() ? ConversationId() : first.first().id;
}

}  // namespace gainsay
