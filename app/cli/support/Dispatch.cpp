// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/support/Dispatch.h"

#include "app/cli/support/Invocation.h"
#include "app/cli/support/TerminalText.h"

#include <QCoreApplication>
#include <QTextStream>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct DispatchWords {
    Q_DECLARE_TR_FUNCTIONS(cli)
};

QString overview(const QList<Command> &commands)
{
    qsizetype widest = 0;
    for (const Command &command : commands)
        widest = std::max(widest, command.name.size());
    QString text =
        DispatchWords::tr("usage: gainsay-cli COMMAND … [--json]\n\n"
                          "Finds, labels and studies contradictions in dialogue. PROJECT is a file (team.gainsay)\n"
                          "or an address (postgresql://user@host/db?schema=name).\n\n");
    for (const Command &command : commands)
        text += u"  %1  %2\n"_s.arg(command.name.leftJustified(widest), command.summary);
    return text +
           DispatchWords::tr("\ngainsay-cli COMMAND --help says more about one command. Exit codes: 0 done, 1 failed,\n"
                             "2 wrong usage, 3 some rows were rejected and the rest taken.\n") +
           DispatchWords::tr("It speaks English, Chinese or Japanese, as LANG says; with --json always English.\n");
}

QString helpOf(const Command &command, const QList<QCommandLineOption> &options)
{
    QString text = DispatchWords::tr("usage: %1\n\n").arg(usageLine(command)) + command.summary + u'\n';
    if (!command.details.isEmpty())
        text += u'\n' + command.details + u'\n';
    text += u'\n';
    for (const QCommandLineOption &option : options) {
        const QString name = u"--"_s + option.names().constFirst() +
                             (option.valueName().isEmpty() ? QString() : u' ' + option.valueName());
        text += u"  %1  %2\n"_s.arg(name.leftJustified(22), option.description());
    }
    if (!command.examples.isEmpty())
        text += u'\n' + DispatchWords::tr("examples:") + u'\n';
    for (const QString &example : command.examples)
        text += u"  gainsay-cli "_s + example + u'\n';
    return text;
}

int requiredArguments(const Command &command)
{
    return int(std::count_if(command.arguments.begin(), command.arguments.end(),
                             [](const QString &a) { return !a.startsWith(u'['); }));
}

// What is given for the argument that names the actions, "start|record|close"; empty where there is none.
QString actionOf(const Command &command, const QStringList &given)
{
    for (qsizetype i = 0; i < command.arguments.size(); ++i) {
        if (const QStringList actions = command.arguments[i].split(u'|'); actions.size() > 1)
            return actions.contains(given.value(i)) ? given.value(i) : QString();
    }
    return {};
}

void writeTo(FILE *file, const QString &text)
{
    QTextStream(file) << terminalText(text);
}

Exit runCommand(const Command &command, QStringList words, CliLanguage &language)
{
    QList<QCommandLineOption> options = command.options;
    options.append(QCommandLineOption(u"json"_s, DispatchWords::tr("print the result as JSON")));
    options.append(QCommandLineOption(u"help"_s, DispatchWords::tr("show this text")));
    QCommandLineParser parser;
    parser.addOptions(options);
    words.removeAt(1);
    const bool understood = parser.parse(words);
    Invocation invocation(command, parser, language);
    if (!understood)
        return invocation.usage(parser.errorText());
    if (parser.isSet(u"help"_s)) {
        writeTo(stdout, helpOf(command, options));
        return Exit::Done;
    }
    const int given = int(parser.positionalArguments().size());
    if (given < requiredArguments(command))
        return invocation.usage(DispatchWords::tr("%1 is missing").arg(command.arguments.value(given)));
    const bool open = !command.arguments.isEmpty() && command.arguments.constLast().endsWith(u"…]");
    if (!open && given > command.arguments.size())
        return invocation.usage(DispatchWords::tr("\"%1\" is one argument too many")
                                    .arg(parser.positionalArguments().value(command.arguments.size())));
    if (const QString action = actionOf(command, parser.positionalArguments()); !action.isEmpty()) {
        if (const std::optional<Exit> refused = invocation.refuseOptions(action))
            return *refused;
    }
    return command.run(invocation);
}

}  // namespace

Exit dispatch(const QList<Command> &commands, const QStringList &words, CliLanguage &language)
{
    const QString name = words.value(1);
    if (name == u"--version"_s) {
        writeTo(stdout, u"gainsay-cli " GAINSAY_VERSION "\n"_s);
        return Exit::Done;
    }
    const auto found = std::find_if(commands.begin(), commands.end(), [&](const Command &c) { return c.name == name; });
    if (found != commands.end())
        return runCommand(*found, words, language);
    if (name == u"--help"_s || name == u"-h"_s || name == u"help"_s) {
        writeTo(stdout, overview(commands));
        return Exit::Done;
    }
    if (!name.isEmpty())
        writeTo(stderr, DispatchWords::tr("gainsay-cli: there is no command \"%1\"\n\n").arg(name));
    writeTo(stderr, overview(commands));
    return Exit::Usage;
}

}  // namespace gainsay
