// SPDX-License-Identifier: GPL-3.0-or-later
// Which file and which log a connection has open, to notice when somebody moves, deletes or replaces them: SQLite goes
// on writing to a file that has no name any more. Belongs to its connection's thread.
#pragma once

#include <QString>

#include <optional>
#include <utility>

struct sqlite3;

namespace gainsay {

class SqlitePlace {
public:
    // After the connection has read something: from then on its log is open too.
    void remember(sqlite3 *handle);
    // The names still stand for what is open.
    bool isKept(sqlite3 *handle) const;
    // The file's own content, where nobody wrote over it with another file: then what is in its log fits no more.
    bool isOverwritten(sqlite3 *handle) const;
    // `path` is another name of the file that is open.
    bool isThisFile(const QString &path) const;
    // A log beside `path` that is not the one this connection writes.
    bool hasOtherLog(const QString &path) const;

private:
    using FileId = std::pair<quint64, quint64>;  // device and number there
    static std::optional<FileId> idOf(const QByteArray &path);
    // From the head of the file as it lies on the disk, past the log.
    struct Head {
        quint32 project = 0;  // drawn when the file was made, see freshFileNumber()
        quint32 changes = 0;  // counted up by the library
    };
    static std::optional<Head> headOf(sqlite3 *handle);

    QByteArray m_log;
    std::optional<FileId> m_fileId;
    std::optional<FileId> m_logId;
    mutable std::optional<Head> m_head;  // as it was when it was last looked at
};

// Tells a project's file from its copies: what `PRAGMA user_version` is set to in each new one.
qint32 freshFileNumber();

}  // namespace gainsay
