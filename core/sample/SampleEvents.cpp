// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sample/SampleEvents.h"

#include "core/sample/SampleFiles.h"
#include "core/service/annotate/AnnotateService.h"
#include "core/service/decide/AdjudicateService.h"
#include "core/service/detect/Suggestion.h"
#include "core/service/messages/DiscussionService.h"
#include "core/service/messages/MessageService.h"
#include "core/service/supervise/SpotCheckService.h"
#include "core/store/ConversationStore.h"
#include "core/store/ProjectStore.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct SampleSource {
    QString file;
    SampleAction action;
};

Error located(const Error &error, const Json &row)
{
    return {error.kind, u"%1: %2"_s.arg(sampleText(row, "conversation"), error.message)};
}

}  // namespace

Result<QList<SampleEvent>> sampleEvents()
{
    QList<SampleEvent> events;
    for (const SampleSource &source : {SampleSource{u"annotations"_s, SampleAction::Annotate},
                                       {u"amendments"_s, SampleAction::Annotate},
                                       {u"comments"_s, SampleAction::Comment},
                                       {u"flags"_s, SampleAction::Flag},
                                       {u"adjudications"_s, SampleAction::Decide},
                                       {u"spotchecks"_s, SampleAction::Check},
                                       {u"messages"_s, SampleAction::Message}}) {
        ASSIGN_OR_RETURN(auto rows, sampleRows(source.file));
        for (Json &row : rows)
            events.append({sampleTime(row), source.action, std::move(row)});
    }
    std::stable_sort(events.begin(), events.end(),
                     [](const SampleEvent &a, const SampleEvent &b) { return a.at < b.at; });
    return events;
}

Result<SampleTeller::Place> SampleTeller::placeOf(const Json &row)
{
    ASSIGN_OR_RETURN(const auto conversation, m_storage.conversations().idOf(sampleText(row, "conversation")));
    ASSIGN_OR_RETURN(const auto user, m_storage.project().userNamed(sampleText(row, "user")));
    return Place{conversation, user.id};
}

Result<void> SampleTeller::tell(const SampleEvent &event)
{
    m_clock.moveTo(event.at);
    if (event.action == SampleAction::Message)
        return message(event.row);
    ASSIGN_OR_RETURN(const auto place, placeOf(event.row));
    Result<void> done;
    switch (event.action) {
    case SampleAction::Annotate:
        done = annotate(place, event.row);
        break;
    case SampleAction::Comment:
        done = DiscussionService(m_storage, m_clock, place.user)
                   .comment(place.conversation, sampleText(event.row, "text"));
        break;
    case SampleAction::Flag:
        done = AnnotateService(m_storage, m_clock, m_scheme, place.user)
                   .flag(place.conversation, sampleText(event.row, "text"));
        break;
    case SampleAction::Decide:
        done = decide(place, event.row);
        break;
    case SampleAction::Check:
        done = check(place, event.row);
        break;
    case SampleAction::Message:
        break;  // belongs to no conversation
    }
    return done ? done : located(done.error(), event.row);
}

Result<void> SampleTeller::annotate(const Place &place, const Json &row)
{
    ASSIGN_OR_RETURN(auto seen, prelabelSeen(place, row));
    Submission submission;
    submission.conversation = place.conversation;
    submission.answers = row.at("answers");
    submission.prelabel = std::move(seen);
    submission.time = {row.value("active_ms", qint64(0)), row.value("idle_ms", qint64(0))};
    const Result<Annotation> submitted = AnnotateService(m_storage, m_clock, m_scheme, place.user).submit(submission);
    return submitted ? Result<void>() : submitted.error();
}

// What the window would have shown of the detector. People take about half of their time to make up their minds.
Result<PrelabelUse> SampleTeller::prelabelSeen(const Place &place, const Json &row)
{
    ASSIGN_OR_RETURN(const auto conversation, m_storage.conversations().byId(place.conversation));
    ASSIGN_OR_RETURN(const auto settings, m_storage.project().settings());
    ASSIGN_OR_RETURN(const auto suggestion, suggestionFor(m_storage, conversation, m_scheme.scheme, settings));
    PrelabelUse use;
    if (!suggestion)
        return use;
    use.run = suggestion->run.id;
    use.shown = true;
    use.followed = suggestion->prelabel.label == m_scheme.scheme.label(row.at("answers"));
    use.latencyMs = row.value("active_ms", qint64(0)) / 2;
    return use;
}

Result<void> SampleTeller::decide(const Place &place, const Json &row)
{
    DecisionRequest request;
    request.conversation = place.conversation;
    request.kind = decisionKindFromString(sampleText(row, "decision")).value_or(DecisionKind::Answers);
    if (row.contains("answers"))
        request.answers = row.at("answers");
    request.note = sampleText(row, "note");
    request.reason = sampleText(row, "reason");
    const Result<Decision> decided = AdjudicateService(m_storage, m_clock, m_scheme, place.user).decide(request);
    return decided ? Result<void>() : decided.error();
}

Result<void> SampleTeller::message(const Json &row)
{
    ASSIGN_OR_RETURN(const auto sender, m_storage.project().userNamed(sampleText(row, "user")));
    QList<UserId> people;
    for (const Json &name : row.at("to")) {
        ASSIGN_OR_RETURN(const auto person, m_storage.project().userNamed(fromUtf8(name)));
        people.append(person.id);
    }
    return MessageService(m_storage, m_clock, sender.id).send(people, sampleText(row, "text"));
}

// The first verdict of a round starts it, the last one closes it.
Result<void> SampleTeller::check(const Place &place, const Json &row)
{
    SpotCheckService service(m_storage, m_clock, m_scheme, place.user);
    const QString batch = sampleText(row, "batch");
    const int round = row.at("round").get<int>();
    if (m_roundOf.value(batch) != round) {
        StartRequest start;
        start.batch = batch;
        start.seed = quint64(round);
        RETURN_IF_ERROR(service.start(start));
        m_roundOf.insert(batch, round);
    }
    ReviewRequest review;
    review.batch = batch;
    review.conversation = place.conversation;
    review.verdict = verdictFromString(sampleText(row, "verdict")).value_or(Verdict::Pass);
    review.feedback = sampleText(row, "feedback");
    if (row.contains("answers"))
        review.answers = row.at("answers");
    if (const Result<void> recorded = service.record(review); !recorded)
        return recorded;
    const Result<BatchStatus> status = service.status(batch);
    if (!status || status->rounds.constLast().counts.left() > 0)
        return status ? Result<void>() : status.error();
    const Result<BatchStatus> closed = service.close(batch);
    return closed ? Result<void>() : closed.error();
}

}  // namespace gainsay
