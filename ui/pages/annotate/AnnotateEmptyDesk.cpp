// SPDX-License-Identifier: GPL-3.0-or-later
// What AnnotatePage says and offers when there is nothing to answer.
#include "core/workflow/RoleRules.h"
#include "ui/pages/annotate/AnnotatePage.h"
#include "ui/pages/annotate/AnnotateStatus.h"
#include "ui/widgets/EmptyState.h"

using namespace Qt::StringLiterals;

namespace gainsay {

bool AnnotatePage::mayPlan() const
{
    return session().user() && roleMay(session().user()->role, Permission::Plan);
}

void AnnotatePage::describeEmptyState()
{
    if (!m_trainingNeeded.isEmpty())
        m_empty->setContent(u"training"_s, tr("First the training"), m_trainingNeeded, tr("Go to the training"));
    else if (m_status->skipped() > 0)
        m_empty->setContent(u"check"_s, tr("Only what you skipped is left"),
                            tr("%n item(s) still wait for your answer.", nullptr, int(m_status->skipped())),
                            tr("Open what I skipped"));
    else if (isAlone())
        m_empty->setContent(u"import"_s, m_status->anySubmitted() ? tr("All done") : tr("Nothing to label yet"),
                            tr("Drop a file of conversations on the window, or choose one."), tr("Choose a file…"));
    else if (m_status->anySubmitted())
        m_empty->setContent(u"check"_s, tr("All done"),
                            tr("Everything assigned to you is answered. You can still go back and amend."),
                            tr("Go back to my last item"));
    else if (mayPlan())
        m_empty->setContent(u"check"_s, tr("Nothing to annotate yet"),
                            tr("Nothing is assigned to you. A plan shares the conversations of a batch out to people."),
                            tr("Plan a batch…"));
    else
        m_empty->setContent(
            u"check"_s, tr("Nothing to annotate yet"),
            tr("Nothing is assigned to you. Ask the supervisor to assign a batch, or sign in as somebody else."));
}

void AnnotatePage::leaveEmptyState()
{
    if (!m_trainingNeeded.isEmpty())
        shell().openPage(u"training"_s);
    else if (m_status->skipped() > 0)
        m_controller.loadNext();
    else if (isAlone())
        shell().openPage(u"data"_s, {{"import", Json::array()}});
    else if (m_status->anySubmitted())
        m_controller.openNeighbour(true);
    else
        shell().openPage(u"team"_s, {{"begin", "plan"}});
}

}  // namespace gainsay
