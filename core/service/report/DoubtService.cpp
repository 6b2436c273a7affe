// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/report/DoubtService.h"

#include "core/service/project/ActiveScheme.h"
#include "core/service/report/ReportService.h"
#include "core/store/ConversationStore.h"
#include "core/store/Storage.h"

#include <QHash>

#include <algorithm>
#include <cmath>

namespace gainsay {

namespace {

constexpr int starts = 5;

// Entropy of the likely labels as a share of the greatest possible one.
double difficultyOf(const std::vector<double> &posterior)
{
    double entropy = 0.0;
    for (const double share : posterior)
        entropy -= share > 0.0 ? share * std::log(share) : 0.0;
    return std::clamp(entropy / std::log(static_cast<double>(posterior.size())), 0.0, 1.0);
}

}  // namespace

QString DoubtService::method()
{
    return tr("Everybody's labels are explained by what each person tends to say for each true label (Dawid & Skene "
              "1979, expectation maximisation, best of %1 starts from one seed). An accepted label is doubted when "
              "another one is likelier. Difficulty: how undecided the labels leave the item, 0 to 1.")
        .arg(starts);
}

Result<std::vector<int>> DoubtService::acceptedLabels(const Ratings &ratings, const ReportFilter &filter)
{
    std::vector<int> accepted(static_cast<size_t>(ratings.itemCount()), -1);
    QHash<QString, int> numbers;
    for (int label = 0; label < ratings.labels().size(); ++label)
        numbers.insert(ratings.labels()[label], label);
    qint64 item = 0;
    // Both are in the order of conversations.
    RETURN_IF_ERROR(m_storage.ratings().outcomes(filter, [&](ConversationId id, const QString &label) {
        while (item < ratings.itemCount() && ratings.itemNumber(item) < id.value)
            ++item;
        if (item < ratings.itemCount() && ratings.itemNumber(item) == id.value)
            accepted[static_cast<size_t>(item)] = numbers.value(label, -1);
    }));
    return accepted;
}

void DoubtService::addRaters(const PatternIndex &items, const DawidSkene &model, DoubtReport &report)
{
    const int labels = model.labels();
    const QStringList &raters = items.ratings().raters();
    for (int rater = 0; rater < raters.size(); ++rater) {
        RaterAbility ability{raters[rater], 0, model.accuracy(rater), {}};
        for (int truth = 0; truth < labels; ++truth) {
            for (int said = 0; said < labels; ++said)
                ability.confusion.push_back(model.confusion(rater, truth, said));
        }
        report.raters.append(std::move(ability));
    }
    for (size_t pattern = 0; pattern < items.all().size(); ++pattern) {
        for (const Rating &rating : items.all().of(pattern))
            report.raters[rating.rater].ratings += static_cast<qint64>(items.all().counts()[pattern]);
    }
    std::stable_sort(report.raters.begin(), report.raters.end(),
                     [](const RaterAbility &a, const RaterAbility &b) { return a.accuracy > b.accuracy; });
}

Result<void> DoubtService::addItems(const PatternIndex &items, const DawidSkene &model, const DoubtRequest &request,
                                    DoubtReport &report)
{
    ASSIGN_OR_RETURN(const auto accepted, acceptedLabels(items.ratings(), request.filter));
    std::vector<double> difficulties;
    for (size_t pattern = 0; pattern < items.all().size(); ++pattern) {
        difficulties.push_back(difficultyOf(model.posterior(items.all().of(pattern))));
        const int step = std::min(difficultySteps - 1, static_cast<int>(difficulties.back() * difficultySteps));
        report.difficulty[static_cast<size_t>(step)] += static_cast<qint64>(items.all().counts()[pattern]);
    }
    const Ratings &ratings = items.ratings();
    const QList<DoubtfulItem> doubted = doubtfulItems(items, model, accepted, ratings.itemCount());
    report.doubted = doubted.size();
    const QList<DoubtfulItem> listed = doubted.first(std::min(request.most, doubted.size()));
    QList<ConversationId> ids;
    for (const DoubtfulItem &one : listed)
        ids.append(ConversationId{ratings.itemNumber(one.item)});
    ASSIGN_OR_RETURN(const auto rows, m_storage.conversations().rows(ids));
    for (const DoubtfulItem &one : listed) {
        const ConversationId id{ratings.itemNumber(one.item)};
        report.items.append({id, rows.value(id).externalId, ratings.labels()[one.accepted],
                             ratings.labels()[one.likeliest], one.probability,
                             difficulties[items.patternOf(one.item)]});
    }
    return {};
}

Result<DoubtReport> DoubtService::find(const DoubtRequest &request, Progress &progress)
{
    ASSIGN_OR_RETURN(const auto active, activeScheme(m_storage.project()));
    ASSIGN_OR_RETURN(const auto items,
                     ReportService(m_storage, nullptr, &progress).rated(active.scheme.goldQuestion, request.filter));
    return findIn(items->ratings, request, progress);
}

Result<DoubtReport> DoubtService::findIn(const Ratings &ratings, const DoubtRequest &request, Progress &progress)
{
    DoubtReport report;
    report.labels = ratings.labels();
    report.itemsUsed = ratings.itemCount();
    if (ratings.raters().size() < 2 || ratings.labels().size() < 2) {
        report.undefined = tr("A model of who tends to say what needs two people and two different labels.");
        return report;
    }
    report.options.starts = starts;
    report.options.seed = request.seed;
    report.options.progress = &progress;
    const PatternIndex items(ratings);
    const DawidSkene model = DawidSkene::fit(items.all(), report.options);
    report.options.progress = nullptr;
    if (progress.isCancelled())
        return cancelled(tr("The search for doubtful labels was cancelled."));
    report.converged = model.converged();
    report.iterations = model.iterations();
    addRaters(items, model, report);
    RETURN_IF_ERROR(addItems(items, model, request, report));
    return report;
}

}  // namespace gainsay
