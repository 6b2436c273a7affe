// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/annotate/AnswerWriter.h"

#include "core/base/WholeNumber.h"
#include "core/scheme/Answers.h"
#include "core/service/project/DerivedState.h"
#include "core/store/ProjectStore.h"
#include "core/store/ReviewStore.h"
#include "core/store/Storage.h"
#include "core/store/WorkStore.h"
#include "core/workflow/SlotRules.h"

#include <algorithm>

namespace gainsay {

Annotation annotationOf(const ActiveScheme &scheme, Json canonical)
{
    Annotation annotation;
    annotation.scheme = scheme.id;
    annotation.label = scheme.scheme.label(canonical);
    if (const auto sure = canonical.find("confidence"); sure != canonical.end())
        annotation.confidence = wholeNumber(*sure);
    annotation.answers = std::move(canonical);
    return annotation;
}

AnswerWriter::AnswerWriter(Storage &storage, const Clock &clock, const ActiveScheme &scheme)
    : m_storage(storage), m_clock(clock), m_scheme(scheme)
{
}

Result<Annotation> AnswerWriter::revisionOf(const OwnItem &item, const Submission &submission, Json canonical)
{
    ASSIGN_OR_RETURN(const auto latest, m_storage.work().latestAnnotation(item.conversation.id, item.user.id));
    const int revision = latest ? latest->revision : 0;
    if (submission.expectedRevision && *submission.expectedRevision != revision) {
        return conflict(
            tr("The answers to %1 were changed elsewhere: they are at revision %2, not %3. Open the item again.")
                .arg(item.conversation.externalId, QString::number(revision),
                     QString::number(*submission.expectedRevision)));
    }
    Annotation annotation = annotationOf(m_scheme, std::move(canonical));
    annotation.conversation = item.conversation.id;
    annotation.user = item.user.id;
    annotation.revision = revision + 1;
    annotation.createdAt = m_clock.nowMs();
    annotation.time = submission.time;
    annotation.prelabel = submission.prelabel;
    return annotation;
}

Result<Written> AnswerWriter::write(const OwnItem &item, const Submission &submission)
{
    ASSIGN_OR_RETURN(auto canonical, checkAnswers(m_scheme.scheme, item.conversation, submission.answers));
    ASSIGN_OR_RETURN(auto annotation, revisionOf(item, submission, std::move(canonical)));
    ASSIGN_OR_RETURN(auto slot, applyTransition(item.slot, SlotTransition::Submit, sharedNowMs(m_storage, m_clock), 0));
    Json before;
    if (slot.annotation) {
        ASSIGN_OR_RETURN(const auto former, m_storage.work().annotation(slot.annotation));
        if (former)
            before = former->answers;
    }
    ASSIGN_OR_RETURN(const auto id, m_storage.work().addAnnotation(annotation));
    annotation.id = id;
    slot.annotation = id;
    RETURN_IF_ERROR(m_storage.work().updateSlot(slot));
    RETURN_IF_ERROR(m_storage.work().removeDraft(item.conversation.id, item.user.id));
    RETURN_IF_ERROR(rederive(m_storage, m_scheme.scheme, item.conversation.id));
    return Written{std::move(annotation), std::move(before)};
}

Result<void> AnswerWriter::withdraw(const OwnItem &item, const Json &answers)
{
    ASSIGN_OR_RETURN(const auto settings, m_storage.project().settings());
    ASSIGN_OR_RETURN(const auto slot,
                     applyTransition(item.slot, SlotTransition::Withdraw, sharedNowMs(m_storage, m_clock),
                                     qint64(settings.leaseMinutes) * 60'000));
    return keepAsDraft(item, slot, answers);
}

Result<void> AnswerWriter::keepAsDraft(const OwnItem &item, const Slot &slot, const Json &answers)
{
    if (const auto updated = m_storage.work().updateSlot(slot); !updated)
        return updated;
    // Whoever goes on with it has worked on it before.
    ASSIGN_OR_RETURN(const auto former, m_storage.work().annotation(item.slot.annotation));
    Draft draft;
    draft.conversation = item.conversation.id;
    draft.user = item.user.id;
    draft.answers = answers;
    draft.savedAt = m_clock.nowMs();
    if (former)
        draft.time = former->time;
    if (const auto saved = m_storage.work().saveDraft(draft); !saved)
        return saved;
    const auto derived = rederive(m_storage, m_scheme.scheme, item.conversation.id);
    return derived ? Result<void>() : derived.error();
}

Result<AnnotationId> AnswerWriter::answerAtReturn(const OwnItem &item)
{
    auto returned = m_storage.reviews().returnedAfter(item.conversation.id);
    if (!returned)
        return returned;
    ASSIGN_OR_RETURN(const auto decisions, m_storage.reviews().decisionsOn(item.conversation.id));
    for (const Decision &decision : decisions) {
        if (decision.kind == DecisionKind::SendBack)
            returned = std::max(*returned, decision.afterAnnotation);
    }
    ASSIGN_OR_RETURN(const auto revisions, m_storage.work().revisions(item.conversation.id, item.user.id));
    AnnotationId newest;
    for (const Annotation &revision : revisions) {
        if (revision.id <= *returned)
            newest = revision.id;
    }
    return newest;
}

Result<void> AnswerWriter::giveBack(const OwnItem &item, const Json &answers)
{
    ASSIGN_OR_RETURN(auto slot, applyTransition(item.slot, SlotTransition::Return, sharedNowMs(m_storage, m_clock), 0));
    ASSIGN_OR_RETURN(const auto former, answerAtReturn(item));
    slot.annotation = former;
    return keepAsDraft(item, slot, answers);
}

}  // namespace gainsay
