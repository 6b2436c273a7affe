// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/Commands.h"
#include "app/cli/support/ConsoleProgress.h"
#include "app/cli/support/OpenedProject.h"
#include "core/base/Phrases.h"
#include "core/scheme/SchemeReader.h"
#include "core/service/project/SchemeService.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFile>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct SchemeCommandWords {
    Q_DECLARE_TR_FUNCTIONS(cli)
};

Exit listVersions(Invocation &call, SchemeService &service)
{
    const auto versions = service.versions();
    if (!versions)
        return call.fail(versions.error());
    Json list = Json::array();
    for (const SchemeVersion &version : *versions) {
        const SchemeRevision &revision = version.revision;
        const QString since = QDateTime::fromMSecsSinceEpoch(revision.createdAt, Qt::UTC).toString(Qt::ISODate);
        list.push_back({{"scheme", toUtf8(revision.name)},
                        {"version", revision.version},
                        {"since", toUtf8(since)},
                        {"answers", version.answers}});
        if (!call.json())
            call.print(
                SchemeCommandWords::tr("%1, version %2, since %3: %4 answers in force")
                    .arg(revision.name, QString::number(revision.version), since, QString::number(version.answers)));
    }
    if (call.json())
        call.printJson(list);
    return Exit::Done;
}

Exit showCurrent(Invocation &call, SchemeService &service)
{
    const auto versions = service.versions();
    if (!versions)
        return call.fail(versions.error());
    call.print(QString::fromUtf8(versions->constLast().revision.body).trimmed());
    return Exit::Done;
}

QString orNone(const QStringList &questions)
{
    return questions.isEmpty() ? SchemeCommandWords::tr("none") : listing(questions);
}

Json changeJson(const SchemeChange &change)
{
    Json answers = Json::object();
    for (const QuestionImpact &one : change.questions)
        answers[toUtf8(one.question)] = {{"kept", one.kept}, {"reask", one.reask}, {"lost", one.lost}};
    return {{"from", change.from},
            {"to", change.to},
            {"added", jsonTexts(change.added)},
            {"removed", jsonTexts(change.removed)},
            {"changed", jsonTexts(change.changed)},
            {"answers", answers},
            {"again", change.again},
            {"locked", change.locked},
            {"returned", change.returned},
            {"settled_anew", change.settledAnew}};
}

void printChange(Invocation &call, const SchemeChange &change)
{
    call.print(SchemeCommandWords::tr("Questions added: %1; removed: %2; asked otherwise: %3.")
                   .arg(orNone(change.added), orNone(change.removed), orNone(change.changed)));
    for (const QuestionImpact &one : change.questions) {
        if (one.reask > 0 || one.lost > 0)
            call.print(SchemeCommandWords::tr("%1: %2 answers kept, %3 to be asked again, %4 no longer counted.")
                           .arg(one.question, QString::number(one.kept), QString::number(one.reask),
                                QString::number(one.lost)));
    }
    if (change.again > 0)
        call.print(SchemeCommandWords::tr("%1 of %2 answered items lack an answer, %3 of them in batches that are "
                                          "accepted or being checked; %4 were given back.")
                       .arg(QString::number(change.again), QString::number(change.answers),
                            QString::number(change.locked), QString::number(change.returned)));
    if (change.settledAnew > 0)
        call.print(SchemeCommandWords::tr("%1 items have another state or label under the new rules.")
                       .arg(change.settledAnew));
}

