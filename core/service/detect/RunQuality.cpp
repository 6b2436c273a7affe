// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/detect/RunQuality.h"

#include "core/base/TranslatableText.h"
#include "core/detect/Detector.h"
#include "core/scheme/SchemeLabels.h"
#include "core/store/ConversationStore.h"
#include "core/store/PrelabelCalibration.h"
#include "core/store/Storage.h"

namespace gainsay {

namespace {

constexpr int runPage = 1000;
constexpr size_t fewestToFit = 20;  // below, the temperature would follow single labels

void addItem(const Prelabel &prelabel, const QString &truth, GoldComparison &comparison)
{
    ++comparison.judged;
    if (prelabel.label.isEmpty() || !prelabel.probabilities.contains(truth))
        return;
    if (comparison.labels.isEmpty())
        comparison.labels = prelabel.probabilities.keys();
    if (comparison.labels != prelabel.probabilities.keys() || !comparison.labels.contains(prelabel.label))
        return;
    for (const double probability : prelabel.probabilities)
        comparison.probabilities.push_back(probability);
    comparison.said.push_back(int(comparison.labels.indexOf(prelabel.label)));
    comparison.truth.push_back(int(comparison.labels.indexOf(truth)));
}

// What is right in the model's words: of a contradiction that it need not name a category of, that there is one.
QString truthFor(const Prelabel &prelabel, const QString &truth, const SchemeLabels &labels)
{
    const bool anyKind = !prelabel.probabilities.contains(truth) && prelabel.probabilities.contains(anyContradiction);
    return anyKind && labels.isContradiction(truth) ? anyContradiction : truth;
}

// One item as the tuning reads it.
struct TunedItem {
    double contradiction = 0.0;
    double confidence = 0.0;
    int label = 0;
};

TunedItem tunedItem(const GoldComparison &comparison, size_t item, const DetectorTuning &tuning, int negative)
{
    Prelabel said;
    const size_t width = size_t(comparison.labels.size());
    for (size_t i = 0; i < width; ++i)
        said.probabilities.insert(comparison.labels[qsizetype(i)], comparison.probabilities[item * width + i]);
    said.label = comparison.labels[comparison.said[item]];
    const Prelabel read = PrelabelCalibration(tuning, comparison.negative).read(said);
    return {negative < 0 ? 0.0 : 1.0 - read.probabilities.value(comparison.negative), read.confidence(),
            int(comparison.labels.indexOf(read.label))};
}

std::optional<double> shareOf(qint64 hits, qint64 all)
{
    return all > 0 ? std::optional(double(hits) / double(all)) : std::nullopt;
}

QList<ReliabilityBin> untunedBinsOf(const GoldComparison &comparison)
{
    std::vector<Judged> judged;
    const size_t width = size_t(comparison.labels.size());
    for (size_t i = 0; i < comparison.truth.size(); ++i) {
        judged.push_back({comparison.probabilities[i * width + size_t(comparison.said[i])],
                          comparison.said[i] == comparison.truth[i]});
    }
    return reliability(judged);
}

bool isRunOf(const PrelabelRun &run, const DetectorInfo &detector)
{
    return run.model == detector.name && run.version == detector.version && run.method == detector.method &&
           run.parameters == detector.parameters;
}

}  // namespace

Result<GoldComparison> compareWithGold(Storage &storage, const Scheme &scheme, RunId run, Progress &progress)
{
    ASSIGN_OR_RETURN(const auto known, storage.prelabels().run(run));
    GoldComparison comparison;
    comparison.negative = negativeAnswer(scheme);
    const SchemeLabels labels(scheme);
    ConversationId after;
    for (qsizetype found = runPage; found == runPage;) {
        if (progress.isCancelled())
            return cancelled(TranslatableText::translate("core", "The comparison was stopped."));
        ASSIGN_OR_RETURN(const auto page, storage.prelabels().pageAfter(run, after, runPage));
        found = page.size();
        QList<ConversationId> ids;
        for (const Prelabel &prelabel : page)
            ids.append(prelabel.conversation);
        ASSIGN_OR_RETURN(const auto rows, storage.conversations().rows(ids));
        for (const Prelabel &prelabel : page) {
            const ConversationRow &row = *rows.constFind(prelabel.conversation);
            after = prelabel.conversation;
            // Thresholds and temperatures are fitted to the set, of which training items are no part.
            if (row.purpose == Purpose::Work)
                addItem(prelabel, truthFor(prelabel, row.label.isEmpty() ? row.goldLabel : row.label, labels),
                        comparison);
        }
        progress.report(comparison.judged, known.count);
    }
    return comparison;
}

RunQuality qualityOf(const GoldComparison &comparison, const DetectorTuning &tuning)
{
    RunQuality quality;
    quality.judged = comparison.judged;
    quality.compared = qint64(comparison.truth.size());
    const int negative = int(comparison.labels.indexOf(comparison.negative));
    std::vector<Scored> scored;
    std::vector<Judged> judged;
    qint64 hits = 0;
    qint64 called = 0;
    qint64 there = 0;
    for (size_t i = 0; i < comparison.truth.size(); ++i) {
        const TunedItem item = tunedItem(comparison, i, tuning, negative);
        const bool positive = comparison.truth[i] != negative;
        scored.push_back({item.contradiction, positive});
        judged.push_back({item.confidence, item.label == comparison.truth[i]});
        quality.right += judged.back().right ? 1 : 0;
        called += item.label != negative ? 1 : 0;
        there += positive ? 1 : 0;
        hits += positive && item.label != negative ? 1 : 0;
    }
    quality.curve = precisionRecall(std::move(scored));
    quality.inUse = {shareOf(hits, called), shareOf(hits, there)};
    quality.bins = reliability(judged);
    quality.calibrationError = expectedCalibrationError(quality.bins);
    quality.untunedBins = untunedBinsOf(comparison);
    quality.untunedCalibrationError = expectedCalibrationError(quality.untunedBins);
    return quality;
}

Result<double> fittedTemperature(const GoldComparison &comparison)
{
    if (comparison.truth.size() < fewestToFit) {
        return invalidInput(TranslatableText::translate("core",
                                                        "A temperature needs at least %1 items with a known label; "
                                                        "this run has %2")
                                .arg(fewestToFit)
                                .arg(comparison.truth.size()));
    }
    return fitTemperature(comparison.probabilities, int(comparison.labels.size()), comparison.truth);
}

Result<std::optional<MeasuredRun>> measureRun(Storage &storage, const Scheme &scheme,
                                              const std::optional<DetectorInfo> &preferred, Progress &progress)
{
    ASSIGN_OR_RETURN(const auto runs, storage.prelabels().runs());
    const PrelabelRun *chosen = nullptr;
    for (const PrelabelRun &run : runs) {
        const bool wanted = preferred && isRunOf(run, *preferred);
        if (run.origin == "detector"_L1 && (!chosen || wanted))
            chosen = &run;
    }
    if (!chosen)
        return std::optional<MeasuredRun>();
    MeasuredRun measured;
    measured.run = *chosen;
    ASSIGN_OR_RETURN(auto comparison, compareWithGold(storage, scheme, measured.run.id, progress));
    ASSIGN_OR_RETURN(measured.tuning, storage.prelabels().tuning(measured.run.id));
    measured.quality = qualityOf(comparison, measured.tuning);
    measured.comparison = std::make_shared<const GoldComparison>(std::move(comparison));
    return std::optional(std::move(measured));
}

}  // namespace gainsay
