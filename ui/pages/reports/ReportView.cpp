// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/reports/ReportView.h"

#include "core/workflow/RoleRules.h"
#include "ui/widgets/EmptyState.h"

#include <QLayout>
#include <QLocale>

namespace gainsay {

using namespace Qt::StringLiterals;

ReportView::ReportView(ReportReader &reader, QWidget *parent) : QWidget(parent), m_reader(reader)
{
    // What was asked of a project that is closed is never answered.
    connect(&session(), &ProjectSession::closed, this, [this] { m_asking = m_again = false; });
}

void ReportView::refresh(const ReportRequest &request)
{
    m_request = request;
    m_again = m_asking;
    if (!m_asking)
        load();
}

void ReportView::showLack(const Lack &lack)
{
    const bool lacking = !lack.title.isEmpty();
    if (lacking && !m_lack) {
        m_lack = new EmptyState(this);
        layout()->addWidget(m_lack);
        connect(m_lack, &EmptyState::actionRequested, this, [this] { Q_EMIT pageWanted(m_lackPage); });
    }
    for (QWidget *part : findChildren<QWidget *>(Qt::FindDirectChildrenOnly))
        part->setVisible(lacking == (part == m_lack));
    m_lackPage = lack.page;
    if (lacking)
        m_lack->setContent(u"reports"_s, lack.title, lack.text, lack.action);
}

ReportView::Lack ReportView::noAnswers() const
{
    const bool plans = session().user() && roleMay(session().user()->role, Permission::Plan);
    return {tr("Nobody has answered yet"), tr("These figures come with people's answers to what is chosen above."),
            u"team"_s, plans ? tr("Go to Team") : QString()};
}

LabelNames ReportView::labelNames(const QString &question) const
{
    const Question *found = session().facts().scheme.question(question);
    return found ? LabelNames(*found, QLocale().name()) : LabelNames();
}

}  // namespace gainsay
