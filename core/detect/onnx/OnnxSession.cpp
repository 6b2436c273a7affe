// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/onnx/OnnxSession.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <new>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

void appendCuda(Ort::SessionOptions &options)
{
    OrtCUDAProviderOptionsV2 *raw = nullptr;
    Ort::ThrowOnError(Ort::GetApi().CreateCUDAProviderOptions(&raw));
    const std::unique_ptr<OrtCUDAProviderOptionsV2, decltype(OrtApi::ReleaseCUDAProviderOptions)> cuda(
        raw, Ort::GetApi().ReleaseCUDAProviderOptions);
    options.AppendExecutionProvider_CUDA_V2(*cuda);
}

void appendTensorRt(Ort::SessionOptions &options)
{
    OrtTensorRTProviderOptionsV2 *raw = nullptr;
    Ort::ThrowOnError(Ort::GetApi().CreateTensorRTProviderOptions(&raw));
    const std::unique_ptr<OrtTensorRTProviderOptionsV2, decltype(OrtApi::ReleaseTensorRTProviderOptions)> tensorRt(
        raw, Ort::GetApi().ReleaseTensorRTProviderOptions);
    options.AppendExecutionProvider_TensorRT_V2(*tensorRt);
}

Ort::SessionOptions sessionOptions(OnnxProvider provider)
{
    Ort::SessionOptions options;
    // Several batches run at a time, each on its own thread: that scales better than splitting small matrices.
    options.SetIntraOpNumThreads(1);
    options.SetInterOpNumThreads(1);
    options.SetExecutionMode(ORT_SEQUENTIAL);
    options.SetGraphOptimizationLevel(ORT_ENABLE_ALL);
    options.SetLogSeverityLevel(ORT_LOGGING_LEVEL_FATAL);
    options.DisableMemPattern();  // plans memory for one shape; ours differ from batch to batch
    if (provider == OnnxProvider::Cuda)
        appendCuda(options);
    else if (provider == OnnxProvider::TensorRt)
        appendTensorRt(options);
    else if (provider == OnnxProvider::WebGpu)
        options.AppendExecutionProvider("WebGPU", {});
    return options;
}

// The library reports to its maker from its first environment on, unless the variable is set by then. Programs set it
// at the start of main(); whoever forgets it must not send anything either.
Ort::Env quietEnvironment()
{
    constexpr const char *variable = "ORT_DISABLE_TELEMETRY";
    if (qgetenv(variable) != "1")
        qputenv(variable, "1");
    return {ORT_LOGGING_LEVEL_FATAL, "gainsay"};
}

QString fileFor(const EngineRequest &request, OnnxProvider provider)
{
    return provider == OnnxProvider::Cpu || request.gpuPath.isEmpty() ? request.cpuPath : request.gpuPath;
}

qint64 availableMemory()
{
    QFile file(u"/proc/meminfo"_s);
    if (!file.open(QIODevice::ReadOnly))
        return -1;
    for (const QByteArray &line : file.readAll().split('\n')) {
        if (line.startsWith("MemAvailable:"))
            return line.mid(13).replace("kB", "").trimmed().toLongLong() * 1024;
    }
    return -1;
}

// Weights are held once as read and once as rearranged for the processor.
Result<void> checkFitsInMemory(const QString &path, const QStringList &weights)
{
    qint64 needed = QFileInfo(path).size() * 2;
    for (const QString &file : weights)
        needed += QFileInfo(file).size() * 2;
    const qint64 available = availableMemory();
    if (available < 0 || needed <= available)
        return {};
    return ioError(
        QCoreApplication::translate(
            "detect", "%1: the model needs about %2 MB of memory, but only %3 MB are free; use a smaller one")
            .arg(QFileInfo(path).fileName(), QString::number(needed >> 20), QString::number(available >> 20)));
}

}  // namespace

QString onnxMessage(const std::exception &exception)
{
    constexpr qsizetype longest = 300;
    return QString::fromUtf8(exception.what()).section(u'\n', 0, 0).left(longest);
}

OnnxSession::OnnxSession(const EngineRequest &request, OnnxProvider provider)
    : m_provider(provider), m_file(fileFor(request, provider)), m_outputName(request.output.toStdString()),
      m_outputSize(request.outputSize), m_environment(quietEnvironment()),
      m_session(m_environment, QFile::encodeName(m_file).constData(), sessionOptions(provider))
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
    const QString path = fileFor(request, provider);
    RETURN_IF_ERROR(checkFitsInMemory(path, request.weights));
    try {
        return std::unique_ptr<InferenceEngine>(new OnnxSession(request, provider));
    } catch (const std::bad_alloc &) {
        return ioError(
            QCoreApplication::translate("detect", "%1: there is not enough memory to load the model; use a smaller one")
                .arg(QFileInfo(path).fileName()));
    } catch (const std::exception &exception) {
        return invalidInput(QCoreApplication::translate("detect", "%1 cannot be loaded: %2")
                                .arg(QFileInfo(path).fileName(), onnxMessage(exception)));
    }
}

Result<InferenceResult> OnnxSession::run(const InferenceBatch &batch) const
{
    try {
        return compute(batch);
    } catch (const std::bad_alloc &) {
        return ioError(QCoreApplication::translate("detect", "%1 failed on %2: there is not enough memory")
                           .arg(QFileInfo(m_file).fileName(), toString(m_provider)));
    } catch (const std::exception &exception) {
        return ioError(QCoreApplication::translate("detect", "%1 failed on %2: %3")
                           .arg(QFileInfo(m_file).fileName(), toString(m_provider), onnxMessage(exception)));
    }
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
    const std::vector<Ort::Value> outputs =
        m_session.Run(Ort::RunOptions{nullptr}, inputNames.data(), inputs.data(), inputs.size(), &outputName, 1);
    return {logitsOf(outputs.front(), batch.rows)};
}

std::vector<float> OnnxSession::logitsOf(const Ort::Value &value, int rows) const
{
    const std::vector<int64_t> shape = value.GetTensorTypeAndShapeInfo().GetShape();
    if (shape != std::vector<int64_t>{rows, m_outputSize}) {
        throw std::runtime_error(QCoreApplication::translate("detect", "the output %1 does not have %2 numbers per row")
                                     .arg(QString::fromStdString(m_outputName), QString::number(m_outputSize))
                                     .toStdString());
    }
    const float *data = value.GetTensorData<float>();
    return {data, data + qsizetype(rows) * m_outputSize};
}

}  // namespace gainsay
