// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/Commands.h"
#include "app/cli/support/OpenedProject.h"
#include "app/cli/support/RowFile.h"
#include "core/service/annotate/AnnotateService.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct AnnotateWords {
    Q_DECLARE_TR_FUNCTIONS(cli)
};

Result<Submission> readSubmission(Storage &storage, const Json &row)
{
    ASSIGN_OR_RETURN(const auto conversation, rowConversation(storage, row));
    auto answers = rowAnswers(row);
    if (!answers)
        return invalidInput(AnnotateWords::tr("“answers” are missing"));
    Submission submission;
    submission.conversation = conversation;
    submission.answers = std::move(*answers);
    return submission;
}

Exit runAnnotate(Invocation &call)
{
    if (call.option(u"user"_s).isEmpty() || call.option(u"from"_s).isEmpty())
        return call.usage(AnnotateWords::tr("--user and --from are needed"));
    auto project = openedProject(call);
    if (!project)
        return call.fail(project.error());
    AnnotateService service(*project->storage, call.clock(), project->scheme, project->user);
    if (const auto allowed = service.mayAnnotate(); !allowed)
        return call.fail(allowed.error());
    return takeRows(call, *project->storage, call.option(u"from"_s), [&](const Json &row) -> Result<void> {
        ASSIGN_OR_RETURN(const auto submission, readSubmission(*project->storage, row));
        const auto submitted = service.submit(submission);
        return submitted ? Result<void>() : submitted.error();
    });
}

}  // namespace

Command annotateCommand()
{
    return {u"annotate"_s,
            AnnotateWords::tr("take a person's answers from a file"),
            {u"PROJECT"_s},
            {valueOption(u"user"_s, u"U"_s, AnnotateWords::tr("whose answers they are")),
             valueOption(u"from"_s, u"FILE"_s, AnnotateWords::tr("JSONL; - for standard input"))},
            AnnotateWords::tr(
                "Rows are {\"conversation\": external id, \"answers\": {question: value, …}}. The rules are those of\n"
                "the window; an answer to an item that was answered before amends it."),
            {u"annotate team.gainsay --user mei --from mei.jsonl"_s},
            runAnnotate};
}

}  // namespace gainsay
