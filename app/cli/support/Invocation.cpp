// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/support/Invocation.h"

#include "app/cli/support/CliLanguage.h"
#include "app/cli/support/TerminalText.h"

#include <QCoreApplication>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct CliWords {
    Q_DECLARE_TR_FUNCTIONS(cli)
};

}  // namespace

Invocation::Invocation(const Command &command, const QCommandLineParser &parser, CliLanguage &language)
    : m_command(command), m_parser(parser), m_language(language)
{
    // Cannot fail: both descriptors are open, if only on /dev/null.
    (void)m_out.open(stdout, QIODevice::WriteOnly);
    (void)m_err.open(stderr, QIODevice::WriteOnly | QIODevice::Unbuffered);
}

QString Invocation::argument(int index) const
{
    return m_parser.positionalArguments().value(index);
}

QStringList Invocation::argumentsFrom(int index) const
{
    return m_parser.positionalArguments().mid(index);
}

QString Invocation::option(const QString &name) const
{
    return m_parser.value(name);
}

QStringList Invocation::options(const QString &name) const
{
    return m_parser.values(name);
}

bool Invocation::isSet(const QString &name) const
{
    return m_parser.isSet(name);
}

void Invocation::wordFor(const QString &format)
{
    if (format == "csv"_L1 || format == "json"_L1)
        m_language.useEnglish();
}

Result<qint64> Invocation::number(const QString &name, qint64 fallback, qint64 lowest, qint64 highest) const
{
    if (!isSet(name))
        return fallback;
    bool valid = false;
    const qint64 value = option(name).toLongLong(&valid);
    if (!valid || value < lowest || value > highest) {
        return invalidInput(highest == std::numeric_limits<qint64>::max()
                                ? CliWords::tr("--%1 takes a whole number from %2, not \"%3\"")
                                      .arg(name, QString::number(lowest), option(name))
                                : CliWords::tr("--%1 takes a whole number from %2 to %3, not \"%4\"")
                                      .arg(name, QString::number(lowest), QString::number(highest), option(name)));
    }
    return value;
}

QStringList Invocation::list(const QString &name) const
{
    QStringList parts;
    for (const QString &part : option(name).split(u',', Qt::SkipEmptyParts))
        parts.append(part.trimmed());
    return parts;
}

void Invocation::print(const QString &line)
{
    m_out.write(terminalText(line).toUtf8() + '\n');
    m_out.flush();
}

void Invocation::printJson(const Json &value)
{
    printJsonPart(dumpJsonPretty(value) + '\n');
}

void Invocation::printJsonPart(const QByteArray &text)
{
    m_out.write(terminalBytes(text));
    m_out.flush();
}

void Invocation::note(const QString &line)
{
    m_err.write(oneTerminalLine(line).toUtf8() + '\n');
}

std::optional<Exit> Invocation::refuseOptions(const QString &action)
{
    for (const auto &[name, actions] : m_command.actionOptions.asKeyValueRange()) {
        if (isSet(name) && !actions.contains(action))
            return usage(CliWords::tr("%1 does not take --%2").arg(action, name));
    }
    return std::nullopt;
}

Exit Invocation::fail(const Error &error)
{
    note(u"gainsay-cli %1: %2"_s.arg(m_command.name, error.message));
    return Exit::Failed;
}

Exit Invocation::usage(const QString &reason)
{
    note(u"gainsay-cli %1: %2"_s.arg(m_command.name, reason));
    note(CliWords::tr("usage: %1").arg(usageLine(m_command)));
    note(CliWords::tr("gainsay-cli %1 --help says more.").arg(m_command.name));
    return Exit::Usage;
}

}  // namespace gainsay
