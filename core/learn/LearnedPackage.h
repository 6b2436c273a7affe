// SPDX-License-Identifier: GPL-3.0-or-later
// Writes what was learned as an ordinary model package: weights, card, figures, learning curve, and hashes of the
// conversations it was trained on. The texts themselves are not in it.
#pragma once

#include "core/detect/package/ModelPackage.h"
#include "core/learn/Learner.h"
#include "core/stats/predictions/PairedBootstrap.h"

#include <optional>

namespace gainsay {

// The package in use on the same conversations, beside the one that was learned.
struct BaseFigures {
    QString name;
    ClassificationFigures figures;
    PairedDifference accuracyGain;  // learned minus base, on the same conversations
    bool seemsTrainedOnThem = false;
};

struct LearnedPackage {
    QString name;
    QString question;
    QString scheme;  // id and version
    QString gold;    // people, imported or all
    QList<DetectorLabel> labels;
    QMap<QString, qint64> counts;
    QStringList languages;
    qint64 learnedAt = 0;      // milliseconds
    QList<QByteArray> hashes;  // SHA-256 of each conversation
    LearnedModel learned;
    std::shared_ptr<const ModelPackage> base;  // copied into it; null: none
    std::optional<BaseFigures> compared;
};

// What `model learn --json` and model.json say of the figures.
Json learnedMetrics(const LearnedPackage &package);

// `folder` must not exist yet, or be empty; it appears whole or not at all.
Result<void> writeLearnedPackage(const LearnedPackage &package, const QString &folder);

}  // namespace gainsay
