// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/onnx/OnnxEngine.h"

#include "core/detect/onnx/OnnxSession.h"
#include "core/detect/run/FallbackEngine.h"

#include <QCoreApplication>
#include <QDir>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr std::pair<OnnxProvider, QLatin1StringView> providerNames[] = {{OnnxProvider::Auto, "auto"_L1},
                                                                        {OnnxProvider::Cpu, "cpu"_L1},
                                                                        {OnnxProvider::Cuda, "cuda"_L1},
                                                                        {OnnxProvider::TensorRt, "tensorrt"_L1},
                                                                        {OnnxProvider::WebGpu, "webgpu"_L1}};

bool devicesExist(const QString &folder, const QString &pattern)
{
    return !QDir(folder).entryList({pattern}, QDir::System | QDir::Files).isEmpty();
}

bool hasNvidiaDevice()
{
    return devicesExist(u"/dev"_s, u"nvidia[0-9]*"_s) || devicesExist(u"/dev"_s, u"dxg"_s);
}
bool hasGraphicsDevice()
{
    return hasNvidiaDevice() || devicesExist(u"/dev/dri"_s, u"renderD*"_s);
}

// Why `auto` does not even try: starting a driver without a device takes seconds, and a graphics driver that
// computes on the CPU would be slower than the CPU itself.
QString reasonNotToTry(OnnxProvider provider)
{
    if (provider == OnnxProvider::WebGpu)
        return hasGraphicsDevice() ? QString()
                                   : QCoreApplication::translate("detect", "no graphics device (/dev/dri) is there");
    return hasNvidiaDevice() ? QString() : QCoreApplication::translate("detect", "no NVIDIA device is there");
}

EngineCandidate candidate(const EngineRequest &request, OnnxProvider provider, const QString &notTried = {})
{
    return {toString(provider), notTried, [request, provider] { return OnnxSession::load(request, provider); }};
}

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
    std::vector<EngineCandidate> candidates;
    if (provider == OnnxProvider::Auto) {
        for (const OnnxProvider accelerator : {OnnxProvider::Cuda, OnnxProvider::TensorRt, OnnxProvider::WebGpu})
            candidates.push_back(candidate(request, accelerator, reasonNotToTry(accelerator)));
    } else if (provider != OnnxProvider::Cpu) {
        candidates.push_back(candidate(request, provider));
    }
    candidates.push_back(candidate(request, OnnxProvider::Cpu));
    return startFirst(std::move(candidates));
}

}  // namespace gainsay
