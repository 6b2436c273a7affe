// SPDX-License-Identifier: GPL-3.0-or-later
// The annotators' half of ReportService.
#include "core/service/ReportService.h"

#include "core/service/ActiveScheme.h"
#include "core/stats/DawidSkene.h"
#include "core/store/ConversationStore.h"
#include "core/store/Storage.h"
#include "core/store/UserStore.h"

#include <cmath>

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
    for (const double score : speedScores(pace.active)) {
        figures.fastOutliers += score < -conspicuous ? 1 : 0;
        figures.slowOutliers += score > conspicuous ? 1 : 0;
    }
}

}  // namespace

Result<void> ReportService::addConfusions(bool imported, const ReportFilter &filter,
                                          QHash<UserId, AnnotatorFigures> &figures)
{
    const Result<QList<RaterConfusion>> counts = m_storage.ratings().confusion(imported, filter);
    if (!counts)
        return counts.error();
    for (const RaterConfusion &count : *counts) {
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
    const Result<ActiveScheme> active = activeScheme(m_storage.project());
    if (!active)
        return active.error();
    const Result<Ratings> found = ratings(active->scheme.goldQuestion, filter);
    if (!found)
        return found.error();
    if (found->itemCount() == 0 || found->labels().size() < 2 || found->raters().size() < 2)
        return {};
    const DawidSkene model = DawidSkene::fit(RatingPatterns(*found));
    for (AnnotatorFigures &annotator : report.annotators) {
        if (const qsizetype rater = found->raters().indexOf(annotator.name); rater >= 0)
            annotator.ability = model.accuracy(static_cast<int>(rater));
    }
    std::vector<int> accepted(found->itemCount(), -1);
    QHash<QString, qint64> places;
    for (qint64 item = 0; item < found->itemCount(); ++item)
        places.insert(found->items()[item], item);
    ConversationQuery settled;
    settled.filter.batch = filter.batch;
    settled.filter.purpose = Purpose::Work;
    settled.filter.settled = true;
    QHash<qint64, QString> externalIds;
    constexpr int page = 2000;
    for (ConversationId after;;) {
        const Result<QList<ConversationRow>> rows = m_storage.conversations().list(settled, after, page);
        if (!rows)
            return rows.error();
        for (const ConversationRow &row : *rows) {
            after = row.id;
            const auto place = places.constFind(QString::number(row.id.value));
            if (place == places.constEnd())
                continue;
            accepted[*place] = static_cast<int>(found->labels().indexOf(row.label));
            externalIds.insert(*place, row.externalId);
        }
        if (rows->size() < page)
            break;
    }
    for (const DoubtfulItem &item : doubtfulItems(*found, model, accepted, mostDoubted))
        report.doubted.append({externalIds.value(item.item), found->labels()[item.accepted],
                               found->labels()[item.likeliest], item.probability});
    return {};
}

Result<AnnotatorReport> ReportService::annotators(const ReportFilter &filter)
{
    const Result<QList<User>> users = m_storage.users().list();
    if (!users)
        return users.error();
    const Result<QList<RaterTotals>> totals = m_storage.ratings().totals(filter);
    if (!totals)
        return totals.error();
    const Result<QList<RaterVerdicts>> verdicts = m_storage.ratings().verdicts(filter);
    if (!verdicts)
        return verdicts.error();
    QHash<UserId, AnnotatorFigures> figures;
    for (const RaterTotals &total : *totals)
        figures[total.user].totals = total;
    for (const RaterVerdicts &verdict : *verdicts)
        figures[verdict.user].spotChecks = verdict;
    for (const bool imported : {false, true}) {
        if (const Result<void> added = addConfusions(imported, filter, figures); !added)
            return added.error();
    }
    if (const Result<void> added = addPace(filter, figures); !added)
        return added.error();
    AnnotatorReport report;
    for (const User &user : *users) {
        if (!figures.contains(user.id))
            continue;
        report.annotators.append(figures.value(user.id));
        report.annotators.last().name = user.name;
    }
    if (const Result<void> added = addAbility(filter, report); !added)
        return added.error();
    return report;
}

}  // namespace gainsay
