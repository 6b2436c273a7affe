// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/collect/RgmCollectService.h"

#include "core/base/TranslatableText.h"
#include "core/service/access/Authorization.h"
#include "core/service/collect/CollectedRows.h"
#include "core/service/exchange/ImportService.h"
#include "core/service/project/ActiveScheme.h"
#include "core/store/ConversationStore.h"
#include "core/store/ProjectStore.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct RgmCollectWords {
    GAINSAY_TR(collect)
};

constexpr int candidatesAtOnce = 10;  // between two looks at whether to stop
constexpr int rowsAtOnce = 20;        // per transaction; a crash loses at most so many replies

// One run: scores, choice, replies, rows.
class RgmCollection {
public:
    RgmCollection(Storage &storage, const Clock &clock, const QString &user, const ContextPool &pool,
                  const QList<BotPtr> &bots, const Detector *detector, const RgmCollectRequest &request,
                  Progress &progress)
        : m_storage(storage), m_clock(clock), m_user(user), m_pool(pool), m_bots(bots), m_detector(detector),
          m_request(request), m_progress(progress)
    {
        m_report.pool = pool.byDistance();
        const qint64 wanted = qint64(m_report.pool.size()) * (request.top + request.random) * bots.size();
        m_total = (request.top > 0 ? pool.contexts.size() : 0) + wanted;
    }

    Result<RgmCollectReport> run(const Bot &scorer, FqnessLog &log)
    {
        ASSIGN_OR_RETURN(const auto scores, scoreAll(scorer, log));
        if (stopped())
            return m_report;
        const QList<ChosenContext> chosen =
            chooseContexts(m_pool, scores, m_request.top, m_request.random, m_request.seed, m_request.rank);
        m_report.chosen = chosen.size();
        m_scorer = toJson(scorer.identity());
        for (const ChosenContext &context : chosen) {
            for (qsizetype bot = 0; bot < m_bots.size() && !stopped(); ++bot)
                RETURN_IF_ERROR(collectOne(context, bot));
        }
        RETURN_IF_ERROR(flush());
        return m_report;
    }

private:
    bool stopped()
    {
        m_report.cancelled = m_report.cancelled || m_progress.isCancelled();
        return m_report.cancelled;
    }

    void fail(const QString &where, const Error &error)
    {
        ++m_report.failed;
        m_request.problem(u"%1: %2"_s.arg(where, error.message));
    }

    QString placeOf(const PooledContext &context) const
    {
        return RgmCollectWords::tr("%1, turn %2, distance %3")
            .arg(m_pool.dialogues[context.dialogue].id)
            .arg(context.question + 1)
            .arg(context.distance);
    }

    Result<QList<std::optional<Fqness>>> scoreAll(const Bot &scorer, FqnessLog &log)
    {
        QList<std::optional<Fqness>> scores(m_pool.contexts.size());
        for (qsizetype i = 0; i < scores.size() && m_request.top > 0 && !stopped(); ++i) {
            m_progress.report(m_done++, m_total);
            const PooledContext &context = m_pool.contexts[i];
            const Result<FqnessTerms> terms = fqnessTerms(m_pool.turnsOf(context), context.distance);
            if (!terms)
                return terms.error();
            const QString key = FqnessLog::keyOf(scorer.identity(), *terms);
            scores[i] = log.find(key);
            if (scores[i])
                continue;
            const Result<Fqness> computed = computeFqness(scorer, *terms);
            if (!computed) {
                fail(placeOf(context), computed.error());
                continue;
            }
            RETURN_IF_ERROR(log.add(key, *computed));
            scores[i] = *computed;
            ++m_report.scored;
        }
        return scores;
    }

    QString botName(qsizetype bot) const
    {
        const BotIdentity &identity = m_bots[bot]->identity();
        const auto sameName =
            std::ranges::count_if(m_bots, [&](const BotPtr &other) { return other->identity().name == identity.name; });
        return sameName == 1 ? identity.name : u"%1 %2"_s.arg(identity.name, identity.version);
    }

    // The same for the same pool, selection and bot: what makes a run go on where it stopped.
    QString itemId(const ChosenContext &chosen, qsizetype bot) const
    {
        const PooledContext &context = chosen.context;
        return u"%1-%2-t%3-d%4-%5-%6"_s.arg(m_request.batch, m_pool.dialogues[context.dialogue].id,
                                            QString::number(context.question + 1), QString::number(context.distance),
                                            chosen.random ? u"random"_s : u"top"_s, botName(bot));
    }

