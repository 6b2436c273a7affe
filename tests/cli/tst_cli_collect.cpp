// SPDX-License-Identifier: GPL-3.0-or-later
// Batches that are made with chatbots, as scripts make them.
#include "tests/cli/CliSupport.h"

#include <QJsonArray>
#include <QTest>

using namespace gainsay::test;
using namespace Qt::StringLiterals;

namespace {

// Two dialogues with three contexts: "Often?" and "Where?" after statements, the second also from three turns before.
constexpr auto dialogues =
    R"({"id": "a", "turns": [{"speaker": "A", "text": "I sing."}, {"speaker": "B", "text": "Often?"}]}
{"id": "b", "turns": [{"speaker": "A", "text": "I dance. And you?"}, {"speaker": "B", "text": "Nice."}, {"speaker": "A", "text": "In town."}, {"speaker": "B", "text": "Where?"}]}
{"id": "c", "turns": [{"speaker": "A", "text": "Hello."}, {"speaker": "B", "text": "Good day."}]}
)";

QByteArray term(const QByteArray &history, const QByteArray &continuation, const QByteArray &numbers)
{
    return "{\"history\": [" + history + "], \"continuation\": \"" + continuation + "\", \"logprobs\": [" + numbers +
           "]}\n";
}
QByteArray turn(const QByteArray &role, const QByteArray &text)
{
    return "{\"role\": \"" + role + "\", \"text\": \"" + text + "\"}";
}

// FQness: a at distance 1: -1 - -3 = 2; b at distance 1: -2 - -3 = 1; b at distance 3: -1 - -6 = 5.
QByteArray scores()
{
    const QByteArray dance = turn("user", "I dance. And you?");
    const QByteArray nice = turn("assistant", "Nice.");
    const QByteArray town = turn("user", "In town.");
    return term(turn("user", "I sing."), "Often?", "-1") + term("", "Often?", "-3") +
           term(dance + "," + nice + "," + town, "Where?", "-2") + term(dance + "," + nice, "Where?", "-1,-2") +
           term(dance, "Where?", "-1") + term(turn("user", "And you?") + "," + nice + "," + town, "Where?", "-2,-2,-2");
}

QByteArray withoutLine(const QByteArray &text, int line)
{
    QByteArrayList lines = text.split('\n');
    lines.removeAt(line);
    return lines.join('\n');
}

// The lines of an export, by what their field says.
QMap<QString, QJsonObject> byId(const QByteArray &lines)
{
    QMap<QString, QJsonObject> rows;
    for (const QByteArray &line : lines.split('\n')) {
        const QJsonObject row = QJsonDocument::fromJson(line).object();
        if (row.contains(u"id"_s))
            rows.insert(row[u"id"_s].toString(), row);
    }
    return rows;
}

}  // namespace

