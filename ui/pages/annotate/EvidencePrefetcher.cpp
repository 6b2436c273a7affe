// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/annotate/EvidencePrefetcher.h"

#include "core/service/annotate/AnnotateService.h"

namespace gainsay {

namespace {

constexpr int itemsAhead = 4;

Result<QList<EvidenceTask>> tasksFor(Storage &storage, const Clock &clock, UserId user, ConversationId onScreen,
                                     const ProjectSettings &settings)
{
    ASSIGN_OR_RETURN(const auto scheme, activeScheme(storage));
    ASSIGN_OR_RETURN(auto items, AnnotateService(storage, clock, scheme, user).upcoming(itemsAhead));
    items.removeOne(onScreen);
    items.prepend(onScreen);
    return missingEvidence(storage, items, scheme.scheme, settings);
}

// Tasks whose model is not installed are left for a run on a machine that has it.
Result<QList<FoundEvidence>> evidenceFor(DetectorCache &cache, const Scheme &scheme, const QList<EvidenceTask> &tasks,
                                         const std::stop_token &stop)
{
    QList<FoundEvidence> evidence;
    for (const EvidenceTask &task : tasks) {
        DetectorInfo wanted;
        wanted.name = task.run.model;
        wanted.version = task.run.version;
        wanted.method = task.run.method;
        wanted.parameters = task.run.parameters;
        const std::shared_ptr<const Detector> detector = cache.find(wanted);
        if (!detector)
            continue;
        const Result<LabelMap> labels = LabelMap::make(detector->info(), scheme);
        if (!labels)
            continue;
        ASSIGN_OR_RETURN(const auto found, findEvidence(*detector, *labels, {task}, stop));
        evidence += found;
    }
    return evidence;
}

}  // namespace

EvidencePrefetcher::EvidencePrefetcher(ProjectSession &session, DetectorWorker &worker, QObject *parent)
    : QObject(parent), m_session(session), m_worker(worker)
{
    // Answers to questions of a project that was closed never come.
    connect(&session, &ProjectSession::closed, this, [this] {
        ++m_project;
        m_next.reset();
        m_busy = false;
        m_complained = false;
    });
}

void EvidencePrefetcher::lookAt(ConversationId onScreen)
{
    m_next = onScreen;
    if (!m_busy)
        begin();
}

void EvidencePrefetcher::begin()
{
    if (!m_next || !m_session.isOpen() || !m_session.user() || !m_session.facts().settings.showPrelabels)
        return;
    m_busy = true;
    m_session.run(
        this,
        [user = m_session.user()->id, onScreen = *std::exchange(m_next, std::nullopt),
         settings = m_session.facts().settings](Storage &storage, const Clock &clock) {
            return tasksFor(storage, clock, user, onScreen, settings);
        },
        [this](const Result<QList<EvidenceTask>> &tasks) {
            if (!tasks)
                complain(tasks.error());
            else if (tasks->isEmpty())
                finish();
            else
                find(*tasks);
        });
}

void EvidencePrefetcher::find(const QList<EvidenceTask> &tasks)
{
    m_worker.ask(
        this,
        [scheme = m_session.facts().scheme, tasks](DetectorCache &cache, const std::stop_token &stop) {
            return evidenceFor(cache, scheme, tasks, stop);
        },
        [this, project = m_project](const Result<QList<FoundEvidence>> &evidence) {
            if (project != m_project)
                return;
            if (!evidence)
                complain(evidence.error());
            else if (evidence->isEmpty())
                finish();
            else
                keep(*evidence);
        });
}

void EvidencePrefetcher::keep(const QList<FoundEvidence> &evidence)
{
    m_session.run(
        this,
        [evidence](Storage &storage, const Clock &) -> Result<bool> {
            const Result<void> kept = keepEvidence(storage, evidence);
            return kept ? Result<bool>(true) : kept.error();
        },
        [this, evidence](const Result<bool> &kept) {
            if (!kept)
                return complain(kept.error());
            for (const FoundEvidence &one : evidence)
                Q_EMIT found(one.conversation);
            finish();
        });
}

void EvidencePrefetcher::finish()
{
    m_busy = false;
    begin();
}

void EvidencePrefetcher::complain(const Error &error)
{
    if (!std::exchange(m_complained, true))
        Q_EMIT refused(error);
    finish();
}

}  // namespace gainsay
