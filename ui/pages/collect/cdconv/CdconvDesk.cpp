// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/collect/cdconv/CdconvDesk.h"

#include "core/collect/Triggers.h"
#include "core/service/browse/BrowseService.h"

#include <QFileInfo>
#include <QSet>

#include <algorithm>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

constexpr int kOpeningPage = 500;
constexpr qsizetype kMostOpenings = 100'000;  // what one run may hold in memory
constexpr int kSampledOpenings = 10;

Result<OpeningSource> openingsOfProject(Storage &storage, const QString &batch, Progress &progress)
{
    OpeningSource source;
    BatchId only;
    if (!batch.isEmpty()) {
        ASSIGN_OR_RETURN(only, BrowseService(storage).batchByName(batch));
    }
    source.name = batch;
    QSet<QString> seen;
    ConversationId last;
    while (source.openings.size() < kMostOpenings && !progress.isCancelled()) {
        ASSIGN_OR_RETURN(const auto page, BrowseService(storage).pageAfter(last, kOpeningPage, only));
        if (page.isEmpty())
            break;
        last = page.last().id;
        for (const Conversation &one : page) {
            const QString u1 = one.turns.value(0).text.trimmed();
            if (u1.isEmpty() || seen.contains(u1))
                continue;
            seen.insert(u1);
            source.openings.append({u1, one.externalId});
            source.replies.insert(u1, one.turns.value(1).text);
        }
    }
    return source;
}

Result<QList<NamedTrigger>> openTriggers(const CdconvPlan &plan, const WordTaggerSource &words, const BotPtr &writer)
{
    TriggerSettings settings;
    settings.words = words;
    settings.bot = writer;
    QStringList *const lists[] = {&settings.synonyms, &settings.antonyms, &settings.negatives};
    for (size_t i = 0; i < plan.dictionaries.size(); ++i) {
        if (!plan.dictionaries[i].isEmpty())
            lists[i]->append(plan.dictionaries[i]);
    }
    QList<NamedTrigger> triggers;
    for (const QString &name : plan.methods) {
        ASSIGN_OR_RETURN(auto trigger, openTrigger(name, settings));
        triggers.append({name, std::move(trigger)});
    }
    return triggers;
}

bool suitsMethod(const CdconvPlan &plan, const Opening &opening, const QString &method)
{
    const OpeningKind wanted = asksAboutUser(method) ? OpeningKind::TellsSelf : OpeningKind::AsksOther;
    return !plan.filter || openingKind(opening.u1) == wanted;
}

// Ten openings that suit, for each method, by rules: no bot is asked before the run.
Result<QList<TriggerSample>> samplesOf(const OpeningSource &source, const CdconvPlan &plan,
                                       const WordTaggerSource &words, Progress &progress)
{
    ASSIGN_OR_RETURN(const auto triggers, openTriggers(plan, words, nullptr));
    QList<TriggerSample> samples;
    for (const NamedTrigger &trigger : triggers) {
        int taken = 0;
        for (const Opening &opening : source.openings) {
            if (taken == kSampledOpenings || progress.isCancelled())
                break;
            if (!suitsMethod(plan, opening, trigger.name))
                continue;
            ++taken;
            const bool reads = trigger.trigger->readsReply();
            const QString b1 = source.replies.value(opening.u1);
            ASSIGN_OR_RETURN(const auto made, runTrigger(*trigger.trigger, trigger.name, opening.u1, b1, plan.seed));
            samples.append({trigger.name, reads && !b1.isEmpty() ? b1 : opening.u1, made.u2, made.skipped});
        }
    }
    return samples;
}

struct CdconvOutcome {
    CdconvCollectReport report;
    QString firstProblem;
};

Result<CdconvOutcome> collectCdconv(Storage &storage, const Clock &clock, const QString &user,
                                    const OpeningSource &source, const CdconvPlan &plan, const CollectTools &tools,
                                    Progress &progress)
{
    CdconvCollectRequest request;
    request.source = source.name;
    request.batch = plan.batch;
    request.openings = source.openings;
    request.seed = plan.seed;
    request.filter = plan.filter;
    request.candidates = plan.candidates;
    for (const QString &name : plan.bots) {
        ASSIGN_OR_RETURN(auto bot, openBot(name, tools.bots));
        request.bots.append(std::move(bot));
    }
    BotPtr writer;
    if (!plan.writer.isEmpty()) {
        ASSIGN_OR_RETURN(writer, openBot(plan.writer, tools.bots));
    }
    ASSIGN_OR_RETURN(request.triggers, openTriggers(plan, tools.words, writer));
    std::unique_ptr<Detector> detector;
    if (plan.candidates > 1) {
        ASSIGN_OR_RETURN(detector, tools.detectors->open({}));
        request.detector = detector.get();
    }
    CdconvOutcome outcome;
    request.problem = [&](const QString &problem) {
        if (outcome.firstProblem.isEmpty())
            outcome.firstProblem = problem;
    };
    ASSIGN_OR_RETURN(outcome.report, CdconvCollectService(storage, clock, user).run(request, progress));
    return outcome;
}

}  // namespace

