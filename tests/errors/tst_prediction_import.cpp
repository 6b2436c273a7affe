// SPDX-License-Identifier: GPL-3.0-or-later
// Predictions from files: matched by id or by text, what does not match is listed with its line.
#include "core/errors/PredictionImport.h"
#include "core/errors/table/ErrorSelection.h"
#include "core/errors/table/ErrorTableLoader.h"
#include "tests/errors/ErrorProject.h"
#include "tests/support/Engines.h"

#include <QFile>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace gainsay;

class TestPredictionImport : public QObject {
    Q_OBJECT

    Engines m_engines;

    Result<PredictionReport> import(Storage &storage, const QString &name, const QByteArray &content,
                                    const EvaluationColumns &columns = {}, const QString &run = u"model x"_s,
                                    const LabelsMap &labels = {})
    {
        const QString path = m_engines.temporaryFile(name);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            return ioError(path);
        file.close();
        NoProgress progress;
        const Scheme scheme = must(activeScheme(storage.project())).scheme;
        return PredictionImport(storage, m_engines.clock(), scheme, {}).run(path, {run, columns, labels}, progress);
    }

    static QStringList labels(Storage &storage, RunId run)
    {
        QStringList found;
        for (const Prelabel &prelabel : must(storage.prelabels().pageAfter(run, {}, 100)))
            found.append(prelabel.label);
        return found;
    }

private Q_SLOTS:
    void initTestCase_data() { Engines::addRows(); }

    void readsWhatDetectWrites()
    {
        NEW_PROJECT(storage);
        addLabelled(*storage, {u"none"_s, u"role"_s});
        const QByteArray content =
            R"({"id":"c-1","prediction":{"label":3,"label_name":"history","probabilities":{"none":0.2,"history":0.7,"role":0.1},"spans":[{"utterance":3,"start":0,"end":2,"text":"没有","score":0.9}]}})"
            "\n"
            R"({"id":"c-9","prediction":{"label":0,"label_name":"none"}})"
            "\n"
            R"({"id":"c-2","label":"funny"})"
            "\nnot json\n";
        const auto report = import(*storage, u"d.jsonl"_s, content);
        VERIFY_OK(report);
        QCOMPARE(report->added, 1);
        QCOMPARE(report->rejected.size(), 3);
        QVERIFY(report->rejected.join(u'\n').contains(u"line 2: there is no conversation c-9"_s));
        QVERIFY(report->rejected.join(u'\n').contains(u"line 3: the label \"funny\""_s));
        const Prelabel stored = must(storage->prelabels().pageAfter(report->run.id, {}, 10))[0];
        QCOMPARE(stored.label, u"history"_s);
        QCOMPARE(stored.confidence(), 0.7);
        QVERIFY(std::abs(stored.margin() - 0.5) < 1e-12);
        QCOMPARE(must(storage->prelabels().spans(report->run.id, stored.conversation))->first().text, u"没有"_s);
        const auto again = import(*storage, u"d.jsonl"_s, content);
        VERIFY_OK(again);
        QCOMPARE(again->added, 0);
        QCOMPARE(again->alreadyThere, 1);
    }

    // One of the two would be lost, and nobody would know which.
    void twoPredictionsForOneConversationAreAConflict()
    {
        NEW_PROJECT(storage);
        addLabelled(*storage, {u"none"_s, u"role"_s});
        const QByteArray content = "{\"id\":\"c-1\",\"label\":\"none\"}\n{\"id\":\"c-1\",\"label\":\"role\"}\n"
                                   "{\"id\":\"c-1\",\"label\":\"none\"}\n{\"id\":\"c-2\",\"label\":\"role\"}\n";
        const auto report = import(*storage, u"d.jsonl"_s, content);
        VERIFY_OK(report);
        QCOMPARE(report->added, 2);
        QCOMPARE(report->alreadyThere, 1);
        QCOMPARE(report->rejected.size(), 1);
        QVERIFY2(report->rejected[0].startsWith(u"line 2: "_s), qPrintable(report->rejected[0]));
        QVERIFY2(report->rejected[0].contains(u"none"_s) && report->rejected[0].contains(u"role"_s),
                 qPrintable(report->rejected[0]));
        QCOMPARE(labels(*storage, report->run.id), QStringList({u"none"_s, u"role"_s}));
        const auto again = import(*storage, u"d.jsonl"_s, content);
        VERIFY_OK(again);
        QCOMPARE(again->rejected.size(), 1);
        QCOMPARE(again->alreadyThere, 3);
    }

