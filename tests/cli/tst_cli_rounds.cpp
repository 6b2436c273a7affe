// SPDX-License-Identifier: GPL-3.0-or-later
// Spot-check rounds and the Team page as scripts use them: fail, amend, fail, amend, pass.
#include "tests/cli/CliSupport.h"

#include <QJsonArray>
#include <QSet>
#include <QTest>

using namespace gainsay::test;
using namespace Qt::StringLiterals;

class TestCliRounds : public QObject {
    Q_OBJECT

    static constexpr int items = 20;

    static QByteArray answers(const QStringList &ids, const char *category)
    {
        QByteArray rows;
        for (const QString &id : ids)
            rows += "{\"conversation\":\"" + id.toUtf8() +
                    "\",\"answers\":{\"risk\":[],\"not_fluent\":[],\"b1_intra\":false,\"category\":\"" + category +
                    "\"}}\n";
        return rows;
    }

    static QStringList strings(const QJsonValue &list)
    {
        QStringList texts;
        for (const QJsonValue &value : list.toArray())
            texts << value.toString();
        return texts;
    }

    static CliResult annotate(const CliFolder &folder, const QString &user, const QStringList &ids,
                              const char *category)
    {
        return folder.run({u"annotate"_s, u"p.gainsay"_s, u"--user"_s, user, u"--from"_s, u"-"_s},
                          answers(ids, category));
    }

    static CliResult check(const CliFolder &folder, const QStringList &more, const QByteArray &input = {})
    {
        return folder.run(QStringList{u"spotcheck"_s, u"p.gainsay"_s} + more +
                              QStringList{u"--batch"_s, u"b"_s, u"--user"_s, u"sup"_s},
                          input);
    }

    // A project whose batch b two people have labelled alike; gives the external ids.
    static QStringList finished(const CliFolder &folder)
    {
        folder.run({u"init"_s, u"p.gainsay"_s});
        const QByteArray rows =
            folder.run({u"synth"_s, u"--conversations"_s, QString::number(items), u"--seed"_s, u"3"_s}).out;
        folder.run({u"import"_s, u"p.gainsay"_s, folder.write(u"in.jsonl"_s, rows), u"--format"_s, u"cdconv"_s,
                    u"--batch"_s, u"b"_s});
        for (const QString &name : {u"ann"_s, u"bob"_s, u"cem"_s})
            folder.run({u"user"_s, u"p.gainsay"_s, u"add"_s, name, u"--role"_s, u"annotator"_s});
        folder.run({u"user"_s, u"p.gainsay"_s, u"add"_s, u"sup"_s, u"--role"_s, u"supervisor"_s});
        const CliResult plan = folder.run({u"assign"_s, u"p.gainsay"_s, u"--batch"_s, u"b"_s, u"--annotators"_s,
                                           u"ann,bob"_s, u"--seed"_s, u"1"_s, u"--json"_s});
        QSet<QString> ids;
        for (const QJsonValue &slot : plan.json()[u"slots"_s].toArray())
            ids.insert(slot.toObject()[u"conversation"_s].toString());
        const QStringList sorted(ids.begin(), ids.end());
        annotate(folder, u"ann"_s, sorted, "none");
        annotate(folder, u"bob"_s, sorted, "none");
        return sorted;
    }

private Q_SLOTS:
    void failAmendFailAmendPass()
    {
        const CliFolder folder;
        QCOMPARE(finished(folder).size(), items);
        for (int round = 1; round <= 3; ++round) {
            const CliResult started =
                check(folder, {u"start"_s, u"--sample"_s, u"10"_s, u"--seed"_s, QString::number(round), u"--json"_s});
            QCOMPARE(started.exit, 0);
            QCOMPARE(started.json()[u"round"_s].toInt(), round);
            const QStringList sample = strings(started.json()[u"sample"_s]);
            QCOMPARE(QSet<QString>(sample.begin(), sample.end()).size(), 10);
            const bool fails = round < 3;
            QByteArray verdicts;
            for (int i = 0; i < sample.size(); ++i)
                verdicts += "{\"conversation\":\"" + sample[i].toUtf8() + "\",\"verdict\":\"" +
                            (fails && i < 2 ? "fail\",\"feedback\":\"look again\"" : "pass\"") + "}\n";
            QCOMPARE(check(folder, {u"record"_s, u"--from"_s, u"-"_s}, verdicts).exit, 0);
            const CliResult closed = check(folder, {u"close"_s, u"--json"_s});
            QCOMPARE(closed.exit, 0);
            QCOMPARE(closed.json()[u"state"_s].toString(), fails ? u"returned"_s : u"accepted"_s);
            QCOMPARE(closed.json()[u"rounds"_s].toArray().size(), round);
            if (!fails)
                break;
            // The next round waits until both have amended what failed.
            QCOMPARE(check(folder, {u"start"_s}).exit, 1);
            QCOMPARE(annotate(folder, u"ann"_s, sample.first(2), "role").exit, 0);
            QCOMPARE(check(folder, {u"start"_s}).exit, 1);
            QCOMPARE(annotate(folder, u"bob"_s, sample.first(2), "role").exit, 0);
        }
        QCOMPARE(check(folder, {u"start"_s}).exit, 1);   // locked
        QCOMPARE(check(folder, {u"reopen"_s}).exit, 1);  // no reason
        const CliResult reopened = check(folder, {u"reopen"_s, u"--reason"_s, u"a new guideline"_s, u"--json"_s});
        QCOMPARE(reopened.exit, 0);
        QCOMPARE(reopened.json()[u"batch"_s].toString(), u"b"_s);
        QCOMPARE(reopened.json()[u"state"_s].toString(), u"annotated"_s);
        QCOMPARE(folder.run({u"verify"_s, u"p.gainsay"_s}).exit, 0);
    }

