// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/Commands.h"
#include "app/cli/support/Invocation.h"
#include "core/service/project/ActiveScheme.h"
#include "core/service/project/DerivedState.h"
#include "core/service/project/ProjectCheck.h"
#include "core/store/AuditStore.h"
#include "core/store/ProjectStore.h"
#include "db/project/Maintenance.h"
#include "db/project/ProjectFactory.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct VerifyWords {
    Q_DECLARE_TR_FUNCTIONS(cli)
};

Result<qint64> checkDerivedStates(Storage &storage)
{
    const Result<ActiveScheme> scheme = activeScheme(storage.project());
    return scheme ? verifyDerived(storage, scheme->scheme) : Result<qint64>(scheme.error());
}

// What was looked at, for the report.
struct Verified {
    std::optional<qint64> sealedRows;
    qint64 auditRows = 0;
    AuditedFacts audited;
    qint64 texts = 0;
    qint64 items = 0;
};

Result<Verified> verifyProject(const QString &location)
{
    Verified found;
    RETURN_IF_ERROR(checkIntegrity(location));
    ASSIGN_OR_RETURN(const auto storage, openProjectForReading(location));
    ASSIGN_OR_RETURN(found.auditRows, storage->audit().verifyChain());
    ASSIGN_OR_RETURN(found.audited, verifyAudited(*storage));
    ASSIGN_OR_RETURN(found.texts, verifyTexts(*storage));
    ASSIGN_OR_RETURN(found.items, checkDerivedStates(*storage));
    ASSIGN_OR_RETURN(found.sealedRows, checkSeals(location));
    return found;
}

void printVerified(Invocation &call, const Verified &found)
{
    if (call.json()) {
        Json report{{"ok", true},
                    {"audit_rows", found.auditRows},
                    {"items", found.items},
                    {"texts", found.texts},
                    {"audited_answers", found.audited.answers},
                    {"audited_decisions", found.audited.decisions},
                    {"audited_people", found.audited.people},
                    {"sealed_rows", nullptr}};
        if (found.sealedRows)
            report["sealed_rows"] = *found.sealedRows;
        call.printJson(report);
        return;
    }
    call.print(VerifyWords::tr("The database is sound, the audit trail of %1 rows is unbroken, and the states of "
                               "%2 items follow from their answers.")
                   .arg(QString::number(found.auditRows), QString::number(found.items)));
    call.print(VerifyWords::tr("%1 submitted answers, %2 decisions and %3 roles are as the audit trail says; %4 "
                               "conversations have the content they came with.")
                   .arg(QString::number(found.audited.answers), QString::number(found.audited.decisions),
                        QString::number(found.audited.people), QString::number(found.texts)));
    call.print(
        found.sealedRows
            ? VerifyWords::tr("All %1 rows are as Gainsay left them, by the checksums in the file. Whoever can "
                              "write the file could compute those anew; compare with a backup kept elsewhere.")
                  .arg(*found.sealedRows)
            : VerifyWords::tr("There are no checksums of rows (on a server, or in a file of an older version): what "
                              "is changed past the program beside the audit trail is not found."));
}

Exit runVerify(Invocation &call)
{
    const Result<Verified> found = verifyProject(call.argument(0));
    if (!found)
        return call.fail(found.error());
    printVerified(call, *found);
    return Exit::Done;
}

}  // namespace

Command verifyCommand()
{
    return {
        u"verify"_s,
        VerifyWords::tr("check a project: database, audit trail, texts, derived states, checksums"),
        {u"PROJECT"_s},
        {},
        VerifyWords::tr(
            "Looks at every page, index and reference; the chain of the audit trail; whether answers, decisions and\n"
            "roles are as it says; texts by their fingerprints; states by their answers; and, in a file, the\n"
            "checksums of all rows. docs/security.md says what that proves and what it cannot.\n"
            "Nothing is changed, except that a project of an older Gainsay is brought up to date after a copy, as\n"
            "whenever it is opened. Exit code 1 and a message that names the first damage, if there is any."),
        {u"verify team.gainsay"_s},
        runVerify};
}

}  // namespace gainsay
