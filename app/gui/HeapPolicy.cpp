// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/HeapPolicy.h"

#include <cstdlib>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace gainsay {

void giveLargeBlocksBack()
{
#ifdef __GLIBC__
    // A threshold that is set no longer grows by itself.
    mallopt(M_MMAP_THRESHOLD, 1 << 20);
#endif
}

}  // namespace gainsay
