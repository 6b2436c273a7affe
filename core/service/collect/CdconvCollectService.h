// SPDX-License-Identifier: GPL-3.0-or-later
// Makes a CDConv batch as Zheng et al. (2022, §4) did: u1 → bot → b1 → trigger method → u2 → bot → b2, for each
// opening, bot and method. Long work: progress, cancel and going on where it stopped; runs on the thread of its
// storage, replies may come on others.
#pragma once

#include "core/base/Clock.h"
#include "core/base/Progress.h"
#include "core/bots/Bot.h"
#include "core/collect/Openings.h"
#include "core/collect/Trigger.h"
#include "core/detect/Detector.h"
#include "core/store/Storage.h"

#include <QMap>

#include <functional>

namespace gainsay {

struct NamedTrigger {
    QString name;
    TriggerPtr trigger;
};

struct CdconvCollectRequest {
    QString source;  // the name of what the openings are from, kept with every conversation
    QString batch;
    QList<Opening> openings;
    QList<BotPtr> bots;
    QList<NamedTrigger> triggers;
    quint64 seed = 1;
    bool filter = true;                  // take only openings that suit the method, as the paper did
    int candidates = 1;                  // replies b2 to choose from
    const Detector *detector = nullptr;  // chooses; not null with several candidates
    // A reply that could not be had, in words; the others go on.
    std::function<void(const QString &problem)> problem = [](const QString &) {};
    // u2 could not be made: nothing is wrong, the method just has nothing to say.
    std::function<void(const QString &what)> skipped = [](const QString &) {};
};

// What is known of a bot before it is opened.
struct BotTerms {
    int mostTokens = SamplingParameters().maximumTokens;  // of one reply
    std::optional<TokenPrices> prices;
    bool leavesMachine = false;
};

// What a run takes at most, before it begins.
struct CdconvCollectEstimate {
    qint64 openings = 0;  // that suit a method
    qint64 leftOut = 0;   // that suit none
    qint64 conversations = 0;
    qint64 calls = 0;            // of bots
    qint64 tokensIn = 0;         // about as many
    qint64 tokensOut = 0;        // at most
    QMap<QString, double> cost;  // at most, by currency, where prices are known
    bool leavesMachine = false;

    Json toJson() const;
};

struct CdconvCollectReport {
    CdconvCollectEstimate estimate;
    qint64 added = 0;
    qint64 alreadyThere = 0;
    qint64 skipped = 0;              // the method made no u2
    qint64 failed = 0;               // a bot gave no reply
    qint64 repeated = 0;             // of those added, b2 says the same as b1
    double cost = 0;                 // as far as bots tell
    QMap<QString, qint64> byMethod;  // added
    QStringList remarks;
    bool cancelled = false;

    Json toJson() const;
};

// Of the triggers only the names count.
CdconvCollectEstimate estimateCdconv(const CdconvCollectRequest &request);
// The same with bots that are not open yet.
CdconvCollectEstimate estimateCdconv(const CdconvCollectRequest &request, const QList<BotTerms> &bots);

class CdconvCollectService {
public:
    // `user` collects and is named in the audit; empty on the command line.
    CdconvCollectService(Storage &storage, const Clock &clock, QString user);

    // What was made until an error stays.
    Result<CdconvCollectReport> run(const CdconvCollectRequest &request, Progress &progress);

private:
    Result<void> check(const CdconvCollectRequest &request);

    Storage &m_storage;
    const Clock &m_clock;
    const QString m_user;
};

}  // namespace gainsay
