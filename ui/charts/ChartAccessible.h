// SPDX-License-Identifier: GPL-3.0-or-later
// Tells screen readers of each mark of a chart as a thing of its own with its numbers.
#pragma once

namespace gainsay {

// Once per program is enough; more often does no harm.
void installChartAccessibility();

}  // namespace gainsay
