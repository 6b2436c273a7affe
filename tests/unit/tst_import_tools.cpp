// SPDX-License-Identifier: GPL-3.0-or-later
// Files of other tools and corpora: what each becomes, and what is said of rows that are broken.
#include "core/io/Formats.h"
#include "core/io/rows/AnswerCells.h"
#include "core/io/rows/ImportNotes.h"
#include "core/scheme/SchemeLibrary.h"
#include "tests/unit/ImportSupport.h"

#include <QDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace gainsay;
using namespace gainsay::test;

namespace {

Scheme schemeNamed(const QString &id)
{
    return loadScheme(id)->scheme;
}

ImportOptions optionsFor(const QString &format, const QString &scheme, const QString &mapping = {})
{
    ImportOptions options;
    options.format = format;
    options.scheme = schemeNamed(scheme);
    options.mapping = *parseColumnMapping(mapping);
    return options;
}

bool writeFile(const QString &path, const QByteArray &text)
{
    QFile file(path);
    return QDir().mkpath(QFileInfo(path).path()) && file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
}

Imported importPath(const QString &path, const ImportOptions &options)
{
    Imported result;
    const auto reader = openImport(path, options);
    if (!reader) {
        result.failure = reader.error().message;
        return result;
    }
    for (;;) {
        auto event = (*reader)->next();
        if (!event) {
            result.failure = event.error().message;
            return result;
        }
        if (std::holds_alternative<EndOfRows>(*event))
            return result;
        if (auto *row = std::get_if<ImportRow>(&*event))
            result.rows.append(std::move(*row));
        else
            result.errors.append(std::get<RowError>(*event));
    }
}

QStringList noteSentences(const Imported &imported, const Scheme &scheme)
{
    ImportNotes notes;
    for (const ImportRow &row : imported.rows)
        notes.add(row);
    for (const RowError &error : imported.errors)
        notes.add(error);
    return notes.sentences(scheme);
}

QString goldOf(const Imported &imported, int row, const char *question)
{
    return imported.rows.size() > row ? answerToCell(imported.rows[row].conversation.gold.value(question, Json()))
                                      : QString();
}

using Turns = QList<Utterance>;

}  // namespace

