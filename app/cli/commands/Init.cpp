// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/Commands.h"
#include "app/cli/support/Invocation.h"
#include "core/base/Phrases.h"
#include "core/scheme/SchemeLibrary.h"
#include "db/project/ProjectFactory.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct InitWords {
    Q_DECLARE_TR_FUNCTIONS(cli)
};

Exit runInit(Invocation &call)
{
    const Result<LoadedScheme> loaded = loadScheme(call.option(u"scheme"_s));
    if (!loaded)
        return call.fail(loaded.error());
    SchemeRevision revision;
    revision.name = loaded->scheme.id;
    revision.version = loaded->scheme.version;
    revision.body = loaded->body;
    const Result<std::unique_ptr<Storage>> storage = createProject(call.argument(0), revision, call.clock());
    if (!storage)
        return call.fail(storage.error());
    if (call.json())
        call.printJson({{"project", toUtf8((*storage)->location())},
                        {"scheme", toUtf8(revision.name)},
                        {"version", revision.version}});
    else
        call.print(InitWords::tr("Made %1 with the scheme %2.").arg((*storage)->location(), revision.name));
    return Exit::Done;
}

}  // namespace

Command initCommand()
{
    return {u"init"_s,
            InitWords::tr("make a project"),
            {u"PROJECT"_s},
            {valueOption(u"scheme"_s, u"NAME"_s,
                         InitWords::tr("what is asked: %1, or a scheme file; cdconv if not given")
                             .arg(listing(shippedSchemes() + shippedTemplates())),
                         u"cdconv"_s)},
            InitWords::tr("PROJECT must not exist yet. In PostgreSQL the database must exist; the schema is made."),
            {u"init team.gainsay"_s, u"init postgresql://lead@db.example/study?schema=round1 --scheme rgm"_s},
            runInit};
}

}  // namespace gainsay
