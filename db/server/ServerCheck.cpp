// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/server/ServerCheck.h"

#include "db/engine/Query.h"
#include "db/server/GateScript.h"
#include "db/server/ScramVerifier.h"
#include "db/server/ServerGate.h"

#include <QDateTime>
#include <QFile>
#include <QRandomGenerator>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

// What one of the statements of forbidden.txt must come to.
struct ForbiddenLine {
    QString roles;
    bool refused = false;
    QString statement;
};

const std::initializer_list<std::pair<QChar, QString>> probedRoles{{u'a', u"annotator"_s},
                                                                   {u'j', u"adjudicator"_s},
                                                                   {u'r', u"researcher"_s},
                                                                   {u's', u"supervisor"_s},
                                                                   {u'n', u"nobody"_s}};

QString freshSecret()
{
    QByteArray bytes(18, '\0');
    QRandomGenerator::system()->generate(bytes.begin(), bytes.end());
    return QString::fromLatin1(bytes.toHex());
}

QList<ForbiddenLine> forbiddenLines(const QString &schema)
{
    (void)GateScript(schema).statements(u"rules.sql"_s);  // the resources are there from here on
    QFile file(u":/gainsay/server/forbidden.txt"_s);
    QList<ForbiddenLine> lines;
    if (!file.open(QIODevice::ReadOnly))
        return lines;
    for (const QString &line : QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts)) {
        if (!line.startsWith(u'#'))
            lines.append({line.section(u'|', 0, 0), line.section(u'|', 1, 1) == "refused"_L1, line.section(u'|', 2)});
    }
    return lines;
}

QChar letterOf(const QString &role)
{
    for (const auto &[letter, name] : probedRoles) {
        if (name == role)
            return letter;
    }
    return u'?';
}

}  // namespace

ServerCheck::ServerCheck(Database &database, const Clock &clock)
    : m_database(database), m_clock(clock), m_schema(database.location().schema)
{
}

Result<QStringList> ServerCheck::names(const QString &select)
{
    const auto found = sql::all(m_database, select, [](const Row &row) { return row.get<QString>(0); });
    return found ? Result<QStringList>(QStringList(*found)) : found.error();
}

Result<ServerFindings> ServerCheck::run()
{
    ServerFindings findings;
    ASSIGN_OR_RETURN(findings.enforced, ServerGate(m_database, m_clock).isSetUp());
    if (!findings.enforced) {
        findings.remarks.append(
            tr("Nothing is kept by the server: whoever has an account with rights on the schema reads and changes "
               "everything, past all rules, with any program. “server setup” changes that."));
        return findings;
    }
    for (const auto &[letter, role] : probedRoles) {
        Probe probe;
        probe.role = role;
        if (letter != u'n') {
            ASSIGN_OR_RETURN(
                const auto person,
                sql::one(
                    m_database, u"SELECT id, name FROM users WHERE role = ? AND state = 'active' ORDER BY id LIMIT 1"_s,
                    [](const Row &row) { return std::pair(row.get<qint64>(0), row.get<QString>(1)); }, role));
            if (!person) {
                findings.untried.append(role);
                continue;
            }
            probe.id = person->first;
            probe.person = person->second;
        }
        findings.roles.append(role);
        RETURN_IF_ERROR(tryRole(probe, findings));
    }
    RETURN_IF_ERROR(addRemarks(findings));
    return findings;
}

Result<void> ServerCheck::tryRole(Probe probe, ServerFindings &findings)
{
    RETURN_IF_ERROR(addLogin(probe));
    Location location = m_database.location();
    location.user = probe.login;
    location.password = probe.password;
    auto connected = Database::connect(location);
    auto tried = connected ? tryStatements(**connected, probe, findings) : Result<void>(connected.error());
    if (connected)
        connected->reset();
    auto removed = removeLogin(probe);
    return tried ? removed : tried;
}

