// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/ProjectConnection.h"

#include "db/SqliteFile.h"

namespace gainsay {

Result<std::unique_ptr<Database>> connectToProject(const QString &text)
{
    const auto location = parseLocation(text);
    if (!location)
        return location.error();
    if (location->engine == Engine::Sqlite) {
        if (const auto ours = checkSqliteProject(location->path); !ours)
            return ours.error();
    }
    return Database::connect(*location);
}

}  // namespace gainsay
