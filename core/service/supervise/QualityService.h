// SPDX-License-Identifier: GPL-3.0-or-later
// How well each person works, beyond what the report on annotators counts: hidden gold and drift over time. Nothing
// is changed; safe on a connection of its own in another thread.
#pragma once

#include "core/report/AnnotatorFigures.h"
#include "core/service/project/ActiveScheme.h"
#include "core/stats/ShareTrend.h"

#include <QList>

namespace gainsay {

class Clock;
class ReportService;
class Storage;

struct AnnotatorQuality {
    AnnotatorFigures figures;
    LabelConfusion againstHidden;  // labels; hidden gold is no part of the other figures
    qint64 hiddenCorrect = 0;      // in everything that is compared
};

class QualityService {
public:
    QualityService(Storage &storage, const Clock &clock, const ActiveScheme &scheme, ReportService &reports)
        : m_storage(storage), m_clock(clock), m_scheme(scheme), m_reports(reports)
    {
    }

    // Everybody who has answered something.
    Result<QList<AnnotatorQuality>> everybody(const ReportFilter &filter);
    // The share of one person's answers that became final, in windows of `window` answers.
    Result<ShareTrend> drift(UserId user, const ReportFilter &filter, qint64 window);

private:
    Storage &m_storage;
    const Clock &m_clock;
    const ActiveScheme &m_scheme;
    ReportService &m_reports;
};

}  // namespace gainsay
