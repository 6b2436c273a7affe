// SPDX-License-Identifier: GPL-3.0-or-later
// The weights of a multinomial logistic regression over turnFeatures(), as they lie in a package: which features have
// a weight, one weight per label each, and one offset per label. Immutable once read; any thread.
#pragma once

#include "core/base/Result.h"
#include "core/detect/linear/TurnFeatures.h"

#include <QByteArray>

#include <span>

namespace gainsay {

struct LinearModel {
    int labels = 0;
    std::vector<std::uint32_t> features;  // increasing
    std::vector<float> weights;           // [feature][label]
    std::vector<float> offsets;           // per label

    // One number per label; softmax of them gives probabilities. Features without a weight count nothing.
    std::vector<float> logits(std::span<const Feature> row) const;
};

QByteArray writeLinearModel(const LinearModel &model);
// `name` is only named in errors. A file of another size or order, or with numbers that are none, is Corrupt.
Result<LinearModel> readLinearModel(QByteArrayView bytes, int labels, const QString &name);

}  // namespace gainsay
