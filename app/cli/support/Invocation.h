// SPDX-License-Identifier: GPL-3.0-or-later
// One call of a command: its arguments, where its output goes, and how it reports. Results go to standard
// output, everything said to a person to standard error.
#pragma once

#include "app/cli/support/Command.h"
#include "core/base/Clock.h"
#include "core/base/Json.h"
#include "core/base/Result.h"

#include <QCommandLineParser>
#include <QFile>

#include <limits>
#include <optional>

namespace gainsay {

class CliLanguage;

class Invocation {
public:
    Invocation(const Command &command, const QCommandLineParser &parser, CliLanguage &language);

    // Positional arguments; empty when left out.
    QString argument(int index) const;
    QStringList argumentsFrom(int index) const;
    QString option(const QString &name) const;
    // Of one that may be given several times.
    QStringList options(const QString &name) const;
    bool isSet(const QString &name) const;
    bool json() const { return isSet(QStringLiteral("json")); }
    // For what is written in a format that programs read ("csv", "json"): it must not depend on the language. To be
    // called before anything is put into words.
    void wordFor(const QString &format);
    // A whole number given as an option, within bounds.
    Result<qint64> number(const QString &name, qint64 fallback, qint64 lowest = 0,
                          qint64 highest = std::numeric_limits<qint64>::max()) const;
    // A list given as "a,b,c".
    QStringList list(const QString &name) const;

    const Clock &clock() const { return m_clock; }

    // Standard output.
    void print(const QString &line);
    void printJson(const Json &value);
    // A piece of JSON text, for what is written as it goes.
    void printJsonPart(const QByteArray &text);
    QFile &standardOutput() { return m_out; }

    // Standard error: a remark, a rejected row ("line 7: …").
    void note(const QString &line);

    // Wrong usage, if an option was given that this action does not know.
    std::optional<Exit> refuseOptions(const QString &action);
    Exit fail(const Error &error);
    Exit usage(const QString &reason);

private:
    const Command &m_command;
    const QCommandLineParser &m_parser;
    CliLanguage &m_language;
    SystemClock m_clock;
    QFile m_out;
    QFile m_err;
};

}  // namespace gainsay
