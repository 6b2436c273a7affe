// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of the window in the order of the side bar: a new page is one line here.
#pragma once

#include "core/base/Clock.h"
#include "core/detect/run/DetectorSource.h"
#include "ui/page/Page.h"
#include "ui/pages/collect/tab/CollectTools.h"
#include "ui/session/DetectorWorker.h"

namespace gainsay {

// What is taken by reference must outlive the pages. A page that asks detectors about single conversations takes
// std::ref(worker).
QList<PageSpec> allPages(const Clock &clock, const DetectorSource &detectors, DetectorWorker &worker,
                         const CollectTools &collect);

}  // namespace gainsay
