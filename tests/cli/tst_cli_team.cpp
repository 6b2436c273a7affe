// SPDX-License-Identifier: GPL-3.0-or-later
// People and batches from the command line: what it does, and what it refuses in the words of the window.
#include "tests/cli/CliSupport.h"

#include <QJsonArray>
#include <QTest>

using namespace gainsay::test;
using namespace Qt::StringLiterals;

class CliTeamTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // What is in the data cannot steer the terminal, nor make one person look like another.
    void namesAndTextsAreHarmlessInATerminal()
    {
        for (const QString &name : {u"a\x1b[2J"_s, u"eve\u202Enna"_s, u"two\nlines"_s, u"<b>"_s, u"a/b"_s, u"._-"_s})
            QVERIFY2(run({u"user"_s, project, u"add"_s, name, u"--role"_s, u"annotator"_s}).exit == 1,
                     qPrintable(name));
        for (const QString &name : {u"Zoë O'Neil-Sánchez"_s, u"李雷"_s, u"सीता"_s, u"r.2_d"_s, u"Jan Groß"_s})
            QVERIFY2(run({u"user"_s, project, u"add"_s, name, u"--role"_s, u"annotator"_s}).exit == 0,
                     qPrintable(name));
        for (const QString &name : {u"Jan  Groß"_s, u"jan gross"_s})
            QVERIFY2(run({u"user"_s, project, u"add"_s, name, u"--role"_s, u"annotator"_s}).exit == 1,
                     qPrintable(name));
        const CliResult alike = run({u"user"_s, project, u"add"_s, u"ＡＮＮ"_s, u"--role"_s, u"annotator"_s});
        QCOMPARE(alike.exit, 1);
        QVERIFY2(alike.says("ann"), alike.err);
        const QByteArray rows =
            "{\"id\":\"x\\u001b]0;evil\\u0007\\u202E\",\"u1\":\"a\",\"b1\":\"b\",\"u2\":\"c\",\"b2\":\"\"}\n"
            "{\"id\":\"y\\n\\u009b31m\",\"u1\":\"a\",\"b1\":\"b\",\"u2\":\"c\",\"b2\":\"d\",\"label\":\"\\u001b[2J\"}"
            "\n";
        const CliResult imported = run(
            {u"import"_s, project, m_folder->write(u"evil.jsonl"_s, rows), u"--format"_s, u"cdconv"_s, u"--json"_s});
        QCOMPARE(imported.exit, 3);
        QCOMPARE(imported.json()[u"rejected"_s].toInt(), 2);
        for (const QByteArray &said : {imported.out, imported.err, alike.err}) {
            QVERIFY2(!said.contains('\033') && !said.contains("\u202E") && !said.contains("\xc2\x9b"), said);
        }
        QCOMPARE(imported.err.count('\n'), 2);
    }

    void init()
    {
        m_folder = std::make_unique<CliFolder>();
        QCOMPARE(run({u"init"_s, project}).exit, 0);
        for (const auto &[name, role] : {std::pair{u"sup"_s, u"supervisor"_s},
                                         {u"ann"_s, u"annotator"_s},
                                         {u"bob"_s, u"annotator"_s},
                                         {u"cat"_s, u"annotator"_s}})
            QCOMPARE(run({u"user"_s, project, u"add"_s, name, u"--role"_s, role}).exit, 0);
        QByteArray rows;
        for (int i = 1; i <= 6; ++i)
            rows += "{\"u1\":\"早\",\"b1\":\"早上好\",\"u2\":\"吃了吗\",\"b2\":\"第" + QByteArray::number(i) + "碗\"}" +
                    "\n";
        m_folder->write(u"chat.jsonl"_s, rows);
    }

    // Taken along, answered there with the same commands, brought back once and no more.
    void itemsGoAlongAndComeBack()
    {
        QCOMPARE(run({u"import"_s, project, u"chat.jsonl"_s, u"--format"_s, u"cdconv"_s}).exit, 0);
        QCOMPARE(run({u"assign"_s, project, u"--batch"_s, u"chat"_s, u"--annotators"_s, u"ann,bob"_s}).exit, 0);
        const CliResult made = run({u"offline"_s, u"make"_s, project, u"--user"_s, u"ann"_s, u"--items"_s, u"4"_s,
                                    u"--out"_s, u"along.gainsay"_s, u"--json"_s});
        QVERIFY2(made.exit == 0, made.err);
        QCOMPARE(made.json()[u"items"_s].toInt(), 4);
        QCOMPARE(run({u"verify"_s, u"along.gainsay"_s}).exit, 0);
        QByteArray answers;
        for (int i = 1; i <= 2; ++i)
            answers +=
                QStringLiteral(
                    R"({"conversation":"chat-%1","answers":{"risk":[],"not_fluent":[],"b1_intra":false,"category":"none"}})")
                    .arg(i)
                    .toUtf8() +
                "\n";
        m_folder->write(u"answers.jsonl"_s, answers);
        const CliResult given =
            run({u"annotate"_s, u"along.gainsay"_s, u"--user"_s, u"ann"_s, u"--from"_s, u"answers.jsonl"_s});
        QVERIFY2(given.exit == 0, given.err);
        const QStringList merge{u"offline"_s, u"merge"_s, project, u"along.gainsay"_s, u"--json"_s};
        const CliResult merged = run(merge);
        QVERIFY2(merged.exit == 0, merged.err);
        QCOMPARE(merged.json()[u"answers"_s].toInt(), 2);
        QCOMPARE(merged.json()[u"released"_s].toInt(), 2);
        QCOMPARE(run(merge).json()[u"answers"_s].toInt(), 0);
        QCOMPARE(run({u"verify"_s, project}).exit, 0);
        // Into the wrong project, from an ordinary one, and without a name.
        QCOMPARE(run({u"offline"_s, u"merge"_s, u"along.gainsay"_s, project}).exit, 1);
        QCOMPARE(run({u"offline"_s, u"make"_s, project, u"--out"_s, u"b.gainsay"_s}).exit, 2);
        QCOMPARE(run({u"offline"_s, u"merge"_s, project}).exit, 2);
    }

    void onlyThoseWhoMayImport()
    {
        const QStringList import{u"import"_s, project, u"chat.jsonl"_s, u"--format"_s, u"cdconv"_s, u"--user"_s};
        const CliResult refused = run(import + QStringList{u"ann"_s});
        QCOMPARE(refused.exit, 1);
        QVERIFY2(refused.says("ann is annotator"), refused.err.constData());
        QCOMPARE(run(import + QStringList{u"nobody"_s}).exit, 1);
        QCOMPARE(run(import + QStringList{u"sup"_s}).exit, 0);
    }

    void batchesGrow()
    {
        import();
        const CliResult made =
            run({u"batch"_s, project, u"make"_s, u"--name"_s, u"r"_s, u"--growing"_s, u"3"_s, u"--json"_s});
        QVERIFY2(made.exit == 0, made.err.constData());
        const QJsonArray batches = made.json()[u"batches"_s].toArray();
        QCOMPARE(batches.size(), 3);
        QCOMPARE(batches[2].toObject()[u"batch"_s].toString(), u"r-3"_s);
        QCOMPARE(batches[2].toObject()[u"conversations"_s].toInt(), 3);
        const CliResult refused = run({u"batch"_s, project, u"make"_s, u"--name"_s, u"x"_s, u"--user"_s, u"ann"_s});
        QCOMPARE(refused.exit, 1);
        QVERIFY(refused.says("supervisors and admins plan the work"));
        QCOMPARE(run({u"batch"_s, project, u"make"_s, u"--size"_s, u"2"_s, u"--by-file"_s}).exit, 2);
        QCOMPARE(run({u"batch"_s, project, u"split"_s}).exit, 2);
    }

    void whatCarriesWorkIsNamed()
    {
        import();
        QCOMPARE(run({u"assign"_s, project, u"--batch"_s, u"chat"_s, u"--annotators"_s, u"ann,bob"_s}).exit, 0);
        const CliResult refused = run({u"batch"_s, project, u"make"_s, u"--name"_s, u"x"_s});
        QCOMPARE(refused.exit, 1);
        QVERIFY(refused.says("carries work already"));
    }

    void whoLeavesHandsOver()
    {
        import();
        QCOMPARE(run({u"assign"_s, project, u"--batch"_s, u"chat"_s, u"--annotators"_s, u"ann,bob"_s}).exit, 0);
        const CliResult left =
            run({u"user"_s, project, u"leave"_s, u"ann"_s, u"--to"_s, u"cat"_s, u"--user"_s, u"sup"_s});
        QVERIFY2(left.exit == 0, left.err.constData());
        QVERIFY(left.out.contains("6 items handed over"));
        QVERIFY(run({u"user"_s, project, u"list"_s}).out.contains("ann  annotator (left)"));
        const CliResult last = run({u"user"_s, project, u"pause"_s, u"sup"_s});
        QCOMPARE(last.exit, 1);
        QVERIFY(last.says("last one who leads"));
    }

    void everyChangeOfAPersonHasItsJson()
    {
        import();
        QCOMPARE(run({u"assign"_s, project, u"--batch"_s, u"chat"_s, u"--annotators"_s, u"ann,bob"_s}).exit, 0);
        const auto changed = [&](const QStringList &more, const QByteArray &input = {}) {
            return m_folder->run(QStringList{u"user"_s, project} + more + QStringList{u"--json"_s}, input).json();
        };
        QCOMPARE(changed({u"pause"_s, u"bob"_s}), (QJsonObject{{u"name"_s, u"bob"_s}, {u"state"_s, u"paused"_s}}));
        QCOMPARE(changed({u"resume"_s, u"bob"_s}), (QJsonObject{{u"name"_s, u"bob"_s}, {u"state"_s, u"active"_s}}));
        QCOMPARE(changed({u"role"_s, u"cat"_s, u"--role"_s, u"adjudicator"_s}),
                 (QJsonObject{{u"name"_s, u"cat"_s}, {u"role"_s, u"adjudicator"_s}}));
        QCOMPARE(changed({u"password"_s, u"ann"_s}, "long enough\n"),
                 (QJsonObject{{u"name"_s, u"ann"_s}, {u"password"_s, true}}));
        const QJsonObject left = changed({u"leave"_s, u"ann"_s});
        QCOMPARE(left[u"state"_s].toString(), u"left"_s);
        QCOMPARE(left[u"handed_over"_s].toInt() + left[u"freed"_s].toInt(), 6);
    }

    void passwordsComeFromStandardInput()
    {
        const QStringList set{u"user"_s, project, u"password"_s, u"ann"_s};
        QVERIFY(m_folder->run(set, "short\n").says("at least 8 characters"));
        QCOMPARE(m_folder->run(set, "long enough\n").exit, 0);
        const CliResult list = run({u"user"_s, project, u"list"_s, u"--json"_s});
        QStringList withPassword;
        for (const QJsonValue &user : QJsonDocument::fromJson(list.out).array()) {
            if (user[u"password"_s].toBool())
                withPassword << user[u"name"_s].toString();
        }
        QCOMPARE(withPassword, QStringList{u"ann"_s});
        QVERIFY(!list.out.contains("argon2"));
    }

private:
    const QString project = u"p.gainsay"_s;

    CliResult run(const QStringList &arguments) { return m_folder->run(arguments); }
    void import() { QCOMPARE(run({u"import"_s, project, u"chat.jsonl"_s, u"--format"_s, u"cdconv"_s}).exit, 0); }

    std::unique_ptr<CliFolder> m_folder;
};

QTEST_GUILESS_MAIN(CliTeamTest)
#include "tst_cli_team.moc"