Result<void> ServerCheck::addLogin(Probe &probe)
{
    probe.login = u"gainsay_probe_"_s + freshSecret().left(16);
    probe.password = freshSecret();
    return m_database.transaction([&]() -> Result<void> {
        const QString name = quotedIdentifier(probe.login);
        RETURN_IF_ERROR(
            m_database.executeScript(u"CREATE ROLE %1 LOGIN PASSWORD '%2' VALID UNTIL '%3' IN ROLE %4"_s.arg(
                name, scramVerifier(probe.password, freshSecret().toLatin1().left(16)),
                QDateTime::currentDateTimeUtc().addSecs(600).toString(Qt::ISODate),
                quotedIdentifier(ServerGate(m_database, m_clock).group()))));
        if (probe.id == 0)
            return {};
        const auto added = sql::execute(
            m_database,
            u"INSERT INTO %1.logins (login, user_id) VALUES (?, ?)"_s.arg(quotedIdentifier(gateSchema(m_schema))),
            probe.login, probe.id);
        return added ? Result<void>() : added.error();
    });
}

Result<void> ServerCheck::removeLogin(const Probe &probe)
{
    return m_database.transaction([&]() -> Result<void> {
        RETURN_IF_ERROR(sql::execute(
            m_database, u"DELETE FROM %1.logins WHERE login = ?"_s.arg(quotedIdentifier(gateSchema(m_schema))),
            probe.login));
        return m_database.executeScript(u"DROP ROLE "_s + quotedIdentifier(probe.login));
    });
}

Result<QString> ServerCheck::filledIn(QString statement, const Probe &probe)
{
    const auto numberOf = [&](const QString &select, qint64 otherwise) -> Result<qint64> {
        ASSIGN_OR_RETURN(const auto found,
                         sql::one(
                             m_database, select, [](const Row &row) { return row.get<qint64>(0); }, probe.id));
        return found.value_or(otherwise);
    };
    ASSIGN_OR_RETURN(
        const auto other,
        numberOf(u"SELECT user_id FROM annotations WHERE user_id <> ? ORDER BY id DESC LIMIT 1"_s, probe.id + 1));
    ASSIGN_OR_RETURN(
        const auto open,
        numberOf(u"SELECT a.conversation_id FROM annotations a JOIN conversations c ON "
                 "c.id = a.conversation_id WHERE c.state < 3 AND a.user_id <> ? ORDER BY a.id DESC LIMIT 1"_s,
                 0));
    ASSIGN_OR_RETURN(
        const auto foreign,
        numberOf(u"SELECT c.id FROM conversations c WHERE NOT EXISTS (SELECT 1 FROM slots s WHERE "
                 "s.conversation_id = c.id AND (s.user_id = ? OR s.user_id IS NULL)) AND NOT EXISTS (SELECT "
                 "1 FROM gold_items g WHERE g.conversation_id = c.id) ORDER BY c.id LIMIT 1"_s,
                 0));
    statement = GateScript(m_schema).expanded(statement);
    return statement.replace("{me}"_L1, QString::number(probe.id))
        .replace("{other}"_L1, QString::number(other))
        .replace("{open}"_L1, QString::number(open))
        .replace("{foreign}"_L1, QString::number(foreign))
        .replace("{owner}"_L1, quotedIdentifier(m_database.location().user))
        .replace("{login}"_L1, quotedIdentifier(probe.login))
        .replace("{group}"_L1, quotedIdentifier(ServerGate(m_database, m_clock).group()));
}

