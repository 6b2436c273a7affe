// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/engine/RowSeal.h"

#include "core/base/Json.h"
#include "core/base/TranslatableText.h"
#include "db/engine/Query.h"
#include "db/engine/ServerSeal.h"
#include "db/engine/SqlError.h"

#include <sqlite3.h>

#include <bit>
#include <cmath>
#include <cstring>
#include <memory>
#include <optional>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

const QByteArray sealKey = "seal";
const QByteArray metaTable = "meta";
const QByteArray textTable = "conversation_texts";

using Statement = std::unique_ptr<sqlite3_stmt, int (*)(sqlite3_stmt *)>;

Statement prepared(sqlite3 *connection, const QByteArray &sql)
{
    sqlite3_stmt *statement = nullptr;
    sqlite3_prepare_v2(connection, sql.constData(), int(sql.size()), &statement, nullptr);
    return {statement, &sqlite3_finalize};
}

QByteArray columnText(sqlite3_stmt *statement, int column)
{
    return {reinterpret_cast<const char *>(sqlite3_column_text(statement, column)),
            sqlite3_column_bytes(statement, column)};
}

// The index, and what the Errors page keeps ready: made again from the rest whenever they are missing.
bool isDerivedTable(const QByteArray &name)
{
    return name == "search_blocks" || name == "search_lists" || name == "error_blocks" || name.startsWith("sqlite_");
}

void addNumber(QCryptographicHash &hash, char kind, quint64 number)
{
    hash.addData(QByteArrayView(&kind, 1));
    hash.addData(QByteArrayView(reinterpret_cast<const char *>(&number), sizeof number));
}

void addBytes(QCryptographicHash &hash, char kind, const void *bytes, int size)
{
    addNumber(hash, kind, quint64(size));
    hash.addData(QByteArrayView(static_cast<const char *>(bytes), size));
}

// A whole number in a column of reals is kept as an integer by the library, and told as either.
void addReal(QCryptographicHash &hash, double number)
{
    const bool whole = std::floor(number) == number && std::abs(number) < 9e15;
    addNumber(hash, whole ? 'i' : 'r', whole ? quint64(qint64(number)) : std::bit_cast<quint64>(number));
}

// A value that the hook hands over.
struct HookCell {
    sqlite3_value *value;

    int type() const { return sqlite3_value_type(value); }
    qint64 integer() const { return sqlite3_value_int64(value); }
    double real() const { return sqlite3_value_double(value); }
    const void *bytes() const { return sqlite3_value_blob(value); }
    int size() const { return sqlite3_value_bytes(value); }
};

// A column of a row that is read.
struct ReadCell {
    sqlite3_stmt *statement;
    int column;

    int type() const { return sqlite3_column_type(statement, column); }
    qint64 integer() const { return sqlite3_column_int64(statement, column); }
    double real() const { return sqlite3_column_double(statement, column); }
    const void *bytes() const { return sqlite3_column_blob(statement, column); }
    int size() const { return sqlite3_column_bytes(statement, column); }
};

template <class Cell> void addCell(QCryptographicHash &hash, const Cell &cell)
{
    switch (cell.type()) {
    case SQLITE_INTEGER:
        return addNumber(hash, 'i', quint64(cell.integer()));
    case SQLITE_FLOAT:
        return addReal(hash, cell.real());
    case SQLITE_TEXT: {
        const void *bytes = cell.bytes();  // before the size, as the library asks for
        return addBytes(hash, 't', bytes, cell.size());
    }
    case SQLITE_BLOB: {
        const void *bytes = cell.bytes();
        return addBytes(hash, 'b', bytes, cell.size());
    }
    default:
        return addNumber(hash, 'n', 0);
    }
}

void addLiteral(QCryptographicHash &hash, const QVariant &value)
{
    if (value.typeId() == QMetaType::LongLong)
        addNumber(hash, 'i', quint64(value.toLongLong()));
    else
        addBytes(hash, 't', value.toByteArray().constData(), int(value.toByteArray().size()));
}

void add(TableSeal &seal, QByteArrayView digest, int direction)
{
    seal.rows += direction;
    for (size_t i = 0; i < seal.sum.size(); ++i) {
        quint64 part = 0;
        std::memcpy(&part, digest.data() + i * sizeof part, sizeof part);
        seal.sum[i] += direction > 0 ? part : ~part + 1;
    }
}

// Of a long text only the fingerprint, which `verify` compares with the text.
bool isCovered(const QByteArray &table, const QByteArray &column)
{
    return table != textTable || column == "conversation_id" || column == "fingerprint";
}