    void matchesByText()
    {
        NEW_PROJECT(storage);
        addLabelled(*storage, {u"none"_s, u"role"_s});
        const auto report =
            import(*storage, u"t.jsonl"_s,
                   QByteArray(R"({"u1":"你养宠物吗？","b1":"养了一只猫。","u2":"几只呀","b2":"没有 2 号","label":2})") +
                       "\n" + R"({"u1":"别的","b1":"话","u2":"几只呀","b2":"没有","label":2})" + "\n");
        VERIFY_OK(report);
        QCOMPARE(report->byText, 1);
        QCOMPARE(report->rejected.size(), 1);
        QCOMPARE(must(storage->prelabels().pageAfter(report->run.id, {}, 10))[0].conversation,
                 must(storage->conversations().idOf(u"c-2"_s)));
    }

    void readsTablesWithAMapping()
    {
        NEW_PROJECT(storage);
        addLabelled(*storage, {u"none"_s, u"role"_s});
        const auto csv =
            import(*storage, u"p.csv"_s, "doc,guess,p_none,p_role\nc-1,0,0.75,0.25\n\"c-2\",role,0.4,0.6\n",
                   must(parsePredictionColumns(u"id=doc, label=guess"_s)));
        VERIFY_OK(csv);
        QVERIFY2(csv->rejected.isEmpty(), qPrintable(csv->rejected.join(u'\n')));
        QCOMPARE(labels(*storage, csv->run.id), (QStringList{u"none"_s, u"role"_s}));
        QCOMPARE(must(storage->prelabels().pageAfter(csv->run.id, {}, 1))[0].confidence(), 0.75);
        QVERIFY(!parsePredictionColumns(u"id"_s));
    }

    void whatIsNoProbabilityIsRefusedByLineAndField_data()
    {
        QTest::addColumn<QByteArray>("value");
        for (const char *value : {"nan", "inf", "95", "-3", "1e400", "sure"})
            QTest::newRow(value) << QByteArray(value);
    }

    void whatIsNoProbabilityIsRefusedByLineAndField()
    {
        QFETCH(QByteArray, value);
        NEW_PROJECT(storage);
        addLabelled(*storage, {u"none"_s, u"role"_s});
        for (const QByteArray &column : {QByteArray("confidence"), QByteArray("p_none")}) {
            const QByteArray name = column + ".csv";
            const auto refused =
                import(*storage, QString::fromUtf8(name), "id,label," + column + "\nc-1,none," + value + "\n");
            VERIFY_OK(refused);
            QCOMPARE(refused->added, 0);
            QCOMPARE(refused->rejected.size(), 1);
            QVERIFY2(refused->rejected[0].startsWith(u"line 2: "_s + QString::fromUtf8(column)),
                     qPrintable(refused->rejected[0]));
        }
        // Nothing was taken, so that there is no run either.
        QVERIFY(must(storage->prelabels().runs()).isEmpty());
    }

    void anotherFileNeedsAnotherName()
    {
        NEW_PROJECT(storage);
        addLabelled(*storage, {u"none"_s, u"role"_s});
        VERIFY_OK(import(*storage, u"one.csv"_s, "id,label\nc-1,none\n"));
        const auto other = import(*storage, u"two.csv"_s, "id,label\nc-1,role\nc-2,role\n");
        QVERIFY(!other);
        QVERIFY2(other.error().message.contains(u"one.csv"_s) && other.error().message.contains(u"two.csv"_s) &&
                     other.error().message.contains(u"predictions remove"_s),
                 qPrintable(other.error().message));
        const auto again = import(*storage, u"one.csv"_s, "id,label\nc-1,none\n");
        VERIFY_OK(again);
        QCOMPARE(again->alreadyThere, 1);
        QCOMPARE(labels(*storage, again->run.id), QStringList{u"none"_s});
    }

