// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/collect/CdconvCollectService.h"

#include "core/base/TranslatableText.h"
#include "core/collect/Triggers.h"
#include "core/service/access/Authorization.h"
#include "core/service/collect/CdconvGroup.h"
#include "core/service/collect/CollectedRows.h"
#include "core/service/exchange/ImportService.h"
#include "core/service/project/ActiveScheme.h"
#include "core/store/ConversationStore.h"
#include "core/store/ProjectStore.h"

#include <QElapsedTimer>

#include <algorithm>
#include <deque>
#include <future>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

struct CdconvCollectWords {
    GAINSAY_TR(collect)
};

constexpr int rowsPerCommit = 16;
constexpr qint64 commitEveryMs = 3000;  // a crash loses the replies of so long at most; they are made again
constexpr int failuresInARow = 5;       // of one bot: it is gone, not the row at fault
constexpr int serverGroups = 4;         // at the same time, where somebody else computes
constexpr int repliesToCompare = 10;    // before it is said that a bot repeats itself

// The names under which the bots' conversations are stored; two of one name are told apart by version, then by number.
QStringList botNames(const QList<BotPtr> &bots)
{
    QStringList names;
    for (const BotPtr &bot : bots) {
        const auto sameName = std::ranges::count_if(
            bots, [&](const BotPtr &other) { return other->identity().name == bot->identity().name; });
        QString name = bot->identity().name;
        if (sameName > 1)
            name += u' ' + bot->identity().version;
        const QString plain = name;
        for (int number = 2; names.contains(name); ++number)
            name = u"%1 (%2)"_s.arg(plain).arg(number);
        names.append(name);
    }
    return names;
}

bool suits(const CdconvCollectRequest &request, const Opening &opening, const QString &method)
{
    if (!request.filter)
        return true;
    return openingKind(opening.u1) == (asksAboutUser(method) ? OpeningKind::TellsSelf : OpeningKind::AsksOther);
}

class CdconvCollection {
public:
    CdconvCollection(Storage &storage, const Clock &clock, const QString &user, const CdconvCollectRequest &request,
                     Progress &progress)
        : m_storage(storage), m_clock(clock), m_user(user), m_request(request), m_progress(progress),
          m_names(botNames(request.bots))
    {
        m_report.estimate = estimateCdconv(request);
        m_sinceCommit.start();
    }

    Result<CdconvCollectReport> run()
    {
        const Result<void> done = runGroups();
        // Whatever went wrong: what was made is kept.
        const Result<void> kept = commit();
        if (!done && done.error().kind != ErrorKind::Cancelled)
            return done.error();
        RETURN_IF_ERROR(kept);
        remarkRepetition();
        return m_report;
    }

private:
    struct Running {
        std::shared_ptr<CdconvGroup> group;
        std::future<Result<CdconvGroupResult>> result;
    };

    bool stopped()
    {
        if (!m_report.cancelled && m_progress.isCancelled()) {
            m_report.cancelled = true;
            m_stop.request_stop();
        }
        return m_report.cancelled;
    }

    Result<void> runGroups()
    {
        std::deque<Running> running;
        Result<void> outcome;
        for (qsizetype bot = 0; bot < m_request.bots.size() && outcome; ++bot) {
            m_failures = 0;
            const size_t atOnce = m_request.bots[bot]->abilities().leavesMachine ? serverGroups : 1;
            for (const Opening &opening : m_request.openings) {
                if (stopped() || !outcome)
                    break;
                Result<std::shared_ptr<CdconvGroup>> group = groupOf(opening, bot);
                if (!group)
                    outcome = group.error();
                else if (*group)
                    running.push_back(start(*std::move(group)));
                while (outcome && running.size() >= atOnce)
                    outcome = finishFirst(running);
            }
            while (!running.empty()) {
                const Result<void> finished = finishFirst(running);
                if (outcome && !finished)
                    outcome = finished;
                if (!outcome)
                    m_stop.request_stop();
            }
        }
        return outcome;
    }

    // What is lacking of one opening and one bot; null if nothing is.
    Result<std::shared_ptr<CdconvGroup>> groupOf(const Opening &opening, qsizetype bot)
    {
        auto group = std::make_shared<CdconvGroup>();
        group->opening = opening;
        group->bot = m_request.bots[bot];
        group->botName = m_names[bot];
        QStringList ids;
        QList<CdconvGroup::Wanted> all;
        for (const NamedTrigger &trigger : m_request.triggers) {
            if (!suits(m_request, opening, trigger.name))
                continue;
            all.append({trigger, cdconvItemId(m_request, opening.u1, *group->bot, group->botName, trigger.name)});
            ids.append(all.last().id);
        }
        ASSIGN_OR_RETURN(const auto known, m_storage.conversations().known(ids));
        for (const CdconvGroup::Wanted &wanted : std::as_const(all)) {
            if (!known.contains(wanted.id))
                group->wanted.append(wanted);
        }
        m_report.alreadyThere += known.size();
        advance(known.size());
        if (group->wanted.isEmpty())
            return std::shared_ptr<CdconvGroup>();
        if (!known.isEmpty()) {
            ASSIGN_OR_RETURN(const auto earlier, m_storage.conversations().byId(known.constBegin()->id));
            group->b1 = earlier.turns.value(1).text;
            group->b1Provenance = earlier.extra.value("provenance", Json::object()).value("b1", Json::object());
        }
        return group;
    }

