// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/judge/JudgeService.h"

#include "core/detect/ParallelFor.h"
#include "core/service/detect/Suggestion.h"
#include "core/service/project/ActiveScheme.h"
#include "core/stats/BinomialInterval.h"
#include "core/store/AuditStore.h"
#include "core/store/ConversationStore.h"
#include "core/store/ProjectStore.h"
#include "core/text/ScriptGuess.h"

#include <QCoreApplication>
#include <QCryptographicHash>

#include <algorithm>
#include <thread>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace gainsay {

namespace {

struct JudgeWords {
    Q_DECLARE_TR_FUNCTIONS(judge)
};

constexpr int mostSamples = 100;
constexpr int leastReplyTokens = 512;  // a JSON object with quotes and a reason
constexpr qint64 expectedReplyTokens = 90;
constexpr int sampledForEstimate = 200;
constexpr int canaryItems = 50;  // unless a limit says otherwise
constexpr double sampledTemperature = 0.7;

// A server has a limit of its own; other bots answer one after the other.
int threadsFor(const Bot &bot)
{
    return bot.identity().kind == "openai"_L1 ? 8 : 1;
}

// Han and kana take about a token each, other scripts a token for four letters.
qint64 estimatedTokens(const QString &text)
{
    qint64 wide = 0;
    for (const QChar c : text)
        wide += int(c.unicode() >= 0x2e80);
    return wide + (text.size() - wide) / 4;
}

// Asks every tenth of a second whether to stop, also while all threads wait for a server.
class CancelWatch {
public:
    explicit CancelWatch(const Progress &progress)
        : m_thread([this, &progress](const std::stop_token &ended) {
              while (!ended.stop_requested() && !progress.isCancelled())
                  std::this_thread::sleep_for(100ms);
              if (!ended.stop_requested())
                  m_stop.request_stop();
          })
    {
    }

    std::stop_token token() const { return m_stop.get_token(); }

private:
    std::stop_source m_stop;
    std::jthread m_thread;
};

void addTokens(TokenCounts &sum, const TokenCounts &more)
{
    sum.prompt += more.prompt;
    sum.reply += more.reply;
    sum.estimated = sum.estimated || more.estimated;
}

}  // namespace

Result<void> JudgeService::showToAnnotators(bool shown)
{
    return m_storage.transaction([&]() -> Result<void> {
        RETURN_IF_ERROR(setJudgesShown(m_storage, shown));
        return m_storage.audit().append({m_user, u"judge"_s, u"shown"_s, {{"shown", shown}}, m_clock.nowMs()});
    });
}

Result<QString> JudgeService::conversationLanguage()
{
    constexpr int looked = 20;
    ASSIGN_OR_RETURN(const auto first, m_storage.conversations().pageAfter({}, looked));
    QString text;
    for (const Conversation &conversation : first) {
        for (const Utterance &turn : conversation.turns)
            text += turn.text;
    }
    const QString code = languageCode(guessLanguage(text));
    return code.isEmpty() ? u"en"_s : code;
}

Result<QString> JudgeService::defaultPrompt(const QString &language)
{
    ASSIGN_OR_RETURN(const auto active, activeScheme(m_storage.project()));
    const Result<Guide> guide = active.scheme.guidelines.isEmpty() && active.scheme.guidelineTexts.isEmpty()
                                    ? Guide()
                                    : loadGuidelines(active.scheme, language);
    return judgePrompt(active.scheme, guide.value_or(Guide()), language);
}

Result<JudgeService::Frame> JudgeService::frameOf(const JudgeRequest &request)
{
    if (!request.bot)
        return invalidInput(JudgeWords::tr("a judge needs a bot"));
    if (request.samples < 1 || request.samples > mostSamples)
        return invalidInput(JudgeWords::tr("the number of samples must be 1 to %1").arg(mostSamples));
    ASSIGN_OR_RETURN(const auto active, activeScheme(m_storage.project()));
    Frame frame;
    frame.scheme = active.scheme;
    frame.language = request.language;
    if (frame.language.isEmpty()) {
        ASSIGN_OR_RETURN(frame.language, conversationLanguage());
    }
    frame.prompt = request.prompt;
    if (frame.prompt.isEmpty()) {
        ASSIGN_OR_RETURN(frame.prompt, defaultPrompt(frame.language));
    }
    RETURN_IF_ERROR(checkJudgePrompt(frame.prompt));
    frame.listed = filledPrompt(frame.prompt, frame.scheme, frame.language, OptionOrder::AsListed);
    frame.reversed = filledPrompt(frame.prompt, frame.scheme, frame.language, OptionOrder::Reversed);
    frame.sampling = request.bot->defaultSampling();
    frame.sampling.maximumTokens = std::max(frame.sampling.maximumTokens, leastReplyTokens);
    // JSON repeats itself: its marks, the names of turns.
    frame.sampling.repetitionPenalty = 1.0;
    frame.sampling.noRepeatNgram = 0;
    if (request.samples == 1)
        frame.sampling.temperature = 0;
    else if (frame.sampling.temperature <= 0)
        frame.sampling.temperature = sampledTemperature;
    return frame;
}

