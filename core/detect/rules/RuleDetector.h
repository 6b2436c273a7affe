// SPDX-License-Identifier: GPL-3.0-or-later
// The detector that needs no model: opposite polarity about the same thing, antonyms, other numbers of the same unit,
// "I don't know" about what was just said. Crude, and says that it is: its probabilities are fixed, not measured.
#pragma once

#include "core/detect/Detector.h"

#include <optional>

namespace gainsay {

class RuleDetector final : public Detector {
public:
    RuleDetector();

    const DetectorInfo &info() const override { return m_info; }
    QString provider() const override;
    QStringList remarks() const override;
    Result<QList<Prediction>> detect(const QList<Conversation> &conversations, std::stop_token stop) const override;
    Result<QList<QList<Span>>> explain(const QList<Conversation> &conversations, const QList<Prediction> &predictions,
                                       std::stop_token stop) const override;

private:
    DetectorInfo m_info;
};

}  // namespace gainsay