class TestCliCollect : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theBestContextsBecomeABatchWithTheReferentMarked()
    {
        CliFolder folder;
        const CliResult made = collect(folder, {u"--top"_s, u"1"_s, u"--random"_s, u"1"_s});
        QCOMPARE(made.exit, 0);
        QCOMPARE(made.json()[u"pool"_s].toObject()[u"1"_s].toInt(), 2);
        QCOMPARE(made.json()[u"pool"_s].toObject()[u"3"_s].toInt(), 1);
        QCOMPARE(made.json()[u"chosen"_s].toInt(), 4);
        QCOMPARE(made.json()[u"added"_s].toInt(), 4);
        const CliResult exported =
            folder.run({u"export"_s, u"p.gainsay"_s, u"--what"_s, u"everything"_s, u"--format"_s, u"jsonl"_s});
        const auto rows = byId(exported.out);
        const QJsonObject near = rows[u"fq-a-t2-d1-top-replay"_s];
        QVERIFY2(!near.isEmpty(), exported.out);
        const QJsonObject extra = near[u"extra"_s].toObject();
        QCOMPARE(extra[u"fqness"_s].toDouble(), 2.0);
        QCOMPARE(extra[u"distance"_s].toInt(), 1);
        QCOMPARE(extra[u"provenance"_s].toObject()[u"sampling"_s].toObject()[u"top_p"_s].toDouble(), 0.5);
        const QJsonObject far = rows[u"fq-b-t4-d3-top-replay"_s];
        QCOMPARE(far[u"related"_s].toInt(), 0);
        QCOMPARE(far[u"target"_s].toInt(), 4);
        QCOMPARE(far[u"turns"_s].toArray().last().toObject()[u"speaker"_s].toString(), u"A"_s);
        QCOMPARE(far[u"turns"_s].toArray().last().toObject()[u"text"_s].toString(), u"Never."_s);
        QCOMPARE(far[u"extra"_s].toObject()[u"fqness"_s].toDouble(), 5.0);
        QCOMPARE(far[u"extra"_s].toObject()[u"referent"_s].toString(), u"I dance."_s);
        QCOMPARE(far[u"method"_s].toString(), u"top"_s);
    }

    void aRunGoesOnWhereItStopped()
    {
        CliFolder folder;
        const QStringList all{u"--top"_s, u"2"_s, u"--scores"_s, u"kept.jsonl"_s};
        const CliResult first = collect(folder, {u"--top"_s, u"1"_s, u"--scores"_s, u"kept.jsonl"_s});
        QCOMPARE(first.json()[u"scored"_s].toInt(), 3);
        QCOMPARE(first.json()[u"added"_s].toInt(), 2);
        const CliResult second = collect(folder, all);
        QCOMPARE(second.json()[u"scored"_s].toInt(), 0);
        QCOMPARE(second.json()[u"already_there"_s].toInt(), 2);
        QCOMPARE(second.json()[u"added"_s].toInt(), 1);
        QCOMPARE(collect(folder, all).json()[u"added"_s].toInt(), 0);
    }

    void whatFailsIsNamedAndTheRestIsMade()
    {
        CliFolder folder;
        folder.write(u"replies.jsonl"_s, "{\"history\": [\"I sing.\", \"Often?\"], \"reply\": \" \"}\n"
                                         "{\"history\": [{\"role\": \"assistant\", \"text\": \"I sing.\"}, {\"role\": "
                                         "\"user\", \"text\": \"Often?\"}], \"reply\": \" \"}\n"
                                         "{\"reply\": \"Never.\"}\n");
        const CliResult made = collect(folder, {u"--top"_s, u"2"_s}, withoutLine(scores(), 2));
        QCOMPARE(made.exit, 3);
        QCOMPARE(made.json()[u"added"_s].toInt(), 1);
        QVERIFY(made.says("b, turn 4, distance 1") && made.says("returned nothing"));
    }

    void whatCannotWorkIsSaid()
    {
        CliFolder folder;
        QCOMPARE(folder.run({u"collect"_s, u"p.gainsay"_s, u"rgm"_s}).exit, 2);
        QCOMPARE(folder.run({u"collect"_s, u"p.gainsay"_s, u"nothing"_s}).exit, 2);
        const CliResult other = collect(folder, {}, scores(), u"cdconv"_s);
        QCOMPARE(other.exit, 1);
        QVERIFY(other.says("scheme rgm"));
        CliFolder empty;
        empty.write(u"dialogues.jsonl"_s, "{\"turns\": [{\"speaker\": \"A\", \"text\": \"Hello.\"}]}\n");
        const CliResult nothing = collect(empty, {});
        QCOMPARE(nothing.exit, 1);
        QVERIFY(nothing.says("question"));
    }

    void table7ComparesTheSelections()
    {
        CliFolder folder;
        collect(folder, {u"--top"_s, u"2"_s, u"--random"_s, u"2"_s});
        for (const QString &name : {u"eva"_s, u"max"_s, u"ida"_s})
            QCOMPARE(folder.run({u"user"_s, u"p.gainsay"_s, u"add"_s, name, u"--role"_s, u"annotator"_s}).exit, 0);
        QCOMPARE(folder
                     .run({u"assign"_s, u"p.gainsay"_s, u"--batch"_s, u"fq"_s, u"--annotators"_s, u"eva,max,ida"_s,
                           u"--raters"_s, u"3"_s})
                     .exit,
                 0);
        QByteArray answers;
        for (const char *id :
             {"fq-a-t2-d1-top-replay", "fq-b-t4-d1-top-replay", "fq-a-t2-d1-random-replay", "fq-b-t4-d1-random-replay"})
            answers += "{\"conversation\": \"" + QByteArray(id) + "\", \"answers\": {\"contradiction\": \"" +
                       (QByteArray(id).contains("top") ? "contradictory" : "noncontradictory") + "\"}}\n";
        folder.write(u"answers.jsonl"_s, answers);
        for (const QString &name : {u"eva"_s, u"max"_s, u"ida"_s})
            QCOMPARE(
                folder.run({u"annotate"_s, u"p.gainsay"_s, u"--user"_s, name, u"--from"_s, u"answers.jsonl"_s}).exit,
                0);
        const CliResult table =
            folder.run({u"report"_s, u"p.gainsay"_s, u"table"_s, u"--study"_s, u"rgm"_s, u"--number"_s, u"7"_s});
        QCOMPARE(table.exit, 0);
        QVERIFY2(table.out.contains("d = 1") && table.out.contains("TOP") && table.out.contains("RANDOM"), table.out);
    }

private:
    // With replies and scores out of files; dialogues that the test has written itself stay.
    static CliResult collect(const CliFolder &folder, const QStringList &more, const QByteArray &known = scores(),
                             const QString &scheme = u"rgm"_s)
    {
        if (folder.read(u"dialogues.jsonl"_s).isEmpty())
            folder.write(u"dialogues.jsonl"_s, dialogues);
        if (folder.read(u"replies.jsonl"_s).isEmpty())
            folder.write(u"replies.jsonl"_s, "{\"reply\": \"Never.\"}\n");
        folder.write(u"known.jsonl"_s, known);
        if (!QFile::exists(folder.path(u"p.gainsay"_s)))
            folder.run({u"init"_s, u"p.gainsay"_s, u"--scheme"_s, scheme});
        return folder.run(QStringList{u"collect"_s, u"p.gainsay"_s, u"rgm"_s, u"--from"_s, u"dialogues.jsonl"_s,
                                      u"--scorer"_s, u"replay:"_s + folder.path(u"known.jsonl"_s), u"--bots"_s,
                                      u"replay:"_s + folder.path(u"replies.jsonl"_s), u"--batch"_s, u"fq"_s,
                                      u"--json"_s} +
                          more);
    }
};

QTEST_GUILESS_MAIN(TestCliCollect)
#include "tst_cli_collect.moc"