Result<PrelabelRun> JudgeService::findRun(const JudgeRequest &request, const Frame &frame)
{
    const BotIdentity &bot = request.bot->identity();
    SamplingParameters sampling = frame.sampling;
    sampling.seed = request.seed;
    PrelabelRun run;
    run.model = bot.name;
    run.version = bot.version;
    run.method = u"judge"_s;
    run.origin = judgeOrigin;
    run.provider = bot.kind;
    run.createdAt = m_clock.nowMs();
    const QByteArray hash = QCryptographicHash::hash(frame.listed.toUtf8(), QCryptographicHash::Sha256).toHex();
    run.parameters = {{"bot", toJson(bot)},
                      {"sampling", toJson(sampling)},
                      {"samples", request.samples},
                      {"scheme", toUtf8(frame.scheme.id)},
                      {"scheme_version", frame.scheme.version},
                      {"prompt_sha256", hash.toStdString()}};
    ASSIGN_OR_RETURN(const auto known, m_storage.prelabels().runs());
    const auto same = std::ranges::find_if(known, [&](const PrelabelRun &one) {
        return one.model == run.model && one.version == run.version && one.method == run.method &&
               one.parameters == run.parameters;
    });
    return same == known.end() ? run : *same;
}

Result<QList<Conversation>> JudgeService::nextItems(RunId run, BatchId batch, ConversationId after, int limit)
{
    ASSIGN_OR_RETURN(const auto ids, m_storage.prelabels().missing(run, after, limit, batch));
    QList<Conversation> items;
    for (const ConversationId id : ids) {
        ASSIGN_OR_RETURN(auto conversation, m_storage.conversations().byId(id));
        items.append(std::move(conversation));
    }
    return items;
}

Result<JudgeEstimate> JudgeService::estimate(const JudgeRequest &request)
{
    ASSIGN_OR_RETURN(const auto frame, frameOf(request));
    ASSIGN_OR_RETURN(const auto run, findRun(request, frame));
    ASSIGN_OR_RETURN(const auto left, m_storage.prelabels().countMissing(run.id, request.batch));
    ASSIGN_OR_RETURN(const auto items, nextItems(run.id, request.batch, {}, sampledForEstimate));
    JudgeEstimate estimate;
    estimate.items = request.limit > 0 ? std::min(left, request.limit) : left;
    estimate.requests = estimate.items * request.samples;
    qint64 tokens = 0;
    for (const Conversation &item : items)
        tokens += estimatedTokens(judgedItem(item, judgeMark(item)));
    const qint64 each = estimatedTokens(frame.listed) + (items.isEmpty() ? 0 : tokens / items.size());
    estimate.tokens = {estimate.requests * each, estimate.requests * expectedReplyTokens, true};
    if (const std::optional<TokenPrices> prices = request.bot->prices()) {
        estimate.cost = prices->costOf(estimate.tokens);
        estimate.currency = prices->currency;
    }
    return estimate;
}

// One more reply than wanted answers is asked for where one was not valid; after that what there is counts.
Result<JudgeService::Asked> JudgeService::ask(const Bot &bot, const Frame &frame, OptionOrder order,
                                              const Conversation &conversation, int samples, quint64 seed,
                                              const std::stop_token &stop)
{
    const QString mark = judgeMark(conversation);
    const ChatHistory history = {{ChatRole::System, order == OptionOrder::AsListed ? frame.listed : frame.reversed},
                                 {ChatRole::User, judgedItem(conversation, mark)}};
    SamplingParameters sampling = frame.sampling;
    Asked asked;
    while (asked.answers.size() < samples && asked.refused <= 1) {
        sampling.seed = seed + quint64(asked.requests);
        if (asked.refused > 0 && sampling.temperature <= 0)
            sampling.temperature = sampledTemperature;  // the same question would get the same answer
        ASSIGN_OR_RETURN(const auto reply, bot.reply(history, sampling, stop));
        ++asked.requests;
        addTokens(asked.tokens, reply.tokens);
        asked.cost += reply.cost.value_or(0.0);
        Result<JudgeAnswer> answer = readJudgeAnswer(reply.text, frame.scheme, conversation, mark);
        if (answer) {
            asked.answers.append(*std::move(answer));
            continue;
        }
        ++asked.refused;
    }
    return asked;
}

