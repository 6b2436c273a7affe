// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/DoubtService.h"

#include "core/service/ActiveScheme.h"
#include "core/service/ReportService.h"
#include "core/store/ConversationStore.h"
#include "core/store/Storage.h"

#include <QHash>

#include <algorithm>
#include <cmath>

namespace gainsay {

namespace {

constexpr int starts = 5;
constexpr int acceptedPage = 2000;

// Entropy of the likely labels as a share of the greatest possible one.
double difficultyOf(const std::vector<double> &posterior)
{
    double entropy = 0.0;
    for (const double share : posterior)
        entropy -= share > 0.0 ? share * std::log(share) : 0.0;
    return std::clamp(entropy / std::log(static_cast<double>(posterior.size())), 0.0, 1.0);
}

}  // namespace

struct DoubtService::Accepted {
    std::vector<int> labels;  // per item of the ratings, -1 for none
    QHash<qint64, QString> externalIds;
};

QString DoubtService::method()
{
    return tr("Everybody's labels are explained by what each person tends to say for each true label (Dawid & Skene "
              "1979, expectation maximisation, best of %1 starts from one seed). An accepted label is doubted when "
              "another one is likelier. Difficulty: how undecided the labels leave the item, 0 to 1.")
        .arg(starts);
}

Result<DoubtService::Accepted> DoubtService::accepted(const Ratings &ratings, BatchId batch)
{
    Accepted accepted;
    accepted.labels.assign(static_cast<size_t>(ratings.itemCount()), -1);
    QHash<qint64, qint64> places;
    for (qint64 item = 0; item < ratings.itemCount(); ++item)
        places.insert(ratings.itemNumber(item), item);
    ConversationQuery settled;
    settled.filter.batch = batch;
    settled.filter.purpose = Purpose::Work;
    settled.filter.settled = true;
    for (ConversationId after;;) {
        const Result<QList<ConversationRow>> rows = m_storage.conversations().list(settled, after, acceptedPage);
        if (!rows)
            return rows.error();
        for (const ConversationRow &row : *rows) {
            after = row.id;
            const auto place = places.constFind(row.id.value);
            if (place == places.constEnd())
                continue;
            accepted.labels[static_cast<size_t>(*place)] = static_cast<int>(ratings.labels().indexOf(row.label));
            accepted.externalIds.insert(*place, row.externalId);
        }
        if (rows->size() < acceptedPage)
            return accepted;
    }
}

void DoubtService::addRaters(const Ratings &ratings, const DawidSkene &model, DoubtReport &report)
{
    const int labels = model.labels();
    for (int rater = 0; rater < ratings.raters().size(); ++rater) {
        RaterAbility ability{ratings.raters()[rater], 0, model.accuracy(rater), {}};
        for (int truth = 0; truth < labels; ++truth) {
            for (int said = 0; said < labels; ++said)
                ability.confusion.push_back(model.confusion(rater, truth, said));
        }
        report.raters.append(std::move(ability));
    }
    for (qint64 item = 0; item < ratings.itemCount(); ++item) {
        for (const Rating &rating : ratings.of(item))
            ++report.raters[rating.rater].ratings;
    }
    std::stable_sort(report.raters.begin(), report.raters.end(),
                     [](const RaterAbility &a, const RaterAbility &b) { return a.accuracy > b.accuracy; });
}

void DoubtService::addItems(const Ratings &ratings, const DawidSkene &model, const Accepted &accepted, qsizetype most,
                            DoubtReport &report)
{
    for (qint64 item = 0; item < ratings.itemCount(); ++item) {
        const double difficulty = difficultyOf(model.posterior(ratings.of(item)));
        ++report.difficulty[static_cast<size_t>(std::min(difficultySteps - 1, int(difficulty * difficultySteps)))];
    }
    const QList<DoubtfulItem> doubted = doubtfulItems(ratings, model, accepted.labels, ratings.itemCount());
    report.doubted = doubted.size();
    for (const DoubtfulItem &one : doubted.first(std::min(most, doubted.size()))) {
        report.items.append({ConversationId{ratings.itemNumber(one.item)}, accepted.externalIds.value(one.item),
                             ratings.labels()[one.accepted], ratings.labels()[one.likeliest], one.probability,
                             difficultyOf(model.posterior(ratings.of(one.item)))});
    }
}

Result<DoubtReport> DoubtService::find(const DoubtRequest &request, Progress &progress)
{
    DoubtReport report;
    const Result<ActiveScheme> active = activeScheme(m_storage.project());
    if (!active)
        return active.error();
    const Result<std::shared_ptr<const RatedItems>> items =
        ReportService(m_storage).rated(active->scheme.goldQuestion, request.filter);
    if (!items)
        return items.error();
    const Ratings *const ratings = &(*items)->ratings;
    report.labels = ratings->labels();
    report.itemsUsed = ratings->itemCount();
    if (ratings->raters().size() < 2 || ratings->labels().size() < 2) {
        report.undefined = tr("A model of who tends to say what needs two people and two different labels.");
        return report;
    }
    report.options.starts = starts;
    report.options.seed = request.seed;
    report.options.progress = &progress;
    const DawidSkene model = DawidSkene::fit(RatingPatterns(*ratings), report.options);
    report.options.progress = nullptr;
    if (progress.isCancelled())
        return cancelled(tr("The search for doubtful labels was cancelled."));
    report.converged = model.converged();
    report.iterations = model.iterations();
    const Result<Accepted> labels = accepted(*ratings, request.filter.batch);
    if (!labels)
        return labels.error();
    addRaters(*ratings, model, report);
    addItems(*ratings, model, *labels, request.most, report);
    return report;
}

}  // namespace gainsay