Exit revise(Invocation &call, SchemeService &service)
{
    const auto loaded = loadScheme(call.argument(2));
    if (!loaded)
        return call.fail(loaded.error());
    const bool dry = call.isSet(u"dry-run"_s);
    const auto change = [&] {
        ConsoleProgress progress(SchemeCommandWords::tr("Applying the new rules"));
        const AskAgain again = call.isSet(u"ask-again"_s) ? AskAgain::Yes : AskAgain::No;
        return dry ? service.preview(*loaded, progress) : service.revise(*loaded, progress, again);
    }();
    if (!change)
        return call.fail(change.error());
    if (call.json()) {
        call.printJson(changeJson(*change));
        return Exit::Done;
    }
    call.print((dry ? SchemeCommandWords::tr("Nothing was changed. Version %1 would take the place of version %2.")
                    : SchemeCommandWords::tr("Version %1 is in force; earlier answers keep version %2."))
                   .arg(change->to)
                   .arg(change->from));
    printChange(call, *change);
    return Exit::Done;
}

// All faults, not only the first, of a file that no project uses yet.
Exit checkFile(Invocation &call)
{
    QFile file(call.argument(0));
    if (!file.open(QIODevice::ReadOnly))
        return call.fail(
            ioError(SchemeCommandWords::tr("%1 cannot be read: %2").arg(file.fileName(), file.errorString())));
    const QList<JsonFault> faults = schemeFaults(file.readAll());
    Json list = Json::array();
    for (const JsonFault &fault : faults) {
        list.push_back({{"path", toUtf8(fault.path)}, {"reason", toUtf8(fault.reason)}});
        if (!call.json())
            call.print(fault.text());
    }
    if (call.json())
        call.printJson({{"faults", list}});
    else if (faults.isEmpty())
        call.print(SchemeCommandWords::tr("%1 is a scheme without faults.").arg(file.fileName()));
    return faults.isEmpty() ? Exit::Done : Exit::Failed;
}

Exit runScheme(Invocation &call)
{
    static const QStringList actions{u"list"_s, u"show"_s, u"check"_s, u"revise"_s};
    const QString action = call.argument(1);
    if (!actions.contains(action))
        return call.usage(SchemeCommandWords::tr("\"%1\" is none of %2").arg(action, listing(actions)));
    if (action == u"check"_s)
        return checkFile(call);
    if (action == u"revise"_s && call.argument(2).isEmpty())
        return call.usage(SchemeCommandWords::tr("FILE is missing"));
    const bool writes = action == u"revise"_s && !call.isSet(u"dry-run"_s);
    auto project = openedProject(call, writes ? ProjectUse::Write : ProjectUse::Read);
    if (!project)
        return call.fail(project.error());
    SchemeService service(*project->storage, call.clock(), project->user);
    if (action == u"revise"_s)
        return revise(call, service);
    return action == u"list"_s ? listVersions(call, service) : showCurrent(call, service);
}

}  // namespace

Command schemeCommand()
{
    return {
        u"scheme"_s,
        SchemeCommandWords::tr("show what a project asks, or revise it while people work"),
        {u"PROJECT"_s, u"list|show|check|revise"_s, u"[FILE]"_s},
        {valueOption(u"user"_s, u"NAME"_s, SchemeCommandWords::tr("who revises, for the audit trail")),
         QCommandLineOption(u"dry-run"_s, SchemeCommandWords::tr("say what revise would change, and change nothing")),
         QCommandLineOption(u"ask-again"_s, SchemeCommandWords::tr("give back what has to be answered again"))},
        SchemeCommandWords::tr(
            "show prints the scheme in force as JSON; edit it, raise its version and give it to revise. The id and\n"
            "the question that gives the label stay the same. revise --dry-run counts beforehand, for each question,\n"
            "the answers that are kept, have to be asked again or count no longer. check takes a file in place of\n"
            "the project and names all of its faults. Answers keep the version they were made under, and\n"
            "report --scheme-version and report agreement --by version tell them apart; whether an item is settled\n"
            "follows from the rules in force."),
        {u"scheme team.gainsay show > criteria.json"_s, u"scheme criteria.json check"_s,
         u"scheme team.gainsay revise criteria.json --dry-run"_s, u"scheme team.gainsay revise criteria.json"_s,
         u"scheme team.gainsay list"_s},
        runScheme};
}

}  // namespace gainsay
