// SPDX-License-Identifier: GPL-3.0-or-later
// A prediction as `gainsay-cli detect` prints it.
#pragma once

#include "core/detect/Detector.h"

namespace gainsay {

Json predictionJson(const DetectorInfo &info, const Conversation &conversation, const Prediction &prediction,
                    const QList<Span> &spans);

}  // namespace gainsay
