// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/offline/OfflineCopy.h"

#include "core/model/ConversationFingerprint.h"
#include "core/service/annotate/WorkAccess.h"
#include "core/service/detect/Suggestion.h"
#include "core/service/plan/HiddenGold.h"
#include "core/service/project/DerivedState.h"
#include "core/store/AuditStore.h"
#include "core/store/ConversationStore.h"
#include "core/store/PrelabelStore.h"
#include "core/store/ProjectStore.h"
#include "core/store/ReviewStore.h"
#include "core/store/Storage.h"
#include "core/store/TrainingStore.h"
#include "core/store/WorkStore.h"
#include "core/workflow/SlotRules.h"

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr qint64 msPerDay = 24LL * 3600 * 1000;

// As the person sees it: the file's other fields, gold and, where the project hides it, who made it stay at home.
Conversation asShown(Conversation conversation, const ProjectSettings &settings)
{
    conversation.id = {};
    conversation.extra = Json::object();
    conversation.gold = Json::object();
    if (!settings.showMetadata) {
        conversation.model.clear();
        conversation.method.clear();
    }
    return conversation;
}

}  // namespace

OfflineCopy::OfflineCopy(Storage &home, const Clock &clock, const ActiveScheme &scheme, UserId person)
    : m_home(home), m_clock(clock), m_scheme(scheme), m_person(person)
{
}

Result<OfflineTaken> OfflineCopy::take(Storage &away, const OfflineRequest &request, Progress &progress)
{
    return m_home.personalTransaction([&]() -> Result<OfflineTaken> {
        ASSIGN_OR_RETURN(const auto nested, offlineNote(m_home));
        if (nested)
            return notAllowed(tr("This is a copy that %1 took along from %2. Take items from the project itself.")
                                  .arg(nested->person, nested->home));
        return away.transaction([&] { return fill(away, request, progress); });
    });
}

Result<OfflineTaken> OfflineCopy::fill(Storage &away, const OfflineRequest &request, Progress &progress)
{
    ASSIGN_OR_RETURN(const auto person, WorkAccess(m_home, m_clock, m_person).worker());
    ASSIGN_OR_RETURN(const auto settings, m_home.project().settings());
    RETURN_IF_ERROR(preparePlace(away, person));
    ASSIGN_OR_RETURN(const auto slotList, chooseSlots(request.items));
    if (slotList.isEmpty())
        return notFound(tr("Nothing waits for %1, so there is nothing to take along.").arg(person.name));

    const qint64 leaseMs = request.days * msPerDay;
    OfflineNote note{m_home.location(), projectIdentity(m_home), person.name, m_clock.nowMs(), 0, {}};
    note.awayUntil = note.madeAt + leaseMs;
    OfflineTaken taken{person.name, 0, 0, note.awayUntil};
    for (const Slot &slot : slotList) {
        if (progress.isCancelled())
            return cancelled(tr("Nothing was taken along."));
        ASSIGN_OR_RETURN(const auto reserved, reserve(slot, leaseMs));
        RETURN_IF_ERROR(copyItem(away, reserved, settings, note));
        taken.returned += reserved.state == SlotState::Returned ? 1 : 0;
        progress.report(++taken.items, slotList.size());
    }
    RETURN_IF_ERROR(copyTutorial(away, settings));
    RETURN_IF_ERROR(setOfflineNote(away, note));
    const Json payload{{"items", taken.items}, {"until", note.awayUntil}};
    RETURN_IF_ERROR(m_home.audit().append({person.name, u"offline_make"_s, person.name, payload, note.madeAt}));
    RETURN_IF_ERROR(away.audit().append({person.name, u"offline_make"_s, person.name, payload, note.madeAt}));
    return taken;
}

