// SPDX-License-Identifier: GPL-3.0-or-later
// How well a detector's stored answers fit the labels that are known: people's resolutions, else imported gold.
#pragma once

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/scheme/Scheme.h"
#include "core/stats/Calibration.h"
#include "core/store/PrelabelStore.h"

namespace gainsay {

class Storage;

struct RunQuality {
    qint64 judged = 0;    // what the run has, silent ones included
    qint64 compared = 0;  // with a label on both sides
    qint64 right = 0;
    QList<PrecisionRecallPoint> curve;  // "there is a contradiction": any label but the one with code 0
    QList<ReliabilityBin> bins;
    double calibrationError = 0.0;
};

Result<RunQuality> measureRun(Storage &storage, const Scheme &scheme, RunId run, Progress &progress);

}  // namespace gainsay
