// SPDX-License-Identifier: GPL-3.0-or-later
// `trigger` and `collect PROJECT cdconv`, as scripts run them.
#include "tests/cli/CliSupport.h"

#include <QJsonArray>
#include <QTest>

using namespace gainsay::test;
using namespace Qt::StringLiterals;

namespace {

QList<QJsonObject> rowsOf(const QByteArray &lines)
{
    QList<QJsonObject> rows;
    for (const QByteArray &line : lines.split('\n')) {
        if (!line.isEmpty())
            rows.append(QJsonDocument::fromJson(line).object());
    }
    return rows;
}

// Three questions to the bot and something about the user.
constexpr auto openings = R"({"id": "a", "u1": "你喜欢猫吗？"}
{"id": "b", "u1": "你吃早饭了吗？"}
{"id": "c", "u1": "你有女朋友吗？"}
{"id": "d", "u1": "我喜欢秋天。"}
)";

}  // namespace

class TestCliTriggers : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rowsComeBackWithU2OrTheReason()
    {
        CliFolder folder;
        const QString file = folder.write(u"rows.jsonl"_s, R"({"id": "a", "u1": "你喜欢猫吗？", "note": 7}
{"id": "b", "u1": "你多大了？"}
)");
        const CliResult made = trigger(folder, u"negative"_s, file);
        QCOMPARE(made.exit, 0);
        const QList<QJsonObject> rows = rowsOf(made.out);
        QCOMPARE(rows.size(), 2);
        QCOMPARE(rows[0][u"u2"_s].toString(), u"你不喜欢猫吗？"_s);
        QCOMPARE(rows[0][u"method"_s].toString(), u"negative"_s);
        QCOMPARE(rows[0][u"note"_s].toInt(), 7);
        QVERIFY(!rows[1].contains(u"u2"_s));
        QVERIFY(!rows[1][u"skipped"_s].toString().isEmpty());
    }

    void theSeedDecidesAndNotThePlaceInTheFile()
    {
        CliFolder folder;
        QByteArrayList lines;
        for (int i = 0; i < 12; ++i)
            lines.append(QByteArray(R"({"u1": "你家住在%楼吗？"})").replace('%', QByteArray::number(i)));
        const QString forth = folder.write(u"forth.jsonl"_s, lines.join('\n'));
        std::reverse(lines.begin(), lines.end());
        const QString back = folder.write(u"back.jsonl"_s, lines.join('\n'));
        const CliResult first = trigger(folder, u"short"_s, forth, {u"--seed"_s, u"5"_s});
        QCOMPARE(trigger(folder, u"short"_s, forth, {u"--seed"_s, u"5"_s}).out, first.out);
        QVERIFY(trigger(folder, u"short"_s, forth, {u"--seed"_s, u"6"_s}).out != first.out);
        QList<QJsonObject> turned = rowsOf(trigger(folder, u"short"_s, back, {u"--seed"_s, u"5"_s}).out);
        std::reverse(turned.begin(), turned.end());
        QCOMPARE(turned, rowsOf(first.out));
    }

    void badRowsAreNamedAndTheOthersTaken()
    {
        CliFolder folder;
        const QString file = folder.write(u"rows.jsonl"_s, "{\"u1\": 5}\n{nonsense\n{\"u1\": \"你喜欢猫吗？\"}\n");
        const CliResult made = trigger(folder, u"short"_s, file);
        QCOMPARE(made.exit, 3);
        QCOMPARE(rowsOf(made.out).size(), 1);
        QVERIFY(made.says("line 1") && made.says("line 2"));
        QCOMPARE(trigger(folder, u"guess"_s, file).exit, 2);
        QCOMPARE(trigger(folder, u"short"_s, u"missing.jsonl"_s).exit, 1);
        const QString own = folder.write(u"own.txt"_s, "one\n");
        const CliResult refused = trigger(folder, u"synonym"_s, file, {u"--synonyms"_s, own});
        QCOMPARE(refused.exit, 1);
        QVERIFY(refused.says("own.txt") && refused.says("line 1"));
    }

    void aBatchIsCollectedWithItsProvenanceAndNothingTwice()
    {
        CliFolder folder;
        QCOMPARE(folder.run({u"init"_s, folder.path(u"p.gainsay"_s)}).exit, 0);
        const QString bot = folder.write(u"bot.jsonl"_s, R"({"history": ["你喜欢猫吗？"], "reply": "喜欢，我养了三只猫"}
{"history": ["你吃早饭了吗？"], "reply": "吃了，我在公司吃的"}
{"reply": "我住在上海"}
)");
        const QStringList collect{u"collect"_s,
                                  folder.path(u"p.gainsay"_s),
                                  u"cdconv"_s,
                                  u"--from"_s,
                                  folder.write(u"openings.jsonl"_s, openings),
                                  u"--bot"_s,
                                  u"replay:"_s + bot,
                                  u"--batch"_s,
                                  u"made"_s,
                                  u"--json"_s};
        const CliResult estimate = folder.run(collect + QStringList{u"--estimate"_s});
        QCOMPARE(estimate.exit, 0);
        QCOMPARE(estimate.json()[u"conversations"_s].toInt(), 3 * 6 + 2);
        const CliResult made = folder.run(collect);
        QVERIFY2(made.exit == 0, made.err);
        const int added = made.json()[u"added"_s].toInt();
        QVERIFY(added >= 10);
        QCOMPARE(added + made.json()[u"skipped"_s].toInt(), 20);
        QCOMPARE(folder.run(collect).json()[u"added"_s].toInt(), 0);
        const CliResult exported = folder.run(
            {u"export"_s, folder.path(u"p.gainsay"_s), u"--what"_s, u"everything"_s, u"--format"_s, u"jsonl"_s});
        int conversations = 0;
        for (const QJsonObject &row : rowsOf(exported.out)) {
            if (!row.contains(u"turns"_s))
                continue;
            ++conversations;
            const QJsonObject extra = row[u"extra"_s].toObject();
            QVERIFY2(extra[u"provenance"_s].toObject().contains(u"b2"_s), exported.out.left(2000));
            QCOMPARE(extra[u"source"_s].toString(), u"openings.jsonl"_s);
        }
        QCOMPARE(conversations, added);
        QVERIFY2(exported.out.contains("inquiring-user-m"), exported.out.left(2000));
    }

    void whatCannotBeCollectedSaysWhy()
    {
        CliFolder folder;
        QCOMPARE(folder.run({u"init"_s, folder.path(u"p.gainsay"_s)}).exit, 0);
        const QString file = folder.write(u"openings.jsonl"_s, "{\"u1\": \"好吧\"}\n");
        const QString bot = folder.write(u"bot.jsonl"_s, "{\"reply\": \"嗯\"}\n");
        const QStringList collect{u"collect"_s, folder.path(u"p.gainsay"_s), u"cdconv"_s, u"--from"_s, file};
        QCOMPARE(folder.run(collect).exit, 2);  // no bot
        const CliResult unsuited = folder.run(collect + QStringList{u"--bot"_s, u"replay:"_s + bot});
        QCOMPARE(unsuited.exit, 1);
        QVERIFY(unsuited.says("filter"));
        QCOMPARE(folder.run(collect + QStringList{u"--bot"_s, u"nobody"_s}).exit, 1);
        QCOMPARE(folder.run(collect + QStringList{u"--bot"_s, u"replay:"_s + bot, u"--methods"_s, u"guess"_s}).exit, 1);
        QCOMPARE(folder.run(collect + QStringList{u"--bot"_s, u"replay:"_s + bot, u"--top"_s, u"3"_s}).exit, 2);
    }

private:
    static CliResult trigger(const CliFolder &folder, const QString &method, const QString &file,
                             const QStringList &more = {})
    {
        return folder.run(QStringList{u"trigger"_s, u"--method"_s, method, u"--from"_s, file} + more);
    }
};

QTEST_GUILESS_MAIN(TestCliTriggers)
#include "tst_cli_triggers.moc"
