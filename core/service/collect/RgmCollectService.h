// SPDX-License-Identifier: GPL-3.0-or-later
// Makes an RGM batch as Sato et al. (2024) did: a pool of dialogues, the contexts with the highest FQness for each
// distance and random ones beside them, a reply of every bot to each, the referent marked. Long work: progress, cancel
// and going on where it stopped; runs on the thread of its storage.
#pragma once

#include "core/base/Clock.h"
#include "core/base/Progress.h"
#include "core/contexts/ContextPool.h"
#include "core/contexts/FqnessLog.h"
#include "core/detect/Detector.h"
#include "core/store/Storage.h"

#include <functional>

namespace gainsay {

// Which of several candidates for one reply is kept.
enum class CandidateRule {
    Likeliest,          // by the bot's own log-probability (appendix C)
    MostContradictory,  // by the detector's probability of a contradiction (appendix D)
};

struct RgmCollectRequest {
    QString source;  // the pool's name, kept with every item
    QString batch;
    int top = 100;     // contexts per distance
    int random = 0;    // beside them, per distance
    quint64 seed = 1;  // of the random contexts and of the replies
    ContextRank rank = ContextRank::Sum;
    int candidates = 1;  // per reply; the paper has 100
    CandidateRule rule = CandidateRule::MostContradictory;
    double topP = 0.5;
    // A row, a context or a reply that failed, in words; the others go on.
    std::function<void(const QString &problem)> problem = [](const QString &) {};
};

struct RgmCollectReport {
    QMap<int, qint64> pool;  // contexts by distance
    qint64 scored = 0;       // computed now; what the log knew is not among them
    qint64 chosen = 0;       // contexts
    qint64 added = 0;        // items
    qint64 alreadyThere = 0;
    qint64 failed = 0;  // contexts without a score and replies that could not be had
    bool cancelled = false;

    Json toJson() const;
};

class RgmCollectService {
public:
    // `user` collects and is named in the audit; empty on the command line.
    RgmCollectService(Storage &storage, const Clock &clock, QString user);

    // `detector` may be null where no candidates are weighed by it. What was made until an error stays.
    Result<RgmCollectReport> run(const ContextPool &pool, const Bot &scorer, const QList<BotPtr> &bots,
                                 const Detector *detector, FqnessLog &log, const RgmCollectRequest &request,
                                 Progress &progress);

private:
    Storage &m_storage;
    const Clock &m_clock;
    const QString m_user;
};

}  // namespace gainsay
