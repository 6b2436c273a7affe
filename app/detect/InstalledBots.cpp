// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/detect/InstalledBots.h"

#include "app/detect/InstalledDetectors.h"
#include "core/bots/EmbeddedBot.h"
#include "core/bots/server/KeyringStore.h"
#include "core/bots/server/ServerBot.h"
#ifdef GAINSAY_WITH_ONNX
#include "core/detect/onnx/OnnxCausalEngine.h"
#endif

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct InstalledBotWords {
    Q_DECLARE_TR_FUNCTIONS(bots)
};

Result<QString> keyOf(const ServerBotSettings &settings)
{
    if (settings.key == KeyPlace::None)
        return QString();
    if (settings.key == KeyPlace::Keyring)
        return KeyringStore().read(settings.name);
    const QString key = qEnvironmentVariable(settings.keyVariable.toLatin1().constData());
    if (key.trimmed().isEmpty())
        return notFound(InstalledBotWords::tr("the key of \"%1\" is to come from the environment variable %2, which is "
                                              "not set here")
                            .arg(settings.name, settings.keyVariable));
    return key;
}

}  // namespace

QStringList InstalledBots::installedModels() const
{
    return modelPackages(m_programFolder, ChatModelPackage::looksLikeOne);
}

QStringList InstalledBots::names() const
{
    QStringList names;
    if (!installedModels().isEmpty())
        names.append(u"embedded"_s);
    for (const ServerBotSettings &server : m_registry.all().value_or({}))
        names.append(server.name);
    return names;
}

BotOpeners InstalledBots::openers() const
{
    BotOpeners openers;
    openers.embedded = [this](const QString &package) { return openEmbedded(package); };
    openers.named = [this](const QString &name) -> Result<BotPtr> {
        ASSIGN_OR_RETURN(const auto settings, m_registry.byName(name));
        return openServer(settings, {});
    };
    return openers;
}

Result<BotPtr> InstalledBots::openServer(const ServerBotSettings &settings, const QString &key) const
{
    QString used = key;
    if (used.isEmpty()) {
        ASSIGN_OR_RETURN(used, keyOf(settings));
    }
    ASSIGN_OR_RETURN(auto bot, ServerBot::create(settings, used));
    return BotPtr(std::move(bot));
}

Result<void> InstalledBots::add(const ServerBotSettings &settings, const QString &key, bool replace) const
{
    RETURN_IF_ERROR(checkServerBot(settings));
    if (!replace) {
        ASSIGN_OR_RETURN(const auto known, m_registry.all());
        for (const ServerBotSettings &bot : known) {
            if (bot.name == settings.name)
                return m_registry.save(settings);  // says that it is taken; no key of another is overwritten
        }
    }
    // The key first: a bot without its key would be there and not work.
    if (settings.key == KeyPlace::Keyring && !key.isEmpty())
        RETURN_IF_ERROR(KeyringStore().write(settings.name, key.trimmed()));
    return m_registry.save(settings, replace);
}

Result<void> InstalledBots::remove(const QString &name) const
{
    ASSIGN_OR_RETURN(const auto settings, m_registry.byName(name));
    RETURN_IF_ERROR(m_registry.remove(name));
    if (settings.key != KeyPlace::Keyring)
        return {};
    const Result<void> forgotten = KeyringStore().remove(name);
    if (!forgotten)
        return Error{forgotten.error().kind,
                     InstalledBotWords::tr("the bot \"%1\" is removed, but its key may still be in the keyring: %2")
                         .arg(name, forgotten.error().message)};
    return {};
}

#ifdef GAINSAY_WITH_ONNX
Result<BotPtr> InstalledBots::openEmbedded(const QString &package, const QString &provider) const
{
    const std::optional<OnnxProvider> wanted = onnxProviderFromString(provider);
    if (!wanted)
        return invalidInput(TranslatableText::translate("detect", "there is no provider \"%1\"").arg(provider));
    const QString path = package.isEmpty() ? installedModels().value(0) : package;
    if (path.isEmpty())
        return notFound(TranslatableText::translate(
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
    return unsupported(TranslatableText::translate(
        "bots", "this build of Gainsay has no embedded chatbot, because it has no ONNX Runtime"));
}
#endif

}  // namespace gainsay
