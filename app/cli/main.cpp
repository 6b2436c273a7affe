// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Dispatch.h"
#include "app/cli/commands/Commands.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    QCoreApplication::setApplicationName(u"gainsay"_s);
    QCoreApplication::setApplicationVersion(u"" GAINSAY_VERSION ""_s);
    return int(gainsay::dispatch(gainsay::allCommands(), QCoreApplication::arguments()));
}
