// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/detect/InstalledBots.h"

#include "app/detect/ModelFolders.h"
#include "core/bots/EmbeddedBot.h"
#ifdef GAINSAY_WITH_ONNX
#include "core/detect/onnx/OnnxCausalEngine.h"
#endif

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace gainsay {

QStringList InstalledBots::installedModels() const
{
    return modelPackages(m_programFolder, ChatModelPackage::looksLikeOne);
}

#ifdef GAINSAY_WITH_ONNX
Result<BotPtr> InstalledBots::openEmbedded(const QString &package, const QString &provider) const
{
    const std::optional<OnnxProvider> wanted = onnxProviderFromString(provider);
    if (!wanted)
        return invalidInput(QCoreApplication::translate("detect", "there is no provider \"%1\"").arg(provider));
    const QString path = package.isEmpty() ? installedModels().value(0) : package;
    if (path.isEmpty())
        return notFound(QCoreApplication::translate(
            "bots", "no chatbot is installed; name a package as embedded:DIR, or use another bot"));
    ASSIGN_OR_RETURN(auto opened, ChatModelPackage::open(path));
    ASSIGN_OR_RETURN(auto bot, EmbeddedBot::create(std::move(opened), [wanted](const CausalEngineRequest &request) {
                         return makeOnnxCausalEngine(request, *wanted);
                     }));
    return BotPtr(std::move(bot));
}
#else
Result<BotPtr> InstalledBots::openEmbedded(const QString &, const QString &) const
{
    return unsupported(QCoreApplication::translate(
        "bots", "this build of Gainsay has no embedded chatbot, because it has no ONNX Runtime"));
}
#endif

}  // namespace gainsay
