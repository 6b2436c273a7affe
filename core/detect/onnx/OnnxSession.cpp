// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/onnx/OnnxSession.h"

#include "core/base/TranslatableText.h"
#include "core/detect/onnx/OnnxRuntime.h"

#include <QFile>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

OnnxSession::OnnxSession(const EngineRequest &request, OnnxProvider provider)
    : m_provider(provider), m_file(onnxFileFor(request.cpuPath, request.gpuPath, provider)),
      m_outputName(request.output.toStdString()), m_outputSize(request.outputSize), m_environment(quietEnvironment()),
      m_session(m_environment, QFile::encodeName(m_file).constData(), onnxSessionOptions(provider)),
      m_watch(longestRun(provider))
{
    const std::vector<std::string> taken = m_session.GetInputNames();
    for (int i = 0; i < int(request.inputs.size()); ++i) {
        const std::string name = request.inputs[size_t(i)].toStdString();
        if (std::ranges::find(taken, name) != taken.end()) {
            m_inputs.push_back(i);
            m_inputNames.push_back(name);
        }
    }
}

Result<std::unique_ptr<InferenceEngine>> OnnxSession::load(const EngineRequest &request, OnnxProvider provider)
{
    const QString path = onnxFileFor(request.cpuPath, request.gpuPath, provider);
    RETURN_IF_ERROR(checkFitsInMemory(path, request.weights));
    return onnxLoading(path, [&]() -> Result<std::unique_ptr<InferenceEngine>> {
        return std::unique_ptr<InferenceEngine>(new OnnxSession(request, provider));
    });
}

Result<InferenceResult> OnnxSession::run(const InferenceBatch &batch) const
{
    return onnxRunning(m_file, m_provider, [&]() -> Result<InferenceResult> { return compute(batch); });
}

InferenceResult OnnxSession::compute(const InferenceBatch &batch) const
{
    const Ort::MemoryInfo memory = Ort::MemoryInfo::CreateCpu(OrtArenaAllocator, OrtMemTypeDefault);
    const std::array<std::int64_t, 2> shape = {batch.rows, batch.columns};
    const std::vector<std::int64_t> *sources[] = {&batch.ids, &batch.mask, &batch.segments};
    std::vector<Ort::Value> inputs;
    std::vector<const char *> inputNames;
    for (size_t i = 0; i < m_inputs.size(); ++i) {
        const std::vector<std::int64_t> &source = *sources[m_inputs[i]];
        // The runtime only reads its inputs, although its interface takes them as writable.
        auto *data = const_cast<std::int64_t *>(source.data());
        inputs.push_back(
            Ort::Value::CreateTensor<std::int64_t>(memory, data, source.size(), shape.data(), shape.size()));
        inputNames.push_back(m_inputNames[i].c_str());
    }
    const char *outputName = m_outputName.c_str();
    std::vector<Ort::Value> outputs;
    m_watch.run([&](const Ort::RunOptions &options) {
        outputs = m_session.Run(options, inputNames.data(), inputs.data(), inputs.size(), &outputName, 1);
    });
    return {logitsOf(outputs.front(), batch.rows)};
}

std::vector<float> OnnxSession::logitsOf(const Ort::Value &value, int rows) const
{
    const std::vector<int64_t> shape = value.GetTensorTypeAndShapeInfo().GetShape();
    if (shape != std::vector<int64_t>{rows, m_outputSize}) {
        throw std::runtime_error(TranslatableText::translate("detect", "the output %1 does not have %2 numbers per row")
                                     .arg(QString::fromStdString(m_outputName), QString::number(m_outputSize))
                                     .toStdString());
    }
    const float *data = value.GetTensorData<float>();
    return {data, data + qsizetype(rows) * m_outputSize};
}

}  // namespace gainsay
