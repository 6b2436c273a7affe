// SPDX-License-Identifier: GPL-3.0-or-later
// The servers that this computer's user has added, in one file that nobody else can read. Each call reads the file
// again, so that the window and the command line see the same. Any thread.
#pragma once

#include "core/bots/ServerBotSettings.h"

namespace gainsay {

class BotRegistry {
public:
    // An empty path is the user's own file.
    explicit BotRegistry(QString path = QString());

    const QString &path() const { return m_path; }

    // By name; none where there is no file.
    Result<QList<ServerBotSettings>> all() const;
    // NotFound says which there are.
    Result<ServerBotSettings> byName(const QString &name) const;
    // A name that is taken is a Conflict unless `replace`.
    Result<void> save(const ServerBotSettings &settings, bool replace = false) const;
    // From now on texts of this kind may go to this bot's address without asking.
    Result<void> agree(const QString &name, const QString &texts) const;
    Result<void> remove(const QString &name) const;

private:
    Result<void> write(const QList<ServerBotSettings> &bots) const;

    QString m_path;
};

}  // namespace gainsay
