// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/support/Command.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace gainsay {

QCommandLineOption valueOption(const QString &name, const QString &value, const QString &description,
                               const QString &fallback)
{
    return QCommandLineOption(name, description, value, fallback);
}

QString usageLine(const Command &command)
{
    const QString options = QCoreApplication::translate("cli", "[options]");
    return (QStringList{u"gainsay-cli"_s, command.name} + command.arguments + QStringList{options}).join(u' ');
}

}  // namespace gainsay
