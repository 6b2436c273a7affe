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

QJsonObject said(const char *speaker, const char *text)
{
    return {{u"speaker"_s, QLatin1StringView(speaker)}, {u"text"_s, QLatin1StringView(text)}};
}
QByteArray lineOf(const QJsonObject &row)
{
    return QJsonDocument(row).toJson(QJsonDocument::Compact) + '\n';
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

    // Writer, inspectors, what they doubt, and the export of what passed.
    void wrongRepliesAreWrittenInspectedAndReturned()
    {
        CliFolder folder;
        folder.run({u"init"_s, u"w.gainsay"_s, u"--scheme"_s, u"mutual-writing"_s});
        folder.run({u"init"_s, u"i.gainsay"_s, u"--scheme"_s, u"mutual"_s});
        folder.run({u"user"_s, u"w.gainsay"_s, u"add"_s, u"wei"_s, u"--role"_s, u"annotator"_s});
        for (const QString &name : {u"ivy"_s, u"ira"_s})
            folder.run({u"user"_s, u"i.gainsay"_s, u"add"_s, name, u"--role"_s, u"annotator"_s});
        const QJsonArray turns{said("m", "Two coffees at 3 euros."), said("f", "And a cake for 4."),
                               said("m", "That makes 10 euros.")};
        folder.write(u"c.jsonl"_s, lineOf({{u"id"_s, u"a"_s}, {u"turns"_s, turns}}) +
                                       lineOf({{u"id"_s, u"b"_s}, {u"turns"_s, turns}}) +
                                       lineOf({{u"id"_s, u"c"_s}, {u"turns"_s, QJsonArray{said("m", "Hi")}}}));
        const CliResult made = folder.run(
            {u"writing"_s, u"w.gainsay"_s, u"make"_s, u"--from"_s, u"c.jsonl"_s, u"--batch"_s, u"one"_s, u"--json"_s});
        QCOMPARE(made.exit, 3);
        QCOMPARE(made.json()[u"added"_s].toInt(), 2);
        QCOMPARE(folder.run({u"assign"_s, u"w.gainsay"_s, u"--batch"_s, u"one"_s, u"--annotators"_s, u"wei"_s}).exit,
                 0);
        const auto written = [](const QString &id, const QString &second) {
            return lineOf({{u"conversation"_s, id},
                           {u"answers"_s, QJsonObject{{u"unusable"_s, false},
                                                      {u"wrong1"_s, u"That makes 7 euros."_s},
                                                      {u"fails1"_s, u"algebraic"_s},
                                                      {u"wrong2"_s, second},
                                                      {u"fails2"_s, u"algebraic"_s},
                                                      {u"wrong3"_s, u"That makes 6 euros."_s},
                                                      {u"fails3"_s, u"multi-fact"_s}}}});
        };
        // A copy and a reply that is too long are refused where they are written.
        folder.write(u"a.jsonl"_s, written(u"a"_s, u"that makes 10 EUROS"_s));
        const CliResult copy = write(folder);
        QCOMPARE(copy.exit, 3);
        QVERIFY2(copy.says("wrong2") && copy.says("copy"), copy.err);
        folder.write(u"a.jsonl"_s, written(u"a"_s, u"That would make no less than 100 euros for the two of you."_s));
        QVERIFY(write(folder).says("characters"));
        folder.write(u"a.jsonl"_s,
                     written(u"a"_s, u"That makes 17 euros."_s) + written(u"b"_s, u"That makes 13 euros."_s));
        QCOMPARE(write(folder).exit, 0);
        const QStringList handOver{u"writing"_s,   u"w.gainsay"_s, u"inspect"_s, u"--into"_s,
                                   u"i.gainsay"_s, u"--batch"_s,   u"look"_s,    u"--json"_s};
        QCOMPARE(folder.run(handOver).json()[u"added"_s].toInt(), 2);
        QCOMPARE(folder.run(handOver).json()[u"already_there"_s].toInt(), 2);
        QCOMPARE(
            folder.run({u"assign"_s, u"i.gainsay"_s, u"--batch"_s, u"look"_s, u"--annotators"_s, u"ivy,ira"_s}).exit,
            0);
        const auto items = byId(
            folder.run({u"export"_s, u"i.gainsay"_s, u"--what"_s, u"everything"_s, u"--format"_s, u"jsonl"_s}).out);
        QCOMPARE(items.size(), 2);
        for (const QString &name : {u"ivy"_s, u"ira"_s}) {
            QByteArray picks;
            for (const QJsonObject &item : items) {
                const QJsonArray replies = item[u"candidates"_s].toArray();
                QCOMPARE(replies.size(), 4);
                const bool misled = item[u"id"_s].toString().startsWith(u'b') && name == u"ira"_s;
                int picked = 0;
                while (replies[picked].toString() != (misled ? u"That makes 13 euros."_s : u"That makes 10 euros."_s))
                    ++picked;
                picks += lineOf({{u"conversation"_s, item[u"id"_s]},
                                 {u"answers"_s, QJsonObject{{u"ranking"_s, QJsonArray{QString(QChar(u'A' + picked))}},
                                                            {u"reasoning"_s, u"algebraic"_s},
                                                            {u"doubt"_s, false}}}});
            }
            folder.write(u"picks.jsonl"_s, picks);
            QCOMPARE(folder.run({u"annotate"_s, u"i.gainsay"_s, u"--user"_s, name, u"--from"_s, u"picks.jsonl"_s}).exit,
                     0);
        }
        const QStringList takeBack{u"writing"_s, u"w.gainsay"_s, u"return"_s, u"--from"_s, u"i.gainsay"_s, u"--json"_s};
        const CliResult back = folder.run(takeBack);
        QCOMPARE(back.json()[u"inspected"_s].toInt(), 2);
        QCOMPARE(back.json()[u"passed"_s].toInt(), 1);
        QCOMPARE(back.json()[u"returned"_s].toInt(), 1);
        QCOMPARE(folder.run(takeBack).json()[u"returned"_s].toInt(), 0);
        // The writer has it again, and its new version goes to the inspectors beside the old one.
        folder.write(u"a.jsonl"_s, written(u"b"_s, u"That makes 70 euros."_s));
        QCOMPARE(write(folder).exit, 0);
        QCOMPARE(folder.run(handOver).json()[u"added"_s].toInt(), 1);
        const CliResult gold =
            folder.run({u"export"_s, u"i.gainsay"_s, u"--what"_s, u"gold"_s, u"--format"_s, u"mutual"_s});
        QCOMPARE(gold.exit, 0);
        const QJsonObject row = QJsonDocument::fromJson(gold.out.split('\n').first()).object();
        QCOMPARE(row[u"article"_s].toString(), u"m : Two coffees at 3 euros. f : And a cake for 4."_s);
        const int right = row[u"answers"_s].toString().front().unicode() - u'A';
        QCOMPARE(row[u"options"_s].toArray()[right].toString(), u"That makes 10 euros."_s);
        QVERIFY(!gold.out.contains("13 euros"));
        QCOMPARE(folder.run({u"verify"_s, u"w.gainsay"_s}).exit, 0);
        QCOMPARE(folder.run({u"verify"_s, u"i.gainsay"_s}).exit, 0);
    }

private:
    static CliResult write(const CliFolder &folder)
    {
        return folder.run({u"annotate"_s, u"w.gainsay"_s, u"--user"_s, u"wei"_s, u"--from"_s, u"a.jsonl"_s});
    }

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
