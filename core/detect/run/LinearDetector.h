// SPDX-License-Identifier: GPL-3.0-or-later
// A detector that was learned from a project's labels: a linear model over turnFeatures(), and over the answers of the
// base model that its package brings, if any. Needs no runtime of its own.
#pragma once

#include "core/detect/Detector.h"
#include "core/detect/package/ModelPackage.h"

#include <memory>

namespace gainsay {

class LinearDetector final : public Detector {
public:
    // `base` is opened from package.base(); null where the package has none.
    LinearDetector(const ModelPackage &package, std::unique_ptr<Detector> base, int threads);

    const DetectorInfo &info() const override { return m_info; }
    QString provider() const override;
    QStringList remarks() const override;
    Result<QList<Prediction>> detect(const QList<Conversation> &conversations, std::stop_token stop) const override;
    Result<QList<QList<Span>>> explain(const QList<Conversation> &conversations, const QList<Prediction> &predictions,
                                       std::stop_token stop) const override;

private:
    struct BaseAnswer {
        QList<double> probabilities;
        std::optional<int> related;
    };

    Result<QList<BaseAnswer>> askBase(const QList<Conversation> &conversations, std::stop_token stop) const;
    Result<QList<QList<Span>>> baseEvidence(const QList<Conversation> &conversations,
                                            const QList<Prediction> &predictions, std::stop_token stop) const;
    QList<double> probabilitiesFor(const Conversation &conversation, const BaseAnswer &base) const;
    QList<Span> evidence(const Conversation &conversation, const Prediction &prediction, const BaseAnswer &base) const;
    std::optional<Span> weightiestClause(const Conversation &conversation, int turn, const BaseAnswer &base) const;
    double logOdds(const Conversation &conversation, const BaseAnswer &base) const;

    ModelPackage m_package;
    std::unique_ptr<Detector> m_base;
    DetectorInfo m_info;
    int m_threads;
};

}  // namespace gainsay