    Running start(std::shared_ptr<CdconvGroup> group)
    {
        const CdconvGroup &made = *group;
        const auto policy = made.bot->abilities().leavesMachine ? std::launch::async : std::launch::deferred;
        return {std::move(group), std::async(policy, [this, &made, stop = m_stop.get_token()] {
                    return makeCdconvGroup(made, m_request, stop);
                })};
    }

    // The oldest of those under way: rows come in the order of the openings.
    Result<void> finishFirst(std::deque<Running> &running)
    {
        Running first = std::move(running.front());
        running.pop_front();
        // While a server is waited for, whoever cancels is heard.
        if (first.group->bot->abilities().leavesMachine) {
            while (first.result.wait_for(std::chrono::milliseconds(100)) != std::future_status::ready)
                stopped();
        }
        Result<CdconvGroupResult> result = first.result.get();
        if (!result)
            return result.error();
        advance(first.group->wanted.size());
        return take(*first.group, *std::move(result));
    }

    Result<void> take(const CdconvGroup &group, CdconvGroupResult result)
    {
        for (const QString &problem : std::as_const(result.problems))
            m_request.problem(problem);
        for (const QString &what : std::as_const(result.skipped))
            m_request.skipped(what);
        m_report.failed += result.botFailed ? group.wanted.size() : result.problems.size();
        m_report.skipped += result.skipped.size();
        m_report.cost += result.cost;
        m_failures = result.botFailed ? m_failures + 1 : 0;
        if (!result.made.isEmpty())
            ++m_firstReplies[group.botName][result.made.first().turns[1].text];
        m_made += result.made;
        if (m_failures >= failuresInARow)
            return ioError(CdconvCollectWords::tr("%1 failed %2 times in a row, the last time with: %3. What was made "
                                                  "is kept; run the same again once it works.")
                               .arg(group.botName)
                               .arg(m_failures)
                               .arg(result.problems.value(0)));
        const bool due = m_made.size() >= rowsPerCommit || m_sinceCommit.elapsed() >= commitEveryMs;
        return due ? commit() : Result<void>();
    }

    void reject(const RowError &error)
    {
        ++m_report.failed;
        m_request.problem(error.message());
    }

    Result<void> commit()
    {
        m_sinceCommit.restart();
        if (m_made.isEmpty())
            return {};
        const QList<Conversation> made = std::exchange(m_made, {});
        CollectedRows rows(made);
        ImportRequest intake;
        intake.source = CdconvCollectWords::tr("collected from %1").arg(m_request.source);
        intake.rejected = [this](const RowError &error) { reject(error); };
        NoProgress quiet;
        ASSIGN_OR_RETURN(const auto report, ImportService(m_storage, m_clock, m_user).run(rows, intake, quiet));
        m_report.added += report.added;
        m_report.alreadyThere += report.alreadyThere;
        for (const Conversation &one : made) {
            ++m_report.byMethod[one.method];
            m_report.repeated += one.turns[1].text == one.turns[3].text ? 1 : 0;
        }
        return {};
    }

    void advance(qint64 conversations)
    {
        m_done += conversations;
        m_progress.report(m_done, m_report.estimate.conversations);
    }

    // A bot that says the same to whatever it is asked makes a batch that teaches nothing.
    void remarkRepetition()
    {
        for (const auto &[bot, replies] : m_firstReplies.asKeyValueRange()) {
            qint64 all = 0;
            qint64 most = 0;
            QString reply;
            for (const auto &[text, count] : replies.asKeyValueRange()) {
                all += count;
                if (count > most) {
                    most = count;
                    reply = text;
                }
            }
            if (all >= repliesToCompare && most * 2 > all)
                m_report.remarks.append(
                    CdconvCollectWords::tr("%1 repeats itself: it answered %2 of %3 openings with \"%4\".")
                        .arg(bot, QString::number(most), QString::number(all), reply));
        }
    }

    Storage &m_storage;
    const Clock &m_clock;
    const QString m_user;
    const CdconvCollectRequest &m_request;
    Progress &m_progress;
    const QStringList m_names;
    std::stop_source m_stop;
    QList<Conversation> m_made;
    QElapsedTimer m_sinceCommit;
    QMap<QString, QMap<QString, qint64>> m_firstReplies;  // by bot: how often it said what
    int m_failures = 0;
    qint64 m_done = 0;
    CdconvCollectReport m_report;
};

