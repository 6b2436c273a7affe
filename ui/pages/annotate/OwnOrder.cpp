// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/annotate/OwnOrder.h"

#include "ui/session/ProjectSession.h"
#include "ui/settings/Settings.h"

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

QString ownOrderKey(const ProjectSession &session)
{
    return u"queue-"_s + (session.user() ? session.user()->name : QString());
}

}  // namespace

QueueOrder ownOrder(const ProjectSession &session, const Settings &settings)
{
    if (!session.facts().settings.showPrelabels)
        return QueueOrder::File;
    const Json state = settings.pageState(session.facts().location, ownOrderKey(session));
    return queueOrderFromString(fromUtf8(state.value("order", std::string()))).value_or(QueueOrder::File);
}

void keepOwnOrder(const ProjectSession &session, Settings &settings, QueueOrder order)
{
    settings.setPageState(session.facts().location, ownOrderKey(session), {{"order", toUtf8(toString(order))}});
}

}  // namespace gainsay
