// SPDX-License-Identifier: GPL-3.0-or-later
// Causal language models on ONNX Runtime, on the same providers as the detector and with the CPU to fall back on.
#pragma once

#include "core/detect/CausalEngine.h"
#include "core/detect/onnx/OnnxEngine.h"

namespace gainsay {

Result<std::unique_ptr<CausalEngine>> makeOnnxCausalEngine(const CausalEngineRequest &request, OnnxProvider provider);

}  // namespace gainsay
