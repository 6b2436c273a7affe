// SPDX-License-Identifier: GPL-3.0-or-later
// Which file and which log a connection has open, to notice when somebody moves, deletes or replaces them: SQLite goes
// on writing to a file that has no name any more. Belongs to its connection's thread.
#pragma once

#include <QString>

#include <deque>
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
    // Within each transaction that writes: the number that is to be stored with it. It tells this state of the file
    // from every other, older or made elsewhere, even where both count as many changes. None: it is no project yet.
    std::optional<qint32> stampCommit();
    // Somebody wrote another file over this one, another state of the same project too: what is in its log fits no
    // more. While others write as well, a state that they may have made is taken for theirs.
    bool isOverwritten(sqlite3 *handle) const;
    // Nobody else has committed since all that was committed was in the file.
    bool isAlone() const { return !m_othersWrote; }
    // `path` is another name of the file that is open.
    bool isThisFile(const QString &path) const;
    // A log beside `path` that is not the one this connection writes.
    bool hasOtherLog(const QString &path) const;

private:
    using FileId = std::pair<quint64, quint64>;  // device and number there
    static std::optional<FileId> idOf(const QByteArray &path);
    // From the head of the file as it lies on the disk, past the log.
    struct Head {
        quint32 number = 0;   // `PRAGMA user_version`
        quint32 changes = 0;  // counted up by the library, though not with every commit

        quint16 project() const { return quint16(number >> 16); }
        quint16 stamp() const { return quint16(number); }
    };
    static std::optional<Head> headOf(sqlite3 *handle);
    static quint32 asked(sqlite3 *handle, const char *pragma);
    bool isNextOfOurs(sqlite3 *handle, quint16 stamp) const;

    QByteArray m_log;
    std::optional<FileId> m_fileId;
    std::optional<FileId> m_logId;
    mutable std::optional<Head> m_head;     // as it was when it was last looked at
    mutable std::deque<quint16> m_stamps;   // of commits through this connection, the newest last
    mutable quint32 m_commitsOfOthers = 0;  // a number that changes with them
    mutable bool m_othersWrote = true;      // what of theirs is not yet in the file could still come there
};

// Tells a project's file from its copies, by its upper half: what `PRAGMA user_version` is set to in each new one. The
// lower half is that of the last commit.
qint32 freshFileNumber();

}  // namespace gainsay
