// SPDX-License-Identifier: GPL-3.0-or-later
// What a spot check of n items that allows c errors can and cannot tell about a batch.
//   Dodge & Romig (1959); ISO 2859-1; for annotation: Klie et al. (ACL 2024), On efficient and statistical quality
//   estimation for data annotation.
#pragma once

#include "core/base/Result.h"
#include "core/stats/BinomialInterval.h"

#include <QList>

namespace gainsay {

struct SamplingPlan {
    qint64 sample = 100;
    qint64 allowedErrors = 5;

    friend bool operator==(const SamplingPlan &, const SamplingPlan &) = default;
};

// Probability that a batch is accepted if each item is wrong with probability `errorRate`; in the second form, if
// exactly `errors` of its `batchSize` items are.
double acceptProbability(const SamplingPlan &plan, double errorRate);
double acceptProbability(const SamplingPlan &plan, qint64 batchSize, qint64 errors);

struct OcPoint {
    double errorRate = 0.0;
    double accept = 0.0;
};

// The operating-characteristic curve from 0 to `highest`; `batchSize` 0 stands for a batch without end.
QList<OcPoint> operatingCharacteristic(const SamplingPlan &plan, qint64 batchSize, double highest, int points);

// Exact interval for the share of faulty items in a batch of which `reviewed` items, `failed` of them faulty, were
// drawn without replacement (Buonaccorsi 1987): it shrinks to a point when every item was reviewed.
Interval finiteBatchInterval(qint64 failed, qint64 reviewed, qint64 batchSize, double level = 0.95);

struct PlanWish {
    double goodRate = 0.02;       // a batch with this error rate …
    double producersRisk = 0.05;  // … is returned at most this often
    double badRate = 0.08;        // a batch with this one …
    double consumersRisk = 0.10;  // … is accepted at most this often
};

// The smallest plan that keeps both risks.
Result<SamplingPlan> smallestPlan(const PlanWish &wish);

}  // namespace gainsay
