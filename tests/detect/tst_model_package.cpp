// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/package/ModelPackage.h"
#include "tests/support/TinyModel.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <functional>
#include <random>

#include <zip.h>

using namespace gainsay;
using namespace gainsay::test;
using namespace Qt::StringLiterals;

namespace {

void overwrite(const QString &path, const QByteArray &content)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content);
}

// Adds each file under the given name; names may be nasty.
void makeZip(const QString &archive, const QList<std::pair<QByteArray, QByteArray>> &files)
{
    zip_t *zip = zip_open(QFile::encodeName(archive).constData(), ZIP_CREATE, nullptr);
    QVERIFY(zip);
    for (const auto &[name, content] : files)
        zip_file_add(zip, name.constData(),
                     zip_source_buffer(zip, content.constData(), zip_uint64_t(content.size()), 0), ZIP_FL_ENC_UTF_8);
    QCOMPARE(zip_close(zip), 0);
}

}  // namespace

class ModelPackageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aSoundPackageOpens()
    {
        QTemporaryDir folder;
        QVERIFY(TinyModel().write(folder.path()));
        const Result<ModelPackage> package = ModelPackage::open(folder.path());
        QVERIFY2(package, package ? "" : qPrintable(package.error().message));
        QCOMPARE(package->spec().name, u"tiny"_s);
        QCOMPARE(package->spec().labels.size(), 4);
        QVERIFY(package->spec().labels[1].withinTarget);
        QVERIFY(!package->spec().labels[0].contradiction);
        QVERIFY(package->remarks().isEmpty());
    }

    void aZipOpensWithOrWithoutItsFolder_data()
    {
        QTest::addColumn<QByteArray>("prefix");
        QTest::newRow("files at the top") << QByteArray();
        QTest::newRow("in a folder") << QByteArray("tiny/");
    }
    void aZipOpensWithOrWithoutItsFolder()
    {
        QFETCH(QByteArray, prefix);
        QTemporaryDir folder;
        const TinyModel model;
        const QString archive = folder.filePath(u"tiny.zip"_s);
        makeZip(archive, {{prefix + "model.json", model.modelJson()},
                          {prefix + "model.onnx", model.onnx()},
                          {prefix + "vocab.txt", model.vocabularyFile()}});
        const Result<ModelPackage> package = ModelPackage::open(archive);
        QVERIFY2(package, package ? "" : qPrintable(package.error().message));
        QVERIFY(QFile::exists(package->filePath(u"model.onnx"_s)));
    }

    void aZipCannotWriteOutsideItsFolder()
    {
        QTemporaryDir folder;
        const QString archive = folder.filePath(u"evil.zip"_s);
        makeZip(archive, {{"../escaped.txt", "x"}});
        const Result<ModelPackage> package = ModelPackage::open(archive);
        QVERIFY(!package);
        QVERIFY2(package.error().message.contains(u"../escaped.txt"_s), qPrintable(package.error().message));
    }

    // What is unpacked counts, not what the archive declares.
    void aZipThatLiesAboutItsSizeIsStopped()
    {
        QTemporaryDir folder;
        const QString archive = folder.filePath(u"bomb.zip"_s);
        constexpr quint32 size = 80 << 20;
        makeZip(archive, {{"model.onnx", QByteArray(size, '\0')}});
        QFile file(archive);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QByteArray bytes = file.readAll();
        QVERIFY(bytes.size() < qsizetype(1) << 20);
        const QByteArray declared(reinterpret_cast<const char *>(&size), sizeof size);
        QVERIFY(bytes.contains(declared));
        overwrite(archive, bytes.replace(declared, QByteArray("\x10\0\0\0", 4)));
        const Result<ModelPackage> package = ModelPackage::open(archive);
        QVERIFY(!package);
        QVERIFY2(package.error().message.contains(u"far larger"_s), qPrintable(package.error().message));
    }

    void theCardSpeaksTheLanguageIfItCan()
    {
        QTemporaryDir folder;
        QVERIFY(TinyModel().write(folder.path()));
        Json model = Json::parse(TinyModel().modelJson().toStdString());
        model["card"] = "CARD.md";
        model["cards"] = {{"zh", "CARD.zh.md"}, {"ja", "lost.md"}, {"fr", "../outside.md"}};
        overwrite(folder.filePath(u"model.json"_s), QByteArray::fromStdString(model.dump()));
        overwrite(folder.filePath(u"CARD.md"_s), "plain");
        overwrite(folder.filePath(u"CARD.zh.md"_s), "卡片");
        const Result<ModelPackage> package = ModelPackage::open(folder.path());
        QVERIFY2(package, package ? "" : qPrintable(package.error().message));
        QCOMPARE(package->card(u"zh"_s), u"卡片"_s);
        for (const QString &language : {u"en"_s, u"ja"_s, u"fr"_s, QString()})
            QCOMPARE(package->card(language), u"plain"_s);
    }

    void ownExportsNeedLittle()
    {
        QTemporaryDir folder;
        TinyModel model;
        model.labels = {u"entailment"_s, u"neutral"_s, u"contradiction"_s};
        QVERIFY(model.write(folder.path()));
        overwrite(folder.filePath(u"model.json"_s),
                  R"({"name": "mine", "labels": ["entailment", "neutral", "contradiction"]})");
        const Result<ModelPackage> package = ModelPackage::open(folder.path());
        QVERIFY2(package, package ? "" : qPrintable(package.error().message));
        const ModelSpec &spec = package->spec();
        QVERIFY(spec.method == DetectMethod::SentencePair);
        QVERIFY(spec.tokenizer.type == TokenizerSpec::Type::WordPiece);
        QVERIFY(!spec.labels[1].contradiction && spec.labels[2].contradiction);
        QCOMPARE(package->remarks().size(), 2);  // no checksums: worth a word, no fault
    }

    void faultsAreNamed_data()
    {
        using Damage = std::function<void(TinyModel &, const QDir &)>;
        QTest::addColumn<Damage>("damage");
        QTest::addColumn<QStringList>("words");
        const auto row = [](const char *name, Damage damage, const QStringList &words) {
            QTest::newRow(name) << damage << words;
        };
        row("no model.json", [](TinyModel &, const QDir &d) { QFile::remove(d.filePath(u"model.json"_s)); },
            {u"model.json"_s});
        row("model.json is no JSON", [](TinyModel &, const QDir &d) { overwrite(d.filePath(u"model.json"_s), "{"); },
            {u"model.json"_s});
        row("changed network", [](TinyModel &, const QDir &d) { overwrite(d.filePath(u"model.onnx"_s), "x"); },
            {u"model.onnx"_s, u"SHA-256"_s});
        row("missing vocabulary", [](TinyModel &, const QDir &d) { QFile::remove(d.filePath(u"vocab.txt"_s)); },
            {u"vocab.txt"_s});
        row("cards that are no files",
            [](TinyModel &, const QDir &d) {
                overwrite(d.filePath(u"model.json"_s),
                          "{\"name\": \"x\", \"labels\": [\"a\", \"b\"], \"cards\": {\"zh\": 1}}");
            },
            {u"cards"_s});
        row("newer format",
            [](TinyModel &, const QDir &d) { overwrite(d.filePath(u"model.json"_s), R"({"format": 2})"); },
            {u"format"_s});
        row("path outside",
            [](TinyModel &, const QDir &d) {
                overwrite(d.filePath(u"model.json"_s),
                          R"({"name": "x", "labels": ["none", "history"], "files": {"cpu": "../model.onnx"}})");
            },
            {u"../model.onnx"_s, u"outside"_s});
        row("link outside",
            [](TinyModel &, const QDir &d) {
                QFile::remove(d.filePath(u"vocab.txt"_s));
                QFile::link(u"/etc/passwd"_s, d.filePath(u"vocab.txt"_s));
            },
            {u"vocab.txt"_s, u"outside"_s});
        row("not ONNX",
            [](TinyModel &, const QDir &d) {
                overwrite(d.filePath(u"model.onnx"_s), "this is a picture of a cat, not a network");
                overwrite(d.filePath(u"model.json"_s), R"({"name": "x", "labels": ["none", "history"]})");
            },
            {u"model.onnx"_s, u"not an ONNX"_s});
        row("other labels",
            [](TinyModel &m, const QDir &d) {
                overwrite(
                    d.filePath(u"model.json"_s),
                    QByteArray(m.modelJson()).replace("\"history\",", "").replace("\"role\"", "\"role\",\"x\",\"y\""));
            },
            {u"logits"_s, u"[*, 4]"_s});
        row("fixed length, too short",
            [](TinyModel &m, const QDir &d) {
                m.fixedLength = 4;
                m.write(d.path());
            },
            {u"input_ids"_s, u"8 tokens"_s});
        row("more words than rows",
            [](TinyModel &m, const QDir &d) {
                m.write(d.path());
                overwrite(d.filePath(u"model.json"_s), R"({"name": "x", "labels": ["none", "intra", "role", "history"],
                                                           "segments": "utterance", "tokenizer": {"type": "character"}})");
                overwrite(d.filePath(u"vocab.txt"_s), m.vocabularyFile() + "too\nmany\n");
            },
            {u"vocab.txt"_s, u"model.onnx"_s, u"belong together"_s});
        row("other input",
            [](TinyModel &m, const QDir &d) {
                m.firstInput = "pixels";
                m.write(d.path());
            },
            {u"pixels"_s});
        row("data outside",
            [](TinyModel &m, const QDir &d) {
                m.externalData = "../../etc/passwd";
                m.write(d.path());
            },
            {u"../../etc/passwd"_s, u"outside"_s});
        row("data without checksum",
            [](TinyModel &m, const QDir &d) {
                m.externalData = "weights.bin";
                m.write(d.path());
            },
            {u"weights.bin"_s, u"checksums"_s});
    }
    void faultsAreNamed()
    {
        using Damage = std::function<void(TinyModel &, const QDir &)>;
        QFETCH(Damage, damage);
        QFETCH(QStringList, words);
        QTemporaryDir folder;
        TinyModel model;
        QVERIFY(model.write(folder.path()));
        damage(model, QDir(folder.path()));
        const Result<ModelPackage> package = ModelPackage::open(folder.path());
        QVERIFY(!package);
        for (const QString &word : words)
            QVERIFY2(package.error().message.contains(word), qPrintable(package.error().message));
    }

    void damagedNetworksNeverCrash()
    {
        const QByteArray whole = TinyModel().onnx();
        QTemporaryDir folder;
        QVERIFY(TinyModel().write(folder.path()));
        overwrite(folder.filePath(u"model.json"_s), R"({"name": "x", "labels": ["none", "intra", "role", "history"]})");
        std::mt19937 random(3);
        for (int round = 0; round < 300; ++round) {
            QByteArray damaged = whole.left(qsizetype(random() % size_t(whole.size() + 1)));
            for (int i = 0; i < 5 && !damaged.isEmpty(); ++i)
                damaged[qsizetype(random() % size_t(damaged.size()))] = char(random());
            overwrite(folder.filePath(u"model.onnx"_s), damaged);
            const Result<ModelPackage> package = ModelPackage::open(folder.path());
            QVERIFY(package || !package.error().message.isEmpty());
        }
    }
};

QTEST_GUILESS_MAIN(ModelPackageTest)
#include "tst_model_package.moc"
