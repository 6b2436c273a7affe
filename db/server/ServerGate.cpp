// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/server/ServerGate.h"

#include "db/engine/Query.h"
#include "db/engine/Values.h"
#include "db/server/GateScript.h"
#include "db/server/ScramVerifier.h"
#include "db/stores/AuditStore.h"
#include "db/stores/ProjectStore.h"

#include <QCryptographicHash>
#include <QRandomGenerator>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

// How a table is written by those who are let in.
struct GatedTable {
    const char *name;
    const char *rights;  // of INSERT, UPDATE, DELETE: I, U, D
    const char *guard;   // the function that judges it, with its argument
    const char *key;     // written through from a view that shows it otherwise; null: the server does it itself
};

constexpr GatedTable gatedTables[] = {
    {"meta", "IU", "guard_led('leads')", "key"},
    {"schemes", "I", "guard_led('leads')", nullptr},
    {"users", "IU", "guard_led('leads')", "id"},
    {"batches", "ID", "guard_led('studies')", nullptr},
    {"conversations", "IUD", "guard_led('studies')", "id"},
    {"conversation_texts", "ID", "guard_led('studies')", "conversation_id"},
    {"slots", "IUD", "guard_slots()", "id"},
    {"annotations", "I", "guard_annotations()", "id"},
    {"drafts", "IUD", "guard_own()", nullptr},
    {"edits", "IUD", "guard_own()", nullptr},
    {"marks", "IU", "guard_own()", nullptr},
    {"decisions", "I", "guard_decisions()", "id"},
    {"comments", "I", "guard_own()", "id"},
    {"messages", "IU", "guard_own()", "id"},
    {"spot_rounds", "IU", "guard_led('leads')", "id"},
    {"spot_items", "IU", "guard_led('leads')", "round_id,conversation_id"},
    {"batch_events", "I", "guard_led('leads')", "id"},
    {"prelabel_runs", "ID", "guard_led('studies')", nullptr},
    {"detector_tunings", "IUD", "guard_led('studies')", nullptr},
    {"prelabels", "ID", "guard_led('studies')", nullptr},
    {"prelabel_spans", "ID", "guard_led('studies')", nullptr},
    {"gold_items", "IUD", "guard_led('leads')", "id"},
    {"training_sessions", "IU", "guard_training()", nullptr},
    {"training_answers", "I", "guard_training()", "session_id,conversation_id"},
    {"calibration_sets", "I", "guard_led('leads')", nullptr},
    {"resolutions", "", "guard_past()", nullptr},
    {"disputes", "", "guard_past()", nullptr},
    {"audit", "", "guard_past()", nullptr},
    {"audit_waiting", "", nullptr, nullptr},
    {"row_seals", "", nullptr, nullptr},
};

// Changes that must be on record when their transaction ends.
constexpr const char *recordedTables[] = {"annotations", "decisions",    "users",
                                          "spot_rounds", "batch_events", "schemes"};

constexpr const char *openFunctions[] = {"person()",
                                         "role_name()",
                                         "leads()",
                                         "who()",
                                         "next_slot(bigint, bigint)",
                                         "join_audit(boolean)",
                                         "append_audit(bigint, text, text, text, text)"};

const GatedTable *gatedTable(const QString &name)
{
    const auto found = std::find_if(std::begin(gatedTables), std::end(gatedTables),
                                    [&](const GatedTable &table) { return name == QLatin1StringView(table.name); });
    return found == std::end(gatedTables) ? nullptr : found;
}

QStringList rightsOf(const QString &letters)
{
    QStringList rights{u"SELECT"_s};
    for (const auto &[letter, right] :
         {std::pair(u'I', u"INSERT"_s), std::pair(u'U', u"UPDATE"_s), std::pair(u'D', u"DELETE"_s)}) {
        if (letters.contains(letter))
            rights.append(right);
    }
    return rights;
}

QString literal(const QString &text)
{
    return u'\'' + QString(text).replace(u'\'', "''"_L1) + u'\'';
}

QString nameOf(const Row &row)
{
    return row.get<QString>(0);
}

}  // namespace

ServerGate::ServerGate(Database &database, const Clock &clock)
    : m_database(database), m_clock(clock), m_schema(database.location().schema), m_gate(gateSchema(m_schema))
{
}

