// SPDX-License-Identifier: GPL-3.0-or-later
// The detector as scripts use it.
#include "tests/cli/CliSupport.h"
#include "tests/support/TinyModel.h"

#include <QDir>
#include <QJsonArray>
#include <QTest>

using namespace gainsay::test;
using namespace Qt::StringLiterals;

namespace {

const QByteArray twoRows =
    "{\"id\":\"x1\",\"u1\":\"你养猫吗？\",\"b1\":\"我养猫\",\"u2\":\"叫什么？\",\"b2\":\"我没有养猫\",\"mine\":7}\n"
    "{\"id\":\"x2\",\"u1\":\"你养猫吗？\",\"b1\":\"我养猫\",\"u2\":\"叫什么？\",\"b2\":\"我的猫叫小黑\"}\n";

QJsonObject lineOf(const CliResult &result, int index)
{
    return QJsonDocument::fromJson(result.out.split('\n').value(index)).object();
}

}  // namespace

class TestCliDetect : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void linesComeBackWithAPrediction()
    {
        CliFolder folder;
        const QString file = folder.write(u"rows.jsonl"_s, twoRows);
        const CliResult result =
            folder.run({u"detect"_s, file, u"--format"_s, u"cdconv"_s, u"--model"_s, u"rules"_s, u"--spans"_s});
        QCOMPARE(result.exit, 0);
        const QJsonObject first = lineOf(result, 0);
        QCOMPARE(first[u"mine"_s].toInt(), 7);
        const QJsonObject prediction = first[u"prediction"_s].toObject();
        QCOMPARE(prediction[u"label"_s].toInt(), 3);
        QCOMPARE(prediction[u"label_name"_s].toString(), u"history"_s);
        QCOMPARE(prediction[u"provider"_s].toString(), u"rules"_s);
        const QJsonObject span = prediction[u"spans"_s].toArray().at(0).toObject();
        QCOMPARE(span[u"utterance"_s].toInt(), 3);
        QCOMPARE(span[u"text"_s].toString(), u"我没有养猫"_s);
        QCOMPARE(lineOf(result, 1)[u"prediction"_s].toObject()[u"label"_s].toInt(), 0);
        QVERIFY(result.says("no model is loaded"));
    }

    void standardInputIsAFileToo()
    {
        const CliResult result =
            CliFolder().run({u"detect"_s, u"-"_s, u"--format"_s, u"cdconv"_s, u"--model"_s, u"rules"_s}, twoRows);
        QCOMPARE(result.exit, 0);
        QCOMPARE(lineOf(result, 1)[u"id"_s].toString(), u"x2"_s);
    }

    void badRowsAreNamedAndTheRestIsJudged()
    {
        CliFolder folder;
        const QString file = folder.write(u"rows.jsonl"_s, "{\"u1\":1}\n" + twoRows);
        const CliResult result = folder.run({u"detect"_s, file, u"--format"_s, u"cdconv"_s, u"--model"_s, u"rules"_s});
        QCOMPARE(result.exit, 3);
        QVERIFY(result.says("line 1"));
        QCOMPARE(lineOf(result, 0)[u"id"_s].toString(), u"x1"_s);
    }

    void languagesThatNoOneSpeaksGetAReason()
    {
        CliFolder folder;
        const QString file = folder.write(
            u"rows.jsonl"_s,
            "{\"id\":\"r\",\"u1\":\"Ты любишь кино?\",\"b1\":\"Нет\",\"u2\":\"Почему?\",\"b2\":\"Люблю\"}\n");
        const QJsonObject prediction =
            lineOf(folder.run({u"detect"_s, file, u"--format"_s, u"cdconv"_s, u"--model"_s, u"rules"_s}),
                   0)[u"prediction"_s]
                .toObject();
        QVERIFY(prediction[u"label"_s].isNull());
        QVERIFY(!prediction[u"reason"_s].toString().isEmpty());
    }

    void theShippedModelSaysThatItSpeaksChineseOnly()
    {
        CliFolder folder;
        const QString file = folder.write(
            u"rows.jsonl"_s,
            "{\"u1\":\"Do you smoke?\",\"b1\":\"Never.\",\"u2\":\"Really?\",\"b2\":\"I smoke every day.\"}\n"
            "{\"u1\":\"タバコを吸いますか？\",\"b1\":\"吸いません\",\"u2\":\"本当？\",\"b2\":\"毎日吸っています\"}\n"
            "{\"u1\":\"你抽烟吗？\",\"b1\":\"我从来不抽烟\",\"u2\":\"真的吗？\",\"b2\":\"真的，我每天抽两包烟\"}\n");
        const CliResult result =
            folder.run({u"detect"_s, file, u"--format"_s, u"cdconv"_s, u"--model"_s,
                        QStringLiteral(GAINSAY_SOURCE_DIR "/resources/models/starter-zh"), u"--spans"_s});
        if (result.exit == 1)
            QSKIP("this build has no ONNX Runtime");
        for (int line : {0, 1}) {
            const QJsonObject silent = lineOf(result, line)[u"prediction"_s].toObject();
            QVERIFY(silent[u"label"_s].isNull());
            QVERIFY(silent[u"reason"_s].toString().contains(line == 0 ? u"en"_s : u"ja"_s));
            QVERIFY(silent[u"probabilities"_s].toObject().isEmpty());
            QVERIFY(silent[u"spans"_s].toArray().isEmpty());
        }
        QVERIFY(!lineOf(result, 2)[u"prediction"_s].toObject()[u"label"_s].isNull());
    }

    void aProjectKeepsWhatWasSaid()
    {
        CliFolder folder;
        const QString file = folder.write(u"rows.jsonl"_s, twoRows);
        const QString project = folder.path(u"p.gainsay"_s);
        QCOMPARE(folder.run({u"init"_s, project}).exit, 0);
        QCOMPARE(folder.run({u"import"_s, project, file, u"--format"_s, u"cdconv"_s}).exit, 0);
        const QStringList detect = {u"detect"_s, project, u"--model"_s, u"rules"_s, u"--spans"_s, u"--json"_s};
        const QJsonObject first = folder.run(detect).json();
        QCOMPARE(first[u"judged"_s].toInt(), 2);
        QCOMPARE(first[u"explained"_s].toInt(), 2);
        QVERIFY(first[u"rule_based"_s].toBool());
        QCOMPARE(folder.run(detect).json()[u"judged"_s].toInt(), 0);
    }

    // What an inference model calls 1 is "neutral", and no intra-sentence contradiction.
    void labelsOfAnotherTaskAreMappedOrRefused()
    {
        CliFolder folder;
        TinyModel model;
        model.labels = {u"entailment"_s, u"neutral"_s, u"contradiction"_s};
        model.vocabulary = {u"没"_s};
        model.weights = {{u"[CLS]"_s, {0, 1, 0}}, {u"没"_s, {0, 0, 5}}};
        QVERIFY(QDir().mkpath(folder.path(u"nli"_s)) && model.write(folder.path(u"nli"_s)));
        if (folder.run({u"model"_s, u"check"_s, u"nli"_s, u"--json"_s}).json()[u"provider"_s].toString().isEmpty())
            QSKIP("this build has no ONNX Runtime");
        // Two categories, so that a contradiction of no category is none of them.
        const QByteArray third =
            "{\"id\":\"x3\",\"u1\":\"你养猫吗？\",\"b1\":\"养\",\"u2\":\"叫什么？\",\"b2\":\"没养猫\"}\n";
        folder.write(u"rows.jsonl"_s, twoRows + third);
        const QStringList detect{u"detect"_s,  u"rows.jsonl"_s, u"--format"_s, u"cdconv"_s,
                                 u"--model"_s, u"nli"_s,        u"--out"_s,    u"said.jsonl"_s};
        const CliResult refused = folder.run(detect);
        QCOMPARE(refused.exit, 1);
        QVERIFY2(refused.says("--labels-map entailment=none,neutral=none,contradiction=contradiction"),
                 refused.err.constData());
        QCOMPARE(
            folder.run(detect + QStringList{u"--labels-map"_s, u"entailment=none,contradiction=contradiction"_s}).exit,
            1);
        const CliResult wrong = folder.run(
            detect + QStringList{u"--labels-map"_s, u"entailment=none,neutral=none,contradiction=nonsense"_s});
        QCOMPARE(wrong.exit, 1);
        QVERIFY2(wrong.says("nonsense") && wrong.says("history"), wrong.err.constData());
        const QString map = u"entailment=none,neutral=none,contradiction=contradiction"_s;
        QCOMPARE(folder.run(detect + QStringList{u"--labels-map"_s, map}).exit, 0);
        const QList<QByteArray> lines = folder.read(u"said.jsonl"_s).split('\n');
        const QJsonObject first = QJsonDocument::fromJson(lines[0]).object()[u"prediction"_s].toObject();
        QCOMPARE(first[u"label"_s].toString(), u"contradiction"_s);
        const QJsonObject second = QJsonDocument::fromJson(lines[1]).object()[u"prediction"_s].toObject();
        QCOMPARE(second[u"label"_s].toInt(-1), 0);
        QCOMPARE(second[u"label_name"_s].toString(), u"none"_s);
        QCOMPARE(second[u"probabilities"_s].toObject().keys(), QStringList({u"contradiction"_s, u"none"_s}));

        // It is right where there is a contradiction, whatever its category, and wrong about none of them.
        folder.write(
            u"gold.jsonl"_s,
            QByteArray(twoRows).replace("\"mine\"", "\"label\":3,\"mine\"").replace("小黑\"}", "小黑\",\"label\":0}") +
                QByteArray(third).replace("没养猫\"}", "没养猫\",\"label\":1}"));
        const CliResult measured = folder.run({u"evaluate"_s, u"gold.jsonl"_s, u"said.jsonl"_s, u"--json"_s});
        QCOMPARE(measured.exit, 0);
        QCOMPARE(measured.json()[u"binary"_s][u"accuracy"_s].toDouble(), 1.0);
        QVERIFY(measured.json()[u"accuracy"_s].isNull());
        QVERIFY(measured.json()[u"accuracy_undefined"_s].toString().contains(u"category"_s));

        // The same in a project, with the map in model.json.
        QJsonObject description = QJsonDocument::fromJson(folder.read(u"nli/model.json"_s)).object();
        description[u"labels_map"_s] =
            QJsonObject{{u"entailment"_s, u"none"_s}, {u"neutral"_s, 0}, {u"contradiction"_s, u"contradiction"_s}};
        folder.write(u"nli/model.json"_s, QJsonDocument(description).toJson());
        QCOMPARE(folder.run({u"init"_s, u"p.gainsay"_s}).exit, 0);
        QCOMPARE(folder.run({u"import"_s, u"p.gainsay"_s, u"gold.jsonl"_s, u"--format"_s, u"cdconv"_s}).exit, 0);
        const CliResult judged = folder.run({u"detect"_s, u"p.gainsay"_s, u"--model"_s, u"nli"_s, u"--json"_s});
        QVERIFY2(judged.exit == 0, judged.err.constData());
        const QJsonObject models = folder.run({u"errors"_s, u"p.gainsay"_s, u"models"_s, u"--json"_s}).json();
        const QJsonObject row = models[u"tables"_s][0][u"rows"_s][0].toObject();
        QCOMPARE(row[u"2-class acc."_s][u"value"_s].toDouble(), 1.0);
        QVERIFY(row[u"3-class acc."_s].isNull());
    }

    void aMethodThatTheModelWasNotMadeForIsForced()
    {
        CliFolder folder;
        TinyModel model;
        QVERIFY(QDir().mkpath(folder.path(u"tiny"_s)) && model.write(folder.path(u"tiny"_s)));
        folder.write(u"rows.jsonl"_s, twoRows);
        const QStringList detect{u"detect"_s,  u"rows.jsonl"_s, u"--format"_s, u"cdconv"_s,
                                 u"--model"_s, u"tiny"_s,       u"--method"_s, u"sentence-pair"_s};
        const CliResult refused = folder.run(detect);
        QCOMPARE(refused.exit, 1);
        QVERIFY2(refused.says("made for the method flatten") || refused.says("no ONNX Runtime"),
                 refused.err.constData());
        if (refused.says("no ONNX Runtime"))
            QSKIP("this build has no ONNX Runtime");
        QCOMPARE(folder.run(detect + QStringList{u"--force"_s}).exit, 0);
    }

    void packagesAreCheckedAndUsed()
    {
        CliFolder folder;
        TinyModel model;
        model.vocabulary = {u"没"_s};
        model.weights = {{u"[CLS]"_s, {1, 0, 0, 0}}, {u"没"_s, {0, 0, 0, 3}}};
        QVERIFY(QDir().mkpath(folder.path(u"tiny"_s)) && model.write(folder.path(u"tiny"_s)));
        const CliResult check = folder.run({u"model"_s, u"check"_s, folder.path(u"tiny"_s), u"--json"_s});
        QCOMPARE(check.exit, 0);
        QCOMPARE(check.json()[u"name"_s].toString(), u"tiny"_s);
        if (check.json()[u"provider"_s].toString().isEmpty())
            QSKIP("this build has no ONNX Runtime");
        const QString file = folder.write(u"rows.jsonl"_s, twoRows);
        const CliResult result = folder.run({u"detect"_s, file, u"--format"_s, u"cdconv"_s, u"--model"_s,
                                             folder.path(u"tiny"_s), u"--provider"_s, u"cpu"_s, u"--spans"_s});
        QCOMPARE(result.exit, 0);
        const QJsonObject none = lineOf(result, 1)[u"prediction"_s].toObject();
        QCOMPARE(none[u"label"_s].toInt(), 0);
        QCOMPARE(none[u"spans"_s].toArray().size(), 2);
        QCOMPARE(lineOf(result, 0)[u"prediction"_s].toObject()[u"label"_s].toInt(), 3);
        QCOMPARE(lineOf(result, 0)[u"prediction"_s].toObject()[u"provider"_s].toString(), u"cpu"_s);
    }

    // A network is a program of somebody else's: the check ends in time, whatever that does.
    void aNetworkThatNeverEndsIsStopped()
    {
        const CliFolder folder;
        QVERIFY(QDir().mkpath(folder.path(u"endless"_s)));
        TinyModel model;
        model.endless = true;
        QVERIFY(model.write(folder.path(u"endless"_s)));
        const CliResult check =
            folder.runWhere({u"GAINSAY_MODEL_SECONDS=10"_s}, {u"model"_s, u"check"_s, folder.path(u"endless"_s)});
        if (check.exit == 0)
            QSKIP("built without ONNX Runtime: nothing is run");
        QCOMPARE(check.exit, 1);
        QVERIFY2(check.says("gave no answer"), check.err);
    }

    // Nobody has to check a package before it is used.
    void detectStopsANetworkThatNeverEnds()
    {
        CliFolder folder;
        QVERIFY(QDir().mkpath(folder.path(u"endless"_s)));
        TinyModel model;
        model.endless = true;
        QVERIFY(model.write(folder.path(u"endless"_s)));
        const QString rows = folder.write(u"rows.jsonl"_s, folder.run({u"synth"_s, u"--conversations"_s, u"2"_s}).out);
        const CliResult result = folder.runWhere({u"GAINSAY_MODEL_SECONDS=1"_s},
                                                 {u"detect"_s, rows, u"--format"_s, u"cdconv"_s, u"--model"_s,
                                                  folder.path(u"endless"_s), u"--provider"_s, u"cpu"_s});
        if (result.says("built without ONNX"))
            QSKIP("built without ONNX Runtime: nothing is run");
        QCOMPARE(result.exit, 1);
        QVERIFY2(result.says("gave no answer within 1 s"), result.err);
        QVERIFY(result.out.isEmpty());
    }

    void aZipIsCheckedLikeAFolder()
    {
        CliFolder folder;
        QVERIFY(TinyModel().writeZip(folder.path(u"tiny.zip"_s)));
        const CliResult check = folder.run({u"model"_s, u"check"_s, folder.path(u"tiny.zip"_s), u"--json"_s});
        QCOMPARE(check.exit, 0);
        QCOMPARE(check.json()[u"name"_s].toString(), u"tiny"_s);
        const QString text = folder.write(u"text.zip"_s, "no archive at all");
        QCOMPARE(folder.run({u"model"_s, u"check"_s, text}).exit, 1);
    }

    // A network that breaks in the middle of the work: its vocabulary has more lines than it has rows.
    void aFailureLeavesNothingHalfWritten()
    {
        CliFolder folder;
        QVERIFY(QDir().mkpath(folder.path(u"tiny"_s)) && TinyModel().write(folder.path(u"tiny"_s)));
        TinyModel larger;
        larger.vocabulary = {u"没"_s, u"有"_s, u"养"_s, u"猫"_s, u"我"_s};
        folder.write(u"tiny/vocab.txt"_s, larger.vocabularyFile());
        folder.write(u"tiny/model.json"_s,
                     R"({"name": "tiny", "labels": ["none", "intra", "role", "history"], "method": "flatten",
                         "tokenizer": {"type": "character"}})");
        const QString file = folder.write(u"rows.jsonl"_s, twoRows);
        const QString out = folder.write(u"out.jsonl"_s, "as before\n");
        const CliResult result = folder.run(
            {u"detect"_s, file, u"--format"_s, u"cdconv"_s, u"--model"_s, folder.path(u"tiny"_s), u"--out"_s, out});
        QCOMPARE(result.exit, 1);
        if (result.says("no ONNX Runtime"))
            QSKIP("this build has no ONNX Runtime");
        QVERIFY(result.says("model.onnx"));
        QFile kept(out);
        QVERIFY(kept.open(QIODevice::ReadOnly));
        QCOMPARE(kept.readAll(), QByteArray("as before\n"));
        const QString project = folder.path(u"p.gainsay"_s);
        QCOMPARE(folder.run({u"init"_s, project}).exit, 0);
        QCOMPARE(folder.run({u"import"_s, project, file, u"--format"_s, u"cdconv"_s}).exit, 0);
        QCOMPARE(folder.run({u"detect"_s, project, u"--model"_s, folder.path(u"tiny"_s)}).exit, 1);
        QCOMPARE(folder.run({u"verify"_s, project}).exit, 0);
        const QJsonObject after = folder.run({u"detect"_s, project, u"--model"_s, u"rules"_s, u"--json"_s}).json();
        QCOMPARE(after[u"judged"_s].toInt(), 2);
    }

    void aProjectReadsItsDetectorByItsOwnThreshold()
    {
        CliFolder folder;
        QByteArray rows;
        for (int i = 0; i < 30; ++i)
            rows += "{\"id\":\"g" + QByteArray::number(i) +
                    "\",\"u1\":\"你养猫吗？\",\"b1\":\"我养猫\",\"u2\":\"叫什么？\",\"b2\":\"" +
                    QByteArray(i % 2 == 0 ? "我没有养猫" : "我的猫叫小黑") + QByteArray::number(i) + "\",\"label\":" +
                    (i % 6 == 0   ? "0"
                     : i % 2 == 0 ? "3"
                                  : "0") +
                    "}\n";
        const QString file = folder.write(u"rows.jsonl"_s, rows);
        const QString project = folder.path(u"p.gainsay"_s);
        QCOMPARE(folder.run({u"init"_s, project}).exit, 0);
        QCOMPARE(folder.run({u"model"_s, u"tune"_s, project}).exit, 1);  // nothing was judged yet
        QCOMPARE(folder.run({u"import"_s, project, file, u"--format"_s, u"cdconv"_s}).exit, 0);
        QCOMPARE(folder.run({u"detect"_s, project, u"--model"_s, u"rules"_s}).exit, 0);
        const QStringList tune = {u"model"_s, u"tune"_s, project, u"--json"_s};
        const QJsonObject own = folder.run(tune).json();
        QVERIFY(own[u"threshold"_s].isNull());
        QCOMPARE(own[u"compared"_s].toInt(), 30);
        QCOMPARE(own[u"recall"_s].toDouble(), 1.0);
        const QJsonObject fitted = folder.run(tune + QStringList{u"--fit"_s}).json();
        QVERIFY(fitted[u"temperature"_s].toDouble() != 1.0);
        QCOMPARE(fitted[u"calibration_error_before"_s].toDouble(), own[u"calibration_error"_s].toDouble());
        const QJsonObject strict = folder.run(tune + QStringList{u"--threshold"_s, u"1"_s}).json();
        QCOMPARE(strict[u"recall"_s].toDouble(), 0.0);
        QCOMPARE(folder.run(tune).json()[u"threshold"_s].toDouble(), 1.0);
        QCOMPARE(folder.run(tune + QStringList{u"--threshold"_s, u"2"_s}).exit, 2);
        QVERIFY(folder.run(tune + QStringList{u"--threshold"_s, u"own"_s}).json()[u"threshold"_s].isNull());
        QCOMPARE(folder.run({u"verify"_s, project}).exit, 0);
    }

    void brokenPackagesFailWithTheFileAndTheFault()
    {
        CliFolder folder;
        folder.write(u"model.json"_s, "{\"name\": \"x\", \"labels\": [\"none\", \"history\"]}");
        folder.write(u"model.onnx"_s, "not a network");
        const CliResult check = folder.run({u"model"_s, u"check"_s, folder.path(u"."_s)});
        QCOMPARE(check.exit, 1);
        QVERIFY(check.says("model.onnx"));
        QCOMPARE(folder.run({u"model"_s, u"polish"_s}).exit, 2);
        QCOMPARE(folder.run({u"detect"_s, folder.path(u"rows.jsonl"_s)}).exit, 2);
    }
};

QTEST_GUILESS_MAIN(TestCliDetect)
#include "tst_cli_detect.moc"
