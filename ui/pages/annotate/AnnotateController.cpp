// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/annotate/AnnotateController.h"

#include "core/service/access/TrainingGate.h"

#include <QDateTime>

#include <algorithm>

namespace gainsay {

namespace {

qint64 startOfToday(const Clock &clock)
{
    QDateTime now = QDateTime::fromMSecsSinceEpoch(clock.nowMs());
    now.setTime(QTime(0, 0));
    return now.toMSecsSinceEpoch();
}

}  // namespace

AnnotateController::AnnotateController(ProjectSession &session, DetectorWorker &worker, QObject *parent)
    : QObject(parent), m_session(session), m_evidence(session, worker)
{
    connect(&m_evidence, &EvidencePrefetcher::refused, this, &AnnotateController::refused);
    connect(&m_evidence, &EvidencePrefetcher::found, this, [this](ConversationId conversation) {
        if (m_item && m_item->conversation.id == conversation)
            loadSuggestion();
    });
}

template <class Service, class Work> auto AnnotateController::withService(Work work) const
{
    return [work = std::move(work), user = m_session.userId(), schemes = m_schemes](
               Storage &storage, const Clock &clock) mutable -> decltype(work(std::declval<Service &>())) {
        ASSIGN_OR_RETURN(const auto scheme, schemes->active(storage));
        Service service(storage, clock, scheme, user);
        return work(service);
    };
}

template <class Work, class Done> void AnnotateController::ask(bool write, Work work, Done done)
{
    occupy(write, withService<AnnotateService>(std::move(work)), std::move(done));
}

template <class Task, class Done, class Failed>
void AnnotateController::occupy(bool write, Task task, Done done, Failed failed)
{
    ++m_busy;
    auto finish = [this, done = std::move(done), failed](auto result) mutable {
        --m_busy;
        if (result) {
            done(*std::move(result));
        } else {
            failed();
            Q_EMIT refused(result.error());
        }
        if (!isBusy())
            Q_EMIT idle();
    };
    if (write)
        m_session.save(m_person.owner(), std::move(task), std::move(finish));
    else
        m_session.run(m_person.owner(), std::move(task), std::move(finish));
}

void AnnotateController::loadNext(ConversationId except)
{
    if (!m_session.user())
        return;
    occupy(
        false,
        [user = *m_session.user()](Storage &storage, const Clock &) -> Result<QString> {
            const Result<void> trained = mayWork(storage, user);
            if (!trained && trained.error().kind != ErrorKind::NotAllowed)
                return trained.error();
            return trained ? QString() : QString(trained.error().message);
        },
        [this, except](const QString &reason) {
            if (!reason.isEmpty())
                Q_EMIT trainingNeeded(reason);
            else
                ask(
                    false, [except](AnnotateService &service) { return service.next(except); },
                    [this](const std::optional<WorkItem> &item) { show(item); });
        });
}

void AnnotateController::arrange(QueueOrder order)
{
    ++m_busy;
    m_session.save(m_person.owner(),
                   withService<QueueService>([order](QueueService &service) { return service.arrange(order); }),
                   [this](const Result<void> &arranged) {
                       --m_busy;
                       if (!arranged)
                           Q_EMIT refused(arranged.error());
                       loadNext();
                   });
}

// Alone: all that came in is one's own.
void AnnotateController::takeEverything()
{
    if (!m_session.user())
        return;
    occupy(true, withService<AssignService>([me = m_session.user()->name](AssignService &service) {
               return service.assignAll({{}, {me}, 1, 0}, AssignService::Which::All);
           }),
           [this](const WholePlan &) { loadNext(); });
}

void AnnotateController::open(ConversationId conversation)
{
    ask(
        false, [conversation](AnnotateService &service) { return service.open(conversation); },
        [this](const WorkItem &item) { show(item); });
}

void AnnotateController::openNeighbour(bool earlier)
{
    const ConversationId current = m_item ? m_item->conversation.id : ConversationId();
    ask(
        false, [current, earlier](AnnotateService &service) { return service.neighbour(current, earlier); },
        [this, earlier](const std::optional<ConversationId> &found) {
            if (found)
                open(*found);
            else if (earlier)
                Q_EMIT nothingEarlier();
            else
                loadNext();
        });
}

void AnnotateController::saveDraft(const Json &answers, const WorkTime &time)
{
    if (!m_item || !m_item->locked.isEmpty())
        return;
    // Does not make the controller busy: an answer may be submitted while its draft is being written.
    m_session.save(
        m_person.owner(),
        withService<AnnotateService>([id = m_item->conversation.id, answers, time](AnnotateService &service) {
            return service.saveDraft(id, answers, time);
        }),
        [this](const Result<void> &saved) {
            if (saved)
                return;
            Q_EMIT notStored();
            Q_EMIT refused(saved.error());
        });
}

void AnnotateController::clear()
{
    m_person.renew();
    m_busy = 0;
    m_item.reset();
    m_counts = {};
}

void AnnotateController::submit(const Json &answers, const WorkTime &time, const PrelabelUse &prelabel)
{
    if (!m_item || isBusy())
        return;
    Submission submission;
    submission.conversation = m_item->conversation.id;
    submission.answers = answers;
    submission.expectedRevision = m_item->revision;
    submission.time = time;
    submission.prelabel = prelabel;
    occupy(
        true, withService<AnnotateService>([submission](AnnotateService &service) {
            return service.submitAndNext(submission);
        }),
        [this, activeMs = time.activeMs](const std::optional<WorkItem> &item) {
            countSubmission(activeMs);
            // What was skipped comes back without being counted again: at the end the counts must be right.
            item ? put(item) : show(item);
        },
        [this] { Q_EMIT notStored(); });
}

// Counting everything again would hold up the next answer of somebody with a million items.
void AnnotateController::countSubmission(qint64 activeMs)
{
    if (m_item->slot.state != SlotState::Submitted) {
        --(m_item->slot.state == SlotState::Returned ? m_counts.returned : m_counts.waiting);
        ++m_counts.submitted;
        ++m_counts.batches[m_item->slot.batch].submitted;
    }
    const bool first = m_item->revision == 0;  // an amendment is no further item
    m_counts.today += first ? 1 : 0;
    QList<qint64> &recent = m_counts.recentActiveMs;
    if (first && activeMs > 0)
        recent.prepend(activeMs);
    recent.resize(std::min<qsizetype>(recent.size(), AnnotateService::recentAnswers));
    Q_EMIT countsChanged(m_counts);
}

void AnnotateController::skip(const QString &reason)
{
    if (!m_item)
        return;
    ask(
        true,
        [id = m_item->conversation.id, reason](AnnotateService &service) -> Result<std::optional<WorkItem>> {
            RETURN_IF_ERROR(service.skip(id, reason));
            return service.next(id);
        },
        [this](const std::optional<WorkItem> &item) { show(item); });
}

void AnnotateController::flag(const QString &reason)
{
    if (!m_item)
        return;
    ask(
        true,
        [id = m_item->conversation.id, reason](AnnotateService &service) -> Result<bool> {
            const Result<void> done = service.flag(id, reason);
            return done ? Result<bool>(true) : Result<bool>(done.error());
        },
        [this](bool) { Q_EMIT flagged(); });
}

void AnnotateController::undo()
{
    stepHistory(false);
}

void AnnotateController::redo()
{
    stepHistory(true);
}

void AnnotateController::stepHistory(bool redo)
{
    occupy(true,
           withService<UndoService>([redo](UndoService &service) { return redo ? service.redo() : service.undo(); }),
           [this, redo](const std::optional<UndoStep> &step) {
               if (step)
                   open(step->conversation);
               else
                   Q_EMIT nothingToUndo(redo);
           });
}

void AnnotateController::show(const std::optional<WorkItem> &item)
{
    put(item);
    refreshCounts();
}

void AnnotateController::put(const std::optional<WorkItem> &item)
{
    m_item = item;
    if (item) {
        Q_EMIT itemLoaded(*item);
        loadSuggestion();
        m_evidence.lookAt(item->conversation.id);
    } else {
        Q_EMIT nothingLeft();
    }
}

void AnnotateController::loadSuggestion()
{
    m_session.run(
        this,
        [conversation = m_item->conversation, scheme = m_session.facts().scheme, settings = m_session.facts().settings](
            Storage &storage, const Clock &) { return suggestionFor(storage, conversation, scheme, settings); },
        [this, id = m_item->conversation.id](const Result<std::optional<Suggestion>> &suggestion) {
            if (!suggestion)
                Q_EMIT refused(suggestion.error());
            else if (m_item && m_item->conversation.id == id)
                Q_EMIT suggestionLoaded(*suggestion);
        });
}

void AnnotateController::refreshCounts()
{
    const qint64 since = startOfToday(m_session.clock());
    m_session.run(m_person.owner(),
                  withService<AnnotateService>([since](AnnotateService &service) { return service.counts(since); }),
                  [this](const Result<AnnotatorCounts> &counts) {
                      if (!counts) {
                          Q_EMIT refused(counts.error());
                          return;
                      }
                      m_counts = *counts;
                      Q_EMIT countsChanged(m_counts);
                  });
}

}  // namespace gainsay
