// SPDX-License-Identifier: GPL-3.0-or-later
// `verify` finds what was changed past the program: rows of every kind, the trail as a whole, its head.
#include "tests/cli/CliSupport.h"

#include <QTest>

#include <sqlite3.h>

using namespace gainsay::test;
using namespace Qt::StringLiterals;

class TestCliVerify : public QObject {
    Q_OBJECT

    CliFolder m_folder;
    QString m_whole;

    static QByteArray answersOf(const char *category, const QList<QByteArray> &ids)
    {
        QByteArray rows;
        for (const QByteArray &id : ids)
            rows += "{\"conversation\":\"" + id +
                    "\",\"answers\":{\"risk\":[],\"not_fluent\":[],\"b1_intra\":false,\"category\":\"" + category +
                    "\"}}\n";
        return rows;
    }

    CliResult cli(const QString &command, const QStringList &more, const QByteArray &input = {}) const
    {
        return m_folder.run(QStringList{command, u"p.gainsay"_s} + more, input);
    }

    // How many rows the statement changed, past the program; -1: it is no statement.
    static int corrupt(const QString &path, const QByteArray &sql)
    {
        sqlite3 *handle = nullptr;
        sqlite3_open(path.toUtf8().constData(), &handle);
        const int code = sqlite3_exec(handle, sql.constData(), nullptr, nullptr, nullptr);
        const int changed = code == SQLITE_OK ? sqlite3_total_changes(handle) : -1;
        sqlite3_close(handle);
        return changed;
    }

private Q_SLOTS:
    void initTestCase()
    {
        cli(u"init"_s, {});
        const QByteArray rows = m_folder.run({u"synth"_s, u"--conversations"_s, u"6"_s, u"--seed"_s, u"3"_s}).out;
        cli(u"import"_s, {m_folder.write(u"x.jsonl"_s, rows), u"--format"_s, u"cdconv"_s, u"--batch"_s, u"b"_s});
        for (const QString &name : {u"ann"_s, u"bob"_s})
            cli(u"user"_s, {u"add"_s, name, u"--role"_s, u"annotator"_s});
        cli(u"user"_s, {u"add"_s, u"judge"_s, u"--role"_s, u"adjudicator"_s});
        cli(u"user"_s, {u"add"_s, u"sup"_s, u"--role"_s, u"supervisor"_s});
        cli(u"assign"_s, {u"--batch"_s, u"b"_s, u"--annotators"_s, u"ann,bob"_s, u"--seed"_s, u"1"_s});
        const QList<QByteArray> ids{"x-1", "x-2", "x-3", "x-4", "x-5", "x-6"};
        QCOMPARE(cli(u"annotate"_s, {u"--user"_s, u"ann"_s, u"--from"_s, u"-"_s}, answersOf("none", ids)).exit, 0);
        const QByteArray other = answersOf("role", ids.first(2)) + answersOf("none", ids.sliced(2));
        QCOMPARE(cli(u"annotate"_s, {u"--user"_s, u"bob"_s, u"--from"_s, u"-"_s}, other).exit, 0);
        QByteArray decision = answersOf("none", ids.first(1));
        decision.replace("\"answers\"", "\"decision\":\"answers\",\"answers\"");
        decision += "{\"conversation\":\"x-2\",\"decision\":\"neither\"}"
                    "\n";
        QCOMPARE(cli(u"adjudicate"_s, {u"--user"_s, u"judge"_s, u"--from"_s, u"-"_s}, decision).exit, 0);
        QCOMPARE(
            cli(u"spotcheck"_s, {u"start"_s, u"--batch"_s, u"b"_s, u"--sample"_s, u"3"_s, u"--user"_s, u"sup"_s}).exit,
            0);
        m_whole = m_folder.path(u"p.gainsay"_s);
        const CliResult sound = cli(u"verify"_s, {u"--json"_s});
        QVERIFY2(sound.exit == 0, sound.err);
        QCOMPARE(sound.json()[u"audited_answers"_s].toInt(), 12);
        QCOMPARE(sound.json()[u"audited_decisions"_s].toInt(), 2);
        QCOMPARE(sound.json()[u"audited_people"_s].toInt(), 4);
        QCOMPARE(sound.json()[u"texts"_s].toInt(), 6);
        QVERIFY(sound.json()[u"sealed_rows"_s].toInt() > 50);
    }

