// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/Formats.h"
#include "core/io/csv/CsvCells.h"
#include "core/scheme/SchemeLibrary.h"
#include "tests/unit/ImportSupport.h"

#include <QBuffer>
#include <QRegularExpression>
#include <QTest>

using namespace gainsay;
using namespace gainsay::test;
using namespace Qt::StringLiterals;

namespace {

Conversation sample()
{
    Conversation result;
    result.externalId = u"c1"_s;
    result.batch = u"b"_s;
    result.turns = {{u"user"_s, u"你好 \"朋友\", 😀"_s},
                    {u"bot"_s, u"=1+1\n第二行"_s},
                    {u"user"_s, u"'-x"_s},
                    {u"bot"_s, u" tab\there "_s}};
    result.target = 3;
    result.model = u"eva"_s;
    result.method = u"短句"_s;
    result.extra = {{"source", "crowd"}, {"deep", {1, {{"a", nullptr}}}}};
    result.gold = {{"category", "history"}, {"persona", "opinions"}};
    return result;
}

ExportOptions options(const QString &format)
{
    ExportOptions result;
    result.format = format;
    result.scheme = loadScheme(u"cdconv"_s)->scheme;
    result.fieldNames = {u"gold_source"_s};
    return result;
}

QByteArray written(const QString &format, const QList<ExportRow> &rows, const Json &project = {})
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    const Result<std::unique_ptr<ExportWriter>> writer = makeExportWriter(buffer, options(format));
    bool fine = writer.has_value() && (project.is_null() || (*writer)->writeProject(project));
    for (const ExportRow &row : rows)
        fine = fine && (*writer)->write(row);
    return fine && (*writer)->finish() ? bytes : QByteArray("refused");
}

Imported readBack(const QByteArray &bytes, const QString &format)
{
    ImportOptions import;
    import.format = format;
    import.scheme = loadScheme(u"cdconv"_s)->scheme;
    return importText(bytes, import);
}

}  // namespace