// Roles belong to the whole server, so the name carries the database; what is too long is told apart by a hash.
QString ServerGate::group() const
{
    const QString name = u"gainsay:%1:%2"_s.arg(m_database.location().database, m_schema);
    if (name.toUtf8().size() <= 63)
        return name;
    return u"gainsay:"_s +
           QString::fromLatin1(QCryptographicHash::hash(name.toUtf8(), QCryptographicHash::Sha256).toHex().left(40));
}

Result<void> ServerGate::run(const QStringList &statements)
{
    for (const QString &statement : statements) {
        RETURN_IF_ERROR(m_database.executeScript(statement));
    }
    return {};
}

Result<bool> ServerGate::hasRole(const QString &name)
{
    const auto found = sql::number(m_database, u"SELECT COUNT(*) FROM pg_catalog.pg_roles WHERE rolname = ?"_s, name);
    return found ? Result<bool>(*found > 0) : found.error();
}

Result<bool> ServerGate::isSetUp()
{
    const auto found =
        sql::number(m_database, u"SELECT COUNT(*) FROM pg_catalog.pg_namespace WHERE nspname = ?"_s, m_gate);
    return found ? Result<bool>(*found > 0) : found.error();
}

Result<QStringList> ServerGate::tables()
{
    ASSIGN_OR_RETURN(const auto names,
                     sql::all(m_database,
                              u"SELECT tablename FROM pg_catalog.pg_tables WHERE schemaname = ? ORDER BY tablename"_s,
                              nameOf, m_schema));
    return QStringList(names);
}

Result<void> ServerGate::setUp()
{
    if (m_database.engine() != Engine::PostgreSql)
        return invalidInput(tr("%1 is a file; only a PostgreSQL server can keep the rules of a project.")
                                .arg(m_database.location().display()));
    return m_database.transaction([&]() -> Result<void> {
        RETURN_IF_ERROR(makeGroup());
        const GateScript script(m_schema);
        RETURN_IF_ERROR(run({u"CREATE SCHEMA IF NOT EXISTS "_s + quotedIdentifier(m_gate)}));
        RETURN_IF_ERROR(run(script.statements(u"rules.sql"_s)));
        RETURN_IF_ERROR(makeViews());
        RETURN_IF_ERROR(run(script.statements(u"guards.sql"_s)));
        RETURN_IF_ERROR(makeTriggers());
        RETURN_IF_ERROR(closeTables());
        return SqlAuditStore(m_database)
            .append({{}, u"server_setup"_s, {}, {{"group", toUtf8(group())}}, m_clock.nowMs()});
    });
}

Result<void> ServerGate::makeGroup()
{
    ASSIGN_OR_RETURN(const auto there, hasRole(group()));
    return there ? Result<void>() : run({u"CREATE ROLE %1 NOLOGIN"_s.arg(quotedIdentifier(group()))});
}

Result<void> ServerGate::makeViews()
{
    ASSIGN_OR_RETURN(
        const auto former,
        sql::all(m_database, u"SELECT viewname FROM pg_catalog.pg_views WHERE schemaname = ?"_s, nameOf, m_gate));
    const QString gate = quotedIdentifier(m_gate) + u'.';
    for (const QString &view : former) {
        RETURN_IF_ERROR(run({u"DROP VIEW IF EXISTS %1 CASCADE"_s.arg(gate + quotedIdentifier(view))}));
    }
    RETURN_IF_ERROR(run(GateScript(m_schema).statements(u"views.sql"_s)));
    return addViewsOfOthers();
}

// Tables that no rule speaks of: those who lead and researchers work with them.
Result<void> ServerGate::addViewsOfOthers()
{
    ASSIGN_OR_RETURN(
        const auto missing,
        sql::all(m_database,
                 u"SELECT t.tablename FROM pg_catalog.pg_tables t WHERE t.schemaname = ? AND NOT EXISTS (SELECT 1 FROM "
                 "pg_catalog.pg_views v WHERE v.schemaname = ? AND v.viewname = t.tablename)"_s,
                 nameOf, m_schema, m_gate));
    const GateScript script(m_schema);
    for (const QString &table : missing) {
        if (gatedTable(table))
            continue;
        RETURN_IF_ERROR(run({script
                                 .expanded(u"CREATE VIEW {{G}}.%1 WITH (security_barrier) AS SELECT t.* FROM "
                                           "{{S}}.%1 t WHERE {{LEADS}} OR {{STUDIES}}"_s)
                                 .arg(quotedIdentifier(table))}));
    }
    return {};
}

