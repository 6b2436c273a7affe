// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Resources.h"

#include <QDir>

// The macro must stand outside namespaces.
static void initLinkedResources()
{
    Q_INIT_RESOURCE(resources);
}

namespace gainsay {

void initResources()
{
    initLinkedResources();
}

}  // namespace gainsay