Result<void> ServerCheck::tryStatements(Database &database, const Probe &probe, ServerFindings &findings)
{
    for (const ForbiddenLine &line : forbiddenLines(m_schema)) {
        // A COPY that is let through would wait for its data; that the table can be read is known by then.
        const bool streams = line.statement.startsWith("COPY"_L1) && !findings.faults.isEmpty();
        if (streams || !line.roles.contains(letterOf(probe.role)))
            continue;
        ASSIGN_OR_RETURN(const auto statement, filledIn(line.statement, probe));
        RETURN_IF_ERROR(database.executeScript(u"BEGIN"_s));
        Attempt attempt = database.attempt(statement);
        if (attempt.state.isEmpty() && !attempt.lost) {
            const Attempt late = database.attempt(u"SET CONSTRAINTS ALL IMMEDIATE"_s);
            attempt.state = late.state;
        }
        RETURN_IF_ERROR(database.executeScript(u"ROLLBACK"_s));
        ++findings.tried;
        const bool went = attempt.state.isEmpty() && (line.refused || attempt.rows > 0);
        // What is refused for a fault of its own was not tried; the statements are ours.
        const bool meant = attempt.state.isEmpty() || !attempt.state.startsWith("42"_L1) ||
                           attempt.state == "42501"_L1 || attempt.state == "42809"_L1;
        if (went || !meant)
            findings.faults.append({probe.role, statement,
                                    went ? tr("went through, %1 rows").arg(attempt.rows)
                                         : tr("could not be tried (%1)").arg(attempt.state)});
    }
    return {};
}

Result<void> ServerCheck::addRemarks(ServerFindings &findings)
{
    const QString schema = GateScript(m_schema).expanded(u"{{S'}}"_s);
    const QString group = ServerGate(m_database, m_clock).group();
    const QList<std::pair<QString, QString>> questions{
        {u"SELECT t.tablename FROM pg_catalog.pg_tables t WHERE t.schemaname = %1 AND (NOT t.rowsecurity OR NOT EXISTS "
         "(SELECT 1 FROM pg_catalog.pg_views v WHERE v.schemaname = %1 || '_gate' AND (v.viewname = t.tablename OR "
         "t.tablename = 'audit_waiting')))"_s.arg(schema),
         tr("Tables that came with an upgrade are not guarded yet; run “server setup” again: %1.")},
        {u"SELECT l.login FROM %1.logins l JOIN pg_catalog.pg_roles r ON r.rolname = l.login WHERE r.rolsuper OR "
         "r.rolbypassrls OR r.rolcreaterole OR pg_has_role(r.oid, (SELECT nspowner FROM pg_namespace WHERE nspname = "
         "%2), 'MEMBER')"_s.arg(quotedIdentifier(gateSchema(m_schema)), schema),
         tr("These logins may do more on the server than the rules allow them here: %1.")},
        {u"SELECT DISTINCT COALESCE(r.rolname, 'PUBLIC') FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON "
         "n.oid = c.relnamespace CROSS JOIN LATERAL aclexplode(c.relacl) a LEFT JOIN pg_catalog.pg_roles r ON "
         "r.oid = a.grantee WHERE n.nspname = %1 AND a.grantee <> c.relowner"_s.arg(schema),
         tr("These accounts have rights on the tables themselves, which is more than the rules know of: %1.")},
        {u"SELECT u.name FROM users u WHERE u.state = 'active' AND NOT EXISTS (SELECT 1 FROM %1.logins l WHERE "
         "l.user_id = u.id)"_s.arg(quotedIdentifier(gateSchema(m_schema))),
         tr("These people have no login of their own yet: %1.")},
        {u"SELECT r.rolname FROM %1.logins l JOIN pg_catalog.pg_authid r ON r.rolname = l.login WHERE r.rolpassword IS "
         "NULL OR r.rolpassword NOT LIKE 'SCRAM-SHA-256$%'"_s.arg(quotedIdentifier(gateSchema(m_schema))),
         tr("These logins have no password, or one that is kept in an older way than SCRAM: %1.")},
        {u"SELECT 'line ' || line_number FROM pg_catalog.pg_hba_file_rules WHERE auth_method IN ('trust', 'password', "
         "'md5')"_s,
         tr("pg_hba.conf lets people in without a password, or sends it plainly: %1.")},
        {u"SELECT name FROM pg_catalog.pg_settings WHERE name = 'ssl' AND setting = 'off'"_s,
         tr("The server offers no encryption (%1 is off): over a network everybody on the way reads along.")}};
    for (const auto &[question, words] : questions) {
        // Some catalogues only administrators may read.
        const auto found = names(question);
        if (found && !found->isEmpty())
            findings.remarks.append(words.arg(found->join(u", "_s)));
    }
    return {};
}

}  // namespace gainsay