Result<void> ServerGate::makeTriggers()
{
    ASSIGN_OR_RETURN(const auto names, tables());
    const QString home = quotedIdentifier(m_schema) + u'.';
    const QString gate = quotedIdentifier(m_gate) + u'.';
    QStringList statements;
    for (const QString &name : names) {
        const GatedTable *known = gatedTable(name);
        const QString guard = known ? QString::fromLatin1(known->guard) : QStringLiteral("guard_led('studies')");
        const QString table = home + quotedIdentifier(name);
        statements.append(u"DROP TRIGGER IF EXISTS gainsay_guard ON "_s + table);
        if (!guard.isEmpty())
            statements.append(u"CREATE TRIGGER gainsay_guard BEFORE INSERT OR UPDATE OR DELETE ON %1 FOR EACH ROW "
                              "EXECUTE FUNCTION %2"_s.arg(table, gate + guard));
        if (known && known->key) {
            QStringList keys;
            for (const QString &key : QString::fromLatin1(known->key).split(u','))
                keys.append(literal(key));
            statements.append(
                u"CREATE TRIGGER gainsay_write INSTEAD OF INSERT OR UPDATE OR DELETE ON %1 FOR EACH ROW "
                "EXECUTE FUNCTION %2write_through(%3)"_s.arg(gate + quotedIdentifier(name), gate, keys.join(u", "_s)));
        }
    }
    // A decision may take an item from its adjudicator's sight, who has to end what belongs to it first.
    const QString follow = u"gainsay_follow AFTER %1 ON %2 %3 FOR EACH ROW EXECUTE FUNCTION %4follow()"_s;
    const QString deferred = u"DEFERRABLE INITIALLY DEFERRED"_s;
    for (const QString &name : {u"slots"_s, u"decisions"_s, u"schemes"_s})
        statements.append(u"DROP TRIGGER IF EXISTS gainsay_follow ON "_s + home + name);
    statements += {u"CREATE TRIGGER "_s +
                       follow.arg(u"INSERT OR DELETE OR UPDATE OF annotation_id"_s, home + u"slots"_s, QString(), gate),
                   u"CREATE TRIGGER "_s + follow.arg(u"INSERT"_s, home + u"schemes"_s, QString(), gate),
                   u"CREATE CONSTRAINT TRIGGER "_s + follow.arg(u"INSERT"_s, home + u"decisions"_s, deferred, gate)};
    for (const char *name : recordedTables) {
        const QString table = home + QLatin1StringView(name);
        statements.append(u"DROP TRIGGER IF EXISTS gainsay_record ON "_s + table);
        statements.append(u"CREATE CONSTRAINT TRIGGER gainsay_record AFTER INSERT OR UPDATE OR DELETE ON %1 DEFERRABLE "
                          "INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION %2demand_record()"_s.arg(table, gate));
    }
    return run(statements);
}

Result<void> ServerGate::closeTables()
{
    ASSIGN_OR_RETURN(const auto names, tables());
    const QString home = quotedIdentifier(m_schema);
    const QString gate = quotedIdentifier(m_gate);
    const QString people = quotedIdentifier(group());
    QStringList statements;
    for (const QString &schema : {home, gate}) {
        statements += {u"REVOKE ALL ON SCHEMA %1 FROM PUBLIC, %2"_s.arg(schema, people),
                       u"REVOKE ALL ON ALL TABLES IN SCHEMA %1 FROM PUBLIC, %2"_s.arg(schema, people),
                       u"REVOKE ALL ON ALL SEQUENCES IN SCHEMA %1 FROM PUBLIC, %2"_s.arg(schema, people),
                       u"REVOKE ALL ON ALL FUNCTIONS IN SCHEMA %1 FROM PUBLIC, %2"_s.arg(schema, people)};
    }
    statements.append(u"GRANT USAGE ON SCHEMA %1 TO %2"_s.arg(gate, people));
    for (const char *function : openFunctions)
        statements.append(u"GRANT EXECUTE ON FUNCTION %1.%2 TO %3"_s.arg(gate, QString::fromLatin1(function), people));
    for (const QString &name : names) {
        // A second wall: whoever is given rights to the tables by mistake still finds nothing in them.
        statements.append(u"ALTER TABLE %1.%2 ENABLE ROW LEVEL SECURITY"_s.arg(home, quotedIdentifier(name)));
        const GatedTable *known = gatedTable(name);
        if (name == "audit_waiting"_L1 || name == "row_seals"_L1)
            continue;
        const QString rights = known ? QString::fromLatin1(known->rights) : u"IUD"_s;
        statements.append(
            u"GRANT %1 ON %2.%3 TO %4"_s.arg(rightsOf(rights).join(u", "_s), gate, quotedIdentifier(name), people));
    }
    statements.append(u"GRANT SELECT ON %1.audit_rows TO %2"_s.arg(gate, people));
    return run(statements);
}

