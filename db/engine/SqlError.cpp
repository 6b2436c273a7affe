// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/engine/SqlError.h"

#include "core/base/TranslatableText.h"

#include <sqlite3.h>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

QString engineWords(const QSqlError &error)
{
    const QString text = error.databaseText().simplified();
    return text.isEmpty() ? error.driverText().simplified() : text;
}

// Not a fault of what was to be written: whoever keeps it can try again.
Error tooBusy()
{
    return ioError(TranslatableText::translate("db", "Another program has been writing to the project for too long. "
                                                     "Close it if it hangs, and try again; nothing was changed."));
}

Error sqliteError(const Location &location, int code, const QString &words)
{
    switch (code & 0xff) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return tooBusy();
    case SQLITE_FULL:
        return ioError(TranslatableText::translate("db", "There is no room left on the disk of %1. What was stored "
                                                         "before stays; make room and try again.")
                           .arg(location.display()));
    case SQLITE_IOERR:  // also where there is no room for the files beside the project
        return ioError(TranslatableText::translate("db", "%1 cannot be read or written (%2): its disk may be full or "
                                                         "gone. What was stored before stays; see to it and try again.")
                           .arg(location.display(), words));
    case SQLITE_READONLY:
        return ioError(TranslatableText::translate("db", "The project may only be read: the file or its folder is "
                                                         "write-protected."));
    case SQLITE_CONSTRAINT:
        if (code == SQLITE_CONSTRAINT_UNIQUE || code == SQLITE_CONSTRAINT_PRIMARYKEY)
            return conflict(TranslatableText::translate("db", "It is there already (%1)").arg(words));
        return invalidInput(TranslatableText::translate("db", "A rule of the database forbids it: %1").arg(words));
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
        return corrupt(
            TranslatableText::translate("db", "The project file is damaged (%1). Restore a backup.").arg(words));
    default:
        return ioError(TranslatableText::translate("db", "The project file cannot be used: %1").arg(words));
    }
}

// What the server itself refuses always has a code.
bool isLost(const QString &state)
{
    return state.isEmpty() || state.startsWith("08"_L1) || state.startsWith("57P"_L1);
}

Error postgresError(const Location &location, const QString &state, const QString &words)
{
    if (state == "23505"_L1)
        return conflict(TranslatableText::translate("db", "It is there already (%1)").arg(words));
    if (state.startsWith("23"_L1) || state.startsWith("22"_L1))
        return invalidInput(TranslatableText::translate("db", "A rule of the database forbids it: %1").arg(words));
    if (state == "53100"_L1)
        return ioError(TranslatableText::translate("db", "There is no room left on the server of %1. What was stored "
                                                         "before stays; have room made there and try again.")
                           .arg(location.display()));
    if (state == "55P03"_L1)
        return tooBusy();
    if (state == "25P03"_L1)
        return ioError(TranslatableText::translate("db",
                                                   "This program was stopped for so long in the middle of a change "
                                                   "that the server has undone it. Try again."));
    if (state == "57014"_L1)
        return ioError(TranslatableText::translate("db", "The server needed too long for this and gave up. Nothing was "
                                                         "changed; try again when it has less to do."));
    if (state == "40001"_L1 || state == "40P01"_L1)
        return conflict(TranslatableText::translate("db", "Someone else was writing at the same moment. Try again."));
    if (state == "42501"_L1)
        return notAllowed(TranslatableText::translate("db", "The database account may not do this: %1").arg(words));
    if (isLost(state))
        return ioError(
            TranslatableText::translate("db", "The server cannot be reached or has closed the connection: %1")
                .arg(words));
    return ioError(TranslatableText::translate("db", "The server refused: %1").arg(words));
}

}  // namespace

Error describeSqlError(const Location &location, const QSqlError &error)
{
    if (location.engine == Engine::Sqlite)
        return sqliteError(location, error.nativeErrorCode().toInt(), engineWords(error));
    return postgresError(location, error.nativeErrorCode(), engineWords(error));
}

Error describeSqliteError(const Location &location, sqlite3 *handle)
{
    return sqliteError(location, sqlite3_extended_errcode(handle), QString::fromUtf8(sqlite3_errmsg(handle)));
}

bool meansLostConnection(Engine engine, const QSqlError &error)
{
    return engine == Engine::PostgreSql && isLost(error.nativeErrorCode());
}

// The same words whatever the driver says, so that many questions on a dead connection give one message.
Error connectionLost(const Location &location)
{
    return ioError(TranslatableText::translate("db", "The server of %1 has gone away. What was stored before stays; "
                                                     "try again when it is back.")
                       .arg(location.display()));
}

Error projectMoved(const Location &location)
{
    return ioError(
        TranslatableText::translate("db", "%1 was moved, deleted or replaced while it was open, so nothing more is "
                                          "stored in it. What was stored before is in the file and in %1-wal: put both "
                                          "back under these names and go on, or save a copy from the window.")
            .arg(location.display()));
}

}  // namespace gainsay
