// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/project/SqlStorage.h"

#include "core/base/TranslatableText.h"
#include "db/project/Backup.h"
#include "db/project/Maintenance.h"
#include "db/project/ReadingPlace.h"

#include <QFile>

namespace gainsay {

SqlStorage::SqlStorage(std::unique_ptr<Database> database)
    : m_database(std::move(database)), m_project(*m_database), m_conversations(*m_database), m_audit(*m_database),
      m_archive(*m_database), m_work(*m_database), m_reviews(*m_database), m_training(*m_database),
      m_prelabels(*m_database), m_reports(*m_database), m_ratings(*m_database), m_errors(*m_database)
{
}

namespace {

// Pages of two files may stand beside each other now; or all of them are the other one's.
Result<void> isOwnState(const Database &database, const QString &target)
{
    RETURN_IF_ERROR(checkIntegrity(target));
    RETURN_IF_ERROR(checkSeals(target));
    const QString own = database.sealOfOwnState();
    if (own.isEmpty())
        return {};
    ASSIGN_OR_RETURN(const auto copy, connectToProject(target));
    ASSIGN_OR_RETURN(const auto found, storedSealText(*copy));
    return found == own ? Result<void>()
                        : corrupt(TranslatableText::translate("db", "what was stored last is not in it"));
}

}  // namespace

Result<void> SqlStorage::saveCopy(const QString &target, Progress &progress)
{
    RETURN_IF_ERROR(backupDatabase(*m_database, target, progress));
    if (!m_database->isOverwritten())
        return {};
    const auto sound = isOwnState(*m_database, target);
    if (sound)
        return {};
    QFile::remove(target);
    return corrupt(TranslatableText::translate("db",
                                               "Another file was copied over the project while it was open, and what "
                                               "was left of it cannot be made whole (%1). Go back to a backup.")
                       .arg(sound.error().message));
}

}  // namespace gainsay
