// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a model's probabilities mean what they say.
//   Guo et al. (2017), On calibration of modern neural networks: expected calibration error, temperature scaling.
#pragma once

#include <QList>

#include <optional>
#include <span>
#include <vector>

namespace gainsay {

// One prediction: how sure the model was of its answer, and whether it was right.
struct Judged {
    double confidence = 0.0;
    bool right = false;
};

struct ReliabilityBin {
    double from = 0.0;
    double to = 0.0;
    qint64 n = 0;
    double confidence = 0.0;  // mean
    double accuracy = 0.0;
};

// Equal-width bins over 0…1; empty ones have n = 0.
QList<ReliabilityBin> reliability(std::span<const Judged> predictions, int bins = 10);
// Mean distance between confidence and accuracy over the bins, weighted by their size; none where all are empty.
std::optional<double> expectedCalibrationError(const QList<ReliabilityBin> &bins);

// The temperature that divides logits for the greatest likelihood. `probabilities` holds one row of `labels` values
// per item; log probabilities serve as logits. `truth` has the index of the right label.
double fitTemperature(std::span<const double> probabilities, int labels, std::span<const int> truth);
std::vector<double> scaledByTemperature(std::span<const double> probabilities, double temperature);

// One item and how strongly it was called positive.
struct Scored {
    double score = 0.0;
    bool positive = false;
};

struct PrecisionRecallPoint {
    double threshold = 0.0;  // positive from this score on
    double precision = 1.0;
    double recall = 0.0;
};

// One point per distinct score, from the highest threshold down. Empty if nothing is positive.
QList<PrecisionRecallPoint> precisionRecall(std::vector<Scored> items);

}  // namespace gainsay