    // A lead over the next label is only known where the next is: of two labels it follows, of four it does not.
    void aConfidenceAloneTellsTheMarginOfTwoLabels()
    {
        NEW_PROJECT(storage);
        addLabelled(*storage, {u"none"_s, u"role"_s});
        const auto four = import(*storage, u"p.tsv"_s, "id\tlabel\tconfidence\nc-1\tnone\t0.9\nc-2\trole\t\n");
        VERIFY_OK(four);
        QCOMPARE(four->added, 2);
        const QList<Prelabel> stored = must(storage->prelabels().pageAfter(four->run.id, {}, 10));
        QCOMPARE(stored[0].confidence(), 0.9);
        QCOMPARE(stored[0].margin(), -1.0);
        NoProgress progress;
        const Scheme scheme = must(activeScheme(storage->project())).scheme;
        const SharedErrorTable table = must(loadErrorTable(*storage, scheme, progress));
        const ErrorRun &run = table->runs[0];
        QCOMPARE(run.margin[0], quint16(0));
        QVERIFY(run.confidence[0] > 0 && run.confidence[1] == 0);
        ErrorFilter unsure;
        unsure.runs = {{run.name, {}, std::nullopt, LabelSetting::All, {std::nullopt, 0.95}, {}}};
        QCOMPARE(selectRows(*table, unsure).count(), 1);
        unsure.runs = {{run.name, {}, std::nullopt, LabelSetting::All, {}, {std::nullopt, 1.0}}};
        QCOMPARE(selectRows(*table, unsure).count(), 0);

        Question two = *scheme.question(scheme.goldQuestion);
        two.options.removeIf([](const Option &option) {
            return answerText(option.value) != u"none"_s && answerText(option.value) != u"role"_s;
        });
        Scheme small = scheme;
        for (Question &question : small.questions)
            question = question.id == two.id ? two : question;
        const auto read = predictionOf({1, u"c-1"_s, {}, {{"label", "none"}, {"confidence", 0.9}}}, small);
        VERIFY_OK(read);
        QVERIFY(std::abs(read->prelabel.margin() - 0.8) < 1e-12);
    }

    // Tables have scores as text.
    void pairScoresComeFromTablesToo()
    {
        NEW_PROJECT(storage);
        addLabelled(*storage, {u"none"_s, u"role"_s});
        for (const auto &[file, content] :
             {std::pair(u"p.csv"_s, QByteArray("id,reference,error\nc-1,-1.5,-2.5\nc-2,0.25,nothing\n")),
              std::pair(u"p.tsv"_s, QByteArray("id\treference\terror\nc-1\t-1.5\t-2.5\nc-2\t0.25\tnothing\n"))}) {
            const auto report = import(*storage, file, content, {}, file);
            VERIFY_OK(report);
            QCOMPARE(report->rejected.size(), 1);
            const Prelabel stored = must(storage->prelabels().pageAfter(report->run.id, {}, 1))[0];
            QCOMPARE(stored.scores.value(u"reference"_s), -1.5);
            QCOMPARE(stored.scores.value(u"error"_s), -2.5);
        }
        NoProgress progress;
        const SharedErrorTable table =
            must(loadErrorTable(*storage, must(activeScheme(storage->project())).scheme, progress));
        QCOMPARE(table->runs[0].margin[0], quint16(0));
    }

    // Hundreds of lines "has no label" would say less than the columns that there are.
    void aMappingThatFindsNothingNamesTheColumns()
    {
        NEW_PROJECT(storage);
        addLabelled(*storage, {u"none"_s, u"role"_s});
        QByteArray many = "doc\tverdict\n";
        for (int i = 0; i < 50; ++i)
            many += "c-1\tnone\n";
        for (const QByteArray &content : {many, QByteArray("doc\tverdict\nc-1\tnone\n")}) {
            const auto report = import(*storage, u"p.tsv"_s, content);
            QVERIFY(!report);
            QVERIFY2(report.error().message.contains(u"doc, verdict"_s), qPrintable(report.error().message));
        }
        QVERIFY2(must(storage->prelabels().runs()).isEmpty(), "a run without predictions is not kept");
        // A model that is silent about some says so in its rows: those are no fault of the mapping.
        const auto silent = import(*storage, u"s.jsonl"_s, "{\"id\":\"c-1\",\"prediction\":{\"label\":null}}\n");
        VERIFY_OK(silent);
        QCOMPARE(silent->rejected.size(), 0);
        QCOMPARE(silent->added, 1);
    }

