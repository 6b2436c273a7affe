// SPDX-License-Identifier: GPL-3.0-or-later
// Lets a detector judge the conversations of a project and keeps what it says. Stopping loses nothing: what was
// judged is stored chunk by chunk, and the next run goes on where it stopped. One thread, any thread.
#pragma once

#include "core/base/Clock.h"
#include "core/base/Progress.h"
#include "core/detect/Detector.h"
#include "core/detect/LabelMap.h"
#include "core/store/PrelabelStore.h"
#include "core/store/Storage.h"

namespace gainsay {

// Everything, one batch, or the conversations named.
struct DetectScope {
    BatchId batch;
    QList<ConversationId> conversations;
};

struct DetectReport {
    PrelabelRun run;
    qint64 judged = 0;  // by this call
    qint64 silent = 0;  // of these, without a label
    qint64 explained = 0;
};

class DetectService {
public:
    DetectService(Storage &storage, const Clock &clock, QString user)
        : m_storage(storage), m_clock(clock), m_user(std::move(user))
    {
    }

    // Judges what this detector has not judged yet; with spans, also looks for the evidence that is still missing.
    Result<DetectReport> run(const Detector &detector, const DetectScope &scope, bool withSpans, Progress &progress);

private:
    Result<LabelMap> labelMap(const Detector &detector);
    Result<PrelabelRun> findRun(const Detector &detector);
    Result<void> judge(const Detector &detector, const DetectScope &scope, const LabelMap &labels, DetectReport &report,
                       Progress &progress);
    Result<void> explain(const Detector &detector, const DetectScope &scope, const LabelMap &labels,
                         DetectReport &report, Progress &progress);
    Result<int> explainSome(const Detector &detector, const PrelabelRun &run, const QList<ConversationId> &ids,
                            const LabelMap &labels);
    Result<QList<Conversation>> conversations(const QList<ConversationId> &ids);

    Storage &m_storage;
    const Clock &m_clock;
    QString m_user;
};

}  // namespace gainsay
