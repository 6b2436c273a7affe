// SPDX-License-Identifier: GPL-3.0-or-later
// The detector's part of ReportService.
#include "core/service/detect/Suggestion.h"
#include "core/service/project/ActiveScheme.h"
#include "core/service/report/ReportService.h"
#include "core/store/PrelabelCalibration.h"
#include "core/store/Storage.h"

using namespace Qt::StringLiterals;

namespace gainsay {

Result<void> ReportService::addShownAgreement(const ReportFilter &filter, DetectorEffect &effect)
{
    ASSIGN_OR_RETURN(const auto active, activeScheme(m_storage.project()));
    ASSIGN_OR_RETURN(const auto items, rated(active.scheme.goldQuestion, filter));
    AgreementSummary shown = summarizeAgreement(Ratings());
    AgreementSummary hidden = shown;
    qint64 mixed = 0;
    const PatternIndex index(items->ratings);
    for (const GroupAgreement &group : agreementOfGroups(index, items->by(AgreementGroup::Shown))) {
        if (group.group == groupShown)
            shown = group.summary;
        else if (group.group == groupHidden)
            hidden = group.summary;
        else
            mixed = group.summary.items;
    }
    effect.agreement = compareShown(shown, hidden, mixed);
    effect.titles = AnswerTitles::of(active.scheme, active.scheme.goldQuestion);
    return {};
}

Result<void> ReportService::addAnswerTimes(const ReportFilter &filter, const QHash<UserId, QString> &names,
                                           DetectorEffect &effect)
{
    AnswerTimes all;
    QHash<QString, AnswerTimes> people;
    const Result<void> read = m_storage.ratings().moments(filter, [&](const WorkMoment &moment) {
        for (AnswerTimes *times : {&all, &people[names.value(moment.user)]}) {
            // Answers that came by file carry no time.
            if (moment.activeMs > 0)
                (moment.shown ? times->shown : times->hidden).push_back(double(moment.activeMs));
            if (moment.prelabelMs)
                times->prelabel.push_back(double(*moment.prelabelMs));
        }
    });
    if (!read)
        return read;
    effect.pace = comparePace(all);
    for (PersonEffect &person : effect.people) {
        const AnswerTimes &times = people[person.name];
        person.pace = comparePace(times);
        person.medianPrelabelMs = medianOf(times.prelabel);
        person.timedPrelabels = qint64(times.prelabel.size());
    }
    return {};
}

// People's answers and the outcome beside what the detector says, as the project reads it.
Result<void> ReportService::addDetectorLabels(const PrelabelRun &run, const ReportFilter &filter,
                                              const QHash<UserId, QString> &names, DetectorEffect &effect)
{
    effect.run = u"%1 %2"_s.arg(run.model, run.version);
    effect.runId = run.id;
    ASSIGN_OR_RETURN(const auto active, activeScheme(m_storage.project()));
    ASSIGN_OR_RETURN(const auto reading, readingOf(m_storage, active.scheme, run.id));
    ASSIGN_OR_RETURN(const auto answers, m_storage.ratings().detectorAnswers(run.id, reading, filter));
    addFollowing(answers, names, effect);
    ASSIGN_OR_RETURN(const auto outcomes, m_storage.ratings().detectorOutcomes(run.id, reading, filter));
    effect.outcome = outcomeAgreement(outcomes, effect.run);
    return {};
}

Result<DetectorEffect> ReportService::detectorEffect(const ReportFilter &filter)
{
    DetectorEffect effect;
    ASSIGN_OR_RETURN(const auto newest, newestDetectorRun(m_storage));
    ASSIGN_OR_RETURN(const auto names, userNames());
    RETURN_IF_ERROR(addShownAgreement(filter, effect));
    if (newest) {
        RETURN_IF_ERROR(addDetectorLabels(*newest, filter, names, effect));
    }
    RETURN_IF_ERROR(addAnswerTimes(filter, names, effect));
    return effect;
}

}  // namespace gainsay
