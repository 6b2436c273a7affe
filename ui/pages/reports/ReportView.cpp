// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/reports/ReportView.h"

#include <QLocale>

namespace gainsay {

ReportView::ReportView(ProjectSession &session, QWidget *parent) : QWidget(parent), m_session(session) {}

void ReportView::refresh(const ReportRequest &request)
{
    m_request = request;
    ++m_serial;
    load();
}

LabelNames ReportView::labelNames(const QString &question) const
{
    const Question *found = m_session.facts().scheme.question(question);
    return found ? LabelNames(*found, QLocale().name()) : LabelNames();
}

}  // namespace gainsay