CdconvDesk::CdconvDesk(ProjectSession &session, CollectTools tools, QObject *parent)
    : QObject(parent), m_session(session), m_tools(std::move(tools))
{
    connect(&session.jobs(), &JobRunner::changed, this, [this] {
        if (m_job != 0)
            Q_EMIT progressed();
    });
    connect(&session, &ProjectSession::closed, this, [this] {
        m_job = 0;
        Q_EMIT runningChanged();
    });
}

std::optional<double> CdconvDesk::progress() const
{
    for (const JobRunner::Job &job : m_session.jobs().running()) {
        if (job.id == m_job && job.total > 0)
            return double(job.done) / double(job.total);
    }
    return std::nullopt;
}

void CdconvDesk::forget()
{
    ++m_reading;
    ++m_sampling;
    m_source = {};
    Q_EMIT sourceRead();
}

void CdconvDesk::setSource(const Result<OpeningSource> &read)
{
    if (!read) {
        Q_EMIT refused(read.error());
        return;
    }
    m_source = *read;
    Q_EMIT sourceRead();
}

void CdconvDesk::readFile(const QString &path)
{
    m_session.jobs().start([] { return tr("Reading openings"); }, this,
                           [path](Progress &) -> Result<OpeningSource> {
                               OpeningSource source;
                               source.name = QFileInfo(path).fileName();
                               ASSIGN_OR_RETURN(const auto list, readOpenings(path, [&](const QString &problem) {
                                                    if (source.firstProblem.isEmpty())
                                                        source.firstProblem = problem;
                                                }));
                               source.openings = list.openings;
                               source.rejected = list.rejected;
                               return source;
                           },
                           [this, asked = ++m_reading](const Result<OpeningSource> &read) {
                               if (asked == m_reading)
                                   setSource(read);
                           });
}

void CdconvDesk::readProject(const QString &batch)
{
    m_session.startJob([] { return tr("Reading openings"); }, this,
                       [batch](Storage &storage, const Clock &, Progress &progress) {
                           return openingsOfProject(storage, batch, progress);
                       },
                       [this, asked = ++m_reading](const Result<OpeningSource> &read) {
                           if (asked == m_reading)
                               setSource(read);
                       });
}

void CdconvDesk::sample(const CdconvPlan &plan)
{
    m_session.jobs().start([] { return tr("Trying the methods"); }, this,
                           [source = m_source, plan, words = m_tools.words](Progress &progress) {
                               return samplesOf(source, plan, words, progress);
                           },
                           [this, asked = ++m_sampling](const Result<QList<TriggerSample>> &samples) {
                               if (asked != m_sampling)
                                   return;
                               if (samples)
                                   Q_EMIT sampled(*samples);
                               else
                                   Q_EMIT refused(samples.error());
                           });
}

CdconvCollectEstimate CdconvDesk::estimate(const CdconvPlan &plan) const
{
    CdconvCollectRequest request;
    request.openings = m_source.openings;
    request.filter = plan.filter;
    request.candidates = plan.candidates;
    for (const QString &name : plan.methods)
        request.triggers.append({name, nullptr});
    QList<BotTerms> terms;
    for (const QString &bot : plan.bots) {
        const auto server = std::ranges::find(m_servers, bot, &ServerBotSettings::name);
        terms.append(server == m_servers.end()
                         ? BotTerms()
                         : BotTerms{server->sampling.maximumTokens, server->prices, !server->isOnThisMachine()});
    }
    return estimateCdconv(request, terms);
}

void CdconvDesk::run(const CdconvPlan &plan)
{
    const QString user = m_session.user() ? m_session.user()->name : QString();
    m_job = m_session.startJob(
        [] { return tr("Collecting conversations"); }, this,
        [source = m_source, plan, user, tools = m_tools](Storage &storage, const Clock &clock, Progress &progress) {
            return collectCdconv(storage, clock, user, source, plan, tools, progress);
        },
        [this, batch = plan.batch](const Result<CdconvOutcome> &outcome) {
            m_job = 0;
            Q_EMIT runningChanged();
            Q_EMIT m_session.dataChanged();
            if (outcome)
                Q_EMIT finished(outcome->report, batch, outcome->firstProblem);
            else
                Q_EMIT refused(outcome.error());
        });
    Q_EMIT runningChanged();
}

void CdconvDesk::cancel()
{
    if (m_job != 0)
        m_session.jobs().cancel(m_job);
}

}  // namespace gainsay
