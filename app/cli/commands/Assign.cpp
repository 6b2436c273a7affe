// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/Commands.h"
#include "app/cli/support/OpenedProject.h"
#include "core/service/plan/AssignService.h"

#include <QCoreApplication>

#include <limits>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct AssignWords {
    Q_DECLARE_TR_FUNCTIONS(cli)
};

void printAssignment(Invocation &call, const Assignment &assignment)
{
    if (!call.json()) {
        call.print(AssignWords::tr("%1 items, %2 slots").arg(assignment.items).arg(assignment.slotList.size()));
        return;
    }
    Json list = Json::array();
    for (const AssignedSlot &slot : assignment.slotList)
        list.push_back({{"conversation", toUtf8(slot.conversation)}, {"user", toUtf8(slot.user)}});
    call.printJson({{"items", assignment.items}, {"slots", std::move(list)}});
}

Exit runAssign(Invocation &call)
{
    AssignRequest request;
    request.batch = call.option(u"batch"_s);
    request.annotators = call.list(u"annotators"_s);
    if (request.batch.isEmpty() || request.annotators.isEmpty())
        return call.usage(AssignWords::tr("--batch and --annotators are needed"));
    const auto raters = call.number(u"raters"_s, 0, 1, 1000);
    const auto seed = call.number(u"seed"_s, 1);
    for (const Result<qint64> *value : {&raters, &seed}) {
        if (!*value)
            return call.usage(value->error().message);
    }
    request.raters = static_cast<int>(*raters);
    request.seed = static_cast<quint64>(*seed);
    auto project = openedProject(call);
    if (!project)
        return call.fail(project.error());
    AssignService service(*project->storage, call.clock(), project->scheme, project->user);
    const auto assignment = service.assign(request);
    if (!assignment)
        return call.fail(assignment.error());
    printAssignment(call, *assignment);
    return Exit::Done;
}

}  // namespace

Command assignCommand()
{
    return {u"assign"_s,
            AssignWords::tr("plan who labels what"),
            {u"PROJECT"_s},
            {valueOption(u"batch"_s, u"B"_s, AssignWords::tr("the batch to plan")),
             valueOption(u"annotators"_s, u"A,B,C"_s, AssignWords::tr("who works on it")),
             valueOption(u"raters"_s, u"N"_s, AssignWords::tr("people per item; as the scheme says, if not given")),
             valueOption(u"seed"_s, u"S"_s, AssignWords::tr("the same seed gives the same plan; 1 if not given")),
             valueOption(u"user"_s, u"U"_s, AssignWords::tr("who plans, for the record"))},
            AssignWords::tr(
                "Balanced, nobody twice on an item. Run again when people join or leave: what is answered stays,\n"
                "what is not is shared out anew."),
            {u"assign team.gainsay --batch b1 --annotators mei,jun,lan --raters 2 --seed 7 --json"_s},
            runAssign};
}

}  // namespace gainsay
