// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/onnx/OnnxEngine.h"

#include "core/detect/onnx/OnnxSession.h"

#include <QCoreApplication>
#include <QDir>

#include <algorithm>
#include <mutex>

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

QString notUsed(OnnxProvider provider, const QString &reason)
{
    return QCoreApplication::translate("detect", "%1 is not used: %2").arg(toString(provider), reason);
}

class OnnxEngine final : public InferenceEngine {
public:
    OnnxEngine(EngineRequest request, std::shared_ptr<OnnxSession> session, QStringList remarks)
        : m_request(std::move(request)), m_session(std::move(session)), m_remarks(std::move(remarks))
    {
    }

    Result<InferenceResult> run(const InferenceBatch &batch) const override
    {
        const std::shared_ptr<OnnxSession> session = current();
        Result<InferenceResult> result = session->run(batch);
        if (result || session->provider() == OnnxProvider::Cpu)
            return result;
        const Result<std::shared_ptr<OnnxSession>> cpu = fallBack(session, result.error());
        return cpu ? (*cpu)->run(batch) : Result<InferenceResult>(cpu.error());
    }

    QString provider() const override { return toString(current()->provider()); }

    QStringList remarks() const override
    {
        const std::lock_guard lock(m_mutex);
        return m_remarks;
    }

private:
    std::shared_ptr<OnnxSession> current() const
    {
        const std::lock_guard lock(m_mutex);
        return m_session;
    }

    // Whoever notices first loads the network for the CPU; the others find it in place.
    Result<std::shared_ptr<OnnxSession>> fallBack(const std::shared_ptr<OnnxSession> &failed, const Error &reason) const
    {
        const std::lock_guard lock(m_mutex);
        if (m_session != failed)
            return m_session;
        Result<std::shared_ptr<OnnxSession>> cpu = OnnxSession::load(m_request, OnnxProvider::Cpu);
        if (!cpu)
            return cpu;
        m_session = *cpu;
        m_remarks.append(QCoreApplication::translate("detect", "the CPU took over: %1").arg(reason.message));
        return cpu;
    }

    const EngineRequest m_request;
    mutable std::mutex m_mutex;
    mutable std::shared_ptr<OnnxSession> m_session;  // guarded by m_mutex
    mutable QStringList m_remarks;                   // guarded by m_mutex
};

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

QString onnxRuntimeVersion()
{
    return QString::fromUtf8(OrtGetApiBase()->GetVersionString());
}

Result<std::unique_ptr<InferenceEngine>> makeOnnxEngine(const EngineRequest &request, OnnxProvider provider)
{
    QList<OnnxProvider> wanted = {provider};
    if (provider == OnnxProvider::Auto)
        wanted = {OnnxProvider::Cuda, OnnxProvider::TensorRt, OnnxProvider::WebGpu, OnnxProvider::Cpu};
    else if (provider != OnnxProvider::Cpu)
        wanted.append(OnnxProvider::Cpu);
    QStringList remarks;
    Error fault;
    for (const OnnxProvider candidate : wanted) {
        const bool accelerator = candidate != OnnxProvider::Cpu;
        if (const QString reason =
                accelerator && provider == OnnxProvider::Auto ? reasonNotToTry(candidate) : QString();
            !reason.isEmpty()) {
            remarks.append(notUsed(candidate, reason));
            continue;
        }
        Result<std::shared_ptr<OnnxSession>> session = OnnxSession::load(request, candidate);
        if (session)
            return std::unique_ptr<InferenceEngine>(new OnnxEngine(request, *session, remarks));
        fault = session.error();
        remarks.append(notUsed(candidate, fault.message));
    }
    return fault;
}

}  // namespace gainsay
