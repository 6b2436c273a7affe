// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/Commands.h"
#include "app/cli/support/ConsoleProgress.h"
#include "app/cli/support/Invocation.h"
#include "db/project/Maintenance.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct BackupWords {
    Q_DECLARE_TR_FUNCTIONS(cli)
};

Exit runBackup(Invocation &call)
{
    const QString target = call.argument(1);
    const Result<void> copied = [&] {
        ConsoleProgress progress(BackupWords::tr("Copying"));
        return backupProject(call.argument(0), target, progress);
    }();
    if (!copied)
        return call.fail(copied.error());
    if (call.json())
        call.printJson({{"backup", toUtf8(target)}});
    else
        call.print(BackupWords::tr("Copied to %1.").arg(target));
    return Exit::Done;
}

}  // namespace

Command backupCommand()
{
    return {u"backup"_s,
            BackupWords::tr("copy a project while people go on working in it"),
            {u"PROJECT"_s, u"FILE"_s},
            {},
            BackupWords::tr("FILE must not exist yet; the copy is a project of its own, in a file also when PROJECT is "
                            "kept on a PostgreSQL server."),
            {u"backup team.gainsay team-2026-03-01.gainsay"_s},
            runBackup};
}

}  // namespace gainsay