    void theDeskCountsAndHandsOver()
    {
        const CliFolder folder;
        finished(folder);
        const QByteArray rows = folder.run({u"synth"_s, u"--conversations"_s, u"6"_s, u"--seed"_s, u"8"_s}).out;
        folder.run({u"import"_s, u"p.gainsay"_s, folder.write(u"more.jsonl"_s, rows), u"--format"_s, u"cdconv"_s,
                    u"--batch"_s, u"c"_s});
        folder.run({u"assign"_s, u"p.gainsay"_s, u"--batch"_s, u"c"_s, u"--annotators"_s, u"ann,bob"_s});
        const CliResult before = folder.run({u"desk"_s, u"p.gainsay"_s, u"progress"_s, u"--json"_s});
        QCOMPARE(before.exit, 0);
        const QJsonObject ann = before.json()[u"people"_s].toArray().first().toObject();
        QCOMPARE(ann[u"answers"_s].toObject()[u"open"_s].toInt(), 6);
        QVERIFY(!ann[u"end"_s].toObject()[u"undefined"_s].toString().isEmpty());
        const CliResult moved = folder.run({u"desk"_s, u"p.gainsay"_s, u"handover"_s, u"--from"_s, u"ann"_s, u"--to"_s,
                                            u"cem"_s, u"--user"_s, u"sup"_s, u"--json"_s});
        QCOMPARE(moved.exit, 0);
        QCOMPARE(moved.json()[u"moved"_s].toInt(), 6);
        const CliResult refused = folder.run({u"desk"_s, u"p.gainsay"_s, u"handover"_s, u"--from"_s, u"cem"_s,
                                              u"--to"_s, u"ann"_s, u"--user"_s, u"bob"_s});
        QCOMPARE(refused.exit, 1);
        QVERIFY(refused.says("supervisors and admins plan the work"));
        QCOMPARE(folder.run({u"desk"_s, u"p.gainsay"_s, u"dance"_s}).exit, 2);
    }

    void calibrationAndDoubts()
    {
        const CliFolder folder;
        finished(folder);
        const QStringList make{u"desk"_s,    u"p.gainsay"_s, u"calibrate"_s, u"--name"_s, u"first"_s, u"--people"_s,
                               u"ann,cem"_s, u"--size"_s,    u"4"_s,         u"--seed"_s, u"9"_s,     u"--json"_s};
        const CliResult made = folder.run(make);
        QCOMPARE(made.exit, 0);
        QCOMPARE(made.json()[u"items"_s].toArray().size(), 4);
        QCOMPARE(folder.run(make).exit, 1);  // the name is taken
        QCOMPARE(annotate(folder, u"cem"_s, strings(made.json()[u"items"_s]), "role").exit, 0);
        const CliResult doubts = folder.run({u"desk"_s, u"p.gainsay"_s, u"doubts"_s, u"--json"_s});
        QCOMPARE(doubts.exit, 0);
        QVERIFY(!doubts.json()[u"undefined"_s].toString().isEmpty());  // cem's answers are beside the work
        QCOMPARE(folder.run({u"verify"_s, u"p.gainsay"_s}).exit, 0);
    }
};

QTEST_GUILESS_MAIN(TestCliRounds)
#include "tst_cli_rounds.moc"