class TestExport : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everythingComesBack()
    {
        const Json work{{"annotations", {{{"user", "ann"}, {"revision", 1}}}}};
        const QByteArray bytes = written(u"jsonl"_s, {{sample(), {}, {{"work", work}}}}, {{"users", {"ann"}}});
        const Imported back = readBack(bytes, u"jsonl"_s);
        QCOMPARE(back.messages(), QStringList());
        QCOMPARE(back.rows.size(), 3);
        QCOMPARE(dumpJson(back.rows[2].end), QByteArray(R"({"conversations":1,"records":1})"));
        QCOMPARE(dumpJson(back.rows[0].project), QByteArray(R"({"users":["ann"]})"));
        QCOMPARE(dumpJson(back.rows[1].work), dumpJson(work));
        const Conversation conversation = back.rows[1].conversation;
        QCOMPARE(conversation.turns, sample().turns);
        QCOMPARE(written(u"jsonl"_s, {{conversation, {}, {{"work", back.rows[1].work}}}}, back.rows[0].project), bytes);
    }

    void candidatesAndMarkedTurnsComeBack()
    {
        Conversation conversation = sample();
        conversation.candidates = {u"yes"_s, u"no"_s};
        conversation.target = 1;
        conversation.related = 0;
        const QByteArray bytes = written(u"jsonl"_s, {{conversation, {}, Json::object()}});
        const Conversation back = readBack(bytes, u"jsonl"_s).rows.value(0).conversation;
        QCOMPARE(back.candidates, conversation.candidates);
        QCOMPARE(back.target, 1);
        QCOMPARE(back.related, conversation.related);
        QCOMPARE(written(u"jsonl"_s, {{back, {}, Json::object()}}), bytes);
    }

    void cdconvHasTheOriginalFieldsAndTheNewLabel()
    {
        const QByteArray bytes = written(
            u"cdconv"_s,
            {{sample(), {{"category", "history"}, {"persona", "experiences"}}, {{"gold_source", "agreement"}}}});
        const Json row = *parseJson(bytes.trimmed());
        QCOMPARE(row["label"].get<int>(), 3);
        QCOMPARE(row["persona"].get<int>(), 3);
        QCOMPARE(fromUtf8(row["gold_source"]), u"agreement"_s);
        QCOMPARE(fromUtf8(row["u1"]), sample().turns[0].text);
        QCOMPARE(fromUtf8(row["file"]), u"b"_s);
        QVERIFY(row.contains("source"));
        const QByteArray none = written(u"cdconv"_s, {{sample(), {{"category", "none"}}, Json::object()}});
        QVERIFY(!parseJson(none.trimmed())->contains("persona"));
    }

    // A second key of the same name makes some readers refuse the line and others take either value.
    void cdconvWritesEachNameOnce()
    {
        Conversation odd = sample();
        odd.extra = {{"label", 7}, {"persona", 9}, {"id", "x"}, {"u1", "y"}, {"user", "z"}, {"other", 1}};
        const Json answered{{"user", "ann"}, {"label", "history"}};
        for (const Json &answers : {Json{{"category", "history"}, {"persona", "opinions"}}, Json{{"category", "none"}},
                                    Json{{"risk", {"b1"}}}, Json()}) {
            const QByteArray bytes = written(u"cdconv"_s, {{odd, answers, answered}});
            for (const char *name : {"\"label\":", "\"persona\":", "\"id\":", "\"u1\":", "\"user\":", "\"other\":"})
                QVERIFY2(bytes.count(name) <= 1, bytes);
            const Json row = *parseJson(bytes.trimmed());
            const bool hasLabel = answers.is_object() && answers.contains("category");
            QVERIFY2(row["label"].is_number() == hasLabel, "a code where there is an answer");
            QCOMPARE(fromUtf8(row["user"]), u"ann"_s);
        }
    }

    // Python's splitlines() and others end a line at U+0085, U+2028 and U+2029; names of fields come from files too.
    void oneRowIsOneLineToEverybody()
    {
        Conversation odd = sample();
        odd.turns[1].text = u"a\u2028b\u2029c\u0085d “e” Â é"_s;
        odd.extra = {{toUtf8(u"say \"\\\u2028"_s), toUtf8(u"x\u0085"_s)}};
        for (const QString &format : {u"jsonl"_s, u"cdconv"_s, u"doccano"_s, u"huggingface"_s}) {
            const QByteArray bytes = written(format, {{odd, {{"category", "none"}}, Json::object()}});
            const QString text = QString::fromUtf8(bytes);
            QVERIFY2(!text.contains(QRegularExpression(u"[\u0085\u2028\u2029]"_s)), bytes);
            const Result<Json> row = parseJson(bytes.trimmed());
            QVERIFY2(row, bytes);
            const Conversation back =
                readBack(bytes, format == u"huggingface"_s ? u"jsonl"_s : format).rows.value(0).conversation;
            QCOMPARE(back.turns.value(1).text, odd.turns[1].text);
            QVERIFY2(dumpJson(back.extra).contains(dumpJson(odd.extra).sliced(1).chopped(1)), bytes);
        }
    }

    void cdconvRefusesOtherShapes()
    {
        Conversation odd = sample();
        odd.turns.removeLast();
        QCOMPARE(written(u"cdconv"_s, {{odd, {}, Json::object()}}), QByteArray("refused"));
        QCOMPARE(written(u"cdconv"_s, {}, Json::object()), QByteArray("refused"));
        QCOMPARE(written(u"csv"_s, {}, Json::object()), QByteArray("refused"));
    }

    void tablesComeBack()
    {
        const Json answers{
            {"risk", {"b1", "u2"}}, {"not_fluent", Json::array()}, {"b1_intra", false}, {"note", "=cmd"}};
        const QByteArray bytes = written(u"csv"_s, {{sample(), answers, {{"gold_source", "vote"}}}});
        QVERIFY(
            bytes.startsWith("id,batch,model,method,speakers,turn1,turn2,turn3,turn4,target,related,candidates,risk,"));
        QVERIFY(bytes.contains("'=1+1"));
        QVERIFY(bytes.contains("'=cmd"));
        QVERIFY(bytes.endsWith("vote\r\n"));
        const Imported back = readBack(bytes, u"csv"_s);
        QCOMPARE(back.messages(), QStringList());
        QCOMPARE(back.rows[0].conversation.turns, sample().turns);
        QCOMPARE(back.rows[0].conversation.externalId, u"c1"_s);
        QCOMPARE(dumpJson(back.rows[0].conversation.gold),
                 QByteArray(R"({"b1_intra":false,"note":"=cmd","risk":["b1","u2"]})"));
    }

    void emptyTablesHaveAHeader() { QVERIFY(written(u"csv"_s, {}).startsWith("id,batch")); }

    void formulasAreGuardedAndUnguarded()
    {
        for (const QString &text : {u"=A1"_s, u"+1+1"_s, u"-x"_s, u"@f"_s, u"\tx"_s, u"'=A1"_s, u"''-x"_s, u"'quoted"_s,
                                    u"plain"_s, u"-18.5"_s, QString()}) {
            QString cell = QString::fromUtf8(toCsvCell(text));
            if (cell.startsWith(u'"'))
                cell = cell.mid(1, cell.size() - 2);
            QCOMPARE(fromCsvCell(cell), text);
        }
        QCOMPARE(toCsvCell(u"-18.5"_s), QByteArray("-18.5"));
        QCOMPARE(toCsvCell(u"say \"hi\""_s), QByteArray("\"say \"\"hi\"\"\""));
    }
};

QTEST_GUILESS_MAIN(TestExport)
#include "tst_export.moc"
