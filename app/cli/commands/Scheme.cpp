// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/Commands.h"
#include "app/cli/support/ConsoleProgress.h"
#include "app/cli/support/OpenedProject.h"
#include "core/base/Phrases.h"
#include "core/service/project/SchemeService.h"

#include <QCoreApplication>
#include <QDateTime>

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

Exit revise(Invocation &call, SchemeService &service)
{
    const auto loaded = loadScheme(call.argument(2));
    if (!loaded)
        return call.fail(loaded.error());
    const auto change = [&] {
        ConsoleProgress progress(SchemeCommandWords::tr("Applying the new rules"));
        return service.revise(*loaded, progress);
    }();
    if (!change)
        return call.fail(change.error());
    if (call.json()) {
        call.printJson({{"from", change->from},
                        {"to", change->to},
                        {"added", jsonTexts(change->added)},
                        {"removed", jsonTexts(change->removed)},
                        {"changed", jsonTexts(change->changed)},
                        {"settled_anew", change->settledAnew}});
        return Exit::Done;
    }
    call.print(SchemeCommandWords::tr("Version %1 is in force; earlier answers keep version %2.")
                   .arg(change->to)
                   .arg(change->from));
    call.print(SchemeCommandWords::tr("Questions added: %1; removed: %2; asked otherwise: %3.")
                   .arg(orNone(change->added), orNone(change->removed), orNone(change->changed)));
    if (change->settledAnew > 0)
        call.print(SchemeCommandWords::tr("%1 items have another state or label under the new rules.")
                       .arg(change->settledAnew));
    return Exit::Done;
}

Exit runScheme(Invocation &call)
{
    static const QStringList actions{u"list"_s, u"show"_s, u"revise"_s};
    const QString action = call.argument(1);
    if (!actions.contains(action))
        return call.usage(SchemeCommandWords::tr("\"%1\" is none of %2").arg(action, listing(actions)));
    if (action == u"revise"_s && call.argument(2).isEmpty())
        return call.usage(SchemeCommandWords::tr("FILE is missing"));
    auto project = openedProject(call, action == u"revise"_s ? ProjectUse::Write : ProjectUse::Read);
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
        {u"PROJECT"_s, u"list|show|revise"_s, u"[FILE]"_s},
        {valueOption(u"user"_s, u"NAME"_s, SchemeCommandWords::tr("who revises, for the audit trail"))},
        SchemeCommandWords::tr(
            "show prints the scheme in force as JSON; edit it, raise its version and give it to revise. The id and\n"
            "the question that gives the label stay the same. Answers keep the version they were made under, and\n"
            "report --scheme-version and report agreement --by version tell them apart; whether an item is settled\n"
            "follows from the rules in force."),
        {u"scheme team.gainsay show > criteria.json"_s, u"scheme team.gainsay revise criteria.json"_s,
         u"scheme team.gainsay list"_s},
        runScheme};
}

}  // namespace gainsay
