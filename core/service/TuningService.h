// SPDX-License-Identifier: GPL-3.0-or-later
// Threshold and temperature of a detector in one project. Each change is one transaction with one audit row.
#pragma once

#include "core/base/Clock.h"
#include "core/model/DetectorTuning.h"
#include "core/scheme/Scheme.h"
#include "core/store/PrelabelStore.h"

namespace gainsay {

class Storage;

// The answer that means "there is no contradiction": the one with code 0.
QString negativeAnswer(const Scheme &scheme);

// A prelabel as the project reads it: probabilities scaled, then the label by the threshold if there is one. Above
// it the most probable contradiction, below it `negative`. What is silent stays silent.
Prelabel tunedPrelabel(Prelabel said, const DetectorTuning &tuning, const QString &negative);

class TuningService {
public:
    TuningService(Storage &storage, const Clock &clock, QString user)
        : m_storage(storage), m_clock(clock), m_user(std::move(user))
    {
    }

    // A threshold outside 0…1 or a temperature that is not above 0 is refused.
    Result<void> set(RunId run, const DetectorTuning &tuning);

private:
    Storage &m_storage;
    const Clock &m_clock;
    QString m_user;
};

}  // namespace gainsay