// A literal of the schema; anything else is not evaluated.
QVariant literal(const QByteArray &text)
{
    bool whole = false;
    const qint64 number = text.toLongLong(&whole);
    if (whole)
        return number;
    if (text.size() >= 2 && text.startsWith('\'') && text.endsWith('\''))
        return text.sliced(1, text.size() - 2).replace("''", "'");
    return {};
}

Json sealsToJson(const TableSeals &seals)
{
    Json json = Json::object();
    for (const auto &[table, seal] : seals) {
        const QByteArray sum(reinterpret_cast<const char *>(seal.sum.data()), qsizetype(sizeof seal.sum));
        json[table.toStdString()] = {seal.rows, sum.toHex().toStdString()};
    }
    return json;
}

std::optional<TableSeals> sealsFromJson(const Json &json)
{
    TableSeals seals;
    if (!json.is_object())
        return std::nullopt;
    for (const auto &[table, value] : json.items()) {
        if (!value.is_array() || value.size() != 2 || !value[0].is_number_integer() || !value[1].is_string())
            return std::nullopt;
        TableSeal seal{value[0].get<qint64>(), {}};
        const QByteArray sum = QByteArray::fromHex(QByteArray::fromStdString(value[1].get<std::string>()));
        if (sum.size() != qsizetype(sizeof seal.sum))
            return std::nullopt;
        std::memcpy(seal.sum.data(), sum.constData(), sizeof seal.sum);
        seals.emplace(QByteArray::fromStdString(table), seal);
    }
    return seals;
}

Result<void> storeSeals(Database &database, const TableSeals &seals)
{
    const auto stored = sql::execute(database,
                                     u"INSERT INTO meta (key, value) VALUES (?, ?) "
                                     "ON CONFLICT (key) DO UPDATE SET value = excluded.value"_s,
                                     QString::fromLatin1(sealKey), QString::fromUtf8(dumpJson(sealsToJson(seals))));
    return stored ? Result<void>() : stored.error();
}

}  // namespace

// The library's callback has the values of the row at hand only while it runs.
struct RowSealHook {
    static void called(void *context, sqlite3 *, int operation, const char *schema, const char *name, sqlite3_int64,
                       sqlite3_int64)
    {
        auto *seal = static_cast<RowSeal *>(context);
        const QByteArray table(name);
        if (qstrcmp(schema, "main") != 0 || !seal->isSealed(table))
            return;
        if (operation != SQLITE_INSERT)
            seal->count(table, true, -1);
        if (operation != SQLITE_DELETE)
            seal->count(table, false, 1);
    }
};

RowSeal::~RowSeal()
{
    // The connection outlives this object for a moment.
    if (m_connection)
        sqlite3_preupdate_hook(m_connection, nullptr, nullptr);
}

void RowSeal::attach(sqlite3 *connection)
{
    m_connection = connection;
    forget();
    sqlite3_preupdate_hook(connection, RowSealHook::called, this);
}

void RowSeal::forget()
{
    m_changes.clear();
    m_marked.clear();
    m_columns.clear();
    m_toCommit.clear();
}

bool RowSeal::isSealed(const QByteArray &table) const
{
    return !isDerivedTable(table);
}

void RowSeal::learnColumns()
{
    m_columns.clear();
    const Statement columns =
        prepared(m_connection, "SELECT m.name, c.name, c.\"notnull\", c.dflt_value FROM sqlite_master m, "
                               "pragma_table_info(m.name) c WHERE m.type = 'table' ORDER BY m.name, c.cid");
    while (columns && sqlite3_step(columns.get()) == SQLITE_ROW) {
        const QByteArray table = columnText(columns.get(), 0);
        m_columns[table].append({isCovered(table, columnText(columns.get(), 1)),
                                 sqlite3_column_int(columns.get(), 2) != 0, literal(columnText(columns.get(), 3))});
    }
}

void RowSeal::count(const QByteArray &table, bool old, int direction)
{
    const auto columns = m_columns.constFind(table);
    if (columns == m_columns.constEnd())
        return;  // a table that is being made: sealProject() follows
    m_hash.reset();
    for (int i = 0; i < columns->size(); ++i) {
        const Column &column = columns->at(i);
        if (!column.covered)
            continue;
        HookCell cell{nullptr};
        const int read = old ? sqlite3_preupdate_old(m_connection, i, &cell.value)
                             : sqlite3_preupdate_new(m_connection, i, &cell.value);
        const bool missing = read != SQLITE_OK || !cell.value || cell.type() == SQLITE_NULL;
        if (i == 0 && table == metaTable && !missing &&
            QByteArrayView(static_cast<const char *>(cell.bytes()), cell.size()) == sealKey)
            return;
        // A row from before the column was added is told as NULL by the library.
        if (missing && column.notNull && column.fallback.isValid())
            addLiteral(m_hash, column.fallback);
        else if (missing)
            addNumber(m_hash, 'n', 0);
        else
            addCell(m_hash, cell);
    }
    add(m_changes[table], m_hash.resultView(), direction);
}

