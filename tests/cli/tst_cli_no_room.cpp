// SPDX-License-Identifier: GPL-3.0-or-later
// A disk without room, as scripts meet it: exit code 1, one line that names the place, nothing left behind by halves,
// and the same command works once there is room.
#include "tests/cli/CliSupport.h"

#include <QFileInfo>
#include <QTest>

#include <algorithm>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace gainsay::test;
using namespace Qt::StringLiterals;

class TestCliNoRoom : public QObject {
    Q_OBJECT

    static constexpr int rows = 3000;

    std::unique_ptr<CliFolder> m_folder;

    static void verifyFailed(const CliResult &result, const QByteArray &place)
    {
        QCOMPARE(result.exit, 1);
        QVERIFY2(result.err.count('\n') == 1 && result.err.startsWith("gainsay-cli "), result.err);
        QVERIFY2(result.err.contains(place), result.err);
        QVERIFY2(!result.err.contains("nknown error"), result.err);
    }

    void verifySound() const
    {
        const CliResult verified = m_folder->run({u"verify"_s, u"p.gainsay"_s});
        QVERIFY2(verified.exit == 0, verified.err);
    }

    // One person answers every conversation of the file.
    void writeAnswers() const
    {
        QByteArray lines;
        for (int row = 1; row <= rows; ++row)
            lines += "{\"conversation\":\"s-" + QByteArray::number(row) +
                     "\",\"answers\":{\"risk\":[],\"not_fluent\":[],\"b1_intra\":false,\"category\":\"role\"}}\n";
        m_folder->write(u"answers.jsonl"_s, lines);
    }

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<CliFolder>();
        const QString project = u"p.gainsay"_s;
        m_folder->write(
            u"s.jsonl"_s,
            m_folder->run({u"synth"_s, u"--conversations"_s, QString::number(rows), u"--seed"_s, u"3"_s}).out);
        QCOMPARE(m_folder->run({u"init"_s, project}).exit, 0);
        for (const QString &name : {u"ann"_s, u"bob"_s})
            QCOMPARE(m_folder->run({u"user"_s, project, u"add"_s, name, u"--role"_s, u"annotator"_s}).exit, 0);
    }

    void anImport()
    {
        const QStringList import{u"import"_s, u"p.gainsay"_s, u"s.jsonl"_s, u"--format"_s, u"cdconv"_s, u"--json"_s};
        verifyFailed(m_folder->runWithRoom(500'000, import), "p.gainsay");
        verifySound();
        QCOMPARE(m_folder->run(import).json()[u"added"_s].toInt(), rows);
        verifySound();
    }

    void answersFromAFile()
    {
        const QStringList annotate{u"annotate"_s, u"p.gainsay"_s,     u"--user"_s, u"ann"_s,
                                   u"--from"_s,   u"answers.jsonl"_s, u"--json"_s};
        m_folder->run({u"import"_s, u"p.gainsay"_s, u"s.jsonl"_s, u"--format"_s, u"cdconv"_s, u"--batch"_s, u"s"_s});
        QCOMPARE(
            m_folder->run({u"assign"_s, u"p.gainsay"_s, u"--batch"_s, u"s"_s, u"--annotators"_s, u"ann,bob"_s}).exit,
            0);
        writeAnswers();
        const CliResult broken = m_folder->runWithRoom(2'000'000, annotate);
        verifyFailed(broken, "p.gainsay");
        QVERIFY2(broken.says(" rows had been taken until then."), broken.err);
        verifySound();
        const CliResult whole = m_folder->run(annotate);
        QCOMPARE(whole.exit, 0);
        QCOMPARE(whole.json()[u"accepted"_s].toInt(), rows);
        verifySound();
    }

    void anExport()
    {
        m_folder->run({u"import"_s, u"p.gainsay"_s, u"s.jsonl"_s, u"--format"_s, u"cdconv"_s});
        const QStringList toOutput{u"export"_s, u"p.gainsay"_s, u"--what"_s, u"everything"_s};
        const QStringList toFile = toOutput + QStringList{u"--out"_s, u"all.jsonl"_s};
        m_folder->write(u"all.jsonl"_s, "what was there before\n");
        verifyFailed(m_folder->runWithRoom(100'000, toFile), "all.jsonl");
        QCOMPARE(m_folder->read(u"all.jsonl"_s), QByteArray("what was there before\n"));
        verifyFailed(m_folder->runInto(u"/dev/full"_s, toOutput), "tandard output");
        QCOMPARE(m_folder->run(toFile).exit, 0);
        QCOMPARE(m_folder->read(u"all.jsonl"_s), m_folder->run(toOutput).out);
    }

    // So little that all of it is still in the program's memory when the file is closed.
    void aSmallFile()
    {
        const CliResult broken = m_folder->runWithRoom(
            10, {u"synth"_s, u"--conversations"_s, u"5"_s, u"--seed"_s, u"1"_s, u"--out"_s, u"s5.jsonl"_s});
        verifyFailed(broken, "s5.jsonl");
    }

    // Also devices, which root would lose otherwise.
    void whatIsNoFileIsWrittenToAndNotReplaced()
    {
        const QByteArray pipe = QFile::encodeName(m_folder->path(u"pipe"_s));
        QCOMPARE(::mkfifo(pipe.constData(), 0600), 0);
        const int end = ::open(pipe.constData(), O_RDWR | O_NONBLOCK);
        QVERIFY(end >= 0);
        const QStringList print{u"synth"_s, u"--conversations"_s, u"5"_s, u"--seed"_s, u"1"_s};
        QCOMPARE(m_folder->run(print + QStringList{u"--out"_s, u"pipe"_s}).exit, 0);
        QByteArray came(60'000, 0);
        came.resize(std::max<ssize_t>(::read(end, came.data(), size_t(came.size())), 0));
        ::close(end);
        QCOMPARE(came, m_folder->run(print).out);
        QVERIFY(!QFileInfo(m_folder->path(u"pipe"_s)).isFile());
    }

    void aBackup()
    {
        m_folder->run({u"import"_s, u"p.gainsay"_s, u"s.jsonl"_s, u"--format"_s, u"cdconv"_s});
        const QStringList backup{u"backup"_s, u"p.gainsay"_s, u"copy.gainsay"_s};
        verifyFailed(m_folder->runWithRoom(200'000, backup), "copy.gainsay");
        QVERIFY(!QFile::exists(m_folder->path(u"copy.gainsay"_s)));
        QCOMPARE(m_folder->run(backup).exit, 0);
        QCOMPARE(m_folder->run({u"verify"_s, u"copy.gainsay"_s}).exit, 0);
    }

    void aNewProject()
    {
        verifyFailed(m_folder->runWithRoom(50'000, {u"init"_s, u"q.gainsay"_s}), "q.gainsay");
        QVERIFY(!QFile::exists(m_folder->path(u"q.gainsay"_s)));
        QCOMPARE(m_folder->run({u"init"_s, u"q.gainsay"_s}).exit, 0);
    }

    void whatIsPrinted_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("synth") << QStringList{u"synth"_s, u"--conversations"_s, u"5000"_s, u"--seed"_s, u"1"_s};
        QTest::newRow("report") << QStringList{u"report"_s, u"p.gainsay"_s, u"stats"_s};
        QTest::newRow("report as JSON") << QStringList{u"report"_s, u"p.gainsay"_s, u"stats"_s, u"--json"_s};
        QTest::newRow("people") << QStringList{u"user"_s, u"p.gainsay"_s, u"list"_s};
        QTest::newRow("help") << QStringList{u"--help"_s};
    }

    void whatIsPrinted()
    {
        QFETCH(QStringList, arguments);
        const CliResult result = m_folder->runInto(u"/dev/full"_s, arguments);
        QCOMPARE(result.exit, 1);
        QVERIFY2(result.err.count('\n') == 1 && result.says("tandard output"), result.err);
    }
};

QTEST_GUILESS_MAIN(TestCliNoRoom)
#include "tst_cli_no_room.moc"
