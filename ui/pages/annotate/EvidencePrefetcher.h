// SPDX-License-Identifier: GPL-3.0-or-later
// Looks for the detector's evidence of the item on screen and of those that come next, so that it is there when it
// is wanted. Storage is asked on the project's thread, the detector on its own; nobody waits for either.
#pragma once

#include "core/service/detect/Evidence.h"
#include "ui/session/DetectorWorker.h"
#include "ui/session/ProjectSession.h"

namespace gainsay {

class EvidencePrefetcher : public QObject {
    Q_OBJECT

public:
    EvidencePrefetcher(ProjectSession &session, DetectorWorker &worker, QObject *parent = nullptr);

    // Does nothing where the project hides the detector or its model is not installed. One that is under way is
    // finished first, so that somebody who goes fast still gets evidence.
    void lookAt(ConversationId onScreen);

Q_SIGNALS:
    // The evidence of this conversation is in the store now.
    void found(ConversationId conversation);
    void refused(const Error &error);

private:
    void begin();
    void find(const QList<EvidenceTask> &tasks);
    void keep(const QList<FoundEvidence> &evidence);
    void finish();
    void complain(const Error &error);

    ProjectSession &m_session;
    DetectorWorker &m_worker;
    std::optional<ConversationId> m_next;  // to be looked at when this one is done
    bool m_busy = false;
    int m_project = 0;          // counts projects: evidence of an earlier one is dropped
    bool m_complained = false;  // the same fault with every item would be a nuisance
};

}  // namespace gainsay
