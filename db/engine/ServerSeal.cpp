// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/engine/ServerSeal.h"

#include "db/engine/Query.h"

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

// The tables of the project that are sealed, as an SQL condition on pg_class c.
const QString sealedTables = u"c.relkind = 'r' AND c.relnamespace = (SELECT oid FROM pg_catalog.pg_namespace "
                             "WHERE nspname = current_schema()) AND c.relname NOT IN ('row_seals', 'search_blocks', "
                             "'search_lists', 'error_blocks')"_s;

// Text as both this program and the trigger write it, whatever the server is set to.
const QString plainText = u"SET LOCAL bytea_output = 'hex'; SET LOCAL extra_float_digits = 1"_s;

// One line per part. Triggers of the schema that keeps the server's rules come and go with `server setup`; texts that
// the server words anew after an upgrade (views, conditions) are left out.
const QString definitions = u"(SELECT concat_ws('|', 'column', c.relname, a.attname, "
                            "format_type(a.atttypid, a.atttypmod), a.attnotnull) AS line FROM pg_attribute a "
                            "JOIN pg_class c ON c.oid = a.attrelid WHERE a.attnum > 0 AND NOT a.attisdropped AND %1 "
                            "UNION ALL SELECT concat_ws('|', 'index', c.relname, i.indisunique, i.indkey::text, "
                            "p.relname) FROM pg_index i JOIN pg_class p ON p.oid = i.indexrelid "
                            "JOIN pg_class c ON c.oid = i.indrelid WHERE %1 "
                            "UNION ALL SELECT concat_ws('|', 'trigger', c.relname, g.tgname, g.tgenabled, g.tgtype, "
                            "f.proname) FROM pg_trigger g JOIN pg_class c ON c.oid = g.tgrelid "
                            "JOIN pg_proc f ON f.oid = g.tgfoid JOIN pg_namespace n ON n.oid = f.pronamespace "
                            "WHERE NOT g.tgisinternal AND n.nspname <> current_schema() || '_gate' AND %1 "
                            "UNION ALL SELECT concat_ws('|', 'rule', c.relname, r.rulename) FROM pg_rewrite r "
                            "JOIN pg_class c ON c.oid = r.ev_class WHERE %1 "
                            "UNION ALL SELECT concat_ws('|', 'function', f.proname, f.prosecdef, f.proconfig::text, "
                            "f.prosrc) FROM pg_proc f JOIN pg_namespace n ON n.oid = f.pronamespace "
                            "WHERE n.nspname = current_schema())"_s.arg(sealedTables);

// Creates what count_rows() is called by.
const QString watchTables =
    u"DO $d$ DECLARE name TEXT; BEGIN FOR name IN SELECT c.relname FROM pg_catalog.pg_class c WHERE %1 AND NOT EXISTS "
    "(SELECT 1 FROM pg_catalog.pg_trigger g WHERE g.tgrelid = c.oid AND g.tgname = 'gainsay_seal_insert') LOOP "
    "EXECUTE format('CREATE TRIGGER gainsay_seal_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS added "
    "FOR EACH STATEMENT EXECUTE FUNCTION count_rows()', name); "
    "EXECUTE format('CREATE TRIGGER gainsay_seal_update AFTER UPDATE ON %I REFERENCING OLD TABLE AS gone "
    "NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_rows()', name); "
    "EXECUTE format('CREATE TRIGGER gainsay_seal_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS gone "
    "FOR EACH STATEMENT EXECUTE FUNCTION count_rows()', name); END LOOP; END $d$"_s.arg(sealedTables);

std::pair<QByteArray, TableSeal> readSeal(const Row &row)
{
    TableSeal seal{row.get<qint64>(1), {}};
    for (int i = 0; i < int(seal.sum.size()); ++i)
        seal.sum[size_t(i)] = quint64(row.get<qint64>(2 + i));
    return {row.get<QString>(0).toUtf8(), seal};
}