Result<void> JudgeService::store(const Frame &frame, const QList<Conversation> &items, const QList<Asked> &asked,
                                 JudgeReport &report)
{
    return m_storage.transaction([&]() -> Result<void> {
        // Not before there is something to keep: a server that cannot be reached leaves no empty run.
        if (!report.run.id && !items.isEmpty()) {
            ASSIGN_OR_RETURN(report.run, m_storage.prelabels().findOrAddRun(report.run));
        }
        QList<JudgeVerdict> verdicts;
        QList<Prelabel> prelabels;
        for (qsizetype i = 0; i < items.size(); ++i) {
            verdicts.append(verdictOf(frame.scheme, items[i], asked[i].answers));
            verdicts.last().prelabel.provider = report.run.provider;
            prelabels.append(verdicts.constLast().prelabel);
        }
        ASSIGN_OR_RETURN(const auto added, m_storage.prelabels().insert(report.run.id, prelabels));
        for (const JudgeVerdict &verdict : std::as_const(verdicts))
            RETURN_IF_ERROR(
                m_storage.prelabels().insertSpans(report.run.id, verdict.prelabel.conversation, verdict.evidence));
        report.judged += added;
        report.silent += std::ranges::count_if(
            prelabels, [](const Prelabel &one) { return one.label.isEmpty() && one.ranking.isEmpty(); });
        return {};
    });
}

Result<void> JudgeService::judgeAll(const JudgeRequest &request, const Frame &frame, JudgeReport &report,
                                    Progress &progress)
{
    const int threads = threadsFor(*request.bot);
    const qint64 total = request.limit > 0 ? std::min(report.left, request.limit) : report.left;
    const bool hasPrices = request.bot->prices().has_value();
    const CancelWatch watch(progress);
    ConversationId after;
    while (report.judged < total) {
        const qint64 chunk = std::min<qint64>(total - report.judged, qint64(threads) * 2);
        // What the next ones will cost is not known; what the last ones did is.
        const double spent = report.cost.value_or(0.0);
        const double next = report.judged > 0 ? spent / double(report.judged) * double(chunk) : 0.0;
        if (request.mostCost && hasPrices && spent + next > *request.mostCost) {
            report.stoppedForCost = true;
            return {};
        }
        ASSIGN_OR_RETURN(const auto items, nextItems(report.run.id, request.batch, after, int(chunk)));
        if (items.isEmpty())
            return {};
        after = items.constLast().id;
        std::vector<std::optional<Result<Asked>>> answers(size_t(items.size()));
        parallelFor(int(items.size()), threads, [&](int i) {
            answers[size_t(i)] =
                ask(*request.bot, frame, OptionOrder::AsListed, items[i], request.samples, request.seed, watch.token());
            return answers[size_t(i)]->has_value();
        });
        QList<Conversation> done;
        QList<Asked> asked;
        Result<void> fault;
        for (size_t i = 0; i < answers.size(); ++i) {
            if (answers[i] && !*answers[i])
                fault = answers[i]->error();
            if (!answers[i] || !*answers[i])
                continue;
            done.append(items[qsizetype(i)]);
            asked.append(**answers[i]);
            report.requests += asked.constLast().requests;
            report.refused += asked.constLast().refused;
            for (const JudgeAnswer &answer : asked.constLast().answers)
                report.lostQuotes += answer.lostQuotes;
            addTokens(report.tokens, asked.constLast().tokens);
            if (hasPrices)
                report.cost = report.cost.value_or(0.0) + asked.constLast().cost;
        }
        // What was answered is paid for and kept, whatever became of the others.
        RETURN_IF_ERROR(store(frame, done, asked, report));
        progress.report(report.judged, total);
        if (!fault)
            return fault;
    }
    return {};
}

