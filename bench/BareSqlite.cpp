// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/BareSqlite.h"

#include "bench/Measure.h"

#include <QFile>

#include <sqlite3.h>

namespace gainsay {

namespace {

constexpr const char *openDurably =
    "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;"
    "CREATE TABLE lines (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, body TEXT NOT NULL)";
constexpr int rowsPerTransaction = 16'384;

void insertLines(sqlite3 *handle, QFile &lines)
{
    sqlite3_stmt *insert = nullptr;
    sqlite3_prepare_v2(handle, "INSERT INTO lines (name, body) VALUES (?, ?)", -1, &insert, nullptr);
    qint64 number = 0;
    while (!lines.atEnd()) {
        if (number % rowsPerTransaction == 0)
            sqlite3_exec(handle, number == 0 ? "BEGIN" : "COMMIT; BEGIN", nullptr, nullptr, nullptr);
        const QByteArray name = "bench-" + QByteArray::number(++number);
        const QByteArray body = lines.readLine();
        sqlite3_bind_text(insert, 1, name.constData(), int(name.size()), SQLITE_STATIC);
        sqlite3_bind_text(insert, 2, body.constData(), int(body.size()), SQLITE_STATIC);
        sqlite3_step(insert);
        sqlite3_reset(insert);
    }
    sqlite3_exec(handle, "COMMIT", nullptr, nullptr, nullptr);
    sqlite3_finalize(insert);
}

void scanLines(sqlite3 *handle)
{
    sqlite3_stmt *select = nullptr;
    sqlite3_prepare_v2(handle, "SELECT name, body FROM lines ORDER BY id", -1, &select, nullptr);
    qint64 bytes = 0;
    while (sqlite3_step(select) == SQLITE_ROW)
        bytes += sqlite3_column_bytes(select, 0) + sqlite3_column_bytes(select, 1);
    sqlite3_finalize(select);
    Q_UNUSED(bytes)
}

}  // namespace

BareCommits::BareCommits(const QString &databaseFile) : m_handle(nullptr, sqlite3_close)
{
    sqlite3 *handle = nullptr;
    sqlite3_open(QFile::encodeName(databaseFile).constData(), &handle);
    m_handle.reset(handle);
    sqlite3_exec(handle, openDurably, nullptr, nullptr, nullptr);
}

void BareCommits::commitOne()
{
    sqlite3_exec(m_handle.get(), "INSERT INTO lines (name, body) VALUES (hex(randomblob(8)), hex(randomblob(200)))",
                 nullptr, nullptr, nullptr);
}

BareFigures measureBareSqlite(const QString &linesFile, const QString &databaseFile)
{
    BareFigures figures;
    QFile lines(linesFile);
    sqlite3 *handle = nullptr;
    if (!lines.open(QIODevice::ReadOnly) ||
        sqlite3_open(QFile::encodeName(databaseFile).constData(), &handle) != SQLITE_OK)
        return figures;
    sqlite3_exec(handle, openDurably, nullptr, nullptr, nullptr);
    figures.insertSeconds = secondsOf([&] { insertLines(handle, lines); });
    figures.scanSeconds = secondsOf([&] { scanLines(handle); });
    sqlite3_close(handle);
    return figures;
}

}  // namespace gainsay
