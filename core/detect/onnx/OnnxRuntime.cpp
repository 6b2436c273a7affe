// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/onnx/OnnxRuntime.h"

#include "core/base/TranslatableText.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <dlfcn.h>

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

}  // namespace

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

std::chrono::milliseconds longestRun(OnnxProvider provider)
{
    // The same variable that limits `model check`.
    const int seconds = qEnvironmentVariableIntValue("GAINSAY_MODEL_SECONDS");
    if (seconds > 0)
        return std::chrono::seconds(seconds);
    return provider == OnnxProvider::Cpu ? std::chrono::minutes(2) : std::chrono::minutes(20);
}

QString onnxMessage(const std::exception &exception)
{
    constexpr qsizetype longest = 300;
    const QString said = QString::fromUtf8(exception.what());
    // CUDA's own words stand behind the signature of the function that failed.
    if (const qsizetype words = said.indexOf("CUDA failure"_L1); words >= 0)
        return said.mid(words).section(u';', 0, 0).section(u'\n', 0, 0).trimmed().left(longest);
    return said.section(u'\n', 0, 0).left(longest);
}

Ort::SessionOptions onnxSessionOptions(OnnxProvider provider)
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

QString onnxFileFor(const QString &cpuPath, const QString &gpuPath, OnnxProvider provider)
{
    return provider == OnnxProvider::Cpu || gpuPath.isEmpty() ? cpuPath : gpuPath;
}

Result<void> checkFitsInMemory(const QString &path, const QStringList &weights)
{
    qint64 needed = QFileInfo(path).size() * 2;
    for (const QString &file : weights)
        needed += QFileInfo(file).size() * 2;
    const qint64 available = availableMemory();
    if (available < 0 || needed <= available)
        return {};
    return ioError(
        TranslatableText::translate(
            "detect", "%1: the model needs about %2 MB of memory, but only %3 MB are free; use a smaller one")
            .arg(QFileInfo(path).fileName(), QString::number(needed >> 20), QString::number(available >> 20)));
}

// Why `auto` does not even try: starting a driver without a device takes seconds, and a graphics driver that
// computes on the CPU would be slower than the CPU itself.
QString reasonNotToTry(OnnxProvider provider)
{
    if (provider == OnnxProvider::WebGpu)
        return hasGraphicsDevice() ? QString()
                                   : TranslatableText::translate("detect", "no graphics device (/dev/dri) is there");
    return hasNvidiaDevice() ? QString() : TranslatableText::translate("detect", "no NVIDIA device is there");
}

namespace {

// The providers lie beside the library that loads them.
bool hasProvidersForNvidia()
{
    Dl_info library{};
    if (::dladdr(reinterpret_cast<const void *>(&OrtGetApiBase), &library) == 0 || !library.dli_fname)
        return false;
    const QDir folder = QFileInfo(QFile::decodeName(library.dli_fname)).dir();
    return QFileInfo::exists(folder.filePath(u"libonnxruntime_providers_cuda.so"_s));
}

// What somebody can do about an accelerator that did not start; empty where nothing is known.
QString adviceFor(const QString &message)
{
    if (message.contains("CUDA failure"_L1))
        return TranslatableText::translate("detect", "check with nvidia-smi that there is a card with a driver for "
                                                     "CUDA 13");
    if (!message.contains("Failed to load shared library"_L1) && !message.contains("cannot open shared object"_L1))
        return {};
    return hasProvidersForNvidia()
               ? TranslatableText::translate("detect",
                                             "install CUDA 13 and cuDNN 9, and for TensorRT its libraries, so "
                                             "that the system finds them")
               : TranslatableText::translate("detect", "fetch the providers on the Detector page or with: gainsay-cli "
                                                       "model fetch gpu");
}

}  // namespace

Error onnxLoadError(const QString &path, const std::exception &exception)
{
    const QString file = QFileInfo(path).fileName();
    if (dynamic_cast<const std::bad_alloc *>(&exception))
        return ioError(
            TranslatableText::translate("detect", "%1: there is not enough memory to load the model; use a smaller one")
                .arg(file));
    const QString message =
        TranslatableText::translate("detect", "%1 cannot be loaded: %2").arg(file, onnxMessage(exception));
    const QString advice = adviceFor(QString::fromUtf8(exception.what()));
    return invalidInput(advice.isEmpty() ? message
                                         : TranslatableText::translate("detect", "%1 (%2)").arg(message, advice));
}

Error onnxRunError(const QString &path, OnnxProvider provider, const std::exception &exception)
{
    const QString file = QFileInfo(path).fileName();
    if (dynamic_cast<const std::bad_alloc *>(&exception))
        return ioError(TranslatableText::translate("detect", "%1 failed on %2: there is not enough memory")
                           .arg(file, toString(provider)));
    return ioError(TranslatableText::translate("detect", "%1 failed on %2: %3")
                       .arg(file, toString(provider), onnxMessage(exception)));
}

}  // namespace gainsay
