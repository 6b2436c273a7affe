// SPDX-License-Identifier: GPL-3.0-or-later
// Threshold and temperature of a detector in one project; see PrelabelCalibration for what they do. Each change is one
// transaction with one audit row.
#pragma once

#include "core/base/Clock.h"
#include "core/model/DetectorTuning.h"
#include "core/store/PrelabelStore.h"

namespace gainsay {

class Storage;

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
