// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/Commands.h"
#include "app/cli/support/OpenedProject.h"
#include "app/cli/support/RowFile.h"
#include "core/base/Phrases.h"
#include "core/service/decide/AdjudicateService.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct AdjudicateWords {
    Q_DECLARE_TR_FUNCTIONS(cli)
};

Result<DecisionRequest> readDecision(Storage &storage, const Json &row)
{
    ASSIGN_OR_RETURN(const auto conversation, rowConversation(storage, row));
    ASSIGN_OR_RETURN(const auto word, rowText(row, "decision"));
    const auto kind = decisionKindFromString(word);
    if (!kind || *kind == DecisionKind::Correction)
        return invalidInput(AdjudicateWords::tr("“decision” must be answers, neither or send_back"));
    ASSIGN_OR_RETURN(const auto reason, rowText(row, "reason"));
    ASSIGN_OR_RETURN(const auto note, rowText(row, "note"));
    return DecisionRequest{conversation, *kind, rowAnswers(row), reason, note, {}};
}

Exit runAdjudicate(Invocation &call)
{
    if (call.option(u"user"_s).isEmpty() || call.option(u"from"_s).isEmpty())
        return call.usage(AdjudicateWords::tr("--user and --from are needed"));
    auto project = openedProject(call);
    if (!project)
        return call.fail(project.error());
    AdjudicateService service(*project->storage, call.clock(), project->scheme, project->user);
    if (const auto allowed = service.mayAdjudicate(); !allowed)
        return call.fail(allowed.error());
    return takeRows(call, *project->storage, call.option(u"from"_s), [&](const Json &row) -> Result<void> {
        ASSIGN_OR_RETURN(const auto request, readDecision(*project->storage, row));
        const auto decided = service.decide(request);
        return decided ? Result<void>() : decided.error();
    });
}

}  // namespace

Command adjudicateCommand()
{
    return {u"adjudicate"_s,
            AdjudicateWords::tr("take decisions on disputed items from a file"),
            {u"PROJECT"_s},
            {valueOption(u"user"_s, u"U"_s, AdjudicateWords::tr("who decides")),
             valueOption(u"from"_s, u"FILE"_s, AdjudicateWords::tr("JSONL; - for standard input"))},
            AdjudicateWords::tr("Rows are {\"conversation\", \"decision\": \"answers\"|\"neither\"|\"send_back\", "
                                "\"answers\"?, \"reason\"?,\n"
                                "\"note\"?}. Reasons: %1.")
                .arg(listing(decisionReasons())),
            {u"adjudicate team.gainsay --user lan --from decided.jsonl"_s},
            runAdjudicate};
}

}  // namespace gainsay
