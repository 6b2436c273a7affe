// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of the window in the order of the side bar: a new page is one line here.
#pragma once

#include "core/base/Clock.h"
#include "core/detect/DetectorSource.h"
#include "ui/shell/Page.h"

namespace gainsay {

// Both must outlive the pages.
QList<PageSpec> allPages(const Clock &clock, const DetectorSource &detectors);

}  // namespace gainsay