// The ones that would come next, with the hidden ones that would come between them.
Result<QList<Slot>> OfflineCopy::chooseSlots(int most)
{
    RETURN_IF_ERROR(m_home.work().freeExpiredSlots(sharedNowMs(m_home, m_clock)));
    ASSIGN_OR_RETURN(const auto upcoming, m_home.work().upcomingSlots(m_person, most));
    QList<Slot> chosen;
    for (const Slot &slot : upcoming) {
        if (chosen.size() >= most)
            break;
        ASSIGN_OR_RETURN(const auto hidden, hiddenInsteadOf(m_home, m_person, slot));
        if (hidden)
            chosen.append(*hidden);
        if (chosen.size() < most)
            chosen.append(slot);
    }
    return chosen;
}

Result<Slot> OfflineCopy::reserve(Slot slot, qint64 leaseMs)
{
    slot.user = m_person;
    ASSIGN_OR_RETURN(auto claimed, applyTransition(slot, SlotTransition::Claim, sharedNowMs(m_home, m_clock), leaseMs));
    RETURN_IF_ERROR(m_home.work().updateSlot(claimed));
    return claimed;
}

Result<void> OfflineCopy::preparePlace(Storage &away, const User &person)
{
    ASSIGN_OR_RETURN(auto settings, m_home.project().settings());
    // The file is the person's own, and what the project demands before real work is done.
    settings.passwordsRequired = false;
    settings.trainingRequired = false;
    settings.qualificationRequired = false;
    settings.hiddenGoldShare = 0.0;
    settings.alone = false;
    RETURN_IF_ERROR(away.project().setSettings(settings));
    ASSIGN_OR_RETURN(const bool judges, judgesAreShown(m_home));
    RETURN_IF_ERROR(setJudgesShown(away, judges));
    ASSIGN_OR_RETURN(const auto scheme, away.project().currentScheme());
    m_awayScheme = scheme.id;
    ASSIGN_OR_RETURN(m_awayPerson,
                     away.project().addUser({{}, person.name, Role::Annotator, {}, true, m_clock.nowMs()}));
    return {};
}

Result<void> OfflineCopy::copyItem(Storage &away, const Slot &slot, const ProjectSettings &settings, OfflineNote &note)
{
    ASSIGN_OR_RETURN(const auto conversation, m_home.conversations().byId(slot.conversation));
    ASSIGN_OR_RETURN(const auto around, slot.purpose == SlotPurpose::Work ? Result<QString>(conversation.batch)
                                                                          : m_home.work().batchAround(slot));
    ASSIGN_OR_RETURN(const auto id, copyConversation(away, conversation, around, settings));
    ASSIGN_OR_RETURN(const auto batch, away.conversations().findOrAddBatch(around, note.madeAt));
    Slot copied;
    copied.conversation = id;
    copied.batch = batch;
    copied.user = m_awayPerson;
    copied.position = slot.position;
    copied.state = slot.state == SlotState::Returned ? SlotState::Returned : SlotState::Waiting;
    RETURN_IF_ERROR(away.work().addSlots({copied}));
    ASSIGN_OR_RETURN(const auto inserted, away.work().slotOf(id, m_awayPerson));
    if (!inserted)
        return corrupt(tr("The place of %1 was not stored.").arg(conversation.externalId));
    RETURN_IF_ERROR(copyOwnWork(away, slot, *inserted, conversation.externalId, note));
    RETURN_IF_ERROR(copyMessages(away, slot.conversation, id));
    RETURN_IF_ERROR(copySuggestion(away, conversation, id, settings));
    RETURN_IF_ERROR(rederive(away, m_scheme.scheme, id));
    return {};
}

Result<ConversationId> OfflineCopy::copyConversation(Storage &away, const Conversation &conversation,
                                                     const QString &batch, const ProjectSettings &settings)
{
    NewConversation added;
    added.conversation = asShown(conversation, settings);
    added.conversation.batch = batch;
    ASSIGN_OR_RETURN(added.batch, away.conversations().findOrAddBatch(batch, m_clock.nowMs()));
    added.fingerprint = fingerprintOf(added.conversation);
    ASSIGN_OR_RETURN(const auto ids, away.conversations().insert({added}));
    return ids.first();
}

