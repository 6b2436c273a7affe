// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/detect/InstalledDetectors.h"

#include "core/detect/onnx/OnnxEngine.h"
#include "core/detect/rules/RuleDetector.h"
#include "core/detect/run/LinearDetector.h"
#include "core/detect/run/ModelDetector.h"
#include "core/detect/run/UserModels.h"

#include <QCoreApplication>
#include <QDir>

#include <algorithm>
#include <thread>

#ifdef GAINSAY_WITH_ONNX
#endif

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

int detectorThreads()
{
    return int(std::max(1U, std::thread::hardware_concurrency()));
}

#ifdef GAINSAY_WITH_ONNX
Result<std::unique_ptr<Detector>> openNetworks(const ModelPackage &package, const QString &providerName)
{
    const std::optional<OnnxProvider> provider = onnxProviderFromString(providerName);
    if (!provider)
        return invalidInput(TranslatableText::translate("detect", "there is no provider \"%1\"").arg(providerName));
    ASSIGN_OR_RETURN(auto detector,
                     ModelDetector::create(
                         package,
                         [provider](const EngineRequest &request) { return makeOnnxEngine(request, *provider); },
                         detectorThreads()));
    return std::unique_ptr<Detector>(std::move(detector));
}
#else
Result<std::unique_ptr<Detector>> openNetworks(const ModelPackage &package, const QString &)
{
    return unsupported(
        TranslatableText::translate("detect", "%1 cannot be used: this build of Gainsay has no ONNX Runtime")
            .arg(package.location()));
}
#endif

Result<std::unique_ptr<Detector>> openModel(const DetectorChoice &choice, const QString &path)
{
    ASSIGN_OR_RETURN(auto package, ModelPackage::open(path));
    if (!choice.method.isEmpty())
        RETURN_IF_ERROR(package.useMethod(choice.method, choice.forceMethod));
    if (!choice.labels.isEmpty())
        RETURN_IF_ERROR(package.useLabels(choice.labels));
    RETURN_IF_ERROR(package.checkLabelsAreKnown());
    if (!package.linear())
        return openNetworks(package, choice.provider);
    std::unique_ptr<Detector> base;
    if (package.base()) {
        ASSIGN_OR_RETURN(base, openNetworks(*package.base(), choice.provider));
    }
    return std::unique_ptr<Detector>(std::make_unique<LinearDetector>(package, std::move(base), detectorThreads()));
}

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

QStringList modelPackages(const QString &programFolder, const std::function<bool(const QString &path)> &wanted)
{
    // Beside an installed program, else in the source tree that the program was built in.
    const QString installed = programFolder + u"/../share/gainsay/models"_s;
    const QString inSources = programFolder + u"/../../resources/models"_s;
    QStringList models;
    for (const QString &folder : {QFileInfo::exists(installed) ? installed : inSources, userModelFolder()}) {
        const QFileInfoList entries = QDir(folder).entryInfoList(QDir::AllEntries | QDir::NoDotAndDotDot, QDir::Name);
        for (const QFileInfo &entry : entries) {
            if (wanted(entry.filePath()))
                models.append(QDir::cleanPath(entry.filePath()));
        }
    }
    return models;
}

}  // namespace gainsay
