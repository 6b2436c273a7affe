// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/onnx/OnnxEngine.h"

#include "core/detect/onnx/OnnxRuntime.h"
#include "core/detect/onnx/OnnxSession.h"
#include "core/detect/run/FallbackEngine.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr std::pair<OnnxProvider, QLatin1StringView> providerNames[] = {{OnnxProvider::Auto, "auto"_L1},
                                                                        {OnnxProvider::Cpu, "cpu"_L1},
                                                                        {OnnxProvider::Cuda, "cuda"_L1},
                                                                        {OnnxProvider::TensorRt, "tensorrt"_L1},
                                                                        {OnnxProvider::WebGpu, "webgpu"_L1}};

}  // namespace

QString toString(OnnxProvider provider)
{
    return std::ranges::find(providerNames, provider, [](const auto &entry) { return entry.first; })->second;
}

std::optional<OnnxProvider> onnxProviderFromString(const QString &text)
{
    for (const auto &[provider, name] : providerNames) {
        if (text == name)
            return provider;
    }
    return std::nullopt;
}

Result<std::unique_ptr<InferenceEngine>> makeOnnxEngine(const EngineRequest &request, OnnxProvider provider)
{
    return startFirst(engineCandidates<InferenceEngine>(
        provider, [request](OnnxProvider tried) { return OnnxSession::load(request, tried); }));
}

}  // namespace gainsay
