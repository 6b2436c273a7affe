// SPDX-License-Identifier: GPL-3.0-or-later
// What a detector says about one conversation. A value; never changed once stored.
#pragma once

#include "core/detect/Reason.h"
#include "core/model/Span.h"

#include <QList>
#include <QString>

#include <optional>

namespace gainsay {

struct DetectorLabel {
    QString name;
    int code = 0;                // what label files use
    bool contradiction = false;  // false for "none" and its like
    bool withinTarget = false;   // the target contradicts itself, no earlier turn

    friend bool operator==(const DetectorLabel &, const DetectorLabel &) = default;
};

struct Prediction {
    std::optional<int> label;     // index into the detector's labels; none: it stays silent
    Reason reason;                // why it stays silent, or in a few words why it says so
    QList<double> probabilities;  // one per label
    std::optional<int> related;   // the earlier turn that the target contradicts
    QString provider;             // what computed it: "cpu", "webgpu", "rules" …

    friend bool operator==(const Prediction &, const Prediction &) = default;
};

inline Prediction silentPrediction(Reason reason)
{
    Prediction prediction;
    prediction.reason = std::move(reason);
    return prediction;
}

// The chance that there is a contradiction of any kind.
double contradictionProbability(const QList<DetectorLabel> &labels, const QList<double> &probabilities);

}  // namespace gainsay
