// SPDX-License-Identifier: GPL-3.0-or-later
// People are spoken to in their language, programs always in the same words.
#include "tests/cli/CliSupport.h"

#include <QLibraryInfo>
#include <QRegularExpression>
#include <QTest>

using namespace gainsay::test;
using namespace Qt::StringLiterals;

namespace {

const QStringList inEnglish{u"LC_ALL=C"_s};
const QStringList inChinese{u"LC_ALL=zh_CN.UTF-8"_s};
const QStringList inJapanese{u"LANG=ja_JP.UTF-8"_s};

bool isChinese(const QByteArray &text)
{
    return QString::fromUtf8(text).contains(QRegularExpression(u"[\\x{4e00}-\\x{9fff}]"_s));
}

bool hasKana(const QByteArray &text)
{
    return QString::fromUtf8(text).contains(QRegularExpression(u"[\\x{3040}-\\x{30ff}]"_s));
}

// What `text` says to people, line by line: no calls to copy, no names of options.
QStringList sentencesOf(const QByteArray &text)
{
    static const QRegularExpression threeWords(u"\\b[a-z]+ [a-z]+ [a-z]+\\b"_s);
    QStringList sentences;
    for (const QString &line : QString::fromUtf8(text).split(u'\n')) {
        const QString said = line.startsWith("  "_L1) ? line.mid(2).section(u"  "_s, 1).trimmed() : line;
        if (said.contains(threeWords))
            sentences.append(said);
    }
    return sentences;
}

}  // namespace

class TestCliLanguage : public QObject {
    Q_OBJECT

    CliFolder m_folder;  // with the sample project in d

    static QStringList helpCalls()
    {
        QStringList names{u"--help"_s};
        for (const QByteArray &line : CliFolder().run({u"--help"_s}).out.split('\n')) {
            if (line.startsWith("  ") && line.size() > 2 && line[2] != ' ')
                names.append(QString::fromUtf8(line.trimmed()).section(u' ', 0, 0));
        }
        return names;
    }

    // The same call in every language gives the same bytes.
    void compareEverywhere(const CliFolder &folder, const QStringList &call) const
    {
        const CliResult english = folder.runWhere(inEnglish, call);
        for (const QStringList &asked : {inChinese, inJapanese, QStringList{u"LANG=de_DE.UTF-8"_s}}) {
            const CliResult other = folder.runWhere(asked, call);
            QCOMPARE(other.exit, english.exit);
            QCOMPARE(other.out, english.out);
            QCOMPARE(other.err, english.err);
        }
    }

private Q_SLOTS:
    void initTestCase() { QCOMPARE(m_folder.run({u"demo"_s, u"d"_s}).exit, 0); }

    void theEnvironmentSaysWhich_data()
    {
        QTest::addColumn<QStringList>("asked");
        QTest::addColumn<QString>("first");
        const QString english = u"usage:"_s;
        const QString chinese = u"用法："_s;
        const QString japanese = u"使い方："_s;
        QTest::newRow("nothing") << QStringList() << english;
        QTest::newRow("LANG") << QStringList{u"LANG=zh_CN.UTF-8"_s} << chinese;
        QTest::newRow("LC_ALL goes first") << QStringList{u"LANG=zh_CN.UTF-8"_s, u"LC_ALL=ja_JP.UTF-8"_s} << japanese;
        QTest::newRow("LC_MESSAGES") << QStringList{u"LANG=en_US.UTF-8"_s, u"LC_MESSAGES=ja_JP.UTF-8"_s} << japanese;
        QTest::newRow("messages of C") << QStringList{u"LANG=ja_JP.UTF-8"_s, u"LC_MESSAGES=C"_s} << english;
        QTest::newRow("numbers of C") << QStringList{u"LANG=ja_JP.UTF-8"_s, u"LC_NUMERIC=C"_s} << japanese;
        QTest::newRow("LANGUAGE") << QStringList{u"LANG=en_US.UTF-8"_s, u"LANGUAGE=de:zh_CN:ja"_s} << chinese;
        QTest::newRow("LANGUAGE in C") << QStringList{u"LC_ALL=C.UTF-8"_s, u"LANGUAGE=zh_CN"_s} << english;
        QTest::newRow("English first") << QStringList{u"LANG=zh_CN.UTF-8"_s, u"LANGUAGE=en_GB:zh_CN"_s} << english;
        QTest::newRow("one that it does not speak") << QStringList{u"LANG=de_DE.UTF-8"_s} << english;
    }

    void theEnvironmentSaysWhich()
    {
        QFETCH(QStringList, asked);
        QFETCH(QString, first);
        const QByteArray help = m_folder.runWhere(asked, {u"help"_s}).out;
        QVERIFY2(help.startsWith(first.toUtf8()), help.left(40).constData());
    }

