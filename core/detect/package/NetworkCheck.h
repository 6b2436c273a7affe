// SPDX-License-Identifier: GPL-3.0-or-later
// Does a network take what Gainsay feeds it and give what model.json promises?
#pragma once

#include "core/detect/package/ModelSpec.h"
#include "core/detect/package/OnnxFile.h"

namespace gainsay {

Result<void> checkNetworkShape(const OnnxFile &network, const ModelSpec &spec, const QString &fileName);

}  // namespace gainsay
