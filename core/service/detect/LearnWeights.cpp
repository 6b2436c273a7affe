// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/detect/LearnWeights.h"

#include "core/stats/agreement/DawidSkene.h"
#include "core/store/RatingStore.h"

#include <QCoreApplication>

#include <algorithm>

namespace gainsay {

namespace {

constexpr double leastWeight = 0.05;  // a label that was settled is never quite nothing
constexpr int abilityStarts = 5;      // as the search for doubtful labels does it

Result<Ratings> answersOf(Storage &storage, const Scheme &scheme, const Question &question, Progress &progress)
{
    const RatingRequest request{question.id, question.id == scheme.goldQuestion, {}, RatingMoment::InForce, {}, {},
                                &progress};
    NumberedRatingsBuilder builder;
    QHash<UserId, int> numbers;
    QStringList people;
    std::optional<ConversationId> last;
    ASSIGN_OR_RETURN(const auto names, storage.ratings().ratings(request, [&](const RatingRow &row) {
        if (!last || *last != row.conversation)
            builder.startItem(row.conversation.value);
        last = row.conversation;
        const auto known = numbers.constFind(row.user);
        const int person = known == numbers.cend() ? int(numbers.size()) : *known;
        if (known == numbers.cend()) {
            numbers.insert(row.user, person);
            people.append(QString::number(person));
        }
        builder.add(person, row.label);
    }));
    return std::move(builder).build(people, names.labels);
}

}  // namespace

Result<LabelWeights> weightsByAbility(Storage &storage, const Scheme &scheme, const Question &question,
                                      const QList<LabelledRow> &rows, Progress &progress)
{
    ASSIGN_OR_RETURN(const auto ratings, answersOf(storage, scheme, question, progress));
    LabelWeights weights;
    if (ratings.raters().size() < 2 || ratings.labels().size() < 2)
        return weights;
    const PatternIndex items(ratings);
    DawidSkeneOptions options;
    options.starts = abilityStarts;
    options.progress = &progress;
    const DawidSkene model = DawidSkene::fit(items.all(), options);
    if (progress.isCancelled())
        return cancelled(QCoreApplication::translate("learn", "Learning was stopped; nothing was written."));
    for (const LabelledRow &row : rows) {
        const qint64 item = ratings.placeOf(row.id.value);
        const qsizetype label = ratings.labels().indexOf(row.label);
        const bool rated = item < ratings.itemCount() && ratings.itemNumber(item) == row.id.value && label >= 0;
        const double sure = rated ? model.posterior(ratings.of(item))[size_t(label)] : 1.0;
        weights.values.push_back(float(std::clamp(sure, leastWeight, 1.0)));
        weights.weighed += rated ? 1 : 0;
    }
    return weights;
}

}  // namespace gainsay
