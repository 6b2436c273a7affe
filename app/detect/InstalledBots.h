// SPDX-License-Identifier: GPL-3.0-or-later
// The chatbots of this build: model packages on ONNX Runtime where it is built in, and the servers that this computer's
// user has added.
#pragma once

#include "core/bots/BotSource.h"
#include "core/bots/BotSpec.h"

#include <QStringList>

namespace gainsay {

class InstalledBots final : public BotSource {
public:
    // `programFolder` holds the running program; packages are looked for where detectors are.
    explicit InstalledBots(QString programFolder) : m_programFolder(std::move(programFolder)) {}

    QStringList installedModels() const override;
    QStringList names() const override;
    Result<BotPtr> open(const QString &bot) const override { return openBot(bot, openers()); }
    Result<BotPtr> openServer(const ServerBotSettings &settings, const QString &key) const override;
    const BotRegistry &registry() const override { return m_registry; }
    Result<void> add(const ServerBotSettings &settings, const QString &key, bool replace) const override;
    Result<void> remove(const QString &name) const override;

    // An empty path is the first installed one; `provider` as for detectors.
    Result<BotPtr> openEmbedded(const QString &package, const QString &provider = QStringLiteral("auto")) const;

    // They refer to this object.
    BotOpeners openers() const;

private:
    QString m_programFolder;
    BotRegistry m_registry;
};

}  // namespace gainsay