    void everyCommandExplainsItself()
    {
        for (const QString &name : helpCalls()) {
            const QStringList call = name == "--help"_L1 ? QStringList{name} : QStringList{name, u"--help"_s};
            const QStringList english = sentencesOf(m_folder.runWhere(inEnglish, call).out);
            QVERIFY2(!english.isEmpty(), qPrintable(name));
            const QByteArray chinese = m_folder.runWhere(inChinese, call).out;
            const QByteArray japanese = m_folder.runWhere(inJapanese, call).out;
            QVERIFY2(isChinese(chinese) && !hasKana(chinese), chinese.constData());
            QVERIFY2(hasKana(japanese), japanese.constData());
            for (const QString &sentence : english) {
                QVERIFY2(!chinese.contains(sentence.toUtf8()), qPrintable(name + u": "_s + sentence));
                QVERIFY2(!japanese.contains(sentence.toUtf8()), qPrintable(name + u": "_s + sentence));
            }
        }
    }

    void refusalsAreUnderstood()
    {
        const CliResult missing = m_folder.runWhere(inChinese, {u"import"_s});
        QCOMPARE(missing.exit, 2);
        QVERIFY2(missing.says("缺少 PROJECT") && missing.says("[选项]"), missing.err.constData());
        const CliResult nowhere = m_folder.runWhere(inJapanese, {u"verify"_s, u"nowhere.gainsay"_s});
        QCOMPARE(nowhere.exit, 1);
        QVERIFY2(nowhere.says("プロジェクト nowhere.gainsay はありません"), nowhere.err.constData());
        // What Qt says of options comes with Qt.
        const CliResult option = m_folder.runWhere(inChinese, {u"init"_s, u"a"_s, u"--colour"_s});
        if (QFile::exists(QLibraryInfo::path(QLibraryInfo::TranslationsPath) + u"/qtbase_zh_CN.qm"_s))
            QVERIFY2(option.says("未知选项“colour”"), option.err.constData());
    }

    void resultsAreWordedToo()
    {
        QVERIFY(m_folder.runWhere(inChinese, {u"user"_s, u"d/demo.gainsay"_s, u"list"_s}).out.contains("  标注员\n"));
        const QStringList progress{u"report"_s, u"d/demo.gainsay"_s, u"progress"_s};
        QVERIFY(hasKana(m_folder.runWhere(inJapanese, progress).out));
        for (const QString &ending : {u"md"_s, u"html"_s, u"tex"_s}) {
            const QString file = u"report."_s + ending;
            QCOMPARE(m_folder.runWhere(inChinese, progress + QStringList{u"--out"_s, file}).exit, 0);
            QVERIFY2(isChinese(m_folder.read(file)), qPrintable(ending));
        }
        QCOMPARE(m_folder.runWhere(inChinese, progress + QStringList{u"--out"_s, u"report.pdf"_s}).exit, 0);
        QVERIFY(m_folder.read(u"report.pdf"_s).startsWith("%PDF"));
    }

    void programsReadTheSameEverywhere_data()
    {
        QTest::addColumn<QStringList>("call");
        const QString sample = u"d/demo.gainsay"_s;
        const auto row = [](const char *name, const QStringList &call) {
            QTest::newRow(name) << call + QStringList{u"--json"_s};
        };
        for (const char *kind :
             {"stats", "agreement", "progress", "spotchecks", "annotators", "detector", "all", "nonsense"})
            row(kind, {u"report"_s, sample, QString::fromLatin1(kind)});
        row("help", {u"import"_s, u"--help"_s});
        row("overview", {u"help"_s});
        row("no such command", {u"nonsense"_s});
        row("no such option", {u"init"_s, u"a"_s, u"--colour"_s});
        row("no such project", {u"verify"_s, u"nowhere.gainsay"_s});
        row("no such folder", {u"export"_s, sample, u"--out"_s, u"no/such/folder.csv"_s});
        row("people", {u"user"_s, sample, u"list"_s});
        row("rounds", {u"spotcheck"_s, sample, u"status"_s});
        row("batches", {u"batch"_s, sample, u"list"_s});
        row("desk", {u"desk"_s, sample, u"progress"_s});
        row("doubts", {u"desk"_s, sample, u"doubts"_s});
        row("scheme", {u"scheme"_s, sample, u"list"_s});
        row("predictions", {u"predictions"_s, sample, u"list"_s});
        row("model", {u"model"_s, u"tune"_s, sample});
        row("refused rows", {u"annotate"_s, sample, u"--user"_s, u"lin.mei"_s, u"--from"_s, u"rows.jsonl"_s});
    }

    void programsReadTheSameEverywhere()
    {
        QFETCH(QStringList, call);
        m_folder.write(u"rows.jsonl"_s, "{\"conversation\":\"x\",\"answers\":{}}\nnonsense\n{}\n");
        compareEverywhere(m_folder, call);
    }

