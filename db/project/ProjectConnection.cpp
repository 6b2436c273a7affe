// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/project/ProjectConnection.h"

#include "db/engine/SqliteFile.h"

namespace gainsay {

Result<std::unique_ptr<Database>> connectToProject(const QString &text)
{
    ASSIGN_OR_RETURN(const auto location, parseLocation(text));
    if (location.engine == Engine::Sqlite) {
        RETURN_IF_ERROR(checkSqliteProject(location.path));
    }
    return Database::connect(location);
}

}  // namespace gainsay
