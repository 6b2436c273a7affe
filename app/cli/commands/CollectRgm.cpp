// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/CollectRgm.h"

#include "app/cli/support/ChosenBot.h"
#include "app/cli/support/ConsoleProgress.h"
#include "app/detect/InstalledDetectors.h"
#include "core/io/Formats.h"
#include "core/service/collect/RgmCollectService.h"
#include "db/project/ProjectFactory.h"

#include <QCoreApplication>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct CollectRgmWords {
    Q_DECLARE_TR_FUNCTIONS(cli)
};

constexpr int farthestDistance = 1000;
constexpr int mostContexts = 1'000'000;
constexpr int mostCandidates = 10'000;

Result<QList<int>> distancesOf(const Invocation &call)
{
    QList<int> distances;
    for (const QString &text :
         call.isSet(u"distance"_s) ? call.list(u"distance"_s) : QStringList{u"1"_s, u"3"_s, u"5"_s}) {
        bool isNumber = false;
        const int distance = text.toInt(&isNumber);
        if (!isNumber || distance < 1 || distance > farthestDistance)
            return invalidInput(CollectRgmWords::tr("--distance takes whole numbers from 1, like 1,3,5"));
        if (!distances.contains(distance))
            distances.append(distance);
    }
    return distances;
}

// How many candidates, and by what one of them is kept.
Result<void> readCandidates(const Invocation &call, RgmCollectRequest &request)
{
    const QString contradictory = u"keep-most-contradictory"_s;
    const QString likeliest = u"keep-likeliest"_s;
    if (call.isSet(contradictory) && call.isSet(likeliest))
        return invalidInput(CollectRgmWords::tr("--keep-most-contradictory and --keep-likeliest exclude each other"));
    ASSIGN_OR_RETURN(const auto weighed, call.number(contradictory, 1, 1, mostCandidates));
    ASSIGN_OR_RETURN(const auto likely, call.number(likeliest, 1, 1, mostCandidates));
    request.candidates = int(std::max(weighed, likely));
    request.rule = call.isSet(likeliest) ? CandidateRule::Likeliest : CandidateRule::MostContradictory;
    return {};
}

Result<RgmCollectRequest> requestOf(Invocation &call)
{
    RgmCollectRequest request;
    for (const QString &name : {u"from"_s, u"scorer"_s, u"bots"_s, u"batch"_s}) {
        if (!call.isSet(name))
            return invalidInput(CollectRgmWords::tr("--%1 is missing").arg(name));
    }
    request.source = QFileInfo(call.option(u"from"_s)).fileName();
    request.batch = call.option(u"batch"_s);
    ASSIGN_OR_RETURN(const auto top, call.number(u"top"_s, request.top, 0, mostContexts));
    ASSIGN_OR_RETURN(const auto random, call.number(u"random"_s, 0, 0, mostContexts));
    ASSIGN_OR_RETURN(const auto seed, call.number(u"seed"_s, 1));
    request.top = int(top);
    request.random = int(random);
    request.seed = quint64(seed);
    request.rank = call.isSet(u"per-token"_s) ? ContextRank::PerToken : ContextRank::Sum;
    RETURN_IF_ERROR(readCandidates(call, request));
    request.problem = [&call](const QString &problem) { call.note(problem); };
    return request;
}

Result<ContextPool> readPoolOf(Invocation &call, const QList<int> &distances)
{
    const QString path = call.option(u"from"_s);
    ImportOptions options;
    ASSIGN_OR_RETURN(options.format, chosenFormat(path, autoFormat.toString()));
    ASSIGN_OR_RETURN(const auto reader, openImport(path, options));
    ConsoleProgress progress(CollectRgmWords::tr("Reading %1").arg(path));
    return readPool(
        *reader, distances, [&call](const RowError &error) { call.note(error.message()); }, progress);
}

