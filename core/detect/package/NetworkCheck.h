// SPDX-License-Identifier: GPL-3.0-or-later
// Does a network take what Gainsay feeds it and give what model.json promises?
#pragma once

#include "core/detect/package/ModelSpec.h"
#include "core/detect/package/OnnxFile.h"

#include <optional>

namespace gainsay {

Result<void> checkNetworkShape(const OnnxFile &network, const ModelSpec &spec, const QString &fileName);
// The length that an export without dynamic axes was made for.
std::optional<int> fixedLength(const OnnxFile &network, const ModelSpec &spec);
// A vocabulary with more ids than the network has rows for belongs to another model.
Result<void> checkVocabularySize(const OnnxFile &network, const ModelSpec &spec, int vocabularySize,
                                 const QString &fileName);

}  // namespace gainsay
