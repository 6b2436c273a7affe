// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/Pages.h"

#include "app/gui/ProjectMaking.h"
#include "core/store/ReviewStore.h"
#include "ui/pages/adjudicate/AdjudicatePage.h"
#include "ui/pages/annotate/AnnotatePage.h"
#include "ui/pages/collect/CollectPage.h"
#include "ui/pages/data/DataPage.h"
#include "ui/pages/detector/DetectorPage.h"
#include "ui/pages/errors/ErrorsPage.h"
#include "ui/pages/home/HomePage.h"
#include "ui/pages/inbox/InboxPage.h"
#include "ui/pages/item/ItemPage.h"
#include "ui/pages/reports/ReportsPage.h"
#include "ui/pages/spotcheck/SpotCheckPage.h"
#include "ui/pages/studio/StudioPage.h"
#include "ui/pages/team/TeamPage.h"
#include "ui/pages/training/TrainingPage.h"

#include <QCoreApplication>

#include <functional>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

// `extra` is what the page's constructor takes after its context. The icon is named like the page.
template <class P, class... Extra>
PageSpec page(const QString &id, const char *title, const QList<Role> &roles, Extra... extra)
{
    PageSpec spec;
    spec.id = id;
    spec.icon = id;
    spec.title = [title] { return QCoreApplication::translate("Pages", title); };
    spec.roles = roles;
    spec.make = [extra...](const PageContext &context) { return new P(context, extra...); };
    return spec;
}

// Unread messages are counted at the page's icon.
PageSpec counting(PageSpec spec)
{
    spec.count = [](Storage &storage, UserId user) { return storage.reviews().unreadMessages(user); };
    return spec;
}

PageSpec forTeams(PageSpec spec)
{
    spec.teamOnly = true;
    return spec;
}

// Not in the side bar.
PageSpec fromOtherPages(PageSpec spec)
{
    spec.icon.clear();
    return spec;
}

PageSpec withoutProject(PageSpec spec)
{
    spec.needsProject = false;
    return spec;
}

}  // namespace

// clang-format off
QList<PageSpec> allPages(const Clock &clock, const DetectorSource &detectors, DetectorWorker &worker,
                         const CollectTools &collect)
{
    return {
        withoutProject(page<HomePage>(u"home"_s, QT_TRANSLATE_NOOP("Pages", "Home"), {}, projectMakers(clock))),
        page<AnnotatePage>(u"annotate"_s, QT_TRANSLATE_NOOP("Pages", "Annotate"), {Role::Annotator, Role::Admin}, std::ref(worker)),
        forTeams(page<TrainingPage>(u"training"_s, QT_TRANSLATE_NOOP("Pages", "Training"), {Role::Annotator, Role::Supervisor, Role::Admin})),
        forTeams(counting(page<InboxPage>(u"inbox"_s, QT_TRANSLATE_NOOP("Pages", "Inbox"), {Role::Annotator, Role::Adjudicator, Role::Supervisor, Role::Researcher, Role::Admin}))),
        forTeams(page<AdjudicatePage>(u"adjudicate"_s, QT_TRANSLATE_NOOP("Pages", "Adjudicate"), {Role::Adjudicator, Role::Supervisor, Role::Admin})),
        forTeams(page<SpotCheckPage>(u"spotcheck"_s, QT_TRANSLATE_NOOP("Pages", "Spot check"), {Role::Supervisor, Role::Admin})),
        withoutProject(page<ReportsPage>(u"reports"_s, QT_TRANSLATE_NOOP("Pages", "Reports"), {Role::Supervisor, Role::Researcher, Role::Admin})),
        page<ErrorsPage>(u"errors"_s, QT_TRANSLATE_NOOP("Pages", "Errors"), {Role::Supervisor, Role::Researcher, Role::Admin}, std::ref(worker)),
        page<DetectorPage>(u"detector"_s, QT_TRANSLATE_NOOP("Pages", "Detector"), {Role::Supervisor, Role::Researcher, Role::Admin}, std::cref(detectors), collect.source),
        page<DataPage>(u"data"_s, QT_TRANSLATE_NOOP("Pages", "Data"), {Role::Supervisor, Role::Researcher, Role::Admin}),
        page<CollectPage>(u"collect"_s, QT_TRANSLATE_NOOP("Pages", "Collect"), {Role::Supervisor, Role::Researcher, Role::Admin}, collect),
        withoutProject(page<StudioPage>(u"studio"_s, QT_TRANSLATE_NOOP("Pages", "Scheme"), {Role::Supervisor, Role::Researcher, Role::Admin})),
        forTeams(page<TeamPage>(u"team"_s, QT_TRANSLATE_NOOP("Pages", "Team"), {Role::Supervisor, Role::Admin})),
        fromOtherPages(page<ItemPage>(u"item"_s, QT_TRANSLATE_NOOP("Pages", "Item"), {Role::Annotator, Role::Adjudicator, Role::Supervisor, Role::Researcher, Role::Admin})),
    };
}
// clang-format on

}  // namespace gainsay