Result<void> JudgeService::audit(const JudgeRequest &request, const Frame &frame, const JudgeReport &report)
{
    return m_storage.transaction([&] {
        Json payload = {{"run", report.run.id.value},    {"version", toUtf8(report.run.version)},
                        {"judged", report.judged},       {"silent", report.silent},
                        {"samples", request.samples},    {"requests", report.requests},
                        {"prompt", toUtf8(frame.listed)}};
        if (report.cost)
            payload["cost"] = *report.cost;
        return m_storage.audit().append({m_user, u"judge"_s, report.run.model, payload, m_clock.nowMs()});
    });
}

Result<JudgeReport> JudgeService::run(const JudgeRequest &request, Progress &progress)
{
    ASSIGN_OR_RETURN(const auto frame, frameOf(request));
    JudgeReport report;
    ASSIGN_OR_RETURN(report.run, findRun(request, frame));
    ASSIGN_OR_RETURN(report.left, m_storage.prelabels().countMissing(report.run.id, request.batch));
    const Result<void> done = judgeAll(request, frame, report, progress);
    if (report.judged > 0)
        RETURN_IF_ERROR(audit(request, frame, report));
    if (!done) {
        const QString kept = JudgeWords::tr("%1; %2 judged conversations are stored, the next run goes on from here")
                                 .arg(done.error().message, QString::number(report.judged));
        return Error{done.error().kind, kept};
    }
    report.left -= report.judged;
    return report;
}

// Each item is asked about three times: as listed, so once more, with the options reversed.
Result<std::vector<JudgeService::Trial>> JudgeService::tryOrders(const JudgeRequest &request, const Frame &frame,
                                                                 const QList<Conversation> &items, Progress &progress)
{
    const CancelWatch watch(progress);
    std::vector<Trial> trials(size_t(items.size()));
    std::vector<std::optional<Error>> faults(trials.size());
    std::atomic<qint64> done = 0;
    const auto caller = std::this_thread::get_id();
    parallelFor(int(items.size()), threadsFor(*request.bot), [&](int i) {
        for (size_t turn = 0; turn < trials[size_t(i)].size(); ++turn) {
            const OptionOrder order = turn == 2 ? OptionOrder::Reversed : OptionOrder::AsListed;
            const quint64 seed = request.seed + (turn == 1 ? 1000 : 0);
            Result<Asked> asked = ask(*request.bot, frame, order, items[i], 1, seed, watch.token());
            if (!asked) {
                faults[size_t(i)] = asked.error();
                return false;
            }
            trials[size_t(i)][turn] = *std::move(asked);
        }
        ++done;
        if (std::this_thread::get_id() == caller)
            progress.report(done, items.size());
        return true;
    });
    for (const std::optional<Error> &fault : faults) {
        if (fault)
            return *fault;
    }
    return trials;
}

void JudgeService::addTrial(const Conversation &item, const Trial &trial, bool priced, JudgeCanary &canary)
{
    bool allValid = true;
    for (const Asked &asked : trial) {
        allValid = allValid && !asked.answers.isEmpty();
        canary.refused += asked.refused;
        addTokens(canary.tokens, asked.tokens);
        if (priced)
            canary.cost = canary.cost.value_or(0.0) + asked.cost;
    }
    if (!allValid)
        return;
    const auto outcome = [&](size_t turn) { return outcomeOf(trial[turn].answers.constFirst()); };
    ++canary.items;
    canary.changedByChance += int(outcome(0) != outcome(1));
    if (outcome(0) != outcome(2)) {
        ++canary.changedByOrder;
        canary.changes.append({item.externalId, outcome(0), outcome(2)});
    }
}

Result<JudgeCanary> JudgeService::canary(const JudgeRequest &request, Progress &progress)
{
    ASSIGN_OR_RETURN(const auto frame, frameOf(request));
    if (!canReorderOptions(frame.prompt))
        return invalidInput(
            JudgeWords::tr("the prompt does not say {{questions}}, so that its options cannot be reordered"));
    const int limit = request.limit > 0 ? int(std::min<qint64>(request.limit, 100'000)) : canaryItems;
    ASSIGN_OR_RETURN(const auto items, m_storage.conversations().pageAfter({}, limit, request.batch));
    ASSIGN_OR_RETURN(const auto trials, tryOrders(request, frame, items, progress));
    JudgeCanary canary;
    for (qsizetype i = 0; i < items.size(); ++i)
        addTrial(items[i], trials[size_t(i)], request.bot->prices().has_value(), canary);
    if (canary.items > 0) {
        const auto interval = wilson(canary.changedByOrder, canary.items);
        canary.orderLow = interval.low;
        canary.orderHigh = interval.high;
    }
    return canary;
}

}  // namespace gainsay