// The same sums as in count_rows(), but worded here: a function of the server could have been changed.
Result<TableSeal> sealOf(Database &database, const QString &line, const QString &source)
{
    QString sums;
    for (int i = 0; i < 4; ++i)
        sums += u", COALESCE(SUM(('x' || substr(h, %1, 8))::bit(32)::bigint), 0)::bigint"_s.arg(1 + 8 * i);
    ASSIGN_OR_RETURN(
        const auto read,
        sql::one(database,
                 u"SELECT '', COUNT(*)%1 FROM (SELECT encode(sha256(convert_to(%2, 'UTF8')), 'hex') AS h FROM %3 l "
                 "OFFSET 0) s"_s.arg(sums, line, source),
                 [](const Row &row) { return readSeal(row).second; }));
    return read.value_or(TableSeal());
}

}  // namespace

Result<TableSeals> computeServerSeals(Database &database)
{
    RETURN_IF_ERROR(database.executeScript(plainText));
    ASSIGN_OR_RETURN(const auto tables,
                     sql::all(database, u"SELECT c.relname FROM pg_catalog.pg_class c WHERE "_s + sealedTables,
                              [](const Row &row) { return row.get<QString>(0); }));
    TableSeals seals;
    for (const QString &table : tables) {
        const QString line =
            table == "conversation_texts"_L1 ? u"ROW(l.conversation_id, l.fingerprint)::text"_s : u"l::text"_s;
        ASSIGN_OR_RETURN(const auto seal, sealOf(database, line, quotedIdentifier(table)));
        if (seal.rows > 0)
            seals.emplace(table.toUtf8(), seal);
    }
    ASSIGN_OR_RETURN(const auto made, sealOf(database, u"l.line"_s, definitions));
    seals.emplace(definitionsSealed, made);
    return seals;
}

Result<std::optional<TableSeals>> storedServerSeals(Database &database)
{
    ASSIGN_OR_RETURN(const auto readable,
                     sql::one(database,
                              u"SELECT CASE WHEN to_regclass('row_seals') IS NOT NULL AND "
                              "has_table_privilege(to_regclass('row_seals'), 'SELECT') THEN 1 ELSE 0 END"_s,
                              [](const Row &row) { return row.get<bool>(0); }));
    if (!readable.value_or(false))
        return std::optional<TableSeals>();
    ASSIGN_OR_RETURN(const auto read, sql::all(database,
                                               u"SELECT name, SUM(rows)::bigint, SUM(a)::bigint, SUM(b)::bigint, "
                                               "SUM(c)::bigint, SUM(d)::bigint FROM row_seals GROUP BY name"_s,
                                               readSeal));
    TableSeals seals;
    for (const auto &[table, seal] : read)
        seals.emplace(table, seal);
    return std::optional(seals);
}

Result<void> sealServerProject(Database &database)
{
    ASSIGN_OR_RETURN(const auto kept, sql::number(database, u"SELECT CASE WHEN to_regclass('row_seals') IS NULL THEN 0 "
                                                            "ELSE 1 END"_s));
    if (kept == 0)
        return {};  // a project of before
    RETURN_IF_ERROR(database.executeScript(watchTables));
    ASSIGN_OR_RETURN(const auto seals, computeServerSeals(database));
    RETURN_IF_ERROR(database.executeScript(u"DELETE FROM row_seals"_s));
    for (const auto &[table, seal] : seals) {
        RETURN_IF_ERROR(sql::execute(database,
                                     u"INSERT INTO row_seals (name, rows, a, b, c, d) VALUES (?, ?, ?, ?, ?, ?)"_s,
                                     QString::fromUtf8(table), seal.rows, qint64(seal.sum[0]), qint64(seal.sum[1]),
                                     qint64(seal.sum[2]), qint64(seal.sum[3])));
    }
    return {};
}

}  // namespace gainsay
