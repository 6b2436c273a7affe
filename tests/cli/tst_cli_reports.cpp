// SPDX-License-Identifier: GPL-3.0-or-later
// Reports as scripts ask for them: every format, the same bytes twice, and nothing claimed that was not done.
#include "tests/cli/CliSupport.h"

#include <QJsonArray>
#include <QTest>

using namespace gainsay::test;
using namespace Qt::StringLiterals;

class CliReportsTest : public QObject {
    Q_OBJECT

    CliFolder m_folder;

    CliResult report(const QStringList &options) const
    {
        return m_folder.run(QStringList{u"report"_s, u"d/demo.gainsay"_s} + options);
    }

private Q_SLOTS:
    void initTestCase() { QCOMPARE(m_folder.run({u"demo"_s, u"d"_s}).exit, 0); }

    void everyFormatKeepsTheFilter_data()
    {
        QTest::addColumn<QString>("ending");
        for (const char *ending : {"pdf", "html", "md", "tex", "csv", "json"})
            QTest::newRow(ending) << QString::fromLatin1(ending);
    }

    void everyFormatKeepsTheFilter()
    {
        QFETCH(QString, ending);
        const QStringList options{u"all"_s, u"--batch"_s, u"demo-1"_s, u"--bootstrap"_s, u"50"_s};
        const QString first = u"first."_s + ending;
        const QString again = u"again."_s + ending;
        QCOMPARE(report(options + QStringList{u"--out"_s, first}).exit, 0);
        QCOMPARE(report(options + QStringList{u"--out"_s, again}).exit, 0);
        const QByteArray bytes = m_folder.read(first);
        QCOMPARE(m_folder.read(again), bytes);
        if (ending == u"pdf"_s)
            return;  // its words are drawn
        QVERIFY(bytes.contains("--batch") && bytes.contains("demo-1") && !bytes.contains("demo-2"));
        QVERIFY(bytes.contains("--seed"));  // also where it was not given
        QVERIFY2(!bytes.contains("(s)"), "English has plurals");
    }

    void singleReportsKeepTheFilterToo()
    {
        QCOMPARE(report({u"agreement"_s, u"--batch"_s, u"demo-1"_s, u"--out"_s, u"one.json"_s}).exit, 0);
        const QJsonObject json = QJsonDocument::fromJson(m_folder.read(u"one.json"_s)).object();
        QCOMPARE(json[u"parameters"_s][u"--batch"_s].toString(), u"demo-1"_s);
        QVERIFY(json[u"category"_s][u"gwet_ac1"_s].isObject());
        // What is printed has the questions alone.
        QVERIFY(!report({u"agreement"_s, u"--json"_s}).json().contains(u"parameters"_s));
    }

    void whatIsAskedForIsDone()
    {
        const QJsonObject weeks =
            report({u"agreement"_s, u"--by"_s, u"week"_s, u"--bootstrap"_s, u"60"_s, u"--seed"_s, u"3"_s, u"--json"_s})
                .json();
        QVERIFY(weeks.size() > 1);
        for (const QJsonValue week : weeks) {
            QCOMPARE(week[u"bootstrap"_s][u"replicates"_s].toInt(), 60);
            QCOMPARE(week[u"bootstrap"_s][u"seed"_s].toInt(), 3);
        }
        const QJsonObject all = report({u"all"_s, u"--bootstrap"_s, u"60"_s, u"--json"_s}).json();
        const QJsonValue category = all[u"agreement"_s][u"category"_s];
        QCOMPARE(category[u"bootstrap"_s][u"replicates"_s].toInt(), 60);
        QVERIFY(category[u"spans"_s][u"evidence"_s][u"unitizing_alpha"_s][u"ci"_s].isArray());
        const QJsonObject first = report({u"all"_s, u"--first"_s, u"--json"_s}).json();
        QVERIFY(first[u"agreement"_s][u"category"_s][u"discussion"_s].isNull());
    }

    void wrongUsageIsToldApart()
    {
        QCOMPARE(report({u"agreement"_s, u"--by"_s, u"moon"_s}).exit, 2);
        QCOMPARE(report({u"agreement"_s, u"--bootstrap"_s, u"many"_s}).exit, 2);
        QCOMPARE(report({u"progress"_s, u"--since"_s, u"yesterday"_s}).exit, 2);
        const CliResult unknown = report({u"agreement"_s, u"--by"_s, u"batch"_s, u"--question"_s, u"mood"_s});
        QCOMPARE(unknown.exit, 1);
        QVERIFY(unknown.says("mood") && unknown.says("category"));
    }

    // Three of two hundred people per item, as crowds are asked: most pairs share nothing.
    void aCrowdIsMeasured()
    {
        QByteArray table = "item,rater,label\n";
        for (int item = 0; item < 2000; ++item) {
            for (int place = 0; place < 3; ++place)
                table += "i" + QByteArray::number(item) + ",w" + QByteArray::number((item * 7 + place * 61) % 200) +
                         "," + "abc"[(item + (item % 5 == 0 ? place : 0)) % 3] + "\n";
        }
        m_folder.write(u"crowd.csv"_s, table);
        const QJsonObject json = m_folder.run({u"agreement"_s, u"crowd.csv"_s, u"--json"_s}).json();
        QCOMPARE(json[u"used"_s].toInt(), 2000);
        const QJsonValue cohen = json[u"cohen_kappa"_s];
        QCOMPARE(cohen[u"pairs"_s].toArray().size() + cohen[u"pairs_without_items"_s].toInt(), 200 * 199 / 2);
        int shared = 0;
        for (const QJsonValue pair : cohen[u"pairs"_s].toArray())
            shared += pair[u"n"_s].toInt();
        QCOMPARE(shared, 3 * 2000);
    }
};

QTEST_GUILESS_MAIN(CliReportsTest)
#include "tst_cli_reports.moc"
