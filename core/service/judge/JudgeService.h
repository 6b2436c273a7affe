// SPDX-License-Identifier: GPL-3.0-or-later
// A language model as a judge of a project's conversations. What it says is stored like a detector's word, as a run
// with model, version and parameters, but under an origin of its own: annotators see it only where the project says so.
// Stopping loses nothing that was stored; the next run goes on there. One thread, any thread.
#pragma once

#include "core/base/Clock.h"
#include "core/base/Progress.h"
#include "core/bots/Bot.h"
#include "core/judge/JudgeAnswer.h"
#include "core/judge/JudgePrompt.h"
#include "core/service/judge/JudgeVerdict.h"
#include "core/store/Storage.h"

#include <array>
#include <atomic>
#include <vector>

namespace gainsay {

struct JudgeRequest {
    BotPtr bot;
    QString prompt;    // empty: made of the scheme's guidelines
    QString language;  // of the prompt; empty: that of the conversations
    BatchId batch;     // none: all
    int samples = 1;   // answers to each item; their shares are the probabilities
    qint64 limit = 0;  // items of this call; 0: all that are left
    quint64 seed = 1;
    std::optional<double> mostCost;  // stop before it is exceeded, where prices are known
};

struct JudgeEstimate {
    qint64 items = 0;  // that are left, up to the limit
    qint64 requests = 0;
    TokenCounts tokens;          // from the length of the texts
    std::optional<double> cost;  // where prices are known
    QString currency;
};

struct JudgeReport {
    PrelabelRun run;
    qint64 judged = 0;  // by this call
    qint64 silent = 0;  // of these, without a label
    qint64 requests = 0;
    qint64 refused = 0;     // replies that were no valid answer
    qint64 lostQuotes = 0;  // evidence that stands in no turn
    qint64 left = 0;        // not judged yet
    TokenCounts tokens;
    std::optional<double> cost;
    bool stoppedForCost = false;
};

// The same items asked twice as listed, and once with the options the other way round.
struct JudgeCanary {
    struct Change {
        QString conversation;
        QString listed;
        QString reversed;
    };

    qint64 items = 0;  // with a valid answer each time
    qint64 refused = 0;
    qint64 changedByOrder = 0;
    qint64 changedByChance = 0;  // the same question with another seed
    double orderLow = 0;         // 95 % interval of the share changed by order
    double orderHigh = 1;
    QList<Change> changes;
    TokenCounts tokens;
    std::optional<double> cost;
};

class JudgeService {
public:
    JudgeService(Storage &storage, const Clock &clock, QString user)
        : m_storage(storage), m_clock(clock), m_user(std::move(user))
    {
    }

    // Whether annotators see what judges said, as they see the detector's word; off in a new project.
    Result<void> showToAnnotators(bool shown);

    // "zh", "ja" or "en", by the first conversations.
    Result<QString> conversationLanguage();
    // What the scheme's guidelines make of it.
    Result<QString> defaultPrompt(const QString &language);
    // Sends nothing.
    Result<JudgeEstimate> estimate(const JudgeRequest &request);

    Result<JudgeReport> run(const JudgeRequest &request, Progress &progress);
    // Stores nothing.
    Result<JudgeCanary> canary(const JudgeRequest &request, Progress &progress);

private:
    // What all items of a call have in common.
    struct Frame {
        Scheme scheme;
        QString language;
        QString prompt;    // before the questions are put in
        QString listed;    // with them
        QString reversed;  // with their options the other way round
        SamplingParameters sampling;
    };
    // What asking about one item came to.
    struct Asked {
        QList<JudgeAnswer> answers;
        int requests = 0;
        int refused = 0;
        TokenCounts tokens;
        double cost = 0;
    };
    using Trial = std::array<Asked, 3>;  // as listed, again, reversed

    Result<Frame> frameOf(const JudgeRequest &request);
    // With its id if it exists.
    Result<PrelabelRun> findRun(const JudgeRequest &request, const Frame &frame);
    Result<QList<Conversation>> nextItems(RunId run, BatchId batch, ConversationId after, int limit);
    static Result<Asked> ask(const Bot &bot, const Frame &frame, OptionOrder order, const Conversation &conversation,
                             int samples, quint64 seed, const std::stop_token &stop);
    static Result<std::vector<Trial>> tryOrders(const JudgeRequest &request, const Frame &frame,
                                                const QList<Conversation> &items, Progress &progress);
    static void addTrial(const Conversation &item, const Trial &trial, bool priced, JudgeCanary &canary);
    Result<void> store(const Frame &frame, const QList<Conversation> &items, const QList<Asked> &asked,
                       JudgeReport &report);
    Result<void> judgeAll(const JudgeRequest &request, const Frame &frame, JudgeReport &report, Progress &progress);
    Result<void> audit(const JudgeRequest &request, const Frame &frame, const JudgeReport &report);

    Storage &m_storage;
    const Clock &m_clock;
    QString m_user;
};

}  // namespace gainsay