class TestImportTools : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void labelsGoByCodeValueAndTitleInAnyLanguage_data()
    {
        QTest::addColumn<QString>("cell");
        QTest::addColumn<QString>("wanted");
        const Question question = *schemeNamed(u"cdconv"_s).question(u"category"_s);
        for (const Option &option : question.options) {
            const QString value = answerToCell(option.value);
            QTest::newRow(qPrintable(value + u" by code"_s)) << QString::number(option.code) << value;
            QTest::newRow(qPrintable(value + u" by value"_s)) << value.toUpper() << value;
            for (const QString &language : LocalizedText::languages())
                QTest::newRow(qPrintable(value + u" in "_s + language))
                    << u' ' + option.title.text(language).toUpper() + u' ' << value;
        }
        QTest::newRow("no answer") << u"maybe"_s << QString();
        QTest::newRow("nothing") << u" "_s << QString();
        QTest::newRow("no such code") << u"17"_s << QString();
    }

    void labelsGoByCodeValueAndTitleInAnyLanguage()
    {
        QFETCH(QString, cell);
        QFETCH(QString, wanted);
        const Scheme scheme = schemeNamed(u"cdconv"_s);
        const auto answer = answerFromCell(*scheme.question(u"category"_s), cell);
        QCOMPARE(answer ? answerToCell(*answer) : QString(), wanted);
    }

    void unknownLabelsAreListedOnceWithWhatWasExpected()
    {
        const Imported back = importText("id,turn1,turn2,label\na,hi,ho,perhaps\nb,hi,ho,perhaps\nc,hi,ho,NONE\n",
                                         optionsFor(u"csv"_s, u"cdconv"_s), u"x.csv"_s);
        QCOMPARE(back.rows.size(), 1);
        QCOMPARE(goldOf(back, 0, "category"), u"none"_s);
        QCOMPARE(back.errors.size(), 2);
        QVERIFY2(back.messages()[0].startsWith(u"line 2, label:"_s), qPrintable(back.messages()[0]));
        const QStringList notes = noteSentences(back, schemeNamed(u"cdconv"_s));
        QCOMPARE(notes.filter(u"perhaps"_s).size(), 1);
        QVERIFY2(notes[0].contains(u"2"_s) && notes[0].contains(u"history"_s), qPrintable(notes[0]));
    }

    void mappingsSurviveBeingWritten()
    {
        const QString text = u"id=a\\,b,label=x,person=who,turns=q\\|1|a,speakers=A|B,answer.persona=p,header=no"_s;
        const ColumnMapping mapping = *parseColumnMapping(text);
        QCOMPARE(mapping.id, u"a,b"_s);
        QCOMPARE(mapping.turns, QStringList({u"q|1"_s, u"a"_s}));
        QCOMPARE(mapping.answers.value(u"persona"_s), u"p"_s);
        QVERIFY(!mapping.hasHeader);
        QCOMPARE(*parseColumnMapping(columnMappingText(mapping)), mapping);
        QVERIFY(!parseColumnMapping(u"header=perhaps"_s));
    }

    void chatLogsBecomeConversations()
    {
        const Imported back = importText(R"({"id":"c1","messages":[{"role":"system","content":"Be brief."},)"
                                         R"({"role":"user","content":"Tea?"},)"
                                         R"({"role":"assistant","content":[{"type":"text","text":"I never drink."}]},)"
                                         R"({"role":"user","content":"Thanks"}],"label":"None"})"
                                         "\n{\"id\":\"c2\",\"messages\":[]}\n{\"id\":\"c3\",\"messages\":"
                                         "[{\"role\":\"user\",\"content\":\" \"}]}\n{\"id\":\"c4\"}\n",
                                         optionsFor(u"chat"_s, u"cdconv"_s));
        QCOMPARE(back.rows.size(), 1);
        const Conversation &first = back.rows[0].conversation;
        QCOMPARE(first.turns,
                 Turns({{u"user"_s, u"Tea?"_s}, {u"bot"_s, u"I never drink."_s}, {u"user"_s, u"Thanks"_s}}));
        QCOMPARE(first.target, 1);
        QCOMPARE(fromUtf8(first.extra["system"]), u"Be brief."_s);
        QCOMPARE(goldOf(back, 0, "category"), u"none"_s);
        QCOMPARE(back.errors.size(), 3);
        QVERIFY2(back.messages()[1].contains(u"messages[0].text"_s), qPrintable(back.messages()[1]));
        QVERIFY2(back.messages()[2].contains(u"role"_s), qPrintable(back.messages()[2]));
    }

    void shareGptIsAChatLog()
    {
        const QByteArray list = R"([{"id":"s","conversations":[{"from":"human","value":"Hi"},)"
                                R"({"from":"gpt","value":"Hello"}]},)"
                                R"({"conversations":[{"from":"gpt","value":"Bye"}]},{"conversations":7}])";
        const Imported back = importText(list, optionsFor(u"chat"_s, u"cdconv"_s), u"share.json"_s);
        QCOMPARE(back.rows.size(), 2);
        QCOMPARE(back.rows[0].conversation.turns, Turns({{u"user"_s, u"Hi"_s}, {u"bot"_s, u"Hello"_s}}));
        // Rows of a list on one line are told apart by their number.
        QCOMPARE(back.rows[1].conversation.externalId, u"share-2"_s);
        QCOMPARE(back.errors.size(), 1);
        QVERIFY(back.messages()[0].contains(u"conversations"_s));
    }

    void decodeKeepsLabelSpeakersAndEvidence()
    {
        const QByteArray rows =
            R"({"record_id":"r1","turns":[{"turn_id":0,"agent_id":0,"text":"I have a dog","auxiliary":{"x":1}},)"
            R"({"turn_id":1,"agent_id":1,"text":"Nice"},{"turn_id":2,"agent_id":0,"text":"I have no pet"}],)"
            R"("is_contradiction":true,"aggregated_contradiction_indices":[0,2],"num_of_turns_by_writer":1})"
            "\n"
            R"({"record_id":"r2","turns":[{"agent_id":0,"text":"a"},{"agent_id":1,"text":"b"}],"is_contradiction":false})"
            "\n"
            R"({"record_id":"r3","turns":[{"agent_id":0,"text":"a"}],"is_contradiction":"yes"})"
            "\n"
            R"({"record_id":"r4","turns":[{"agent_id":0,"text":"a"}],"aggregated_contradiction_indices":[9]})"
            "\n";
        const Imported back = importText(rows, optionsFor(u"decode"_s, u"rgm"_s));
        QCOMPARE(back.rows.size(), 2);
        const Conversation &first = back.rows[0].conversation;
        QCOMPARE(first.externalId, u"r1"_s);
        QCOMPARE(first.turns[1], (Utterance{u"B"_s, u"Nice"_s}));
        QCOMPARE(first.target, 2);
        QCOMPARE(first.related, std::optional(0));
        QCOMPARE(goldOf(back, 0, "contradiction"), u"contradictory"_s);
        QCOMPARE(goldOf(back, 1, "contradiction"), u"noncontradictory"_s);
        QVERIFY(back.messages()[0].contains(u"is_contradiction"_s));
        QVERIFY(back.messages()[1].contains(u"aggregated_contradiction_indices"_s));
        const QStringList notes = noteSentences(back, schemeNamed(u"rgm"_s));
        QVERIFY2(notes.join(u' ').contains(u"turns[].auxiliary"_s), qPrintable(notes.join(u' ')));
        QVERIFY2(notes.join(u' ').contains(u"num_of_turns_by_writer"_s), qPrintable(notes.join(u' ')));
        // Contradictory of some kind is no category of cdconv: nothing is made up, and it is said.
        const Imported kinds = importText(rows, optionsFor(u"decode"_s, u"cdconv"_s));
        QCOMPARE(goldOf(kinds, 0, "category"), QString());
        QCOMPARE(goldOf(kinds, 1, "category"), u"none"_s);
        QVERIFY(noteSentences(kinds, schemeNamed(u"cdconv"_s)).join(u' ').contains(u"is_contradiction"_s));
    }

    void prodigyTasksBringLabelsSpansAndPeople()
    {
        const QByteArray rows =
            R"({"text":"user: Cats?\nbot: I have two.","_input_hash":5,"_task_hash":6,"label":"history",)"
            R"("spans":[{"start":17,"end":20,"label":"evidence"}],"answer":"accept"})"
            "\n"
            R"({"text":"a\nb","_input_hash":7,"_task_hash":8,"accept":[2],"options":[{"id":2,"text":"Role confusion"}],)"
            R"("answer":"accept"})"
            "\n"
            R"({"text":"a\nb","_input_hash":9,"_task_hash":8,"label":"role","answer":"ignore"})"
            "\n"
            R"({"text":"a\nb","_input_hash":10,"_task_hash":8,"label":"fine","answer":"accept"})"
            "\n"
            R"({"text":"a","_input_hash":11,"_task_hash":8,"spans":[{"start":0,"end":99}],"answer":"accept"})"
            "\n";
        const Imported back = importText(rows, optionsFor(u"prodigy"_s, u"cdconv"_s));
        QCOMPARE(back.rows.size(), 3);
        QCOMPARE(goldOf(back, 0, "category"), u"history"_s);
        QCOMPARE(fromUtf8(back.rows[0].conversation.gold["evidence"][0]["text"]), u"I h"_s);
        QCOMPARE(goldOf(back, 1, "category"), u"role"_s);
        QVERIFY(back.rows[2].conversation.gold.empty());
        QCOMPARE(back.rows[2].leftOut.size(), 1);
        QCOMPARE(back.errors.size(), 2);
        QCOMPARE(back.errors[0].unknown->value, u"fine"_s);
        const Imported people = importText(
            R"({"text":"a\nb","_task_hash":1,"_input_hash":1,"_annotator_id":"set-ann","label":"contradictory",)"
            R"("answer":"reject"})",
            optionsFor(u"prodigy"_s, u"rgm"_s));
        QCOMPARE(people.rows.value(0).people.value(0).person, u"ann"_s);
        QCOMPARE(fromUtf8(people.rows[0].people[0].answers["contradiction"]), u"noncontradictory"_s);
    }

    void labelStudioMinimalFilesBringAnswers()
    {
        const QByteArray rows =
            R"([{"id":3,"chat":[{"who":"A","said":"Hi"},{"who":"B","said":"No"}],"verdict":"Contradictory",)"
            R"("annotator":2,"annotation_id":9,"lead_time":1.5,"created_at":"2024-01-01T00:00:00.000Z","mood":"x"},)"
            R"({"id":4,"chat":[{"who":"A","said":"Hi"}],"verdict":"dunno","annotator":2,"annotation_id":10}])";
        const ImportOptions options =
            optionsFor(u"labelstudio"_s, u"rgm"_s, u"turns=chat,speaker=who,text=said,label=verdict"_s);
        const Imported back = importText(rows, options, u"min.json"_s);
        QCOMPARE(back.rows.size(), 1);
        QCOMPARE(back.rows[0].conversation.turns, Turns({{u"A"_s, u"Hi"_s}, {u"B"_s, u"No"_s}}));
        QCOMPARE(back.rows[0].people.value(0).person, u"2"_s);
        QCOMPARE(fromUtf8(back.rows[0].people[0].answers["contradiction"]), u"contradictory"_s);
        QCOMPARE(back.rows[0].people[0].activeMs, 1500);
        QVERIFY(back.rows[0].kept.contains(u"mood"_s));
        QCOMPARE(back.errors.value(0).unknown->value, u"dunno"_s);
        QCOMPARE(recognised(u"min.json"_s, rows), u"labelstudio"_s);
    }

    void labelStudioTablesBringAnswers()
    {
        const QByteArray table = "id,dialogue,contradiction,annotator,annotation_id,lead_time\n"
                                 "1,\"[{\"\"author\"\":\"\"A\"\",\"\"text\"\":\"\"Hi\"\"}]\",noncontradictory,ann,5,2\n"
                                 "2,[broken,noncontradictory,ann,6,2\n"
                                 "3,,noncontradictory,ann,6,2\n";
        const Imported back = importText(table, optionsFor(u"labelstudio"_s, u"rgm"_s), u"t.csv"_s);
        QCOMPARE(back.rows.value(0).people.value(0).person, u"ann"_s);
        QCOMPARE(fromUtf8(back.rows[0].people[0].answers["contradiction"]), u"noncontradictory"_s);
        QVERIFY(back.messages().last().contains(u"data.dialogue"_s));
        QCOMPARE(recognised(u"t.csv"_s, table), u"labelstudio"_s);
    }

    void labelStudioPredictionsAreTaken()
    {
        const QByteArray tasks =
            R"([{"id":1,"data":{"talk":[{"author":"A","text":"Hi"},{"author":"B","text":"No"}]},"annotations":[],)"
            R"("drafts":[{"id":1}],"predictions":[{"model_version":"m1","score":0.7,"result":[{"from_name":"verdict",)"
            R"("type":"choices","value":{"choices":["contradictory"]}}]},{"model_version":"m2","result":[]}]}])";
        const Imported back =
            importText(tasks, optionsFor(u"labelstudio"_s, u"rgm"_s, u"label=verdict"_s), u"tasks.json"_s);
        QCOMPARE(back.messages(), QStringList());
        QCOMPARE(back.rows.value(0).predictions.size(), 1);
        QCOMPARE(back.rows[0].predictions[0].model, u"m1"_s);
        QCOMPARE(back.rows[0].predictions[0].label, u"contradictory"_s);
        QCOMPARE(back.rows[0].predictions[0].probabilities.value(u"contradictory"_s), 0.7);
        QCOMPARE(back.rows[0].leftOut.size(), 2);
    }

    void doccanoSeq2seqBringsReplies()
    {
        const QByteArray rows =
            R"({"id":1,"text":"user: Do you swim?","label":["Never, I am afraid of water."]})"
            "\n"
            R"({"id":2,"text":"user: Do you swim?","label":["Every morning in the lake.","No, never."]})"
            "\n"
            R"({"id":3,"text":"user: Do you swim?","label":[]})"
            "\n";
        const Imported back = importText(rows, optionsFor(u"doccano-seq2seq"_s, u"cdconv"_s));
        QCOMPARE(back.rows.size(), 2);
        QCOMPARE(back.rows[0].conversation.turns.last(), (Utterance{u"bot"_s, u"Never, I am afraid of water."_s}));
        QCOMPARE(back.rows[0].conversation.target, 1);
        QCOMPARE(back.rows[1].conversation.candidates.size(), 2);
        QVERIFY(back.messages().value(0).contains(u"label"_s));
        QCOMPARE(recognised(u"s.jsonl"_s, rows), u"doccano-seq2seq"_s);
    }

    void potatoFilesBringEachPersonsAnswers()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"ann/annotated_instances.jsonl"_s);
        const QByteArray rows =
            R"({"id":"p1","displayed_text":"A: one<br>B: two","label_annotations":{"contradiction":)"
            R"({"Contradictory":"true","noncontradictory":false},"mood":{"good":1}},"span_annotations":[]})"
            "\n"
            R"({"id":"p2","displayed_text":"A: one","label_annotations":{"contradiction":{"unsure":1}}})"
            "\n{\"id\":\"p3\"}\n";
        QVERIFY(writeFile(path, rows));
        const Imported back = importPath(path, optionsFor(u"potato"_s, u"rgm"_s));
        QCOMPARE(back.rows.size(), 1);
        QCOMPARE(back.rows[0].conversation.turns, Turns({{u"A"_s, u"one"_s}, {u"B"_s, u"two"_s}}));
        QCOMPARE(back.rows[0].people.value(0).person, u"ann"_s);
        QCOMPARE(fromUtf8(back.rows[0].people[0].answers["contradiction"]), u"contradictory"_s);
        QVERIFY(back.rows[0].leftOut.value(0).contains(u"mood"_s));
        QCOMPARE(back.errors.size(), 2);
        QCOMPARE(back.errors[0].unknown->value, u"unsure"_s);
        const QByteArray table = "user\tinstance_id\tdisplayed_text\tcontradiction:::contradictory\t"
                                 "contradiction:::noncontradictory\nbob\tp1\tA: one\t\t1\n";
        const Imported cells = importText(table, optionsFor(u"potato"_s, u"rgm"_s), u"out.tsv"_s);
        QCOMPARE(cells.rows.value(0).people.value(0).person, u"bob"_s);
        QCOMPARE(fromUtf8(cells.rows[0].people[0].answers["contradiction"]), u"noncontradictory"_s);
        QCOMPARE(recognised(u"out.tsv"_s, table), u"potato"_s);
    }

    void mutualFoldersAreReadFileByFile()
    {
        QTemporaryDir folder;
        const QByteArray task =
            R"({"answers":"B","options":["m : a","m : b"],"article":"f : hi m : ho","id":"dev_%1"})";
        QVERIFY(writeFile(folder.filePath(u"dev/dev_10.txt"_s), QByteArray(task).replace("%1", "10")));
        QVERIFY(writeFile(folder.filePath(u"dev/dev_2.txt"_s), QByteArray(task).replace("%1", "2")));
        QVERIFY(writeFile(folder.filePath(u"dev/dev_3.txt"_s), R"({"answers":"Z","options":["a"],"article":"f : x"})"));
        const Imported back = importPath(folder.filePath(u"dev"_s), optionsFor(u"mutual"_s, u"mutual"_s));
        QCOMPARE(back.rows.size(), 2);
        QCOMPARE(back.rows[0].conversation.externalId, u"dev_2"_s);
        QCOMPARE(back.rows[1].conversation.externalId, u"dev_10"_s);
        QCOMPARE(back.rows[0].conversation.batch, u"dev"_s);
        QCOMPARE(goldOf(back, 0, "ranking"), u"B"_s);
        QVERIFY2(back.messages().value(0).contains(u"dev_3.txt, answers"_s), qPrintable(back.messages().value(0)));
        QCOMPARE(*chosenFormat(folder.filePath(u"dev"_s), u"auto"_s), u"mutual"_s);
    }

    void cdconvTablesNeedNoHeader()
    {
        const QByteArray table = "eva\tshort\tu one\tb one\tu two\tb two\t3\t1\n"
                                 "plato\tshort\tu one\tb one\tu two\tb three\t0\t\n"
                                 "plato\tshort\tu one\tb one\tu two\t\t0\t\n";
        const Imported back = importText(table, optionsFor(u"cdconv"_s, u"cdconv"_s), u"train.tsv"_s);
        QCOMPARE(back.rows.size(), 2);
        QCOMPARE(back.rows[0].conversation.model, u"eva"_s);
        QCOMPARE(back.rows[0].conversation.turns[3].text, u"b two"_s);
        QCOMPARE(goldOf(back, 0, "category"), u"history"_s);
        QCOMPARE(goldOf(back, 0, "persona"), u"attributes"_s);
        QCOMPARE(goldOf(back, 1, "category"), u"none"_s);
        QVERIFY(back.messages().value(0).contains(u"line 3, b2"_s));
        QCOMPARE(recognised(u"train.tsv"_s, table), u"cdconv"_s);
        // Rows without a persona may end before it, and a wrong code is the fault of its row alone.
        const QByteArray ragged = "f\teva\tshort\tq1\tb1\tq2\tb2\t0\nf\teva\tshort\tq1\tb1\tq2\tb3\t3\t1\n"
                                  "f\teva\tshort\tq1\tb1\tq2\tb4\t7\nf\teva\tshort\tq1\tb1\tq2\n";
        const Imported some = importText(ragged, optionsFor(u"cdconv"_s, u"cdconv"_s), u"ragged.tsv"_s);
        QCOMPARE(some.rows.size(), 2);
        QCOMPARE(some.errors.size(), 2);
        QCOMPARE(dumpJson(some.rows[1].conversation.gold),
                 QByteArray(R"({"category":"history","persona":"attributes"})"));
        QCOMPARE(recognised(u"ragged.tsv"_s, ragged), u"cdconv"_s);
        const Imported odd =
            importText("a\tb\tc\td\te\n1\t2\t3\t4\t5\n", optionsFor(u"cdconv"_s, u"cdconv"_s), u"odd.tsv"_s);
        QVERIFY2(odd.failure.contains(u"header=no"_s), qPrintable(odd.failure));
    }

    void tablesWithoutAHeaderGoByNumber()
    {
        const Imported back =
            importText("x1\thi\tho\tnone\nx2\thi\tho\tmaybe\n",
                       optionsFor(u"tsv"_s, u"cdconv"_s, u"header=no,id=1,turns=2|3,label=4"_s), u"t.tsv"_s);
        QCOMPARE(back.rows.value(0).conversation.externalId, u"x1"_s);
        QCOMPARE(goldOf(back, 0, "category"), u"none"_s);
        QCOMPARE(back.errors.size(), 1);
    }

    void aRowPerTurnMakesConversations()
    {
        const QByteArray table =
            "dialog,who,line,tag\nd1,user,Hi,\nd1,bot,Ho,none\nd2,user,Yes,\nd2,bot,\nd3,user,A,\n";
        const Imported back = importText(
            table, optionsFor(u"csv"_s, u"cdconv"_s, u"id=dialog,speaker=who,text=line,label=tag"_s), u"turns.csv"_s);
        QCOMPARE(back.rows.size(), 2);
        QCOMPARE(back.rows[0].conversation.turns, Turns({{u"user"_s, u"Hi"_s}, {u"bot"_s, u"Ho"_s}}));
        QCOMPARE(goldOf(back, 0, "category"), u"none"_s);
        QCOMPARE(back.rows[1].conversation.externalId, u"d3"_s);
        QCOMPARE(back.errors.size(), 2);  // the broken turn, and the conversation that lacks it
    }

    void bratFoldersBringSpansAndAnswers()
    {
        QTemporaryDir folder;
        QVERIFY(writeFile(folder.filePath(u"c/d1.txt"_s), "user: Cats?\nbot: None. I have two.\n"));
        QVERIFY(writeFile(folder.filePath(u"c/d1.ann"_s), "T1\tevidence 17 22\tNone.\nT2\tevidence 23 34\tI have two.\n"
                                                          "R1\tContradicts Arg1:T1 Arg2:T2\t\nA1\tcategory T1 Intra\n"
                                                          "N1\tReference T1 x:1\tx\n"));
        QVERIFY(writeFile(folder.filePath(u"c/d2.txt"_s), "user: Hi\n"));
        QVERIFY(writeFile(folder.filePath(u"c/d2.ann"_s), "T1\tevidence 0 900\tx\n"));
        QVERIFY(writeFile(folder.filePath(u"c/d3.txt"_s), "user: Hi\n"));
        const Imported back = importPath(folder.filePath(u"c"_s), optionsFor(u"brat"_s, u"cdconv"_s));
        QCOMPARE(back.rows.size(), 2);
        const Json &spans = back.rows[0].conversation.gold["evidence"];
        QCOMPARE(spans.size(), size_t(2));
        QCOMPARE(fromUtf8(spans[1]["text"]), u"I have two."_s);
        QVERIFY(spans[0]["link"] == spans[1]["link"]);
        QVERIFY(back.rows[0].conversation.gold.contains("category"));
        QVERIFY(!back.rows[0].leftOut.isEmpty());
        QVERIFY(back.messages().value(0).contains(u"d2.txt"_s));
        QCOMPARE(*chosenFormat(folder.filePath(u"c"_s), u"auto"_s), u"brat"_s);
        QCOMPARE(*chosenFormat(folder.filePath(u"c/d1.ann"_s), u"auto"_s), u"brat"_s);
    }

    void formatsRecogniseTheirOwn_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("format");
        QTest::newRow("cdconv") << u"a.jsonl"_s << QByteArray(R"({"u1":"a","b1":"b","u2":"c","b2":"d"})")
                                << u"cdconv"_s;
        QTest::newRow("rgm") << u"a.jsonl"_s
                             << QByteArray(R"({"utterances":["a"],"speakers":["A"],"annotation_target_pair":[0,1]})")
                             << u"rgm"_s;
        QTest::newRow("mutual") << u"a.jsonl"_s << QByteArray(R"({"article":"m : a","options":["a","b"]})")
                                << u"mutual"_s;
        QTest::newRow("crp") << u"a.jsonl"_s << QByteArray(R"({"context":["a"],"response":"b"})") << u"crp"_s;
        QTest::newRow("ours") << u"a.jsonl"_s << QByteArray(R"({"id":"1","turns":[{"text":"a"}]})") << u"jsonl"_s;
        QTest::newRow("csv") << u"a.csv"_s << QByteArray("id,turn1\n1,a\n") << u"csv"_s;
        QTest::newRow("tsv") << u"a.tsv"_s << QByteArray("id\tturn1\n1\ta\n") << u"tsv"_s;
        QTest::newRow("labelstudio") << u"a.json"_s << QByteArray(R"([{"id":1,"data":{"x":[]}}])") << u"labelstudio"_s;
        QTest::newRow("doccano") << u"a.jsonl"_s << QByteArray(R"({"id":1,"text":"a","entities":[]})") << u"doccano"_s;
        QTest::newRow("chat") << u"a.jsonl"_s << QByteArray(R"({"messages":[{"role":"user","content":"a"}]})")
                              << u"chat"_s;
        QTest::newRow("decode") << u"a.jsonl"_s << QByteArray(R"({"turns":[],"is_contradiction":true})") << u"decode"_s;
        QTest::newRow("prodigy") << u"a.jsonl"_s << QByteArray(R"({"text":"a","_input_hash":1,"_task_hash":2})")
                                 << u"prodigy"_s;
    }

    void formatsRecogniseTheirOwn()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, text);
        QFETCH(QString, format);
        QCOMPARE(recognised(name, text), format);
    }

    void whatNobodyRecognisesIsSaid()
    {
        QTemporaryDir folder;
        QVERIFY(writeFile(folder.filePath(u"a.png"_s), QByteArray("\x89PNG\r\n\x1a\n", 8)));
        const auto format = chosenFormat(folder.filePath(u"a.png"_s), u"auto"_s);
        QVERIFY(!format);
        QVERIFY2(format.error().message.contains(u"cdconv"_s), qPrintable(format.error().message));
        QVERIFY(!chosenFormat(u"-"_s, u"auto"_s));
        QCOMPARE(*chosenFormat(u"-"_s, u"cdconv"_s), u"cdconv"_s);
    }

private:
    static QString recognised(const QString &name, const QByteArray &text)
    {
        QTemporaryDir folder;
        if (!writeFile(folder.filePath(name), text))
            return u"the fixture cannot be written"_s;
        const auto format = chosenFormat(folder.filePath(name), u"auto"_s);
        return format ? *format : format.error().message;
    }
};

QTEST_GUILESS_MAIN(TestImportTools)
#include "tst_import_tools.moc"