    void columnsAreOfferedToChooseFrom()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"p.csv"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("doc,verdict,score\nc-1,none,\nc-2,role,0.5\n");
        file.close();
        QCOMPARE(evaluationColumns(path), (QStringList{u"doc"_s, u"verdict"_s, u"score"_s}));
        QVERIFY(evaluationColumns(folder.filePath(u"nothing"_s)).isEmpty());
    }

    void readsTheDecodeFormat()
    {
        NEW_PROJECT(storage, u"mutual"_s);
        QList<NewConversation> added;
        NewConversation one;
        one.conversation.externalId = u"dev_1"_s;
        one.conversation.turns = {{u"m"_s, u"shall we go"_s}};
        one.conversation.target = 0;
        one.conversation.candidates = {u"a"_s, u"b"_s, u"c"_s, u"d"_s};
        one.goldLabel = u"[\"B\"]"_s;
        one.batch = must(storage->conversations().findOrAddBatch(u"m"_s, 1));
        one.fingerprint = "1";
        must(storage->conversations().insert({one}));
        const auto report = import(*storage, u"decode.txt"_s, "dev_1\tA\tB\tD\tC\n");
        VERIFY_OK(report);
        QVERIFY2(report->rejected.isEmpty(), qPrintable(report->rejected.join(u'\n')));
        const Prelabel stored = must(storage->prelabels().pageAfter(report->run.id, {}, 1))[0];
        QCOMPARE(stored.ranking, (QStringList{u"A"_s, u"B"_s, u"D"_s, u"C"_s}));
        QCOMPARE(stored.label, u"A"_s);
    }

    void aRunNeedsAName()
    {
        NEW_PROJECT(storage);
        NoProgress progress;
        const Scheme scheme = must(activeScheme(storage->project())).scheme;
        PredictionImport import(*storage, m_engines.clock(), scheme, {});
        QCOMPARE(import.run(u"x"_s, {}, progress).error().kind, ErrorKind::InvalidInput);
        QCOMPARE(import.run(u"/no/such/file"_s, {u"m"_s, {}}, progress).error().kind, ErrorKind::Io);
    }

    void labelsOfAnotherTaskAreMapped()
    {
        NEW_PROJECT(storage);
        addLabelled(*storage, {u"none"_s, u"role"_s});
        const QByteArray content = "{\"id\":\"c-1\",\"label\":1,\"label_name\":\"x\"}\n"
                                   "{\"id\":\"c-2\",\"prediction\":{\"label\":2,\"label_name\":\"contradiction\"}}\n";
        const QByteArray inference = "{\"id\":\"c-1\",\"prediction\":{\"label\":1,\"label_name\":\"neutral\"}}\n";
        const auto refused = import(*storage, u"r.jsonl"_s, inference);
        VERIFY_OK(refused);
        QCOMPARE(refused->added, 0);
        QVERIFY2(refused->rejected.join(u' ').contains(u"labels map"_s), qPrintable(refused->rejected.join(u' ')));
        const LabelsMap map{
            {u"entailment"_s, u"none"_s}, {u"neutral"_s, u"none"_s}, {u"contradiction"_s, u"contradiction"_s}};
        const auto mapped = import(*storage, u"n.jsonl"_s, inference, {}, u"nli"_s, map);
        VERIFY_OK(mapped);
        QCOMPARE(labels(*storage, mapped->run.id), QStringList{u"none"_s});
        QVERIFY(!import(*storage, u"w.jsonl"_s, inference, {}, u"wrong"_s, {{u"neutral"_s, u"nonsense"_s}}));
        const auto any = import(*storage, u"a.jsonl"_s, content, {}, u"any"_s);
        VERIFY_OK(any);
        QCOMPARE(labels(*storage, any->run.id), QStringList({u"intra"_s, anyContradiction}));
    }

    // A judge may say nothing, give its reasons, and be asked several times.
    void judgesMayAbstainAndBeAskedAgain()
    {
        NEW_PROJECT(storage);
        addLabelled(*storage, {u"none"_s, u"role"_s, u"none"_s, u"history"_s});
        const auto report = import(
            *storage, u"j.jsonl"_s,
            R"({"id":"c-1","label":null,"reason":"it would not say"})"
            "\n"
            R"({"id":"c-2","label":"role","rationale":"it says it is a person"})"
            "\n"
            R"({"id":"c-3","samples":["none",{"label":"history","rationale":"no"},{"label":"none","rationale":"fits"},null]})"
            "\n"
            R"({"id":"c-4","sample":1,"label":"history"})"
            "\n"
            R"({"id":"c-4","sample":2,"label":"none"})"
            "\n");
        VERIFY_OK(report);
        QCOMPARE(report->rejected, QStringList());
        QCOMPARE(report->added, 4);
        const QList<Prelabel> said = must(storage->prelabels().pageAfter(report->run.id, {}, 10));
        QCOMPARE(said[0].label, QString());
        QCOMPARE(said[0].reason, u"it would not say"_s);
        QCOMPARE(said[1].rationale, u"it says it is a person"_s);
        QCOMPARE(said[2].label, u"none"_s);
        QCOMPARE(said[2].samples.size(), 4);
        QCOMPARE(said[2].rationale, u"fits"_s);
        QVERIFY(std::abs(said[2].confidence() - 2.0 / 3) < 1e-12);
        QCOMPARE(said[3].label, QString());  // as often one as the other
        QCOMPARE(said[3].samples.size(), 2);
        const auto again = import(*storage, u"j.jsonl"_s, R"({"id":"c-4","label":"none"})");
        VERIFY_OK(again);
        QCOMPARE(again->rejected.size(), 1);
    }
};

QTEST_GUILESS_MAIN(TestPredictionImport)
#include "tst_prediction_import.moc"
