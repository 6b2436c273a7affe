// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/Commands.h"
#include "app/cli/support/ConsoleProgress.h"
#include "app/cli/support/Invocation.h"
#include "app/detect/InstalledDetectors.h"
#include "app/sample/SampleMaking.h"

#include <QCoreApplication>
#include <QDir>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct DemoWords {
    Q_DECLARE_TR_FUNCTIONS(cli)
};

// The named folder, made if need be; a new one among the temporary files if none is named.
Result<QString> demoFolder(const QString &named)
{
    if (named.isEmpty()) {
        QTemporaryDir folder(QDir::temp().filePath(u"gainsay-demo-XXXXXX"_s));
        folder.setAutoRemove(false);
        return folder.isValid() ? Result<QString>(folder.path()) : ioError(folder.errorString());
    }
    if (!QDir().mkpath(named))
        return ioError(DemoWords::tr("The folder %1 cannot be made.").arg(named));
    return QDir(named).absolutePath();
}

void sayWhatNext(Invocation &call, const QString &project)
{
    call.print(DemoWords::tr("The sample project is %1").arg(project));
    call.print(DemoWords::tr("\nTry:\n"
                             "  gainsay %1\n"
                             "  gainsay-cli report %1 progress\n"
                             "  gainsay-cli report %1 agreement\n"
                             "  gainsay-cli spotcheck %1 status\n"
                             "  gainsay-cli export %1 --what gold --format cdconv")
                   .arg(project));
}

Exit runDemo(Invocation &call)
{
    const Result<QString> folder = demoFolder(call.argument(0));
    if (!folder)
        return call.fail(folder.error());
    const QString project = *folder + u"/demo.gainsay"_s;
    const InstalledDetectors detectors(QCoreApplication::applicationDirPath());
    const Result<void> made = [&] {
        ConsoleProgress progress(DemoWords::tr("Making the sample project"));
        return makeSampleProject(project, detectors, progress);
    }();
    if (!made)
        return call.fail(made.error());
    if (call.json())
        call.printJson({{"project", toUtf8(project)}});
    else
        sayWhatNext(call, project);
    return Exit::Done;
}

}  // namespace

Command demoCommand()
{
    return {
        u"demo"_s,
        DemoWords::tr("make the sample project"),
        {u"[DIR]"_s},
        {},
        DemoWords::tr(
            "Makes demo.gainsay in DIR (a new temporary folder if none is given): 222 conversations in six batches,\n"
            "one of them made with the chatbot that ships, with people, answers, disagreements, comments, spot checks\n"
            "and a detector's results. The same every time."),
        {u"demo"_s, u"demo ~/gainsay-demo"_s},
        runDemo};
}

}  // namespace gainsay