    void findsCorruption_data()
    {
        QTest::addColumn<QByteArray>("sql");
        const auto row = [](const char *name, const char *sql) { QTest::newRow(name) << QByteArray(sql); };
        row("audit deleted", "DELETE FROM audit");
        row("tail of the audit deleted", "DELETE FROM audit WHERE seq > (SELECT MAX(seq) - 3 FROM audit)");
        row("last audit row deleted", "DELETE FROM audit WHERE seq = (SELECT MAX(seq) FROM audit)");
        row("audit row changed", "UPDATE audit SET user_name = 'bob' WHERE seq = 5");
        row("raters swapped", "UPDATE annotations SET revision = 1000 * user_id; "
                              "UPDATE annotations SET user_id = 3 - user_id; UPDATE annotations SET revision = 1");
        row("raters of equal answers swapped",
            "UPDATE annotations SET revision = 77, user_id = 3 - user_id WHERE conversation_id = 3; "
            "UPDATE annotations SET revision = 1 WHERE revision = 77");
        row("user promoted", "UPDATE users SET role = 'admin' WHERE name = 'ann'");
        row("user paused", "UPDATE users SET state = 'inactive' WHERE name = 'ann'");
        row("user renamed", "UPDATE users SET name = 'eve' WHERE name = 'sup'");
        row("user added", "INSERT INTO users (name, role, created_at) VALUES ('eve', 'admin', 0)");
        row("password set", "UPDATE users SET password = 'x' WHERE name = 'sup'");
        row("text changed", "UPDATE conversation_texts SET turns = REPLACE(turns, '你', '他')");
        row("target changed", "UPDATE conversation_texts SET target = 0 WHERE conversation_id = 4");
        row("extra changed", "UPDATE conversation_texts SET extra = '{\"a\":1}' WHERE conversation_id = 4");
        row("fingerprint changed", "UPDATE conversation_texts SET fingerprint = x'00' WHERE conversation_id = 4");
        row("gold changed",
            "UPDATE conversation_texts SET gold = '{\"category\":\"history\"}' WHERE conversation_id = 4");
        row("gold label changed", "UPDATE conversations SET gold_label = 'changed' WHERE id = 4");
        row("external id changed", "UPDATE conversations SET external_id = 'y' WHERE id = 4");
        row("external ids swapped", "UPDATE conversations SET external_id = 'y' WHERE id = 4; "
                                    "UPDATE conversations SET external_id = 'x-4' WHERE id = 5; "
                                    "UPDATE conversations SET external_id = 'x-5' WHERE id = 4");
        row("model changed", "UPDATE conversations SET model = 'other' WHERE id = 4");
        row("answer changed", "UPDATE annotations SET answers = REPLACE(answers, 'none', 'role'), label = 'role'");
        row("label changed", "UPDATE annotations SET label = 'history' WHERE id = 3");
        row("both answers changed", "UPDATE annotations SET answers = REPLACE(answers, 'none', 'role'), label = 'role' "
                                    "WHERE conversation_id = 3; UPDATE conversations SET label = 'role' WHERE id = 3; "
                                    "UPDATE resolutions SET answers = REPLACE(answers, 'none', 'role') "
                                    "WHERE conversation_id = 3");
        row("answer added",
            "INSERT INTO annotations (conversation_id, user_id, revision, scheme_id, answers, created_at) "
            "VALUES (3, 1, 9, 1, '{}', 0)");
        row("answer deleted", "UPDATE slots SET annotation_id = NULL WHERE conversation_id = 3; "
                              "DELETE FROM annotations WHERE conversation_id = 3");
        row("time changed", "UPDATE annotations SET created_at = created_at - 1000 WHERE id = 2");
        row("working time changed", "UPDATE annotations SET active_ms = active_ms + 1000 WHERE id = 2");
        row("decision changed", "UPDATE decisions SET answers = REPLACE(answers, 'none', 'role') WHERE id = 1; "
                                "UPDATE resolutions SET answers = REPLACE(answers, 'none', 'role') "
                                "WHERE conversation_id = 1; UPDATE conversations SET label = 'role' WHERE id = 1");
        row("decider changed", "UPDATE decisions SET user_id = 4");
        row("decision deleted", "DELETE FROM decisions WHERE id = 2");
        row("reason changed", "UPDATE decisions SET note = 'because' WHERE id = 2");
        row("resolution changed", "UPDATE resolutions SET answers = '{}' WHERE conversation_id = 3");
        row("resolution deleted", "DELETE FROM resolutions WHERE conversation_id = 3");
        row("state changed", "UPDATE conversations SET state = 2 WHERE id = 3");
        row("removed", "UPDATE conversations SET removed = 'unqualified' WHERE id = 3");
        row("source changed", "UPDATE conversations SET source = 'vote' WHERE id = 3");
        row("purpose changed", "UPDATE conversations SET purpose = 1 WHERE id = 3");
        row("batch renamed", "UPDATE batches SET name = 'c'");
        row("slot given away", "UPDATE slots SET user_id = 4 WHERE conversation_id = 3 AND number = 0");
        row("slot added", "INSERT INTO slots (conversation_id, batch_id, number, position) VALUES (3, 1, 7, 99)");
        row("round's seed changed", "UPDATE spot_rounds SET seed = seed + 1");
        row("round's threshold changed", "UPDATE spot_rounds SET threshold = 0.1");
        row("verdict given", "UPDATE spot_items SET verdict = 'pass'");
        row("sample changed",
            "UPDATE spot_items SET conversation_id = (SELECT MAX(id) FROM conversations WHERE id NOT IN "
            "(SELECT conversation_id FROM spot_items)) WHERE position = 0");
        row("scheme changed", "UPDATE schemes SET body = body || ' '");
        row("scheme's day changed", "UPDATE schemes SET created_at = 1");
        row("settings changed", "INSERT INTO meta (key, value) VALUES ('settings', '{\"passwords\":false}') "
                                "ON CONFLICT (key) DO UPDATE SET value = excluded.value");
        row("comment forged",
            "INSERT INTO comments (conversation_id, user_id, body, created_at) VALUES (1, 1, 'yes', 0)");
        row("message forged", "INSERT INTO messages (to_user, kind, body, created_at) VALUES (1, 'note', 'yes', 0)");
        row("gold item forged", "INSERT INTO gold_items (kind, conversation_id, answers, position) VALUES "
                                "('hidden', 5, '{}', 1)");
        row("qualification forged",
            "INSERT INTO training_sessions (user_id, kind, started_at, finished_at, total, passed) "
            "VALUES (1, 'qualification', 1, 2, 21, 1)");
        row("prediction forged", "INSERT INTO prelabel_runs (model, version, method, parameters, origin, provider, "
                                 "created_at) VALUES ('m', '1', 'x', '{}', 'detector', 'cpu', 0)");
        row("edit forged", "UPDATE edits SET after_answers = '{}'");
        row("trigger put in",
            "CREATE TRIGGER t AFTER INSERT ON annotations BEGIN UPDATE annotations SET label = 'role' "
            "WHERE id = new.id; END; UPDATE meta SET value = value");
        row("index taken away", "DROP INDEX slots_queue; UPDATE meta SET value = value");
        row("view put in", "CREATE VIEW v AS SELECT 1; UPDATE meta SET value = value");
        row("table put in", "CREATE TABLE more (a); UPDATE meta SET value = value");
        row("index made another", "DROP INDEX slots_queue; CREATE UNIQUE INDEX slots_queue ON slots (id); "
                                  "UPDATE meta SET value = value");
        row("checksums deleted", "DELETE FROM meta WHERE key = 'seal'");
        row("checksums broken", "UPDATE meta SET value = '5' WHERE key = 'seal'");
    }

