// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/support/OpenedProject.h"

#include "core/store/ProjectStore.h"
#include "db/project/ProjectFactory.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct OpeningWords {
    Q_DECLARE_TR_FUNCTIONS(cli)
};

}  // namespace

Result<OpenedProject> openedProject(const Invocation &call, ProjectUse use, int place)
{
    const auto open = use == ProjectUse::Read ? openProjectForReading : openProject;
    ASSIGN_OR_RETURN(auto storage, open(call.argument(place)));
    auto waiting = std::make_unique<WaitNotice>();
    storage->watchLock(waiting->lock());
    ASSIGN_OR_RETURN(auto scheme, activeScheme(storage->project()));
    OpenedProject project{std::move(waiting), std::move(storage), std::move(scheme), {}};
    // With a login of one's own nobody acts for anybody else, nor for nobody.
    const ServerRules rules = project.storage->serverRules();
    const bool enforced = rules.kind == ServerRules::Kind::Enforced;
    const QString given = call.option(u"user"_s);
    if (enforced && ((!given.isEmpty() && given != rules.person) || rules.person.isEmpty()))
        return notAllowed(
            rules.person.isEmpty()
                ? OpeningWords::tr("This login is nobody's who is active in the project.")
                : OpeningWords::tr("This login is %1's; nobody acts for %2 with it.").arg(rules.person, given));
    if (const QString name = enforced ? rules.person : given; !name.isEmpty()) {
        ASSIGN_OR_RETURN(const auto user, project.storage->project().userNamed(name));
        project.user = user.id;
    }
    return project;
}

}  // namespace gainsay
