// SPDX-License-Identifier: GPL-3.0-or-later
// Folders as the exporters of Hugging Face leave them, without a model.json, on the real ONNX Runtime.
#include "core/detect/onnx/OnnxEngine.h"
#include "core/detect/run/ModelDetector.h"
#include "tests/detect/DetectSamples.h"
#include "tests/support/OnnxBytes.h"
#include "tests/support/TinyModel.h"
#include "tests/support/TinyTokenizers.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace gainsay;
using namespace gainsay::test;
using namespace Qt::StringLiterals;

namespace {

// "不" in the reply speaks for contradiction.
TinyModel network()
{
    TinyModel model;
    model.labels = {u"entailment"_s, u"neutral"_s, u"contradiction"_s};
    model.vocabulary = {u"不"_s, u"我"_s, u"好"_s};
    model.weights = {{u"[CLS]"_s, {1, 0, 0}}, {u"不"_s, {0, 0, 4}}};
    return model;
}

Json configOf(const QStringList &labels)
{
    Json config = {
        {"model_type", "bert"}, {"max_position_embeddings", 64}, {"type_vocab_size", 2}, {"pad_token_id", 0}};
    for (qsizetype i = 0; i < labels.size(); ++i)
        config["id2label"][std::to_string(i)] = toUtf8(labels[i]);
    return config;
}

Json tokenizerOf(const TinyModel &model)
{
    Json vocabulary = Json::object();
    int id = 0;
    for (const QByteArray &token : model.vocabularyFile().trimmed().split('\n'))
        vocabulary[token.toStdString()] = id++;
    return {{"normalizer", {{"type", "BertNormalizer"}}},
            {"pre_tokenizer", {{"type", "BertPreTokenizer"}}},
            {"post_processor",
             {{"type", "BertProcessing"}, {"cls", Json::array({"[CLS]", 2})}, {"sep", Json::array({"[SEP]", 3})}}},
            {"model", {{"type", "WordPiece"}, {"unk_token", "[UNK]"}, {"vocab", vocabulary}}}};
}

class Export {
public:
    explicit Export(const TinyModel &model) : m_model(model)
    {
        write(u"model.onnx"_s, model.onnx());
        write(u"config.json"_s, dumpJson(configOf(model.labels)));
        write(u"tokenizer.json"_s, dumpJson(tokenizerOf(model)));
    }

    void write(const QString &name, const QByteArray &content) const
    {
        QDir(m_folder.path()).mkpath(QFileInfo(name).path());
        if (!onnx::writeFile(m_folder.filePath(name), content))
            qFatal("a file cannot be written");
    }
    void remove(const QString &name) const { QFile::remove(m_folder.filePath(name)); }

    Result<ModelPackage> open() const { return ModelPackage::open(m_folder.path()); }
    QString path() const { return m_folder.path(); }

    Result<Prediction> judge(const QStringList &turns) const
    {
        ASSIGN_OR_RETURN(const auto package, open());
        ASSIGN_OR_RETURN(
            const auto detector,
            ModelDetector::create(
                package, [](const EngineRequest &request) { return makeOnnxEngine(request, OnnxProvider::Cpu); }, 2));
        ASSIGN_OR_RETURN(const auto predictions,
                         detector->detect({conversationOf(turns), conversationOf(turns), conversationOf(turns)}, {}));
        return predictions.back();
    }

private:
    TinyModel m_model;
    QTemporaryDir m_folder;
};

const QStringList contradictory = {u"好"_s, u"我好"_s, u"好"_s, u"我不好"_s};
const QStringList harmless = {u"好"_s, u"我好"_s, u"好"_s, u"我好"_s};

}  // namespace

class ExportedModelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aFolderWorksAsItIs()
    {
        const Export folder(network());
        QVERIFY(ModelPackage::looksLikeOne(folder.path()));
        const auto package = folder.open();
        QVERIFY2(package, package ? "" : qPrintable(package.error().message));
        QCOMPARE(package->spec().maximumLength, 64);
        QCOMPARE(package->spec().labelsMap.value(u"neutral"_s), u"none"_s);
        QCOMPARE(package->spec().labelsMap.value(u"contradiction"_s), u"contradiction"_s);
        QVERIFY(package->checkLabelsAreKnown());
        const auto found = folder.judge(contradictory);
        QVERIFY2(found, found ? "" : qPrintable(found.error().message));
        QCOMPARE(found->label.value_or(-1), 2);
        QCOMPARE(folder.judge(harmless)->label.value_or(-1), 0);
    }

    void otherWeightsAreAnotherVersion()
    {
        const Export folder(network());
        TinyModel changed = network();
        changed.weights[u"好"_s] = {0, 1, 0};
        const QString version = folder.open()->spec().version;
        folder.write(u"model.onnx"_s, changed.onnx());
        QVERIFY(!version.isEmpty());
        QVERIFY(folder.open()->spec().version != version);
    }

    void everyShapeOfNetworkGivesTheSameAnswer_data()
    {
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("length");
        QTest::addColumn<int>("inputType");
        QTest::addColumn<bool>("half");
        QTest::addColumn<bool>("positions");
        QTest::newRow("free") << -1 << -1 << 7 << false << false;
        QTest::newRow("one conversation at a time") << 1 << -1 << 7 << false << false;
        QTest::newRow("fixed length") << -1 << 16 << 7 << false << false;
        QTest::newRow("both fixed, more rows than there are") << 8 << 16 << 7 << false << false;
        QTest::newRow("both fixed, two at a time") << 2 << 12 << 7 << false << false;
        QTest::newRow("int32") << -1 << -1 << 6 << false << false;
        QTest::newRow("float16") << -1 << -1 << 7 << true << false;
        QTest::newRow("positions") << -1 << -1 << 7 << false << true;
        QTest::newRow("everything") << 2 << 16 << 6 << true << true;
    }
    void everyShapeOfNetworkGivesTheSameAnswer()
    {
        QFETCH(int, rows);
        QFETCH(int, length);
        QFETCH(int, inputType);
        QFETCH(bool, half);
        QFETCH(bool, positions);
        const auto expected = Export(network()).judge(contradictory);
        TinyModel model = network();
        model.fixedRows = rows;
        model.fixedLength = length;
        model.inputType = inputType;
        model.halfOutput = half;
        model.takesPositions = positions;
        const Export folder(model);
        const auto found = folder.judge(contradictory);
        QVERIFY2(found, found ? "" : qPrintable(found.error().message));
        for (qsizetype i = 0; i < expected->probabilities.size(); ++i)
            QVERIFY(std::abs(found->probabilities[i] - expected->probabilities[i]) < (half ? 1e-3 : 1e-6));
        if (length > 0)
            QCOMPARE(folder.open()->spec().maximumLength, length);
    }

    void labelsThatSayNothingAreAskedFor()
    {
        TinyModel model = network();
        model.labels = {u"LABEL_0"_s, u"LABEL_1"_s, u"LABEL_2"_s};
        const Export folder(model);
        auto package = folder.open();
        QVERIFY(package);
        const auto known = package->checkLabelsAreKnown();
        QVERIFY(!known);
        QVERIFY2(known.error().message.contains(u"--labels-map LABEL_0="_s), qPrintable(known.error().message));
        QVERIFY(package->useLabels(
            {{u"LABEL_0"_s, u"none"_s}, {u"LABEL_1"_s, u"none"_s}, {u"LABEL_2"_s, u"contradiction"_s}}));
        QVERIFY(package->checkLabelsAreKnown());
        QVERIFY(package->spec().labels[2].contradiction);
    }

    void faultsSayWhatIsMissing_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("said");
        QTest::newRow("no network") << u"model.onnx"_s << QByteArray() << u"model.onnx"_s;
        QTest::newRow("no tokenizer") << u"tokenizer.json"_s << QByteArray() << u"SentencePiece"_s;
        QTest::newRow("no classifier") << u"config.json"_s << QByteArray(R"({"model_type": "bert"})") << u"id2label"_s;
        QTest::newRow("gaps") << u"config.json"_s << QByteArray(R"({"id2label": {"0": "a", "2": "b"}})")
                              << u"output 1"_s;
        QTest::newRow("no object") << u"config.json"_s << QByteArray("[1]") << u"config.json"_s;
        QTest::newRow("two labels for three outputs")
            << u"config.json"_s << QByteArray(R"({"id2label": {"0": "entailment", "1": "contradiction"}})")
            << u"logits"_s;
    }
    void faultsSayWhatIsMissing()
    {
        QFETCH(QString, file);
        QFETCH(QByteArray, content);
        QFETCH(QString, said);
        const Export folder(network());
        folder.remove(file);
        if (!content.isEmpty())
            folder.write(file, content);
        const auto package = folder.open();
        QVERIFY(!package);
        QVERIFY2(package.error().message.contains(said), qPrintable(package.error().message));
    }

    void aVocabularyLargerThanTheEmbeddingIsFound()
    {
        const Export folder(network());
        Json tokenizer = tokenizerOf(network());
        tokenizer["model"]["vocab"]["海"] = 8;
        folder.write(u"tokenizer.json"_s, dumpJson(tokenizer));
        const auto package = folder.open();
        QVERIFY(!package);
        QVERIFY2(package.error().message.contains(u"9 tokens"_s) && package.error().message.contains(u"room for 8"_s),
                 qPrintable(package.error().message));
    }

    void numbersMayLieBesideTheNetworkButNotOutside()
    {
        TinyModel model = network();
        model.externalData = "model.onnx_data";
        const Export inside(model);
        QVERIFY(!inside.open());  // not there yet
        inside.write(u"model.onnx_data"_s, "x");
        const auto package = inside.open();
        QVERIFY2(package, package ? "" : qPrintable(package.error().message));
        QCOMPARE(package->dataFiles(), QStringList{u"model.onnx_data"_s});
        model.externalData = "../model.onnx_data";
        const auto outside = Export(model).open();
        QVERIFY(!outside && outside.error().message.contains(u"outside"_s));
        inside.remove(u"model.onnx_data"_s);
        QFile::link(u"/etc/passwd"_s, QDir(inside.path()).filePath(u"model.onnx_data"_s));
        QVERIFY(!inside.open());
    }

    void variantsAreTakenForWhatTheyAre()
    {
        const Export folder(network());
        folder.write(u"onnx/model.onnx"_s, network().onnx());
        folder.write(u"onnx/model_fp16.onnx"_s, network().onnx());
        folder.remove(u"model.onnx"_s);
        const auto package = folder.open();
        QVERIFY2(package, package ? "" : qPrintable(package.error().message));
        QCOMPARE(package->spec().heads[0].cpu.path, u"onnx/model.onnx"_s);
        QCOMPARE(package->spec().heads[0].gpu->path, u"onnx/model_fp16.onnx"_s);
    }

    void robertaCountsPositionsBehindItsPadding()
    {
        const Export folder(network());
        Json config = configOf(network().labels);
        config["model_type"] = "xlm-roberta";
        config["pad_token_id"] = 1;
        config["max_position_embeddings"] = 66;
        config["type_vocab_size"] = 1;
        folder.write(u"config.json"_s, dumpJson(config));
        const auto package = folder.open();
        QVERIFY(package);
        QCOMPARE(package->spec().firstPosition, 2);
        QCOMPARE(package->spec().maximumLength, 64);
        QCOMPARE(package->spec().padding.value_or(-1), 1);
        QVERIFY(package->spec().segments == SegmentStyle::None);
    }

    void sentencePieceModelsAreReadAsTheyAre()
    {
        const QByteArray model =
            learnedSentencePieces(mixedStrings(3000, 3), "--vocab_size=600 --character_coverage=0.995");
        const Export folder(network());
        folder.remove(u"tokenizer.json"_s);
        folder.write(u"sentencepiece.bpe.model"_s, model);
        Json config = configOf(network().labels);
        config["model_type"] = "unheard-of";
        folder.write(u"config.json"_s, dumpJson(config));
        const auto unknown = folder.open();
        QVERIFY(!unknown && unknown.error().message.contains(u"unheard-of"_s));
        config["model_type"] = "xlm-roberta";
        folder.write(u"config.json"_s, dumpJson(config));
        const auto tooLarge = folder.open();  // hundreds of tokens, a table of eight
        QVERIFY(!tooLarge && tooLarge.error().message.contains(u"sentencepiece.bpe.model"_s));
        folder.write(u"sentencepiece.bpe.model"_s, "nothing of the kind");
        const auto broken = folder.open();
        QVERIFY(!broken && broken.error().message.contains(u"SentencePiece"_s));
    }
};

QTEST_GUILESS_MAIN(ExportedModelTest)
#include "tst_exported_model.moc"