    Result<void> collectOne(const ChosenContext &chosen, qsizetype bot)
    {
        m_progress.report(m_done++, m_total);
        const QString id = itemId(chosen, bot);
        ASSIGN_OR_RETURN(const auto known, m_storage.conversations().known({id}));
        if (!known.isEmpty()) {
            ++m_report.alreadyThere;
            return {};
        }
        Conversation item = itemOf(chosen, id, botName(bot));
        const Result<void> replied = reply(*m_bots[bot], item);
        if (m_report.cancelled)
            return {};
        if (!replied) {
            fail(u"%1, %2"_s.arg(placeOf(chosen.context), botName(bot)), replied.error());
            return {};
        }
        m_made.append(std::move(item));
        return m_made.size() >= rowsAtOnce ? flush() : Result<void>();
    }

    // Everything but the reply.
    Conversation itemOf(const ChosenContext &chosen, const QString &id, const QString &model) const
    {
        const PooledContext &context = chosen.context;
        Conversation item;
        item.externalId = id;
        item.batch = m_request.batch;
        item.turns = m_pool.turnsOf(context);
        item.related = context.question - context.distance;
        item.model = model;
        item.method = chosen.random ? u"random"_s : u"top"_s;
        item.extra = {{"selection", toUtf8(item.method)},
                      {"distance", context.distance},
                      {"source", toUtf8(m_request.source)},
                      {"source_id", toUtf8(m_pool.dialogues[context.dialogue].id)},
                      {"source_turn", context.question + 1}};
        if (const Result<FqnessTerms> terms = fqnessTerms(item.turns, context.distance))
            item.extra["referent"] = toUtf8(terms->referent);
        if (chosen.fqness) {
            item.extra.update(chosen.fqness->toJson());
            item.extra.erase("tokens");
            item.extra["scorer"] = m_scorer;
        }
        return item;
    }

    Result<void> reply(const Bot &bot, Conversation &item)
    {
        const QString speaker = item.turns[*item.related].speaker;
        ChatHistory history;
        for (const Utterance &turn : std::as_const(item.turns))
            history.append({turn.speaker == speaker ? ChatRole::Bot : ChatRole::User, turn.text});
        SamplingParameters sampling = bot.defaultSampling();
        sampling.topP = m_request.topP;
        sampling.seed = m_request.seed;
        QList<BotReply> candidates;
        for (int asked = 0; asked < m_request.candidates && !stopped();) {
            const int some = std::min(candidatesAtOnce, m_request.candidates - asked);
            ASSIGN_OR_RETURN(auto more, bot.replies(history, sampling, some));
            more.removeIf([](const BotReply &one) { return one.text.trimmed().isEmpty(); });
            candidates += more;
            asked += some;
            sampling.seed += quint64(some);
        }
        if (stopped())
            return {};
        if (candidates.isEmpty())
            return invalidInput(RgmCollectWords::tr("it returned nothing"));
        item.turns.append({speaker, QString()});
        item.target = int(item.turns.size()) - 1;
        ASSIGN_OR_RETURN(const auto kept, best(candidates, item));
        item.turns.last().text = candidates[kept].text.trimmed();
        item.extra["provenance"] = provenanceOf(candidates[kept]);
        return {};
    }

    Result<qsizetype> best(const QList<BotReply> &candidates, Conversation &item)
    {
        if (m_request.candidates == 1)
            return qsizetype(0);
        item.extra["candidates"] = candidates.size();
        if (m_request.rule == CandidateRule::Likeliest) {
            item.extra["kept"] = "likeliest";
            return likeliest(candidates);
        }
        item.extra["kept"] = "most contradictory";
        QList<Conversation> judged;
        for (const BotReply &candidate : candidates) {
            judged.append(item);
            judged.last().turns.last().text = candidate.text.trimmed();
        }
        ASSIGN_OR_RETURN(const auto predictions, m_detector->detect(judged, {}));
        qsizetype kept = -1;
        double highest = 0;
        for (qsizetype i = 0; i < predictions.size(); ++i) {
            if (!predictions[i].label)
                continue;
            const double probability =
                contradictionProbability(m_detector->info().labels, predictions[i].probabilities);
            if (kept < 0 || probability > highest) {
                kept = i;
                highest = probability;
            }
        }
        if (kept < 0)
            return invalidInput(RgmCollectWords::tr("the detector cannot judge any of %1 candidates: %2")
                                    .arg(QString::number(candidates.size()), predictions.value(0).reason.shown));
        item.extra["contradiction_probability"] = highest;
        item.extra["detector"] = {{"name", toUtf8(m_detector->info().name)},
                                  {"version", toUtf8(m_detector->info().version)},
                                  {"method", toUtf8(m_detector->info().method)}};
        return kept;
    }

