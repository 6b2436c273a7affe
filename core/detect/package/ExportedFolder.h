// SPDX-License-Identifier: GPL-3.0-or-later
// A classifier as the exporters of Hugging Face leave it: config.json, a tokenizer and one network or several variants
// of it, without a model.json. What that would say is found out from them.
#pragma once

#include "core/detect/package/ModelSpec.h"

namespace gainsay {

bool isExportedFolder(const PackageFiles &files);
Result<ModelSpec> specOfExport(const PackageFiles &files);

// The part that config.json and tokenizer_config.json say; the latter may be null.
Result<ModelSpec> specOfConfig(const Json &config, const Json &tokenizerConfig);

}  // namespace gainsay
