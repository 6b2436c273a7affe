// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bots/BotRegistry.h"

#include "core/base/JsonFields.h"
#include "core/base/TranslatableText.h"

#include <QDir>
#include <QFileInfo>
#include <QLockFile>
#include <QSaveFile>
#include <QStandardPaths>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct RegistryWords {
    GAINSAY_TR(bots)
};

constexpr int registryFormat = 1;
constexpr int lockWaitMs = 5000;
constexpr qint64 largestRegistry = 16 << 20;

Error registryFault(const QString &path, const QString &what)
{
    return ioError(RegistryWords::tr("the list of bots %1 cannot be used: %2").arg(path, what));
}

auto placeOf(const QList<ServerBotSettings> &bots, const QString &name)
{
    return std::ranges::find(bots, name, &ServerBotSettings::name);
}

}  // namespace

BotRegistry::BotRegistry(QString path) : m_path(std::move(path))
{
    if (m_path.isEmpty())
        m_path = QStandardPaths::writableLocation(QStandardPaths::ConfigLocation) + u"/gainsay/bots.json"_s;
}

Result<QList<ServerBotSettings>> BotRegistry::all() const
{
    QFile file(m_path);
    if (!file.exists())
        return QList<ServerBotSettings>();
    if (!file.open(QIODevice::ReadOnly))
        return registryFault(m_path, file.errorString());
    const Result<Json> json = parseJson(file.read(largestRegistry));
    if (!json)
        return registryFault(m_path, json.error().message);
    if (!json->is_object() || json->value("format", Json()) != registryFormat || !json->contains("bots") ||
        !(*json)["bots"].is_array())
        return registryFault(
            m_path, RegistryWords::tr("it is not of format %1; a newer Gainsay may be needed").arg(registryFormat));
    QList<ServerBotSettings> bots;
    for (const Json &entry : (*json)["bots"]) {
        const Result<ServerBotSettings> bot = serverBotFromJson(entry, u"bots[%1]"_s.arg(bots.size()));
        if (!bot)
            return registryFault(m_path, bot.error().message);
        bots.append(*bot);
    }
    std::ranges::sort(bots, {}, &ServerBotSettings::name);
    return bots;
}

Result<ServerBotSettings> BotRegistry::byName(const QString &name) const
{
    ASSIGN_OR_RETURN(const auto bots, all());
    const auto found = placeOf(bots, name);
    if (found != bots.end())
        return *found;
    QStringList names;
    for (const ServerBotSettings &bot : bots)
        names.append(bot.name);
    return notFound(
        names.isEmpty()
            ? RegistryWords::tr("there is no bot \"%1\"; use embedded, replay:FILE, "
                                "command:PROGRAM ARGS or add a server")
                  .arg(name)
            : RegistryWords::tr("there is no bot \"%1\"; there are embedded, %2").arg(name, names.join(", "_L1)));
}

Result<void> BotRegistry::save(const ServerBotSettings &settings, bool replace) const
{
    RETURN_IF_ERROR(checkServerBot(settings));
    QDir().mkpath(QFileInfo(m_path).path());
    QLockFile lock(m_path + u".lock"_s);
    if (!lock.tryLock(lockWaitMs))
        return registryFault(m_path, RegistryWords::tr("another program is changing it, or its folder is read-only"));
    ASSIGN_OR_RETURN(auto bots, all());
    const auto found = placeOf(bots, settings.name);
    if (found != bots.end() && !replace)
        return conflict(RegistryWords::tr("there is a bot \"%1\" already; remove it first, or choose another name")
                            .arg(settings.name));
    if (found != bots.end())
        bots.erase(found);
    bots.append(settings);
    return write(bots);
}

Result<void> BotRegistry::agree(const QString &name, const QString &texts) const
{
    ASSIGN_OR_RETURN(auto settings, byName(name));
    if (settings.agreedTexts.contains(texts))
        return {};
    settings.agreedTexts.append(texts);
    return save(settings, true);
}

Result<void> BotRegistry::remove(const QString &name) const
{
    RETURN_IF_ERROR(byName(name));
    QLockFile lock(m_path + u".lock"_s);
    if (!lock.tryLock(lockWaitMs))
        return registryFault(m_path, RegistryWords::tr("another program is changing it, or its folder is read-only"));
    ASSIGN_OR_RETURN(auto bots, all());
    bots.removeIf([&](const ServerBotSettings &bot) { return bot.name == name; });
    return write(bots);
}

Result<void> BotRegistry::write(const QList<ServerBotSettings> &bots) const
{
    Json list = Json::array();
    for (const ServerBotSettings &bot : bots)
        list.push_back(toJson(bot));
    QSaveFile file(m_path);
    // Closed to others before anything stands in it.
    if (!file.open(QIODevice::WriteOnly) || !file.setPermissions(QFile::ReadOwner | QFile::WriteOwner))
        return registryFault(m_path, file.errorString());
    file.write(dumpJsonPretty({{"format", registryFormat}, {"bots", list}}) + '\n');
    if (!file.commit())
        return registryFault(m_path, file.errorString());
    return {};
}

}  // namespace gainsay
