// SPDX-License-Identifier: GPL-3.0-or-later
// Files of other annotation tools: what goes out comes back, and what those tools write themselves is understood.
#include "core/io/Formats.h"
#include "core/io/rows/CompanionFile.h"
#include "core/scheme/Answers.h"
#include "core/scheme/SchemeLibrary.h"
#include "tests/unit/ImportSupport.h"

#include <QBuffer>
#include <QTest>
#include <QXmlStreamReader>

using namespace gainsay;
using namespace gainsay::test;
using namespace Qt::StringLiterals;

namespace {

Conversation dialogue()
{
    Conversation result;
    result.externalId = u"c1"_s;
    result.batch = u"b"_s;
    result.turns = {{u"user"_s, u"你养猫吗 😀？"_s},
                    {u"bot"_s, u"😀我养了\n一只猫"_s},
                    {u"user"_s, u"真的: 吗"_s},
                    {u"bot"_s, u"我从没养过猫"_s}};
    result.target = 3;
    result.model = u"eva"_s;
    result.extra = {{"source", "own"}};
    return result;
}

Scheme schemeNamed(const QString &name)
{
    return loadScheme(name)->scheme;
}

Json historyAnswers()
{
    const Json answers = {{"risk", Json::array()},
                          {"not_fluent", Json::array()},
                          {"b1_intra", false},
                          {"category", "history"},
                          {"persona", "experiences"},
                          {"evidence",
                           {{{"utterance", 1}, {"start", 1}, {"end", 4}, {"link", 1}},
                            {{"utterance", 3}, {"start", 0}, {"end", 6}, {"link", 1}},
                            {{"utterance", 0}, {"start", 2}, {"end", 6}}}},
                          {"note", "two lines\nof a note"}};
    return *checkAnswers(schemeNamed(u"cdconv"_s), dialogue(), answers);
}

Json plainAnswers()
{
    return {{"risk", {"b1", "u2"}}, {"not_fluent", Json::array()}, {"b1_intra", true}};
}

ExportRow said(const QString &person, const Json &answers)
{
    return {dialogue(), answers, {{"user", toUtf8(person)}, {"created_at", 1'700'000'000'123}, {"active_ms", 4567}}};
}

struct Written {
    QByteArray bytes;
    std::optional<CompanionFile> companion;
};

Written write(const QString &format, const Scheme &scheme, const QList<ExportRow> &rows)
{
    ExportOptions options;
    options.format = format;
    options.fileName = u"train.jsonl"_s;
    options.scheme = scheme;
    options.fieldNames = {u"gold_source"_s, u"user"_s};
    QBuffer buffer;
    (void)buffer.open(QIODevice::WriteOnly);
    const auto writer = makeExportWriter(buffer, options);
    bool fine = writer.has_value();
    for (const ExportRow &row : rows)
        fine = fine && (*writer)->write(row);
    if (!fine || !(*writer)->finish())
        return {"refused", {}};
    return {buffer.data(), (*writer)->companion()};
}

QByteArray fixture(const QString &name)
{
    QFile file(QStringLiteral(GAINSAY_TEST_DATA "/exchange/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("missing");
}

Imported read(const QByteArray &bytes, const QString &format, const Scheme &scheme)
{
    ImportOptions options;
    options.format = format;
    options.scheme = scheme;
    return importText(bytes, options, u"sample.json"_s);
}

void compareConversations(const Conversation &found, const Conversation &wanted)
{
    QCOMPARE(found.externalId, wanted.externalId);
    QCOMPARE(found.batch, wanted.batch);
    QCOMPARE(found.turns, wanted.turns);
    QCOMPARE(found.target, wanted.target);
    QCOMPARE(found.candidates, wanted.candidates);
    QCOMPARE(found.model, wanted.model);
    QCOMPARE(dumpJson(found.extra), dumpJson(wanted.extra));
}

}  // namespace

class TestExchange : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void labelStudioBringsEverybodyBack()
    {
        const Scheme scheme = schemeNamed(u"cdconv"_s);
        const Written out =
            write(u"labelstudio"_s, scheme, {said(u"ann"_s, historyAnswers()), said(u"bob"_s, plainAnswers())});
        const Json tasks = *parseJson(out.bytes);
        QCOMPARE(tasks.size(), size_t(1));
        QCOMPARE(tasks[0]["annotations"].size(), size_t(2));
        const Imported back = read(out.bytes, u"labelstudio"_s, scheme);
        QCOMPARE(back.messages(), QStringList());
        QCOMPARE(back.rows.size(), 1);
        compareConversations(back.rows[0].conversation, dialogue());
        const QList<PersonAnswers> people = back.rows[0].people;
        QCOMPARE(people.size(), 2);
        QCOMPARE(people[0].person, u"ann"_s);
        QCOMPARE(dumpJson(people[0].answers), dumpJson(historyAnswers()));
        QCOMPARE(people[0].createdAt, 1'700'000'000'123);
        QCOMPARE(people[0].activeMs, 4567);
        QCOMPARE(dumpJson(people[1].answers), dumpJson(plainAnswers()));
    }

    void labelStudioKeepsGoldApart()
    {
        const Scheme scheme = schemeNamed(u"cdconv"_s);
        const Written out =
            write(u"labelstudio"_s, scheme, {{dialogue(), historyAnswers(), {{"gold_source", "agreement"}}}});
        const Imported back = read(out.bytes, u"labelstudio"_s, scheme);
        QCOMPARE(back.messages(), QStringList());
        QVERIFY(back.rows[0].people.isEmpty());
        QCOMPARE(dumpJson(back.rows[0].conversation.gold), dumpJson(historyAnswers()));
    }

    // As the tool's own page writes them: numbers as texts, other names for the turns, a number for the person.
    void labelStudiosOwnFilesAreRead()
    {
        const QByteArray file = fixture(u"labelstudio.json"_s);
        const Imported back = read(file, u"labelstudio"_s, schemeNamed(u"rgm"_s));
        QCOMPARE(back.rows.size(), 1);
        QCOMPARE(back.rows[0].conversation.externalId, u"task-7"_s);
        QCOMPARE(back.rows[0].conversation.turns[1].text, u"no } [ \" hello"_s);
        QCOMPARE(back.rows[0].people.size(), 1);
        QCOMPARE(back.rows[0].people[0].person, u"3"_s);
        QCOMPARE(back.rows[0].people[0].activeMs, 1500);
        QCOMPARE(back.messages().size(), 1);
        QVERIFY(back.messages()[0].contains("data.dialogue"_L1));
    }

    void offsetsThatMissTheirTextAreNamed()
    {
        const QByteArray file = fixture(u"labelstudio-shifted.json"_s);
        const Imported back = read(file, u"labelstudio"_s, schemeNamed(u"cdconv"_s));
        QCOMPARE(back.rows.size(), 0);
        QVERIFY(back.messages().value(0).contains(u"四"_s));
    }

    // PostgreSQL cannot hold it, and no other reader lets it in.
    void aNulIsRefusedWhereverItStands()
    {
        for (const char *turn : {R"({"author":"a","text":"x\u0000y"})", R"({"author":"a\u0000b","text":"x"})"}) {
            const QByteArray file = QByteArray(R"([{"id":1,"data":{"dialogue":[)") + turn + "]}}]";
            const Imported back = read(file, u"labelstudio"_s, schemeNamed(u"rgm"_s));
            QCOMPARE(back.rows.size(), 0);
            QCOMPARE(back.errors.size(), 1);
            QVERIFY2(back.errors.first().reason.contains(u"NUL"_s), qPrintable(back.errors.first().reason));
        }
    }

    void brokenListsAreRefused()
    {
        QVERIFY(!read("[{\"data\": {", u"labelstudio"_s, schemeNamed(u"rgm"_s)).failure.isEmpty());
        QVERIFY(!read("id,text\n1,x\n", u"labelstudio"_s, schemeNamed(u"rgm"_s)).failure.isEmpty());
    }

    void labelStudioConfigurationHasEveryQuestion()
    {
        const Scheme scheme = schemeNamed(u"cdconv"_s);
        const Written out = write(u"labelstudio"_s, scheme, {});
        QCOMPARE(out.bytes, QByteArray("[]\n"));
        QXmlStreamReader xml(out.companion->text);
        QStringList names;
        while (!xml.atEnd()) {
            xml.readNext();
            if (xml.isStartElement() && xml.attributes().hasAttribute(u"toName"_s))
                names.append(xml.attributes().value(u"name"_s).toString());
        }
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        QStringList wanted;
        for (const Question &question : scheme.questions)
            wanted.append(question.id);
        QCOMPARE(names, wanted);
    }

    void doccanoBringsEverybodyBack()
    {
        const Scheme scheme = schemeNamed(u"cdconv"_s);
        const Written out = write(u"doccano"_s, scheme,
                                  {said(u"ann"_s, historyAnswers()),
                                   said(u"bob"_s, plainAnswers()),
                                   {dialogue(), {{"category", "role"}}, Json::object()}});
        const Json first = *parseJson(out.bytes.left(out.bytes.indexOf('\n')));
        QVERIFY(fromUtf8(first["text"]).startsWith(u"user: 你养猫吗"_s));
        const Imported back = read(out.bytes, u"doccano"_s, scheme);
        QCOMPARE(back.messages(), QStringList());
        QCOMPARE(back.rows.size(), 3);
        for (const ImportRow &row : back.rows)
            compareConversations(row.conversation, dialogue());
        QCOMPARE(back.rows[0].people[0].person, u"ann"_s);
        QCOMPARE(dumpJson(back.rows[0].people[0].answers), dumpJson(historyAnswers()));
        QCOMPARE(dumpJson(back.rows[1].people[0].answers), dumpJson(plainAnswers()));
        QVERIFY(back.rows[2].people.isEmpty());
        QCOMPARE(dumpJson(back.rows[2].conversation.gold), QByteArray(R"({"category":"role"})"));
    }

    void doccanosOwnFilesAreRead()
    {
        const QByteArray file = fixture(u"doccano.jsonl"_s);
        const Imported back = read(file, u"doccano"_s, schemeNamed(u"cdconv"_s));
        QCOMPARE(back.rows.size(), 2);
        const Conversation first = back.rows[0].conversation;
        QCOMPARE(first.turns, QList<Utterance>({{u"A"_s, u"😀 hi"_s}, {u"B"_s, u"no"_s}}));
        QCOMPARE(fromUtf8(first.gold["evidence"][0]["text"]), u"😀"_s);
        QCOMPARE(fromUtf8(first.gold["evidence"][1]["text"]), u"no"_s);
        QCOMPARE(first.extra["Comments"].size(), size_t(1));
        QCOMPARE(back.rows[1].conversation.turns, QList<Utterance>({{u"user"_s, u"one"_s}, {u"bot"_s, u"two"_s}}));
        QCOMPARE(fromUtf8(back.rows[1].conversation.gold["category"]), u"role"_s);
        QCOMPARE(back.errors.size(), 1);
    }

    void otherKindsOfAnswersTravelToo_data()
    {
        QTest::addColumn<QString>("scheme");
        QTest::addColumn<QByteArray>("answers");
        QTest::newRow("scale") << u"crp-appropriateness"_s << QByteArray(R"({"score":1,"faults":["ICW","FNC"]})");
        QTest::newRow("ranking") << u"mutual"_s
                                 << QByteArray(R"({"ranking":["B","A"],"reasoning":"algebraic","doubt":false})");
    }

    void otherKindsOfAnswersTravelToo()
    {
        QFETCH(QString, scheme);
        QFETCH(QByteArray, answers);
        const Json given = *parseJson(answers);
        Conversation conversation = dialogue();
        conversation.candidates = {u"a"_s, u"b"_s, u"c"_s, u"d"_s};
        for (const QString &format : {u"labelstudio"_s, u"doccano"_s}) {
            const Written out = write(format, schemeNamed(scheme), {{conversation, given, {{"user", "ann"}}}});
            const Imported back = read(out.bytes, format, schemeNamed(scheme));
            QCOMPARE(back.messages(), QStringList());
            compareConversations(back.rows[0].conversation, conversation);
            QCOMPARE(dumpJson(back.rows[0].people[0].answers), dumpJson(given));
        }
    }

    void predictionsFitLabelStudioOnly()
    {
        const Json prediction = {{"label_name", "history"},
                                 {"model", "m"},
                                 {"version", "1"},
                                 {"probabilities", {{"history", 0.75}}},
                                 {"spans", {{{"utterance", 3}, {"start", 0}, {"end", 2}}}}};
        const ExportRow row{dialogue(), {}, {{"prediction", prediction}}};
        const Scheme scheme = schemeNamed(u"cdconv"_s);
        const Json task = (*parseJson(write(u"labelstudio"_s, scheme, {row}).bytes))[0];
        QCOMPARE(task["predictions"][0]["score"].get<double>(), 0.75);
        QCOMPARE(task["predictions"][0]["result"].size(), size_t(2));
        QCOMPARE(write(u"doccano"_s, scheme, {row}).bytes, QByteArray("refused"));
    }

    void huggingFaceRowsHaveTheSameColumns()
    {
        const Scheme scheme = schemeNamed(u"cdconv"_s);
        Conversation bare = dialogue();
        bare.extra = Json::object();
        const Written out = write(u"huggingface"_s, scheme,
                                  {{dialogue(), historyAnswers(), {{"gold_source", "vote"}}},
                                   {bare, {{"category", "none"}}, Json::object()}});
        const QList<QByteArray> lines = out.bytes.trimmed().split('\n');
        QStringList columns[2];
        for (int i = 0; i < 2; ++i) {
            const Json line = *parseJson(lines[i]);
            for (const auto &[name, value] : line.items())
                columns[i].append(fromUtf8(name));
        }
        QCOMPARE(columns[0], columns[1]);
        QVERIFY(columns[0].contains(u"evidence"_s));
        const Imported back = read(out.bytes, u"jsonl"_s, scheme);
        QCOMPARE(back.messages(), QStringList());
        QCOMPARE(back.rows[0].conversation.turns, dialogue().turns);
        QCOMPARE(fromUtf8(back.rows[0].conversation.extra["source"]), u"own"_s);
        QCOMPARE(fromUtf8(back.rows[0].conversation.gold["category"]), u"history"_s);
        QCOMPARE(back.rows[0].conversation.gold["evidence"].size(), size_t(3));
    }

    void theDataCardSaysWhatIsInIt()
    {
        const Written out =
            write(u"huggingface"_s, schemeNamed(u"cdconv"_s), {{dialogue(), historyAnswers(), Json::object()}});
        QCOMPARE(out.companion->name, u"README.md"_s);
        const QByteArray card = out.companion->text;
        QVERIFY(card.startsWith("---\n"));
        for (const char *part : {"\n- zh\n", "n<1K", "data_files: \"train.jsonl\"", "| history | 1 |", "`persona`"})
            QVERIFY2(card.contains(part), part);
        const Json row = *parseJson(out.bytes);
        for (const auto &[column, value] : row.items())
            QVERIFY2(card.contains('`' + QByteArray::fromStdString(column) + '`'), column.c_str());
    }

    void nobodysOwnFileIsWrittenOver()
    {
        const QTemporaryDir folder;
        const QString data = folder.filePath(u"train.jsonl"_s);
        const CompanionFile card{u"README.md"_s, "---\n# ours\nnew\n"};
        QVERIFY(writeCompanion(data, card));
        QVERIFY(writeCompanion(data, card));
        QFile own(folder.filePath(u"README.md"_s));
        QVERIFY(own.open(QIODevice::WriteOnly));
        own.write("# my notes\n");
        own.close();
        QCOMPARE(writeCompanion(data, card).error().kind, ErrorKind::Conflict);
        QCOMPARE(own.size(), 11);
    }
};

QTEST_GUILESS_MAIN(TestExchange)
#include "tst_exchange.moc"
