// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/supervise/QualityService.h"

#include "core/service/report/ReportService.h"
#include "core/service/training/GoldService.h"
#include "core/store/RatingStore.h"
#include "core/store/Storage.h"

#include <QHash>

#include <vector>

namespace gainsay {

Result<QList<AnnotatorQuality>> QualityService::everybody(const ReportFilter &filter)
{
    ASSIGN_OR_RETURN(const auto report, m_reports.annotators(filter));
    ASSIGN_OR_RETURN(const auto hidden, GoldService(m_storage, m_clock, m_scheme, {}).outcomes());
    QList<AnnotatorQuality> people;
    QHash<UserId, qsizetype> places;
    for (const AnnotatorFigures &figures : report.annotators) {
        places.insert(figures.totals.user, people.size());
        people.append({figures, LabelConfusion(), 0});
    }
    for (const HiddenOutcome &outcome : hidden) {
        const auto place = places.constFind(outcome.user);
        if (place == places.constEnd())
            continue;
        AnnotatorQuality &one = people[*place];
        one.againstHidden.add(outcome.said, outcome.truth, 1);
        one.hiddenCorrect += outcome.correct ? 1 : 0;
    }
    return people;
}

Result<ShareTrend> QualityService::drift(UserId user, const ReportFilter &filter, qint64 window)
{
    ReportFilter own = filter;
    own.user = user;
    std::vector<TimedOutcome> outcomes;
    RETURN_IF_ERROR(m_storage.ratings().moments(own, [&](const WorkMoment &moment) {
        if (moment.kept)
            outcomes.push_back({moment.at, *moment.kept});
    }));
    return shareTrend(outcomes, window);
}

}  // namespace gainsay
