// SPDX-License-Identifier: GPL-3.0-or-later
// A detector made of a model package: encodes conversations as the package says, runs its networks, decides.
// Knows nothing of any particular model, nor of what runs the networks.
#pragma once

#include "core/detect/Detector.h"
#include "core/detect/evidence/OcclusionExplainer.h"
#include "core/detect/package/ModelPackage.h"
#include "core/detect/run/BatchRunner.h"

namespace gainsay {

class ModelDetector final : public Detector {
public:
    // Loads every network of the package through `makeEngine`; `threads` batches run at a time.
    static Result<std::unique_ptr<ModelDetector>> create(const ModelPackage &package, const EngineFactory &makeEngine,
                                                         int threads);

    const DetectorInfo &info() const override { return m_info; }
    QString provider() const override;
    QStringList remarks() const override;
    Result<QList<Prediction>> detect(const QList<Conversation> &conversations, std::stop_token stop) const override;
    Result<QList<QList<Span>>> explain(const QList<Conversation> &conversations, const QList<Prediction> &predictions,
                                       std::stop_token stop) const override;

private:
    // One conversation on its way through the networks.
    struct Case {
        Reason silence;  // why it is not judged
        std::vector<ContextWindow> windows;
        std::vector<std::vector<EncodedSequence>> sequences;  // per network
        std::vector<std::vector<Logits>> outputs;             // per network, same order
    };

    ModelDetector(const ModelPackage &package, int threads);

    Case prepare(const Conversation &conversation) const;
    Result<void> runNetworks(std::vector<Case> &cases, std::stop_token stop) const;
    Prediction decide(const Case &judged) const;
    Prediction decideAtOnce(const Case &judged) const;
    Prediction decideInSteps(const Case &judged) const;
    Prediction finished(Prediction prediction, const ContextWindow &window) const;

    std::optional<size_t> deciderOf(const Prediction &prediction) const;
    OcclusionCase occlusionCase(const Conversation &conversation, const Prediction &prediction, size_t head) const;
    Result<std::vector<double>> contradictionLogOdds(std::span<const EncodedSequence> sequences, size_t head,
                                                     std::stop_token stop) const;

    ModelPackage m_package;
    DetectorInfo m_info;
    SequenceEncoder m_encoder;
    std::vector<BatchRunner> m_runners;  // one per network
    int m_threads;
};

}  // namespace gainsay
