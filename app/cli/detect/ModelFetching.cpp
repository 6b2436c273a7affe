// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/detect/ModelFetching.h"

#include "app/cli/support/ConsoleProgress.h"
#include "core/base/Phrases.h"
#include "core/detect/fetch/OptionalPart.h"

#include <QCoreApplication>

#include <unistd.h>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct FetchWords {
    Q_DECLARE_TR_FUNCTIONS(cli)
};

QString partNames()
{
    QStringList names;
    for (const OptionalPart &part : optionalParts())
        names.append(part.name);
    return listing(names);
}

// Nothing is fetched that nobody said yes to.
bool isWanted(Invocation &call)
{
    if (call.isSet(u"yes"_s))
        return true;
    if (isatty(STDIN_FILENO) != 1)
        return false;
    call.note(FetchWords::tr("Fetch it? Type yes:"));
    QFile input;
    return input.open(stdin, QIODevice::ReadOnly) && input.readLine().trimmed().toLower() == "yes";
}

}  // namespace

Exit fetchModelPart(Invocation &call)
{
    const OptionalPart *part = optionalPart(call.argument(1));
    if (!part)
        return call.usage(FetchWords::tr("there is no part \"%1\"; there are %2").arg(call.argument(1), partNames()));
    const bool wasThere = part->isThere();
    if (!wasThere) {
        call.note(part->offer());
        if (!isWanted(call))
            return call.usage(FetchWords::tr("nothing was fetched; say --yes to fetch it"));
        ConsoleProgress progress(FetchWords::tr("Fetching %1").arg(part->name));
        const Result<QString> fetched = fetchPart(*part, progress);
        if (!fetched)
            return call.fail(fetched.error());
    }
    if (call.json()) {
        call.printJson({{"name", toUtf8(part->name)},
                        {"version", toUtf8(part->version)},
                        {"licence", toUtf8(part->licence)},
                        {"folder", toUtf8(part->path())},
                        {"fetched", !wasThere}});
        return Exit::Done;
    }
    call.print(wasThere ? FetchWords::tr("%1 is there already: %2").arg(part->name, part->path())
                        : FetchWords::tr("%1 was fetched to %2").arg(part->name, part->path()));
    return Exit::Done;
}

}  // namespace gainsay
