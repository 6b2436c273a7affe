// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/detect/InstalledDetectors.h"

#include "app/detect/ModelFolders.h"
#include "core/detect/rules/RuleDetector.h"
#include "core/detect/run/ModelDetector.h"
#ifdef GAINSAY_WITH_ONNX
#include "core/detect/onnx/OnnxEngine.h"
#endif

#include <QCoreApplication>

#include <algorithm>
#include <thread>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

#ifdef GAINSAY_WITH_ONNX
Result<std::unique_ptr<Detector>> openModel(const DetectorChoice &choice, const QString &path)
{
    const std::optional<OnnxProvider> provider = onnxProviderFromString(choice.provider);
    if (!provider)
        return invalidInput(QCoreApplication::translate("detect", "there is no provider \"%1\"").arg(choice.provider));
    ASSIGN_OR_RETURN(auto package, ModelPackage::open(path));
    if (!choice.method.isEmpty()) {
        RETURN_IF_ERROR(package.useMethod(choice.method));
    }
    const int threads = int(std::max(1U, std::thread::hardware_concurrency()));
    ASSIGN_OR_RETURN(
        auto detector,
        ModelDetector::create(
            package, [provider](const EngineRequest &request) { return makeOnnxEngine(request, *provider); }, threads));
    return std::unique_ptr<Detector>(std::move(detector));
}
#else
Result<std::unique_ptr<Detector>> openModel(const DetectorChoice &, const QString &path)
{
    return unsupported(
        QCoreApplication::translate("detect", "%1 cannot be used: this build of Gainsay has no ONNX Runtime")
            .arg(path));
}
#endif

}  // namespace

QStringList InstalledDetectors::installedModels() const
{
    return modelPackages(m_programFolder, ModelPackage::looksLikeOne);
}

QStringList InstalledDetectors::providers() const
{
#ifdef GAINSAY_WITH_ONNX
    return {u"auto"_s, u"cpu"_s, u"cuda"_s, u"tensorrt"_s, u"webgpu"_s};
#else
    return {};
#endif
}

Result<std::unique_ptr<Detector>> InstalledDetectors::open(const DetectorChoice &choice) const
{
    const QString path = choice.model.isEmpty() ? installedModels().value(0) : choice.model;
    const bool rulesServe = choice.model.isEmpty() && (path.isEmpty() || providers().isEmpty());
    if (rulesServe || choice.model == "rules"_L1)
        return std::unique_ptr<Detector>(std::make_unique<RuleDetector>());
    return openModel(choice, path);
}

}  // namespace gainsay