    void findsCorruption()
    {
        QFETCH(QByteArray, sql);
        const QString copy = m_folder.path(u"copy.gainsay"_s);
        QFile::remove(copy);
        QVERIFY(QFile::copy(m_whole, copy));
        QVERIFY(corrupt(copy, sql) > 0);
        const CliResult found = m_folder.run({u"verify"_s, u"copy.gainsay"_s});
        QVERIFY2(found.exit == 1, found.out);
        QVERIFY(!found.err.isEmpty());
    }

    // Derived tables may be thrown away, and work goes on behind a check.
    void aProjectThatWasWorkedInStaysSound()
    {
        QVERIFY(corrupt(m_whole, "DELETE FROM error_blocks; DELETE FROM search_lists; DELETE FROM search_blocks") >= 0);
        QCOMPARE(cli(u"backup"_s, {m_folder.path(u"saved.gainsay"_s)}).exit, 0);
        QCOMPARE(cli(u"user"_s, {u"add"_s, u"late"_s, u"--role"_s, u"annotator"_s}).exit, 0);
        for (const QString &project : {u"p.gainsay"_s, u"saved.gainsay"_s}) {
            const CliResult sound = m_folder.run({u"verify"_s, project});
            QVERIFY2(sound.exit == 0, sound.err);
            QVERIFY2(sound.out.contains("as Gainsay left them"), sound.out);
        }
        const QByteArray all = cli(u"export"_s, {u"--what"_s, u"everything"_s}).out;
        m_folder.run({u"init"_s, u"again.gainsay"_s});
        QCOMPARE(
            m_folder
                .run({u"import"_s, u"again.gainsay"_s, m_folder.write(u"all.jsonl"_s, all), u"--format"_s, u"jsonl"_s})
                .exit,
            0);
        const CliResult sound = m_folder.run({u"verify"_s, u"again.gainsay"_s});
        QVERIFY2(sound.exit == 0, sound.err);
    }
};

QTEST_GUILESS_MAIN(TestCliVerify)
#include "tst_cli_verify.moc"
