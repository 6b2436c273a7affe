// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/Commands.h"
#include "app/cli/support/OpenedProject.h"
#include "app/cli/support/RowFile.h"
#include "app/cli/support/WordTitles.h"
#include "core/base/Phrases.h"
#include "core/service/supervise/SpotCheckService.h"

#include <QCoreApplication>

#include <limits>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct SpotCheckWords {
    Q_DECLARE_TR_FUNCTIONS(cli)
};

Json roundJson(const RoundStatus &status)
{
    Json json{{"round", status.round.round},
              {"seed", status.round.seed},
              {"threshold", status.round.threshold},
              {"sampled", status.counts.sampled},
              {"reviewed", status.counts.reviewed()},
              {"passed", status.counts.passed},
              {"failed", status.counts.failed},
              {"pass_rate", nullptr},
              {"ci", {status.interval.low, status.interval.high}},
              {"outcome", nullptr}};
    if (status.passRate)
        json["pass_rate"] = *status.passRate;
    if (status.round.outcome)
        json["outcome"] = toUtf8(toString(*status.round.outcome));
    return json;
}

Json batchJson(const BatchStatus &status)
{
    Json rounds = Json::array();
    for (const RoundStatus &round : status.rounds)
        rounds.push_back(roundJson(round));
    return {{"batch", toUtf8(status.name)}, {"state", toUtf8(toString(status.state))}, {"rounds", std::move(rounds)}};
}

void printBatch(Invocation &call, const BatchStatus &status)
{
    call.print(withValue(status.name, wordTitle(toString(status.state))));
    for (const RoundStatus &round : status.rounds) {
        const QString outcome = wordTitle(round.round.outcome ? toString(*round.round.outcome) : u"open"_s);
        call.print(SpotCheckWords::tr("  round %1: %2 passed, %3 failed of %4 sampled: %5")
                       .arg(QString::number(round.round.round), QString::number(round.counts.passed),
                            QString::number(round.counts.failed), QString::number(round.counts.sampled), outcome));
    }
}

Exit showBatch(Invocation &call, const BatchStatus &status)
{
    if (call.json())
        call.printJson(batchJson(status));
    else
        printBatch(call, status);
    return Exit::Done;
}

Exit startRound(Invocation &call, SpotCheckService &service)
{
    const auto sample = call.number(u"sample"_s, 0, 1, std::numeric_limits<int>::max());
    const auto seed = call.number(u"seed"_s, 0);
    for (const Result<qint64> *value : {&sample, &seed}) {
        if (!*value)
            return call.usage(value->error().message);
    }
    const auto stratify = stratifyFromString(call.option(u"stratify"_s));
    if (!stratify)
        return call.usage(SpotCheckWords::tr("--stratify takes none, annotator or category"));
    StartRequest request;
    request.batch = call.option(u"batch"_s);
    request.sample = static_cast<int>(*sample);
    request.stratify = *stratify;
    if (call.isSet(u"seed"_s))
        request.seed = static_cast<quint64>(*seed);
    const auto started = service.start(request);
    if (!started)
        return call.fail(started.error());
    if (!call.json()) {
        for (const QString &id : started->sample)
            call.print(id);
        return Exit::Done;
    }
    call.printJson({{"batch", toUtf8(request.batch)},
                    {"round", started->round.round},
                    {"seed", started->round.seed},
                    {"sample", jsonTexts(started->sample)}});
    return Exit::Done;
}

Result<ReviewRequest> readReview(Storage &storage, const QString &batch, const Json &row)
{
    ASSIGN_OR_RETURN(const auto conversation, rowConversation(storage, row));
    ASSIGN_OR_RETURN(const auto word, rowText(row, "verdict"));
    const auto verdict = verdictFromString(word);
    if (!verdict)
        return invalidInput(SpotCheckWords::tr("“verdict” must be pass or fail"));
    ASSIGN_OR_RETURN(const auto feedback, rowText(row, "feedback"));
    return ReviewRequest{batch, conversation, *verdict, rowAnswers(row), feedback};
}

Exit recordVerdicts(Invocation &call, SpotCheckService &service, Storage &storage)
{
    const QString batch = call.option(u"batch"_s);
    if (call.option(u"from"_s).isEmpty())
        return call.usage(SpotCheckWords::tr("--%1 is needed").arg(u"from"_s));
    if (const auto allowed = service.mayReview(batch); !allowed)
        return call.fail(allowed.error());
    return takeRows(call, storage, call.option(u"from"_s), [&](const Json &row) -> Result<void> {
        const auto review = readReview(storage, batch, row);
        return review ? service.record(*review) : review.error();
    });
}

