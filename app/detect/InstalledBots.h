// SPDX-License-Identifier: GPL-3.0-or-later
// The chatbots that this build brings: model packages on ONNX Runtime where it is built in.
#pragma once

#include "core/bots/Bot.h"

#include <QStringList>

namespace gainsay {

class InstalledBots {
public:
    // `programFolder` holds the running program; packages are looked for where detectors are.
    explicit InstalledBots(QString programFolder) : m_programFolder(std::move(programFolder)) {}

    // Packages of causal language models, the one that ships first.
    QStringList installedModels() const;
    // An empty path is the first installed one; `provider` as for detectors.
    Result<BotPtr> openEmbedded(const QString &package, const QString &provider = QStringLiteral("auto")) const;

private:
    QString m_programFolder;
};

}  // namespace gainsay
