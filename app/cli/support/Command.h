// SPDX-License-Identifier: GPL-3.0-or-later
// One command of gainsay-cli: what it is called, what it takes, and what it does.
#pragma once

#include <QCommandLineOption>
#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

#include <functional>

namespace gainsay {

class Invocation;

// The exit codes that scripts rely on.
enum class Exit { Done = 0, Failed = 1, Usage = 2, RowsRejected = 3 };

struct Command {
    QString name;
    QString summary;                    // one line, for the list of commands
    QStringList arguments;              // "PROJECT"; "[DIR]" may be left out
    QList<QCommandLineOption> options;  // --help and --json are added
    QString details;                    // what a stranger needs to know
    QStringList examples;
    std::function<Exit(Invocation &)> run;
    // Options that only some actions know: {"by", {"agreement"}}. Each action knows those that are not named here; what
    // it does not know is wrong usage, not something to pass over in silence.
    QMap<QString, QStringList> actionOptions = {};
};

// An option that takes a value: valueOption("batch", "NAME", "…").
QCommandLineOption valueOption(const QString &name, const QString &value, const QString &description,
                               const QString &fallback = QString());

// "import PROJECT FILE [options]"
QString usageLine(const Command &command);

}  // namespace gainsay