QList<BotTerms> termsOf(const QList<BotPtr> &bots)
{
    QList<BotTerms> terms;
    for (const BotPtr &bot : bots)
        terms.append({bot->defaultSampling().maximumTokens, bot->prices(), bot->abilities().leavesMachine});
    return terms;
}

}  // namespace

CdconvCollectEstimate estimateCdconv(const CdconvCollectRequest &request)
{
    return estimateCdconv(request, termsOf(request.bots));
}

CdconvCollectEstimate estimateCdconv(const CdconvCollectRequest &request, const QList<BotTerms> &bots)
{
    constexpr qint64 usualReply = 20;  // tokens
    CdconvCollectEstimate estimate;
    for (const Opening &opening : request.openings) {
        const qint64 methods = std::ranges::count_if(
            request.triggers, [&](const NamedTrigger &trigger) { return suits(request, opening, trigger.name); });
        if (methods == 0) {
            ++estimate.leftOut;
            continue;
        }
        ++estimate.openings;
        const qint64 length = opening.u1.size();
        for (const BotTerms &bot : bots) {
            const qint64 calls = 1 + methods * request.candidates;
            const TokenCounts tokens{length + methods * request.candidates * (2 * length + usualReply),
                                     calls * bot.mostTokens, true};
            estimate.conversations += methods;
            estimate.calls += calls;
            estimate.tokensIn += tokens.prompt;
            estimate.tokensOut += tokens.reply;
            if (bot.prices)
                estimate.cost[bot.prices->currency] += bot.prices->costOf(tokens);
            estimate.leavesMachine = estimate.leavesMachine || bot.leavesMachine;
        }
    }
    return estimate;
}

Json CdconvCollectEstimate::toJson() const
{
    Json costs = Json::object();
    for (const auto &[currency, amount] : cost.asKeyValueRange())
        costs[toUtf8(currency)] = amount;
    return {{"openings", openings},
            {"left_out", leftOut},
            {"conversations", conversations},
            {"calls", calls},
            {"tokens_in", tokensIn},
            {"tokens_out", tokensOut},
            {"cost", costs},
            {"leaves_machine", leavesMachine}};
}

Json CdconvCollectReport::toJson() const
{
    Json methods = Json::object();
    for (const auto &[method, count] : byMethod.asKeyValueRange())
        methods[toUtf8(method)] = count;
    return {{"estimate", estimate.toJson()},
            {"added", added},
            {"already_there", alreadyThere},
            {"skipped", skipped},
            {"failed", failed},
            {"repeated", repeated},
            {"cost", cost},
            {"by_method", methods},
            {"remarks", jsonTexts(remarks)},
            {"cancelled", cancelled}};
}

CdconvCollectService::CdconvCollectService(Storage &storage, const Clock &clock, QString user)
    : m_storage(storage), m_clock(clock), m_user(std::move(user))
{
}

Result<void> CdconvCollectService::check(const CdconvCollectRequest &request)
{
    if (request.batch.trimmed().isEmpty())
        return invalidInput(CdconvCollectWords::tr("name the batch that the conversations go to"));
    if (request.bots.isEmpty())
        return invalidInput(CdconvCollectWords::tr("name at least one bot that replies"));
    if (request.triggers.isEmpty())
        return invalidInput(CdconvCollectWords::tr("name at least one trigger method"));
    if (request.openings.isEmpty())
        return invalidInput(CdconvCollectWords::tr("%1 holds no opening utterance").arg(request.source));
    if (request.candidates > 1 && !request.detector)
        return invalidInput(CdconvCollectWords::tr("no detector is installed that could weigh candidates"));
    if (estimateCdconv(request).conversations == 0)
        return invalidInput(
            CdconvCollectWords::tr("no opening of %1 suits these methods: they want a question to the other with a "
                                   "question mark, those about the user a statement in the first person; or take all "
                                   "openings without the filter")
                .arg(request.source));
    ASSIGN_OR_RETURN(const auto active, activeScheme(m_storage.project()));
    if (!active.scheme.question(u"category"_s))
        return invalidInput(CdconvCollectWords::tr("The project's scheme %1 does not ask for the category of a "
                                                   "contradiction; collect into a project with the scheme cdconv.")
                                .arg(active.scheme.id));
    return {};
}

Result<CdconvCollectReport> CdconvCollectService::run(const CdconvCollectRequest &request, Progress &progress)
{
    RETURN_IF_ERROR(check(request));
    if (!m_user.isEmpty()) {
        ASSIGN_OR_RETURN(const auto user, m_storage.project().userNamed(m_user));
        RETURN_IF_ERROR(authorize(m_storage, user.id, Permission::Import));
    }
    return CdconvCollection(m_storage, m_clock, m_user, request, progress).run();
}

}  // namespace gainsay