Exit closeRound(Invocation &call, SpotCheckService &service)
{
    const auto closed = service.close(call.option(u"batch"_s));
    if (!closed)
        return call.fail(closed.error());
    return showBatch(call, *closed);
}

Exit printStatus(Invocation &call, SpotCheckService &service)
{
    QList<BatchStatus> all;
    if (const QString batch = call.option(u"batch"_s); !batch.isEmpty()) {
        const auto one = service.status(batch);
        if (!one)
            return call.fail(one.error());
        all.append(*one);
    } else {
        auto every = service.statuses();
        if (!every)
            return call.fail(every.error());
        all = std::move(*every);
    }
    Json list = Json::array();
    for (const BatchStatus &status : std::as_const(all)) {
        if (call.json())
            list.push_back(batchJson(status));
        else
            printBatch(call, status);
    }
    if (call.json())
        call.printJson(list);
    return Exit::Done;
}

Exit reopenBatch(Invocation &call, SpotCheckService &service)
{
    if (const auto reopened = service.reopen(call.option(u"batch"_s), call.option(u"reason"_s)); !reopened)
        return call.fail(reopened.error());
    const auto status = service.status(call.option(u"batch"_s));
    return status ? showBatch(call, *status) : call.fail(status.error());
}

Exit runSpotCheck(Invocation &call)
{
    const QString action = call.argument(1);
    static const QStringList actions{u"start"_s, u"record"_s, u"close"_s, u"status"_s, u"reopen"_s};
    if (!actions.contains(action))
        return call.usage(SpotCheckWords::tr("“%1” is none of start, record, close, status, reopen").arg(action));
    if (action != u"status"_s && call.option(u"batch"_s).isEmpty())
        return call.usage(SpotCheckWords::tr("--%1 is needed").arg(u"batch"_s));
    auto project = openedProject(call, action == u"status"_s ? ProjectUse::Read : ProjectUse::Write);
    if (!project)
        return call.fail(project.error());
    SpotCheckService service(*project->storage, call.clock(), project->scheme, project->user);
    if (action == u"start"_s)
        return startRound(call, service);
    if (action == u"record"_s)
        return recordVerdicts(call, service, *project->storage);
    if (action == u"close"_s)
        return closeRound(call, service);
    return action == u"reopen"_s ? reopenBatch(call, service) : printStatus(call, service);
}

}  // namespace

Command spotCheckCommand()
{
    return {
        u"spotcheck"_s,
        SpotCheckWords::tr("check a random sample of a finished batch, in rounds"),
        {u"PROJECT"_s, u"start|record|close|status|reopen"_s},
        {valueOption(u"batch"_s, u"B"_s, SpotCheckWords::tr("the batch; status shows all if it is left out")),
         valueOption(u"sample"_s, u"N"_s, SpotCheckWords::tr("items to draw; as the scheme says, if not given")),
         valueOption(u"seed"_s, u"S"_s, SpotCheckWords::tr("the same seed draws the same sample; drawn if not given")),
         valueOption(u"stratify"_s, u"HOW"_s, SpotCheckWords::tr("none, annotator or category"), u"none"_s),
         valueOption(u"user"_s, u"U"_s, SpotCheckWords::tr("who checks")),
         valueOption(u"from"_s, u"FILE"_s, SpotCheckWords::tr("verdicts as JSONL; - for standard input")),
         valueOption(u"reason"_s, u"TEXT"_s, SpotCheckWords::tr("why an accepted batch is reopened"))},
        SpotCheckWords::tr(
            "Verdicts are {\"conversation\", \"verdict\": \"pass\"|\"fail\", \"answers\"?, \"feedback\"?}. Closing\n"
            "accepts the batch, which locks it, or returns it to its annotators with the failed items."),
        {u"spotcheck team.gainsay start --batch b1 --sample 100 --seed 7 --user sup --json"_s,
         u"spotcheck team.gainsay status --json"_s},
        runSpotCheck,
        {{u"sample"_s, {u"start"_s}},
         {u"seed"_s, {u"start"_s}},
         {u"stratify"_s, {u"start"_s}},
         {u"from"_s, {u"record"_s}},
         {u"reason"_s, {u"reopen"_s}}}};
}

}  // namespace gainsay
