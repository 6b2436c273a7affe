// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/RunQuality.h"

#include "core/store/ConversationStore.h"
#include "core/store/Storage.h"

#include <QCoreApplication>

namespace gainsay {

namespace {

constexpr int runPage = 1000;

struct RunComparison {
    std::vector<Scored> scored;
    std::vector<Judged> judged;
    RunQuality quality;
};

QString negativeLabel(const Scheme &scheme)
{
    const Question *gold = scheme.question(scheme.goldQuestion);
    const Option *option = gold ? gold->optionByCode(0) : nullptr;
    return option && option->value.is_string() ? fromUtf8(option->value.get<std::string>()) : QString();
}

void compare(const Prelabel &prelabel, const QString &truth, const QString &negative, RunComparison &comparison)
{
    ++comparison.quality.judged;
    if (prelabel.label.isEmpty() || !prelabel.probabilities.contains(truth))
        return;
    ++comparison.quality.compared;
    const bool right = prelabel.label == truth;
    comparison.quality.right += right ? 1 : 0;
    comparison.judged.push_back({prelabel.confidence(), right});
    comparison.scored.push_back({1.0 - prelabel.probabilities.value(negative), truth != negative});
}

}  // namespace

Result<RunQuality> measureRun(Storage &storage, const Scheme &scheme, RunId run, Progress &progress)
{
    const Result<PrelabelRun> known = storage.prelabels().run(run);
    if (!known)
        return known.error();
    RunComparison comparison;
    const QString negative = negativeLabel(scheme);
    ConversationId after;
    for (qsizetype found = runPage; found == runPage;) {
        if (progress.isCancelled())
            return cancelled(QCoreApplication::translate("core", "The comparison was stopped."));
        const Result<QList<Prelabel>> page = storage.prelabels().pageAfter(run, after, runPage);
        if (!page)
            return page.error();
        found = page->size();
        for (const Prelabel &prelabel : *page) {
            const Result<ConversationRow> row = storage.conversations().row(prelabel.conversation);
            if (!row)
                return row.error();
            compare(prelabel, row->label.isEmpty() ? row->goldLabel : row->label, negative, comparison);
            after = prelabel.conversation;
        }
        progress.report(comparison.quality.judged, known->count);
    }
    comparison.quality.curve = precisionRecall(std::move(comparison.scored));
    comparison.quality.bins = reliability(comparison.judged);
    comparison.quality.calibrationError = expectedCalibrationError(comparison.quality.bins);
    return comparison.quality;
}

}  // namespace gainsay