    static Result<qsizetype> likeliest(const QList<BotReply> &candidates)
    {
        qsizetype kept = 0;
        for (qsizetype i = 0; i < candidates.size(); ++i) {
            if (!candidates[i].logProbability)
                return unsupported(RgmCollectWords::tr("%1 does not say how probable its replies are; keep the most "
                                                       "contradictory, or one candidate")
                                       .arg(candidates[i].bot.name));
            if (*candidates[i].logProbability > *candidates[kept].logProbability)
                kept = i;
        }
        return kept;
    }

    Result<void> flush()
    {
        if (m_made.isEmpty())
            return {};
        CollectedRows rows(std::exchange(m_made, {}));
        ImportRequest import;
        import.source = RgmCollectWords::tr("collected from %1").arg(m_request.source);
        import.rejected = [this](const RowError &error) { fail(m_request.batch, {{}, error.message()});
    };
    NoProgress quiet;
    ASSIGN_OR_RETURN(const auto report, ImportService(m_storage, m_clock, m_user).run(rows, import, quiet));
    m_report.added += report.added;
    m_report.alreadyThere += report.alreadyThere;
    return {};
}

Storage &m_storage;
const Clock &m_clock;
const QString m_user;
const ContextPool &m_pool;
const QList<BotPtr> &m_bots;
const Detector *m_detector;
const RgmCollectRequest &m_request;
Progress &m_progress;
Json m_scorer;
QList<Conversation> m_made;
RgmCollectReport m_report;
qint64 m_done = 0;
qint64 m_total = 0;
};  // namespace

Result<void> checkRequest(const ContextPool &pool, const Bot &scorer, const QList<BotPtr> &bots,
                          const Detector *detector, const RgmCollectRequest &request)
{
    if (request.top > 0 && !scorer.abilities().scores)
        return scorer.score({}, {}, true).error();
    if (bots.isEmpty())
        return invalidInput(RgmCollectWords::tr("name at least one bot that replies"));
    if (request.batch.trimmed().isEmpty())
        return invalidInput(RgmCollectWords::tr("name the batch that the items go to"));
    if (request.candidates < 1)
        return invalidInput(RgmCollectWords::tr("at least one candidate per reply is needed"));
    if (request.candidates > 1 && request.rule == CandidateRule::MostContradictory && !detector)
        return invalidInput(RgmCollectWords::tr("no detector is installed that could weigh candidates"));
    if (pool.contexts.isEmpty())
        return invalidInput(
            RgmCollectWords::tr("%1 has no context that ends in a question about an earlier statement of "
                                "the other speaker; it needs dialogues with question marks")
                .arg(request.source));
    return {};
}

}  // namespace gainsay

Json RgmCollectReport::toJson() const
{
    Json contexts = Json::object();
    for (const auto &[distance, count] : pool.asKeyValueRange())
        contexts[std::to_string(distance)] = count;
    return {{"pool", contexts},
            {"scored", scored},
            {"chosen", chosen},
            {"added", added},
            {"already_there", alreadyThere},
            {"failed", failed},
            {"cancelled", cancelled}};
}

RgmCollectService::RgmCollectService(Storage &storage, const Clock &clock, QString user)
    : m_storage(storage), m_clock(clock), m_user(std::move(user))
{
}

Result<RgmCollectReport> RgmCollectService::run(const ContextPool &pool, const Bot &scorer, const QList<BotPtr> &bots,
                                                const Detector *detector, FqnessLog &log,
                                                const RgmCollectRequest &request, Progress &progress)
{
    RETURN_IF_ERROR(checkRequest(pool, scorer, bots, detector, request));
    if (!m_user.isEmpty()) {
        ASSIGN_OR_RETURN(const auto user, m_storage.project().userNamed(m_user));
        RETURN_IF_ERROR(authorize(m_storage, user.id, Permission::Import));
    }
    ASSIGN_OR_RETURN(const auto active, activeScheme(m_storage.project()));
    if (!active.scheme.question(u"contradiction"_s))
        return invalidInput(RgmCollectWords::tr("The project's scheme %1 does not ask whether a marked utterance is "
                                                "contradicted; collect into a project with the scheme rgm.")
                                .arg(active.scheme.id));
    return RgmCollection(m_storage, m_clock, m_user, pool, bots, detector, request, progress).run(scorer, log);
}

}  // namespace gainsay
