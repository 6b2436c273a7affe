// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the sample project, for the window's Home page and for `gainsay-cli demo`.
#pragma once

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/detect/run/DetectorSource.h"

#include <QString>

namespace gainsay {

// `location` must not exist; it appears only once the sample is whole. The rules judge the conversations, and so
// does the model that ships, where it can be run.
Result<void> makeSampleProject(const QString &location, const DetectorSource &detectors, Progress &progress);

}  // namespace gainsay