Result<void> RowSeal::store(Database &database)
{
    if (m_changes.empty())
        return {};
    const TableSeals changes = std::exchange(m_changes, {});
    ASSIGN_OR_RETURN(auto stored, storedSeals(database));
    if (!stored)
        return {};
    for (const auto &[table, change] : changes) {
        TableSeal &seal = (*stored)[table];
        seal.rows += change.rows;
        for (size_t i = 0; i < seal.sum.size(); ++i)
            seal.sum[i] += change.sum[i];
    }
    auto done = storeSeals(database, *stored);
    m_changes.clear();
    m_toCommit = QString::fromUtf8(dumpJson(sealsToJson(*stored)));
    return done;
}

Result<TableSeals> computeSeals(Database &database)
{
    if (database.engine() != Engine::Sqlite)
        return computeServerSeals(database);
    sqlite3 *connection = database.sqliteHandle();
    TableSeals seals;
    QList<QByteArray> tables;
    for (const Statement names = prepared(connection, "SELECT name FROM sqlite_master WHERE type = 'table'");
         names && sqlite3_step(names.get()) == SQLITE_ROW;)
        tables.append(columnText(names.get(), 0));
    QCryptographicHash hash(QCryptographicHash::Blake2b_256);
    for (const QByteArray &table : std::as_const(tables)) {
        if (isDerivedTable(table))
            continue;
        QByteArray sql = "SELECT * FROM \"" + QByteArray(table).replace('"', "\"\"") + '"';
        if (table == textTable)
            sql = "SELECT conversation_id, fingerprint FROM conversation_texts";
        else if (table == metaTable)
            sql += " WHERE key <> '" + sealKey + '\'';
        const Statement rows = prepared(connection, sql);
        int code = SQLITE_ERROR;
        while (rows && (code = sqlite3_step(rows.get())) == SQLITE_ROW) {
            hash.reset();
            for (int i = 0; i < sqlite3_column_count(rows.get()); ++i)
                addCell(hash, ReadCell{rows.get(), i});
            add(seals[table], hash.resultView(), 1);
        }
        if (code != SQLITE_DONE)
            return describeSqliteError(database.location(), connection);
    }
    return seals;
}

Result<QString> storedSealText(Database &database)
{
    ASSIGN_OR_RETURN(const auto text,
                     sql::one(
                         database, u"SELECT value FROM meta WHERE key = ?"_s,
                         [](const Row &row) { return row.get<QString>(0); }, QString::fromLatin1(sealKey)));
    return text.value_or(QString());
}

Result<std::optional<TableSeals>> storedSeals(Database &database)
{
    if (database.engine() != Engine::Sqlite)
        return storedServerSeals(database);
    ASSIGN_OR_RETURN(const auto text, storedSealText(database));
    if (text.isEmpty())
        return std::optional<TableSeals>();
    const auto json = parseJson(text.toUtf8());
    auto seals = json ? sealsFromJson(*json) : std::nullopt;
    if (!seals)
        return corrupt(TranslatableText::translate("db", "The project's checksums were changed past the program and "
                                                         "cannot be read. Go back to a backup."));
    return seals;
}

// Also where a table is known to one of them only.
std::optional<QByteArray> firstDifference(const TableSeals &stored, const TableSeals &found)
{
    TableSeals all = stored;
    all.insert(found.begin(), found.end());
    const auto in = [](const TableSeals &seals, const QByteArray &table) {
        const auto known = seals.find(table);
        return known == seals.end() ? TableSeal() : known->second;
    };
    for (const auto &[table, seal] : all) {
        if (in(stored, table) != in(found, table))
            return table;
    }
    return std::nullopt;
}

Result<void> sealProject(Database &database)
{
    if (database.engine() != Engine::Sqlite)
        return sealServerProject(database);
    ASSIGN_OR_RETURN(const auto seals, computeSeals(database));
    database.seal().forget();
    return storeSeals(database, seals);
}

}  // namespace gainsay