    void rowsAreRefusedInTheSameWords()
    {
        for (const QString &name : {u"a"_s, u"b"_s, u"c"_s})
            QCOMPARE(m_folder.run({u"init"_s, name + u".gainsay"_s}).exit, 0);
        m_folder.write(u"mixed.jsonl"_s, golden(u"mixed.jsonl"_s));
        const auto import = [this](const QStringList &asked, const QString &name, const QStringList &more) {
            return m_folder.runWhere(
                asked,
                QStringList{u"import"_s, name + u".gainsay"_s, u"mixed.jsonl"_s, u"--format"_s, u"cdconv"_s} + more);
        };
        const CliResult english = import(inEnglish, u"a"_s, {u"--json"_s});
        const CliResult chinese = import(inChinese, u"b"_s, {u"--json"_s});
        QCOMPARE(english.exit, 3);
        QCOMPARE(chinese.out, english.out);
        QCOMPARE(chinese.err, english.err);
        const CliResult japanese = import(inJapanese, u"c"_s, {});
        QCOMPARE(japanese.exit, 3);
        QVERIFY2(japanese.out.startsWith("追加 3、既存 0、却下 4\n"), japanese.out.constData());
        QVERIFY2(hasKana(japanese.err), japanese.err.constData());
    }

    void filesDoNotDependOnTheLanguage_data()
    {
        QTest::addColumn<QStringList>("call");
        QTest::addColumn<QStringList>("files");
        const QStringList all{u"export"_s, u"d/demo.gainsay"_s};
        for (const QString &what : {u"gold"_s, u"annotations"_s, u"predictions"_s}) {
            for (const QString &format : {u"jsonl"_s, u"csv"_s, u"labelstudio"_s, u"huggingface"_s}) {
                if (what == "predictions"_L1 && format == "csv"_L1)
                    continue;  // its columns are too few for the sample's long conversations
                const QString file = what + u'.' + format;
                const QStringList beside =
                    format == "huggingface"_L1 ? QStringList{file, u"README.md"_s} : QStringList{file};
                QTest::newRow(qPrintable(file))
                    << all + QStringList{u"--what"_s, what, u"--format"_s, format, u"--out"_s, file} << beside;
            }
        }
        QTest::newRow("archive") << all + QStringList{u"--what"_s, u"everything"_s, u"--out"_s, u"all.jsonl"_s}
                                 << QStringList{u"all.jsonl"_s};
        for (const QString &file : {u"report.csv"_s, u"report.json"_s})
            QTest::newRow(qPrintable(file))
                << QStringList{u"report"_s, u"d/demo.gainsay"_s, u"all"_s, u"--out"_s, file} << QStringList{file};
        QTest::newRow("judged") << QStringList{u"detect"_s,  u"rows.jsonl"_s, u"--format"_s,
                                               u"cdconv"_s,  u"--model"_s,    u"rules"_s,
                                               u"--spans"_s, u"--out"_s,      u"judged.jsonl"_s}
                                << QStringList{u"judged.jsonl"_s};
    }

    void filesDoNotDependOnTheLanguage()
    {
        QFETCH(QStringList, call);
        QFETCH(QStringList, files);
        m_folder.write(
            u"rows.jsonl"_s,
            "{\"id\":\"r\",\"u1\":\"Ты любишь кино?\",\"b1\":\"Нет\",\"u2\":\"Почему?\",\"b2\":\"Люблю\"}\n"
            "{\"id\":\"z\",\"u1\":\"你抽烟吗？\",\"b1\":\"我从来不抽烟\",\"u2\":\"真的吗？\",\"b2\":\"我抽烟\"}\n");
        QHash<QString, QByteArray> english;
        for (const QStringList &asked : {inEnglish, inChinese, inJapanese}) {
            QCOMPARE(m_folder.runWhere(asked, call).exit, 0);
            for (const QString &file : files) {
                const QByteArray bytes = m_folder.read(file);
                QVERIFY(!bytes.isEmpty());
                if (!english.contains(file))
                    english.insert(file, bytes);
                QCOMPARE(bytes, english.value(file));
            }
        }
    }

    // Whoever reads a project later may speak another language than whoever filled it.
    void whatTheDetectorSaysIsStoredInEnglish()
    {
        QCOMPARE(m_folder.run({u"init"_s, u"stored.gainsay"_s}).exit, 0);
        m_folder.write(u"ru.jsonl"_s,
                       "{\"u1\":\"Ты любишь кино?\",\"b1\":\"Нет\",\"u2\":\"Почему?\",\"b2\":\"Люблю\"}\n");
        for (const QStringList &call :
             {QStringList{u"import"_s, u"stored.gainsay"_s, u"ru.jsonl"_s, u"--format"_s, u"cdconv"_s},
              QStringList{u"detect"_s, u"stored.gainsay"_s, u"--model"_s, u"rules"_s}})
            QCOMPARE(m_folder.runWhere(inChinese, call).exit, 0);
        const QByteArray archive =
            m_folder.runWhere(inChinese, {u"export"_s, u"stored.gainsay"_s, u"--what"_s, u"everything"_s}).out;
        QVERIFY2(archive.contains("the model does not speak this language"), archive.constData());
    }
};

QTEST_GUILESS_MAIN(TestCliLanguage)
#include "tst_cli_language.moc"
