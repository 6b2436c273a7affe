// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/Pages.h"

#include "app/gui/ProjectMaking.h"
#include "ui/pages/adjudicate/AdjudicatePage.h"
#include "ui/pages/annotate/AnnotatePage.h"
#include "ui/pages/home/HomePage.h"

#include <QCoreApplication>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

std::function<QString()> pageTitle(const char *text)
{
    return [text] { return QCoreApplication::translate("Pages", text); };
}

}  // namespace

QList<PageSpec> allPages(const Clock &clock)
{
    return {
        {u"home"_s, u"home"_s, pageTitle(QT_TRANSLATE_NOOP("Pages", "Home")), {}, false,
         [makers = projectMakers(clock)](const PageContext &context) { return new HomePage(context, makers); }},
        {u"annotate"_s, u"annotate"_s, pageTitle(QT_TRANSLATE_NOOP("Pages", "Annotate")), {Role::Annotator}, true,
         [](const PageContext &context) { return new AnnotatePage(context); }},
        {u"adjudicate"_s, u"adjudicate"_s, pageTitle(QT_TRANSLATE_NOOP("Pages", "Adjudicate")),
         {Role::Adjudicator, Role::Supervisor, Role::Admin}, true,
         [](const PageContext &context) { return new AdjudicatePage(context); }},
    };
}

}  // namespace gainsay