Result<void> OfflineCopy::copyOwnWork(Storage &away, const Slot &slot, Slot copied, const QString &externalId,
                                      OfflineNote &note)
{
    ASSIGN_OR_RETURN(auto latest, m_home.work().latestAnnotation(slot.conversation, m_person));
    if (latest) {
        note.revisions.insert(externalId, latest->revision);
        const bool inForce = latest->id == slot.annotation;
        latest->conversation = copied.conversation;
        latest->user = m_awayPerson;
        latest->scheme = m_awayScheme;
        latest->prelabel = {};
        ASSIGN_OR_RETURN(const auto id, away.work().addAnnotation(*latest));
        if (inForce) {
            copied.annotation = id;
            RETURN_IF_ERROR(away.work().updateSlot(copied));
        }
    }
    ASSIGN_OR_RETURN(auto draft, m_home.work().draft(slot.conversation, m_person));
    if (!draft)
        return {};
    draft->conversation = copied.conversation;
    draft->user = m_awayPerson;
    return away.work().saveDraft(*draft);
}

Result<void> OfflineCopy::copyMessages(Storage &away, ConversationId from, ConversationId to)
{
    ASSIGN_OR_RETURN(const auto messages, m_home.reviews().messagesAbout(from, m_person));
    for (auto one = messages.crbegin(); one != messages.crend(); ++one) {
        Message message = *one;
        message.to = m_awayPerson;
        message.from = {};
        message.conversation = to;
        message.batch = {};
        RETURN_IF_ERROR(away.reviews().addMessage(message));
    }
    return {};
}

Result<void> OfflineCopy::copySuggestion(Storage &away, const Conversation &conversation, ConversationId to,
                                         const ProjectSettings &settings)
{
    ASSIGN_OR_RETURN(const auto shown, suggestionFor(m_home, conversation, m_scheme.scheme, settings));
    if (!shown)
        return {};
    if (!m_runs.contains(shown->run.id)) {
        ASSIGN_OR_RETURN(const auto run, away.prelabels().findOrAddRun(shown->run));
        ASSIGN_OR_RETURN(const auto tuning, m_home.prelabels().tuning(shown->run.id));
        RETURN_IF_ERROR(away.prelabels().setTuning(run.id, tuning));
        m_runs.insert(shown->run.id, run.id);
    }
    const RunId run = m_runs.value(shown->run.id);
    ASSIGN_OR_RETURN(auto said, m_home.prelabels().prelabel(shown->run.id, conversation.id));
    if (!said)
        return {};
    said->conversation = to;
    RETURN_IF_ERROR(away.prelabels().insert(run, {*said}));
    if (!shown->explained)
        return {};
    return away.prelabels().insertSpans(run, to, shown->spans);
}

// Its answers are feedback, shown after each item; the qualification's are not, and stay at home.
Result<void> OfflineCopy::copyTutorial(Storage &away, const ProjectSettings &settings)
{
    ASSIGN_OR_RETURN(const auto tutorial, m_home.training().gold(GoldKind::Tutorial));
    for (const GoldItem &item : tutorial) {
        ASSIGN_OR_RETURN(const auto conversation, m_home.conversations().byId(item.conversation));
        ASSIGN_OR_RETURN(const auto known, away.conversations().known({conversation.externalId}));
        if (!known.isEmpty())
            continue;
        NewConversation added;
        added.conversation = asShown(conversation, settings);
        added.purpose = Purpose::Training;
        ASSIGN_OR_RETURN(added.batch, away.conversations().findOrAddBatch(conversation.batch, m_clock.nowMs()));
        added.fingerprint = fingerprintOf(added.conversation);
        ASSIGN_OR_RETURN(const auto ids, away.conversations().insert({added}));
        GoldItem copied = item;
        copied.conversation = ids.first();
        RETURN_IF_ERROR(away.training().putGold(copied));
    }
    return {};
}

}  // namespace gainsay
