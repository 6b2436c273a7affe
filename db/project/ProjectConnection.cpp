// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/project/ProjectConnection.h"

#include "db/engine/SqliteFile.h"

namespace gainsay {

namespace {

Result<Location> existingProject(const QString &text)
{
    ASSIGN_OR_RETURN(auto location, parseLocation(text));
    if (location.engine == Engine::Sqlite) {
        RETURN_IF_ERROR(checkSqliteProject(location.path));
    }
    return location;
}

}  // namespace

Result<std::unique_ptr<Database>> connectToProject(const QString &text)
{
    ASSIGN_OR_RETURN(const auto location, existingProject(text));
    if (location.engine == Engine::Sqlite) {
        RETURN_IF_ERROR(checkWritable(location.path));
    }
    return Database::connect(location);
}

Result<std::unique_ptr<Database>> connectForReading(const QString &text, ReadingCopy copy)
{
    ASSIGN_OR_RETURN(const auto location, existingProject(text));
    ASSIGN_OR_RETURN(const auto place, placeForReading(location, copy));
    // Its own left-overs are somebody else's, if it is opened as usual.
    if (place.engine == Engine::Sqlite && place.access == FileAccess::Write) {
        RETURN_IF_ERROR(checkWritable(place.path));
    }
    return Database::connect(place);
}

}  // namespace gainsay
