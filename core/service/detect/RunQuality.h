// SPDX-License-Identifier: GPL-3.0-or-later
// How well a detector's stored answers fit the labels that are known: people's resolutions, else imported gold.
// Reading them is slow, judging what was read is not: the window does the first once and the second with every change.
#pragma once

#include "core/base/Progress.h"
#include "core/model/DetectorTuning.h"
#include "core/scheme/Scheme.h"
#include "core/stats/predictions/Calibration.h"
#include "core/store/PrelabelStore.h"

#include <memory>

namespace gainsay {

class Storage;
struct DetectorInfo;

// What a run said, as it said it, beside what is known.
struct GoldComparison {
    QString negative;                   // the label that means "no contradiction"
    QStringList labels;                 // of the run
    std::vector<double> probabilities;  // one row of labels per item
    std::vector<int> said;              // indices of labels
    std::vector<int> truth;
    qint64 judged = 0;  // what the run has, also silent ones and those without a known label
};

// Whether the items that are called contradictions are, and whether all of them are found; none where nothing is called
// so, or nothing is there to be found.
struct DetectionRates {
    std::optional<double> precision;
    std::optional<double> recall;
};

struct RunQuality {
    qint64 judged = 0;
    qint64 compared = 0;  // with a label on both sides
    qint64 right = 0;
    QList<PrecisionRecallPoint> curve;  // of "there is a contradiction", on tuned probabilities
    DetectionRates inUse;               // with the tuning
    QList<ReliabilityBin> bins;         // with the tuning
    std::optional<double> calibrationError;
    QList<ReliabilityBin> untunedBins;  // as the model gave its probabilities
    std::optional<double> untunedCalibrationError;
};

Result<GoldComparison> compareWithGold(Storage &storage, const Scheme &scheme, RunId run, Progress &progress);
RunQuality qualityOf(const GoldComparison &comparison, const DetectorTuning &tuning);
// The temperature under which the known labels are likeliest; InvalidInput where too few are known.
Result<double> fittedTemperature(const GoldComparison &comparison);

// A run with everything that the window shows of it.
struct MeasuredRun {
    PrelabelRun run;
    std::shared_ptr<const GoldComparison> comparison;
    DetectorTuning tuning;
    RunQuality quality;
};

// The run of the preferred detector, else the newest; none where no detector has run. Imported predictions of other
// models are measured on the Errors page.
Result<std::optional<MeasuredRun>> measureRun(Storage &storage, const Scheme &scheme,
                                              const std::optional<DetectorInfo> &preferred, Progress &progress);

}  // namespace gainsay
