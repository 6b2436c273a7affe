// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/QualityService.h"

#include "core/service/GoldService.h"
#include "core/service/ReportService.h"
#include "core/store/RatingStore.h"
#include "core/store/Storage.h"

#include <QHash>

#include <vector>

namespace gainsay {

Result<QList<AnnotatorQuality>> QualityService::everybody(const ReportFilter &filter)
{
    const auto report = m_reports.annotators(filter);
    if (!report)
        return report.error();
    const auto hidden = GoldService(m_storage, m_clock, m_scheme, {}).outcomes();
    if (!hidden)
        return hidden.error();
    QList<AnnotatorQuality> people;
    QHash<UserId, qsizetype> places;
    for (const AnnotatorFigures &figures : report->annotators) {
        places.insert(figures.totals.user, people.size());
        people.append({figures, LabelConfusion(), 0});
    }
    for (const HiddenOutcome &outcome : *hidden) {
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
    const auto read = m_storage.ratings().moments(own, [&](const WorkMoment &moment) {
        if (moment.kept)
            outcomes.push_back({moment.at, *moment.kept});
    });
    if (!read)
        return read.error();
    return shareTrend(outcomes, window);
}

}  // namespace gainsay
