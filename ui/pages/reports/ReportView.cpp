// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/reports/ReportView.h"

#include <QLocale>

namespace gainsay {

ReportView::ReportView(ReportReader &reader, QWidget *parent) : QWidget(parent), m_reader(reader)
{
    // What was asked of a project that is closed is never answered.
    connect(&session(), &ProjectSession::closed, this, [this] { m_asking = m_again = false; });
}

void ReportView::refresh(const ReportRequest &request)
{
    if (request != m_request)
        ++m_serial;
    m_request = request;
    m_again = m_asking;
    if (!m_asking)
        load();
}

LabelNames ReportView::labelNames(const QString &question) const
{
    const Question *found = session().facts().scheme.question(question);
    return found ? LabelNames(*found, QLocale().name()) : LabelNames();
}

}  // namespace gainsay
