// SPDX-License-Identifier: GPL-3.0-or-later
// Networks on ONNX Runtime: the CPU, or an accelerator with the CPU to fall back on. The runtime's headers and
// exceptions stay behind this file.
#pragma once

#include "core/detect/InferenceEngine.h"

#include <optional>

namespace gainsay {

enum class OnnxProvider { Auto, Cpu, Cuda, TensorRt, WebGpu };

QString toString(OnnxProvider provider);
std::optional<OnnxProvider> onnxProviderFromString(const QString &text);

// Auto takes the first accelerator that starts, else the CPU; one that is asked for by name and does not start is
// replaced by the CPU, with a remark. One that fails in the middle hands over to the CPU for good.
Result<std::unique_ptr<InferenceEngine>> makeOnnxEngine(const EngineRequest &request, OnnxProvider provider);

}  // namespace gainsay
