// SPDX-License-Identifier: GPL-3.0-or-later
// How the memory of the process goes back to the system.
#pragma once

namespace gainsay {

// To be called once, before anything large is read. Columns of a million rows take megabytes each; the C library would
// keep their room after the first of them was freed, and a page that is left would go on costing what it cost.
void giveLargeBlocksBack();

}  // namespace gainsay
