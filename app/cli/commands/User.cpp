// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Invocation.h"
#include "app/cli/commands/Commands.h"
#include "core/store/AuditStore.h"
#include "core/store/UserStore.h"
#include "db/ProjectFactory.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct UserWords {
    Q_DECLARE_TR_FUNCTIONS(cli)
};

Exit addUser(Invocation &call, Storage &storage)
{
    const std::optional<Role> role = roleFromString(call.option(u"role"_s));
    if (!role)
        return call.usage(UserWords::tr("--role takes annotator, adjudicator, supervisor, researcher or admin"));
    const QString name = call.argument(2).trimmed();
    if (name.isEmpty())
        return call.usage(UserWords::tr("NAME is missing"));
    User user;
    user.name = name;
    user.role = *role;
    user.createdAt = call.clock().nowMs();
    const Result<void> added = storage.transaction([&]() -> Result<void> {
        if (const Result<UserId> id = storage.users().add(user); !id)
            return id.error();
        return storage.audit().append({{}, u"add_user"_s, name, {{"role", toUtf8(toString(*role))}}, user.createdAt});
    });
    if (!added)
        return call.fail(added.error());
    if (call.json())
        call.printJson({{"name", toUtf8(name)}, {"role", toUtf8(toString(*role))}});
    else
        call.print(UserWords::tr("Added %1 as %2.").arg(name, toString(*role)));
    return Exit::Done;
}

Exit listUsers(Invocation &call, Storage &storage)
{
    const Result<QList<User>> users = storage.users().list();
    if (!users)
        return call.fail(users.error());
    Json list = Json::array();
    for (const User &user : *users) {
        list.push_back({{"name", toUtf8(user.name)}, {"role", toUtf8(toString(user.role))}, {"active", user.active}});
        if (!call.json())
            call.print(u"%1  %2%3"_s.arg(user.name, toString(user.role),
                                         user.active ? QString() : UserWords::tr(" (inactive)")));
    }
    if (call.json())
        call.printJson(list);
    return Exit::Done;
}

Exit runUser(Invocation &call)
{
    const QString action = call.argument(1);
    if (action != u"add"_s && action != u"list"_s)
        return call.usage(UserWords::tr("\"%1\" is neither add nor list").arg(action));
    const Result<std::unique_ptr<Storage>> storage = openProject(call.argument(0));
    if (!storage)
        return call.fail(storage.error());
    return action == u"add"_s ? addUser(call, **storage) : listUsers(call, **storage);
}

}  // namespace

Command userCommand()
{
    return {u"user"_s,
            UserWords::tr("add people to a project, or list them"),
            {u"PROJECT"_s, u"add|list"_s, u"[NAME]"_s},
            {valueOption(u"role"_s, u"ROLE"_s, UserWords::tr("annotator, adjudicator, supervisor, researcher or admin"),
                         u"annotator"_s)},
            UserWords::tr(
                "Annotators label; adjudicators settle disagreements; supervisors assign and spot-check; researchers\n"
                "read the reports; an admin may do everything."),
            {u"user team.gainsay add mei --role annotator"_s, u"user team.gainsay list"_s},
            runUser};
}

}  // namespace gainsay
