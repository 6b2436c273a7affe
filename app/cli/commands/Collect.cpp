// SPDX-License-Identifier: GPL-3.0-or-later
// Each way of collecting has a file of its own: its options and what it does.
#include "app/cli/commands/CollectCdconv.h"
#include "app/cli/commands/CollectRgm.h"
#include "app/cli/commands/Commands.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct CollectCliWords {
    Q_DECLARE_TR_FUNCTIONS(cli)
};

QMap<QString, QStringList> optionsByWay()
{
    QMap<QString, QStringList> ways;
    for (const QCommandLineOption &option : collectRgmOptions())
        ways.insert(option.names().first(), {u"rgm"_s});
    for (const QCommandLineOption &option : collectCdconvOptions())
        ways.insert(option.names().first(), {u"cdconv"_s});
    return ways;
}

Exit runCollect(Invocation &call)
{
    const QString way = call.argument(1);
    if (way != u"rgm"_s && way != u"cdconv"_s)
        return call.usage(CollectCliWords::tr("collect takes cdconv or rgm, not \"%1\"").arg(way));
    if (const std::optional<Exit> refused = call.refuseOptions(way))
        return *refused;
    return way == u"cdconv"_s ? runCollectCdconv(call) : runCollectRgm(call);
}

}  // namespace

Command collectCommand()
{
    QList<QCommandLineOption> options{
        valueOption(u"from"_s, u"FILE"_s, CollectCliWords::tr("what to begin with, in any format that import reads")),
        valueOption(u"batch"_s, u"NAME"_s, CollectCliWords::tr("the batch that the items go to")),
        valueOption(u"seed"_s, u"S"_s, CollectCliWords::tr("seed of what is drawn; 1 if not given")),
        valueOption(u"keep-most-contradictory"_s, u"K"_s,
                    CollectCliWords::tr("of K candidates per reply keep the one that the detector calls most "
                                        "contradictory")),
        valueOption(u"model"_s, u"DIR"_s,
                    CollectCliWords::tr("the detector that weighs candidates; else the one that ships")),
        valueOption(u"user"_s, u"NAME"_s, CollectCliWords::tr("who collects, for the audit trail"))};
    options += collectCdconvOptions();
    options += collectRgmOptions();
    return {
        u"collect"_s,
        CollectCliWords::tr("make conversations with chatbots, as the studies did"),
        {u"PROJECT"_s, u"cdconv|rgm"_s},
        options,
        CollectCliWords::tr(
            "cdconv: for each opening u1, bot and method a conversation u1, b1, u2, b2; FILE is JSONL with `u1` or\n"
            "one utterance per line. Openings are taken as in the paper: those that ask the other one something, and\n"
            "for the methods about the user those that tell something of oneself.\n"
            "rgm: from a pool of dialogues, the contexts that end in a question about an earlier statement, those "
            "with\n"
            "the highest FQness per distance and random ones beside them, with a reply of every bot. What is there\n"
            "already is not made again, so that a run that broke off goes on. Replies come with their bot,\n"
            "parameters and seed; what failed is named (exit 3)."),
        {u"collect team.gainsay cdconv --from openings.jsonl --bot embedded --methods short,inquiring-bot --seed 1 "
         "--batch round-1"_s,
         u"collect team.gainsay rgm --from dialogues.jsonl --scorer embedded --bots embedded --distance 1,3 --top 50 "
         "--random 50 --batch fq"_s},
        runCollect,
        optionsByWay()};
}

}  // namespace gainsay
