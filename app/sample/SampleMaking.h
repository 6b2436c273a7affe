// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the sample project, for the window's Home page and for `gainsay-cli demo`.
#pragma once

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/detect/Detector.h"

#include <QString>

namespace gainsay {

// `location` must not exist; it appears only once the sample is whole. Each detector judges the conversations.
Result<void> makeSampleProject(const QString &location, const QList<const Detector *> &detectors, Progress &progress);

}  // namespace gainsay
