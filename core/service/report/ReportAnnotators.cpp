// SPDX-License-Identifier: GPL-3.0-or-later
// The annotators' half of ReportService.
#include "core/service/report/ReportService.h"

#include "core/model/NameOrder.h"
#include "core/service/project/ActiveScheme.h"
#include "core/service/report/DoubtService.h"
#include "core/store/Storage.h"
#include "core/store/UserStore.h"

namespace gainsay {

namespace {

constexpr qint64 driftWindow = 50;
constexpr qsizetype mostDoubted = 50;
constexpr double conspicuous = 3.5;

// What one person did, in order of time.
struct Pace {
    std::vector<double> active;
    std::vector<double> prelabel;
    std::vector<char> kept;
};

void describePace(const Pace &pace, AnnotatorFigures &figures)
{
    figures.medianActiveMs = medianOf(pace.active);
    figures.medianPrelabelMs = medianOf(pace.prelabel);
    figures.timedPrelabels = static_cast<qint64>(pace.prelabel.size());
    figures.drift = driftOf(pace.kept, driftWindow);
    const std::vector<double> scores = speedScores(pace.active);
    for (size_t i = 0; i < scores.size(); ++i) {
        const auto took = static_cast<qint64>(pace.active[i]);
        if (scores[i] < -conspicuous) {
            ++figures.fastOutliers;
            figures.fastUnderMs = std::max(figures.fastUnderMs, took + 1);
        }
        if (scores[i] > conspicuous) {
            ++figures.slowOutliers;
            figures.slowFromMs = std::min(figures.slowFromMs, took);
        }
    }
}

}  // namespace

Result<void> ReportService::addConfusions(bool imported, const ReportFilter &filter,
                                          QHash<UserId, AnnotatorFigures> &figures)
{
    ASSIGN_OR_RETURN(const auto counts, m_storage.ratings().confusion(imported, filter));
    for (const RaterConfusion &count : counts) {
        AnnotatorFigures &one = figures[count.user];
        (imported ? one.againstImported : one.againstFinal).add(count.said, count.truth, count.count);
    }
    return {};
}

Result<void> ReportService::addPace(const ReportFilter &filter, QHash<UserId, AnnotatorFigures> &figures)
{
    QHash<UserId, Pace> paces;
    const Result<void> read = m_storage.ratings().moments(filter, [&](const WorkMoment &moment) {
        Pace &pace = paces[moment.user];
        // Answers that came by file carry no time.
        if (moment.activeMs > 0)
            pace.active.push_back(static_cast<double>(moment.activeMs));
        if (moment.prelabelMs)
            pace.prelabel.push_back(static_cast<double>(*moment.prelabelMs));
        if (moment.kept)
            pace.kept.push_back(*moment.kept ? 1 : 0);
    });
    if (!read)
        return read;
    for (const auto &[user, pace] : paces.asKeyValueRange())
        describePace(pace, figures[user]);
    return {};
}

Result<void> ReportService::addAbility(const ReportFilter &filter, AnnotatorReport &report)
{
    ASSIGN_OR_RETURN(const auto active, activeScheme(m_storage.project()));
    report.titles = AnswerTitles::of(active.scheme, active.scheme.goldQuestion);
    ASSIGN_OR_RETURN(const auto items, rated(active.scheme.goldQuestion, filter));
    NoProgress unwatched;
    ASSIGN_OR_RETURN(const auto doubts, DoubtService(m_storage).findIn(items->ratings, {filter, 1, mostDoubted},
                                                                       m_progress ? *m_progress : unwatched));
    for (AnnotatorFigures &annotator : report.annotators) {
        for (const RaterAbility &rater : doubts.raters) {
            if (rater.name == annotator.name)
                annotator.ability = rater.accuracy;
        }
    }
    for (const DoubtedItem &item : doubts.items)
        report.doubted.append({item.externalId, item.accepted, item.likeliest, item.probability});
    return {};
}

Result<AnnotatorReport> ReportService::annotators(const ReportFilter &filter)
{
    ASSIGN_OR_RETURN(const auto users, m_storage.users().list());
    ASSIGN_OR_RETURN(const auto totals, m_storage.ratings().totals(filter));
    ASSIGN_OR_RETURN(const auto verdicts, m_storage.ratings().verdicts(filter));
    QHash<UserId, AnnotatorFigures> figures;
    for (const RaterTotals &total : totals)
        figures[total.user].totals = total;
    for (const RaterVerdicts &verdict : verdicts)
        figures[verdict.user].spotChecks = verdict;
    for (const bool imported : {false, true}) {
        RETURN_IF_ERROR(addConfusions(imported, filter, figures));
    }
    RETURN_IF_ERROR(addPace(filter, figures));
    AnnotatorReport report;
    for (const User &user : sortedByName(users)) {
        if (!figures.contains(user.id))
            continue;
        report.annotators.append(figures.value(user.id));
        report.annotators.last().name = user.name;
    }
    RETURN_IF_ERROR(addAbility(filter, report));
    return report;
}

}  // namespace gainsay