Result<void> ServerGate::makeLogin(const QString &login, const QString &password)
{
    ASSIGN_OR_RETURN(const auto there, hasRole(login));
    if (!there && password.isEmpty())
        return invalidInput(tr("The server has no login %1 yet; give a password to make it.").arg(login));
    const QString name = quotedIdentifier(login);
    if (!there) {
        RETURN_IF_ERROR(run({u"CREATE ROLE %1 LOGIN"_s.arg(name)}));
    }
    if (!password.isEmpty()) {
        QByteArray salt(16, '\0');
        QRandomGenerator::system()->generate(salt.begin(), salt.end());
        RETURN_IF_ERROR(run({u"ALTER ROLE %1 PASSWORD %2"_s.arg(name, literal(scramVerifier(password, salt)))}));
    }
    return run({u"GRANT %1 TO %2"_s.arg(quotedIdentifier(group()), name)});
}

Result<void> ServerGate::grant(const QString &person, const QString &login, const QString &password)
{
    ASSIGN_OR_RETURN(const auto ready, isSetUp());
    if (!ready)
        return notFound(tr("The server does not keep the rules of this project yet; run “server setup” first."));
    if (login.isEmpty() || login.toUtf8().size() > 63 || login.contains(QChar(u'\0')))
        return invalidInput(tr("A login has 1 to 63 bytes."));
    ASSIGN_OR_RETURN(const auto user, SqlProjectStore(m_database).userNamed(person));
    const auto powers = sql::number(
        m_database,
        u"SELECT COUNT(*) FROM pg_catalog.pg_roles r WHERE r.rolname = ? AND (r.rolsuper OR r.rolbypassrls OR "
        "pg_has_role(r.oid, (SELECT nspowner FROM pg_namespace WHERE nspname = ?), 'USAGE'))"_s,
        login, m_schema);
    if (!powers)
        return powers.error();
    if (*powers > 0)
        return invalidInput(
            tr("%1 administers the server or owns the project, and no rule would bind it; take another login.")
                .arg(login));
    return m_database.transaction([&]() -> Result<void> {
        RETURN_IF_ERROR(makeLogin(login, password));
        RETURN_IF_ERROR(sql::execute(m_database,
                                     u"INSERT INTO %1.logins (login, user_id) VALUES (?, ?) ON CONFLICT (login) DO "
                                     "UPDATE SET user_id = excluded.user_id"_s.arg(quotedIdentifier(m_gate)),
                                     login, user.id));
        return SqlAuditStore(m_database)
            .append({{}, u"server_grant"_s, user.name, {{"login", toUtf8(login)}}, m_clock.nowMs()});
    });
}

Result<void> ServerGate::revoke(const QString &login)
{
    return m_database.transaction([&]() -> Result<void> {
        ASSIGN_OR_RETURN(
            const auto gone,
            sql::execute(m_database, u"DELETE FROM %1.logins WHERE login = ?"_s.arg(quotedIdentifier(m_gate)), login));
        if (gone == 0)
            return notFound(tr("Nobody of this project comes with the login %1.").arg(login));
        RETURN_IF_ERROR(run({u"REVOKE %1 FROM %2"_s.arg(quotedIdentifier(group()), quotedIdentifier(login))}));
        return SqlAuditStore(m_database).append({{}, u"server_revoke"_s, login, Json::object(), m_clock.nowMs()});
    });
}

Result<QList<ServerLogin>> ServerGate::logins()
{
    return sql::all(
        m_database,
        u"SELECT l.login, u.name, u.role FROM %1.logins l JOIN users u ON u.id = l.user_id ORDER BY l.login"_s.arg(
            quotedIdentifier(m_gate)),
        [](const Row &row) {
            return ServerLogin{row.get<QString>(0), row.get<QString>(1), row.get<QString>(2)};
        });
}

}  // namespace gainsay
