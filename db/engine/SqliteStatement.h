// SPDX-License-Identifier: GPL-3.0-or-later
// A statement prepared and run by SQLite's own interface. For bulk inserts only: Qt's way of binding makes a name
// for every value of every row, which costs a third of an import.
#pragma once

#include "core/base/Result.h"
#include "db/engine/Database.h"

#include <QVariantList>

#include <memory>

struct sqlite3_stmt;

namespace gainsay {

// Text that is UTF-8 already, so that nobody converts it twice on its way to the file.
struct Utf8Text {
    QByteArray bytes;
};

class SqliteStatement {
public:
    SqliteStatement(Database &database, const QString &sql);

    // Binds one value per placeholder and runs; no rows are read.
    Result<void> run(const QVariantList &values);

private:
    Database &m_database;
    std::unique_ptr<sqlite3_stmt, int (*)(sqlite3_stmt *)> m_statement;
};

}  // namespace gainsay

Q_DECLARE_METATYPE(gainsay::Utf8Text)
