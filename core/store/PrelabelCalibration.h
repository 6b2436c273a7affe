// SPDX-License-Identifier: GPL-3.0-or-later
// How a project reads what a run has said: the one way from a stored prelabel to the label and the probabilities that
// are shown, counted, ordered by and exported. A value.
#pragma once

#include "core/scheme/Scheme.h"
#include "core/store/PrelabelStore.h"

namespace gainsay {

class Storage;

class PrelabelCalibration {
public:
    // As it was said.
    PrelabelCalibration() = default;
    // `negative` is the answer that means "there is no contradiction".
    PrelabelCalibration(const DetectorTuning &tuning, QString negative)
        : m_tuning(tuning), m_negative(std::move(negative))
    {
    }

    // What is stored can be used as it is.
    bool isIdentity() const { return m_tuning == DetectorTuning(); }
    const DetectorTuning &tuning() const { return m_tuning; }

    // Probabilities scaled, then the label by the threshold if there is one: above it the most probable contradiction,
    // below it the negative answer. What is silent stays silent.
    Prelabel read(Prelabel said) const;
    bool isContradiction(const Prelabel &read) const { return !read.label.isEmpty() && read.label != m_negative; }

private:
    DetectorTuning m_tuning;
    QString m_negative;
};

// The answer with code 0.
QString negativeAnswer(const Scheme &scheme);
Result<PrelabelCalibration> readingOf(Storage &storage, const Scheme &scheme, RunId run);

}  // namespace gainsay
