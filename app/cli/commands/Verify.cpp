// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/Commands.h"
#include "app/cli/support/Invocation.h"
#include "core/service/project/ActiveScheme.h"
#include "core/service/project/DerivedState.h"
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

Exit runVerify(Invocation &call)
{
    if (const Result<void> sound = checkIntegrity(call.argument(0)); !sound)
        return call.fail(sound.error());
    const Result<std::unique_ptr<Storage>> storage = openProjectForReading(call.argument(0));
    if (!storage)
        return call.fail(storage.error());
    const Result<qint64> auditRows = (*storage)->audit().verifyChain();
    if (!auditRows)
        return call.fail(auditRows.error());
    const Result<qint64> items = checkDerivedStates(**storage);
    if (!items)
        return call.fail(items.error());
    if (call.json()) {
        call.printJson({{"ok", true}, {"audit_rows", *auditRows}, {"items", *items}});
    } else {
        call.print(VerifyWords::tr("The database is sound, the audit trail of %1 rows is unbroken, and the states of "
                                   "%2 items follow from their answers.")
                       .arg(QString::number(*auditRows), QString::number(*items)));
    }
    return Exit::Done;
}

}  // namespace

Command verifyCommand()
{
    return {u"verify"_s,
            VerifyWords::tr("check a project: database, audit trail, derived states"),
            {u"PROJECT"_s},
            {},
            VerifyWords::tr(
                "Nothing is changed, except that a project of an older Gainsay is brought up to date after a copy, as\n"
                "whenever it is opened. Exit code 1 and a message that names the first damage, if there is any."),
            {u"verify team.gainsay"_s},
            runVerify};
}

}  // namespace gainsay
