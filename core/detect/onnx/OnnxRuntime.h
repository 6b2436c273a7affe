// SPDX-License-Identifier: GPL-3.0-or-later
// What every session of ONNX Runtime needs; only included inside this target.
#pragma once

#include "core/detect/onnx/OnnxEngine.h"
#include "core/detect/run/EngineReserve.h"

#include <onnxruntime_cxx_api.h>

#include <chrono>
#include <exception>

namespace gainsay {

// The first line of what went wrong, not too long.
QString onnxMessage(const std::exception &exception);

Ort::SessionOptions onnxSessionOptions(OnnxProvider provider);
// An environment that reports nothing to anyone.
Ort::Env quietEnvironment();
QString onnxFileFor(const QString &cpuPath, const QString &gpuPath, OnnxProvider provider);
// Weights are held once as read and once as rearranged for the processor.
Result<void> checkFitsInMemory(const QString &path, const QStringList &weights);

// Of this computer, in bytes; below zero where it does not say.
qint64 availableMemory();
// What nobody would wait for; an accelerator may first compile the network.
std::chrono::milliseconds longestRun(OnnxProvider provider);

Error onnxLoadError(const QString &path, const std::exception &exception);
Error onnxRunError(const QString &path, OnnxProvider provider, const std::exception &exception);
// Why `auto` does not even try a provider; empty if it does.
QString reasonNotToTry(OnnxProvider provider);

// Loading and running, with the exceptions of the runtime as errors. `action` returns a Result.
template <class Action> auto onnxLoading(const QString &path, Action action) -> decltype(action())
{
    try {
        return action();
    } catch (const std::exception &exception) {
        return onnxLoadError(path, exception);
    }
}

template <class Action>
auto onnxRunning(const QString &path, OnnxProvider provider, Action action) -> decltype(action())
{
    try {
        return action();
    } catch (const std::exception &exception) {
        return onnxRunError(path, provider, exception);
    }
}

// Auto: each accelerator and then the CPU; else the one that was asked for and the CPU.
template <class Engine, class Start>
std::vector<EngineCandidateOf<Engine>> engineCandidates(OnnxProvider provider, Start start)
{
    std::vector<EngineCandidateOf<Engine>> candidates;
    const auto add = [&](OnnxProvider tried, const QString &notTried) {
        candidates.push_back({toString(tried), notTried, [start, tried] { return start(tried); }});
    };
    if (provider == OnnxProvider::Auto) {
        for (const OnnxProvider accelerator : {OnnxProvider::Cuda, OnnxProvider::TensorRt, OnnxProvider::WebGpu})
            add(accelerator, reasonNotToTry(accelerator));
    } else if (provider != OnnxProvider::Cpu) {
        add(provider, {});
    }
    add(OnnxProvider::Cpu, {});
    return candidates;
}

}  // namespace gainsay
