// SPDX-License-Identifier: GPL-3.0-or-later
// The annotator's work behind the page: asks the services on the worker thread and tells what came of it.
// Only one item is shown at a time.
#pragma once

#include "core/service/annotate/AnnotateService.h"
#include "core/service/annotate/UndoService.h"
#include "core/service/detect/Suggestion.h"
#include "core/service/plan/AssignService.h"
#include "core/service/plan/QueueService.h"
#include "core/service/project/ActiveScheme.h"
#include "ui/pages/annotate/EvidencePrefetcher.h"
#include "ui/session/ProjectSession.h"

#include <QObject>

#include <memory>
#include <optional>

namespace gainsay {

class AnnotateController : public QObject {
    Q_OBJECT

public:
    AnnotateController(ProjectSession &session, DetectorWorker &worker, QObject *parent = nullptr);

    // Puts the next item on the page, leaving out `except`. Who still has to be trained is told so instead.
    void loadNext(ConversationId except = {});
    void open(ConversationId conversation);
    // Alone: makes every conversation of the project the person's own, then puts the next one on the page.
    void takeEverything();
    // Nothing is on the page, for somebody else to sit down; what was asked until now is answered to nobody.
    void clear();
    // The item answered before (after) the one on the page, among the person's own.
    void openNeighbour(bool earlier);
    void saveDraft(const Json &answers, const WorkTime &time);
    // Stores the answers, then puts the next item on the page.
    void submit(const Json &answers, const WorkTime &time, const PrelabelUse &prelabel);
    void skip(const QString &reason);
    void flag(const QString &reason);
    // Arranges what waits for the person, then puts the first of it on the page.
    void arrange(QueueOrder order);
    void undo();
    void redo();

    const std::optional<WorkItem> &item() const { return m_item; }
    // A question to the services is under way; a second submit would be a mistake.
    bool isBusy() const { return m_busy > 0; }

Q_SIGNALS:
    void itemLoaded(const WorkItem &item);
    // What the detector says of the item on the page, none if the annotator may not see it; follows itemLoaded,
    // and once more when its evidence was found.
    void suggestionLoaded(const std::optional<gainsay::Suggestion> &suggestion);
    void nothingLeft();
    // The project demands training first; `reason` says which.
    void trainingNeeded(const QString &reason);
    void countsChanged(const AnnotatorCounts &counts);
    void flagged();
    void nothingToUndo(bool redo);
    void nothingEarlier();
    // What is on screen could not be stored; `refused` says why.
    void notStored();
    void refused(const Error &error);
    // What was asked is answered, and every signal about it is out.
    void idle();

private:
    // `work(AnnotateService &)` gives a Result; runs with the scheme in force. `write` marks decisions.
    template <class Work, class Done> void ask(bool write, Work work, Done done);
    // The same for any work: the controller is busy until `done` has seen the result. `failed` comes before `refused`.
    template <class Task, class Done, class Failed = void (*)()>
    void occupy(
        bool write, Task task, Done done, Failed failed = [] {});
    template <class Service, class Work> auto withService(Work work) const;
    void put(const std::optional<WorkItem> &item);
    // The same, and counts again.
    void show(const std::optional<WorkItem> &item);
    void loadSuggestion();
    void stepHistory(bool redo);
    void refreshCounts();
    void countSubmission(qint64 activeMs);

    ProjectSession &m_session;
    std::shared_ptr<SchemeCache> m_schemes = std::make_shared<SchemeCache>();  // used on the worker thread
    EvidencePrefetcher m_evidence;
    std::optional<WorkItem> m_item;
    AnnotatorCounts m_counts;
    int m_busy = 0;
    Epoch m_person;  // answers to questions of who worked here before are dropped
};

}  // namespace gainsay
