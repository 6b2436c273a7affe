// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/Commands.h"
#include "app/cli/support/OpenedProject.h"
#include "app/cli/support/WordTitles.h"
#include "core/base/Phrases.h"
#include "core/service/people/TeamOverview.h"
#include "core/service/people/UserService.h"
#include "core/store/ProjectStore.h"

#include <QCoreApplication>
#include <QFile>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct UserWords {
    Q_DECLARE_TR_FUNCTIONS(cli)
};

QString stateWord(PersonState state)
{
    switch (state) {
    case PersonState::Active:
        return u"active"_s;
    case PersonState::Paused:
        return u"paused"_s;
    case PersonState::Left:
        break;
    }
    return u"left"_s;
}

Exit addUser(Invocation &call, UserService &service)
{
    const QString name = call.argument(2).trimmed();
    const std::optional<Role> role = roleFromString(call.option(u"role"_s));
    if (!role)
        return call.usage(UserWords::tr("--role takes annotator, adjudicator, supervisor, researcher or admin"));
    if (const auto added = service.add(name, *role); !added)
        return call.fail(added.error());
    if (call.json())
        call.printJson({{"name", toUtf8(name)}, {"role", toUtf8(toString(*role))}});
    else
        call.print(UserWords::tr("Added %1 as %2.").arg(name, wordTitle(toString(*role))));
    return Exit::Done;
}

Exit listUsers(Invocation &call, Storage &storage)
{
    const Result<QList<TeamMember>> members = teamOverview(storage);
    if (!members)
        return call.fail(members.error());
    Json list = Json::array();
    for (const TeamMember &member : *members) {
        const User &user = member.user;
        const QString state = stateWord(member.state);
        list.push_back({{"name", toUtf8(user.name)},
                        {"role", toUtf8(toString(user.role))},
                        {"active", user.active},
                        {"state", toUtf8(state)},
                        {"password", !user.passwordHash.isEmpty()},
                        {"open", member.open},
                        {"answered", member.answered}});
        if (!call.json())
            call.print(u"%1  %2%3"_s.arg(user.name, wordTitle(toString(user.role)),
                                         user.active ? QString() : u" (%1)"_s.arg(wordTitle(state))));
    }
    if (call.json())
        call.printJson(list);
    return Exit::Done;
}

// One line of standard input: an argument would stay in the history of the shell and be seen in the list of processes.
Result<void> setPassword(UserService &service, UserId user)
{
    QFile input;
    if (!input.open(stdin, QIODevice::ReadOnly))
        return ioError(UserWords::tr("Standard input cannot be read."));
    QByteArray line = input.readLine();
    while (line.endsWith('\n') || line.endsWith('\r'))
        line.chop(1);
    return service.setPassword(user, QString::fromUtf8(line));
}

Result<Departure> letGo(Invocation &call, UserService &service, OpenedProject &project, UserId user)
{
    QList<UserId> heirs;
    for (const QString &name : call.list(u"to"_s)) {
        ASSIGN_OR_RETURN(const auto heir, project.storage->project().userNamed(name));
        heirs.append(heir.id);
    }
    return service.leave(user, project.scheme, heirs);
}

Exit endWork(Invocation &call, UserService &service, OpenedProject &project, const User &user)
{
    const auto departure = letGo(call, service, project, user.id);
    if (!departure)
        return call.fail(departure.error());
    if (call.json())
        call.printJson({{"name", toUtf8(user.name)},
                        {"state", toUtf8(stateWord(PersonState::Left))},
                        {"handed_over", departure->handedOver},
                        {"freed", departure->freed}});
    else
        call.print(UserWords::tr("%1 items handed over, %2 free for anybody")
                       .arg(QString::number(departure->handedOver), QString::number(departure->freed)));
    return Exit::Done;
}

Exit changeUser(Invocation &call, UserService &service, OpenedProject &project, const QString &action)
{
    const auto user = project.storage->project().userNamed(call.argument(2));
    if (!user)
        return call.fail(user.error());
    if (action == u"leave"_s)
        return endWork(call, service, project, *user);
    Result<void> done;
    Json now{{"name", toUtf8(user->name)}};
    if (action == u"password"_s) {
        done = setPassword(service, user->id);
        now["password"] = true;
    } else if (action == u"role"_s) {
        const std::optional<Role> role = roleFromString(call.option(u"role"_s));
        if (!role || !call.isSet(u"role"_s))
            return call.usage(UserWords::tr("--role takes annotator, adjudicator, supervisor, researcher or admin"));
        done = service.setRole(user->id, *role);
        now["role"] = toUtf8(toString(*role));
    } else {
        const bool active = action == u"resume"_s;
        done = service.setActive(user->id, active);
        now["state"] = toUtf8(stateWord(active ? PersonState::Active : PersonState::Paused));
    }
    if (!done)
        return call.fail(done.error());
    if (call.json())
        call.printJson(now);
    return Exit::Done;
}

Exit runUser(Invocation &call)
{
    static const QStringList actions{u"add"_s,    u"list"_s,  u"role"_s,    u"pause"_s,
                                     u"resume"_s, u"leave"_s, u"password"_s};
    const QString action = call.argument(1);
    if (!actions.contains(action))
        return call.usage(UserWords::tr("\"%1\" is none of %2").arg(action, listing(actions)));
    if (action != u"list"_s && call.argument(2).trimmed().isEmpty())
        return call.usage(UserWords::tr("NAME is missing"));
    auto project = openedProject(call, action == u"list"_s ? ProjectUse::Read : ProjectUse::Write);
    if (!project)
        return call.fail(project.error());
    if (action == u"list"_s)
        return listUsers(call, *project->storage);
    UserService service(*project->storage, call.clock(), project->user);
    return action == u"add"_s ? addUser(call, service) : changeUser(call, service, *project, action);
}

}  // namespace

Command userCommand()
{
    return {u"user"_s,
            UserWords::tr("add people to a project, list and manage them"),
            {u"PROJECT"_s, u"add|list|role|pause|resume|leave|password"_s, u"[NAME]"_s},
            {valueOption(u"role"_s, u"ROLE"_s, UserWords::tr("annotator, adjudicator, supervisor, researcher or admin"),
                         u"annotator"_s),
             valueOption(u"to"_s, u"A,B"_s, UserWords::tr("who takes over the open work of who leaves")),
             valueOption(u"user"_s, u"U"_s, UserWords::tr("who manages, for the record"))},
            UserWords::tr(
                "Annotators label; adjudicators settle disagreements; supervisors assign and spot-check; researchers\n"
                "read the reports; an admin may do everything. Who is paused can neither sign in nor work; who leaves\n"
                "hands the unanswered items to --to, or to anybody. A password is read from standard input."),
            {u"user team.gainsay add mei --role annotator"_s, u"user team.gainsay list"_s,
             u"user team.gainsay leave jun --to mei,lan"_s, u"user team.gainsay password mei < secret.txt"_s},
            runUser,
            {{u"role"_s, {u"add"_s, u"role"_s}}, {u"to"_s, {u"leave"_s}}}};
}

}  // namespace gainsay