Result<RgmCollectReport> collectRgm(Invocation &call, const RgmCollectRequest &request, const ContextPool &pool)
{
    ASSIGN_OR_RETURN(const auto storage, openProject(call.argument(0)));
    ASSIGN_OR_RETURN(const auto scorer, openScoringBot(call.option(u"scorer"_s)));
    QList<BotPtr> bots;
    for (const QString &name : call.list(u"bots"_s)) {
        ASSIGN_OR_RETURN(auto bot, openChosenBot(name));
        bots.append(std::move(bot));
    }
    std::unique_ptr<Detector> detector;
    if (request.candidates > 1 && request.rule == CandidateRule::MostContradictory) {
        const InstalledDetectors detectors(QCoreApplication::applicationDirPath());
        ASSIGN_OR_RETURN(detector, detectors.open({call.option(u"model"_s), {}, u"auto"_s}));
    }
    ASSIGN_OR_RETURN(const auto log, FqnessLog::open(call.option(u"scores"_s)));
    ConsoleProgress progress(CollectRgmWords::tr("Collecting"));
    return RgmCollectService(*storage, call.clock(), call.option(u"user"_s))
        .run(pool, *scorer, bots, detector.get(), *log, request, progress);
}

QString reportText(const RgmCollectReport &report)
{
    QStringList contexts;
    for (const auto &[distance, count] : report.pool.asKeyValueRange())
        contexts.append(CollectRgmWords::tr("%1 at distance %2").arg(count).arg(distance));
    return CollectRgmWords::tr("Contexts: %1; %2 chosen. %3 items added, %4 already there, %5 failed")
        .arg(contexts.join(u", "_s), QString::number(report.chosen), QString::number(report.added),
             QString::number(report.alreadyThere), QString::number(report.failed));
}

}  // namespace

QList<QCommandLineOption> collectRgmOptions()
{
    return {
        valueOption(u"scorer"_s, u"BOT"_s, CollectRgmWords::tr("rgm: the bot that FQness is computed with")),
        valueOption(u"bots"_s, u"BOT,…"_s, CollectRgmWords::tr("rgm: the bots that reply, one item each per context")),
        valueOption(u"distance"_s, u"D,…"_s,
                    CollectRgmWords::tr("rgm: utterances from the one that is referred to to the question; 1,3,5 if "
                                        "not given")),
        valueOption(u"top"_s, u"N"_s,
                    CollectRgmWords::tr("rgm: contexts with the highest FQness per distance; 100 if not given")),
        valueOption(u"random"_s, u"N"_s,
                    CollectRgmWords::tr("rgm: random contexts per distance beside them; none if not given")),
        QCommandLineOption(u"per-token"_s, CollectRgmWords::tr("rgm: order contexts by FQness per token")),
        valueOption(u"keep-likeliest"_s, u"K"_s,
                    CollectRgmWords::tr("rgm: of K candidates per reply keep the one with the highest probability")),
        valueOption(u"scores"_s, u"FILE"_s,
                    CollectRgmWords::tr("rgm: keep FQness scores there, and take those that are there already")),
    };
}

Exit runCollectRgm(Invocation &call)
{
    const Result<RgmCollectRequest> request = requestOf(call);
    if (!request)
        return call.usage(request.error().message);
    const Result<QList<int>> distances = distancesOf(call);
    if (!distances)
        return call.usage(distances.error().message);
    const Result<ContextPool> pool = readPoolOf(call, *distances);
    if (!pool)
        return call.fail(pool.error());
    const Result<RgmCollectReport> report = collectRgm(call, *request, *pool);
    if (!report)
        return call.fail(report.error());
    if (call.json()) {
        Json json = report->toJson();
        json["rejected"] = pool->rejected;
        call.printJson(json);
    } else {
        call.print(reportText(*report));
    }
    return report->failed > 0 || pool->rejected > 0 ? Exit::RowsRejected : Exit::Done;
}

}  // namespace gainsay
