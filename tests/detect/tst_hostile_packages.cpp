// SPDX-License-Identifier: GPL-3.0-or-later
// Model packages from people who mean harm: some hundreds of broken and forged ones, opened, loaded and asked. Whatever
// they do, there is an answer in time: a sound prediction or a message; and nothing is written outside.
// GAINSAY_ROUNDS makes it longer; ./dev torture does.
#include "core/bots/EmbeddedBot.h"
#include "core/detect/onnx/OnnxCausalEngine.h"
#include "core/detect/onnx/OnnxEngine.h"
#include "core/detect/run/ModelDetector.h"
#include "tests/detect/DetectSamples.h"
#include "tests/support/OnnxBytes.h"
#include "tests/support/TinyChatModel.h"
#include "tests/support/TinyModel.h"

#include <QDir>
#include <QDirIterator>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <functional>
#include <limits>
#include <random>

#include <zip.h>

using namespace gainsay;
using namespace gainsay::test;
using namespace Qt::StringLiterals;

namespace {

using Draw = std::mt19937;
using File = std::pair<QByteArray, QByteArray>;
using Files = QList<File>;

constexpr int usualRounds = 40;  // of each kind of attack
constexpr qint64 longestMs = 20'000;

int below(Draw &draw, qint64 limit)
{
    return int(draw() % quint64(std::max<qint64>(limit, 1)));
}

QByteArray damaged(QByteArray bytes, Draw &draw)
{
    if (draw() % 3 == 0)
        bytes.truncate(below(draw, bytes.size() + 1));
    for (int i = below(draw, 8); i >= 0 && !bytes.isEmpty(); --i) {
        const int at = below(draw, bytes.size());
        switch (draw() % 4) {
        case 0:
            bytes[at] = char(draw());
            break;
        case 1:
            bytes.insert(at, QByteArray(1 + below(draw, 9), char(draw())));
            break;
        case 2:
            bytes.remove(at, 1 + below(draw, 9));
            break;
        default:
            bytes.insert(at, bytes.mid(below(draw, bytes.size()), below(draw, 64)));
        }
    }
    return bytes;
}

// A value that nobody expects in a description.
Json nasty(Draw &draw)
{
    const std::vector<Json> values{nullptr,
                                   -1,
                                   0,
                                   1e300,
                                   9'000'000'000'000'000'000,
                                   "",
                                   "../../../etc/passwd",
                                   "/etc/passwd",
                                   "a\n\x1b[2Jb",
                                   "model.onnx/../../x",
                                   std::string(100'000, 'a'),
                                   Json::array(),
                                   Json::object(),
                                   true,
                                   "\u202e",
                                   Json::array({Json::array({Json::array()})}),
                                   {{"path", "../x"}},
                                   {{"path", "vocab.txt"}, {"sha256", 5}}};
    return values[size_t(below(draw, qint64(values.size())))];
}

// One of all values in `json`, at any depth, is another or gone.
void spoil(Json &json, Draw &draw)
{
    Json *at = &json;
    while (at->is_structured() && !at->empty()) {
        auto place = at->begin();
        std::advance(place, below(draw, qint64(at->size())));
        if (!place->is_structured() || draw() % 3 == 0) {
            if (draw() % 4 == 0)
                at->erase(place);
            else
                *place = nasty(draw);
            return;
        }
        at = &*place;
    }
    json[std::to_string(draw())] = nasty(draw);
}

// The hashes fit what is there, so that it is not these that save us.
void seal(Files &files)
{
    Json *description = nullptr;
    static Json model;
    for (auto &[name, content] : files) {
        if (name == "model.json") {
            model = Json::parse(content.toStdString(), nullptr, false);
            description = &model;
        }
    }
    if (!description || !description->is_object())
        return;
    for (auto &[name, content] : files) {
        const std::string hash = onnx::sha256(content).toStdString();
        if (description->contains("checksums") && (*description)["checksums"].is_object() &&
            (*description)["checksums"].contains(name.toStdString()))
            (*description)["checksums"][name.toStdString()] = hash;
        if (name == "model.onnx" && description->contains("files") && (*description)["files"].is_object() &&
            (*description)["files"].contains("cpu") && (*description)["files"]["cpu"].is_object())
            (*description)["files"]["cpu"]["sha256"] = hash;
    }
    for (auto &[name, content] : files) {
        if (name == "model.json")
            content = QByteArray::fromStdString(description->dump(-1, ' ', false, Json::error_handler_t::replace));
    }
}

Files filesOf(const TinyModel &model)
{
    return {{"model.json", model.modelJson()}, {"model.onnx", model.onnx()}, {"vocab.txt", model.vocabularyFile()}};
}

void writeFolder(const QString &folder, const Files &files)
{
    for (const auto &[name, content] : files)
        onnx::writeFile(QDir(folder).filePath(QString::fromUtf8(name)), content);
}

QByteArray zipOf(const Files &files, const QString &scratch, bool links = false)
{
    QFile::remove(scratch);
    zip_t *zip = zip_open(QFile::encodeName(scratch).constData(), ZIP_CREATE, nullptr);
    for (const auto &[name, content] : files) {
        const zip_int64_t at = zip_file_add(
            zip, name.constData(), zip_source_buffer(zip, content.constData(), zip_uint64_t(content.size()), 0),
            ZIP_FL_ENC_UTF_8 | ZIP_FL_OVERWRITE);
        if (links && at >= 0 && name.startsWith("link"))
            zip_file_set_external_attributes(zip, zip_uint64_t(at), 0, ZIP_OPSYS_UNIX, zip_uint32_t(0120777U << 16));
    }
    zip_close(zip);
    QFile file(scratch);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// Every mention of a size is another: what an archive declares is not what is in it.
QByteArray withLies(QByteArray zip, Draw &draw)
{
    for (const QByteArray &mark : {QByteArray("PK\1\2"), QByteArray("PK\3\4")}) {
        const int sizeAt = mark[2] == 1 ? 24 : 22;
        for (qsizetype at = zip.indexOf(mark); at >= 0 && at + sizeAt + 4 < zip.size();
             at = zip.indexOf(mark, at + 4)) {
            const quint32 lie = draw() % 3 == 0 ? 0xFFFFFFF0U : quint32(draw() % 100'000);
            zip.replace(at + sizeAt, 4, reinterpret_cast<const char *>(&lie), 4);
        }
    }
    return zip;
}

QString textOfOddCharacters(Draw &draw)
{
    QString text;
    for (int i = below(draw, 200); i >= 0; --i)
        text.append(QChar(char16_t(draw())));
    return text;
}

struct Attack {
    const char *name;
    // Makes a package at `path` (a folder that is there, or the name of a zip that is not) and gives it.
    std::function<QString(const QString &folder, Draw &)> make;
};

QString inFolder(const QString &folder, Files files)
{
    writeFolder(folder, files);
    return folder;
}

QString inZip(const QString &folder, const QByteArray &bytes)
{
    const QString path = QDir(folder).filePath(u"p.zip"_s);
    onnx::writeFile(path, bytes);
    return path;
}

QString oddVocabulary(const QString &folder, Draw &draw)
{
    Files files = filesOf(TinyModel());
    QByteArray &words = files[2].second;
    switch (draw() % 6) {
    case 0:
        words = damaged(words, draw);
        break;
    case 1:
        words = QByteArray(3'000'000, 'a') + '\n' + words;
        break;
    case 2:
        for (int i = 0; i < 300'000; ++i)
            words += QByteArray::number(i) + '\n';
        break;
    case 3:
        words = words + words + words;
        break;
    case 4:
        words = textOfOddCharacters(draw).toUtf8() + '\0' + words;
        break;
    default:
        words.clear();
    }
    Json model = Json::parse(files[0].second.toStdString());
    model["tokenizer"]["type"] = draw() % 2 == 0 ? "wordpiece" : "character";
    files[0].second = QByteArray::fromStdString(model.dump());
    seal(files);
    return inFolder(folder, files);
}

QString oddNumbers(const QString &folder, Draw &draw)
{
    const QList<float> values{std::numeric_limits<float>::quiet_NaN(),
                              std::numeric_limits<float>::infinity(),
                              -std::numeric_limits<float>::infinity(),
                              3e38F,
                              -3e38F,
                              1e-45F};
    TinyModel model;
    model.weights = {{u"[CLS]"_s, {values[below(draw, 6)], values[below(draw, 6)], 0, values[below(draw, 6)]}},
                     {u"[UNK]"_s, {0, values[below(draw, 6)], values[below(draw, 6)], 1}}};
    return inFolder(folder, filesOf(model));
}

// A network that asks for more than there is: a tensor of 2^42 numbers, or one whose shape says other than its bytes.
QString greedyNetwork(const QString &folder, Draw &draw)
{
    TinyModel model;
    Files files = filesOf(model);
    QByteArray &network = files[1].second;
    const QByteArray axis = onnx::tensor("axis_two", onnx::elementInt64, {1}, onnx::raw(QList<qint64>{2}));
    const QList<qint64> wrong{-3, 1LL << 42, std::numeric_limits<qint64>::max()};
    network.replace(axis,
                    onnx::tensor("axis_two", onnx::elementInt64, {1}, onnx::raw(QList<qint64>{wrong[below(draw, 3)]})));
    if (draw() % 2 == 0)
        network.replace(onnx::tensor("zero", onnx::elementInt64, {1}, onnx::raw(QList<qint64>{0})),
                        onnx::tensor("zero", onnx::elementInt64, {1LL << 40}, onnx::raw(QList<qint64>{0})));
    seal(files);
    return inFolder(folder, files);
}

QString elsewhere(const QString &folder, Draw &draw)
{
    const QList<QByteArray> places{
        "../outside.bin", "/etc/passwd", "weights/../../outside.bin", "weights.bin", QByteArray(5000, 'w'), "", ".",
        "model.onnx"};
    TinyModel model;
    model.externalData = places[below(draw, places.size())];
    inFolder(folder, filesOf(model));
    if (draw() % 2 == 0)
        QFile::link(u"/etc/passwd"_s, QDir(folder).filePath(u"weights.bin"_s));
    if (draw() % 3 == 0) {
        QFile::remove(QDir(folder).filePath(u"vocab.txt"_s));
        QFile::link(draw() % 2 == 0 ? u"/dev/zero"_s : u"vocab.txt"_s, QDir(folder).filePath(u"vocab.txt"_s));
    }
    return folder;
}

QString oddArchive(const QString &folder, Draw &draw)
{
    const QString scratch = QDir(folder).filePath(u"scratch.zip"_s);
    Files files = filesOf(TinyModel());
    switch (draw() % 6) {
    case 0:
        return inZip(folder, damaged(zipOf(files, scratch), draw));
    case 1:
        return inZip(folder, withLies(zipOf(files, scratch), draw));
    case 2:
        files.append(File{draw() % 2 == 0 ? "../outside.txt" : "/tmp/gainsay-outside.txt", "x"});
        return inZip(folder, zipOf(files, scratch));
    case 3:
        files[2] = {"link", "/etc/passwd"};
        files.append(File{"link/vocab.txt", "x"});
        return inZip(folder, zipOf(files, scratch, true));
    case 4:
        for (int i = 0; i < 3000; ++i)
            files.append(File{QByteArray("d/").repeated(1 + i % 40) + QByteArray::number(i), "x"});
        return inZip(folder, zipOf(files, scratch));
    default:
        files.append(File{"bomb", QByteArray(30 << 20, '\0')});
        return inZip(folder, withLies(zipOf(files, scratch), draw));
    }
}

QString oddChatbot(const QString &folder, Draw &draw)
{
    TinyChatModel model;
    model.write(folder);
    const QDir place(folder);
    Files files;
    for (const QString &name : place.entryList(QDir::Files)) {
        QFile file(place.filePath(name));
        if (file.open(QIODevice::ReadOnly))
            files.append(File{name.toUtf8(), file.readAll()});
    }
    auto &[name, content] = files[below(draw, files.size())];
    Json json = Json::parse(content.toStdString(), nullptr, false);
    if (json.is_object() && draw() % 4 != 0) {
        spoil(json, draw);
        content = QByteArray::fromStdString(json.dump(-1, ' ', false, Json::error_handler_t::replace));
    } else {
        content = damaged(content, draw);
    }
    // Hashes are left out where a package may do without; else they fit.
    for (auto &[other, bytes] : files) {
        if (other != "model.json")
            continue;
        Json description = Json::parse(bytes.toStdString(), nullptr, false);
        if (!description.is_object())
            continue;
        const std::function<void(Json &)> forget = [&](Json &part) {
            if (part.is_object()) {
                part.erase("sha256");
                part.erase("checksums");
            }
            for (auto &inner : part) {
                if (inner.is_structured())
                    forget(inner);
            }
        };
        forget(description);
        bytes = QByteArray::fromStdString(description.dump(-1, ' ', false, Json::error_handler_t::replace));
    }
    return inFolder(folder, files);
}

const QList<Attack> &attacks()
{
    static const QList<Attack> all{{"description",
                                    [](const QString &folder, Draw &draw) {
                                        Files files = filesOf(TinyModel());
                                        Json model = Json::parse(files[0].second.toStdString());
                                        for (int i = below(draw, 3); i >= 0; --i)
                                            spoil(model, draw);
                                        files[0].second = QByteArray::fromStdString(model.dump());
                                        return inFolder(folder, files);
                                    }},
                                   {"description's bytes",
                                    [](const QString &folder, Draw &draw) {
                                        Files files = filesOf(TinyModel());
                                        files[0].second = damaged(files[0].second, draw);
                                        return inFolder(folder, files);
                                    }},
                                   {"network",
                                    [](const QString &folder, Draw &draw) {
                                        Files files = filesOf(TinyModel());
                                        files[1].second = damaged(files[1].second, draw);
                                        seal(files);
                                        return inFolder(folder, files);
                                    }},
                                   {"vocabulary", oddVocabulary},
                                   {"numbers", oddNumbers},
                                   {"greed", greedyNetwork},
                                   {"files elsewhere", elsewhere},
                                   {"archive", oddArchive},
                                   {"chatbot", oddChatbot}};
    return all;
}

bool isSound(const Prediction &prediction)
{
    if (!prediction.label)
        return !prediction.reason.isEmpty();
    return std::ranges::all_of(prediction.probabilities, [](double p) { return std::isfinite(p) && p >= 0 && p <= 1; });
}

// What is wrong with how it ended, or nothing.
QString askDetector(const QString &path, int &answered)
{
    const auto package = ModelPackage::open(path);
    if (!package)
        return package.error().message.isEmpty() ? u"refused without a word"_s : QString();
    const auto detector = ModelDetector::create(
        *package, [](const EngineRequest &request) { return makeOnnxEngine(request, OnnxProvider::Cpu); }, 1);
    if (!detector)
        return detector.error().message.isEmpty() ? u"not loaded, without a word"_s : QString();
    const QList<Conversation> asked{conversationOf({u"你好"_s, u"我养猫"_s, u"真的？"_s, u"我没养猫"_s}),
                                    conversationOf({u"hi"_s, u"ho"_s})};
    const auto said = (*detector)->detect(asked, {});
    if (!said)
        return said.error().message.isEmpty() ? u"failed without a word"_s : QString();
    ++answered;
    for (const Prediction &prediction : *said) {
        if (!isSound(prediction))
            return u"a prediction with probabilities that are none"_s;
    }
    return {};
}

QString askChatbot(const QString &path, int &answered)
{
    const auto package = ChatModelPackage::open(path);
    if (!package)
        return package.error().message.isEmpty() ? u"refused without a word"_s : QString();
    const auto bot = EmbeddedBot::create(
        *package, [](const CausalEngineRequest &request) { return makeOnnxCausalEngine(request, OnnxProvider::Cpu); });
    if (!bot)
        return bot.error().message.isEmpty() ? u"not loaded, without a word"_s : QString();
    SamplingParameters sampling = (*bot)->defaultSampling();
    sampling.maximumTokens = std::min(sampling.maximumTokens, 8);
    const auto said = (*bot)->reply(alternatingHistory({u"你好"_s}), sampling);
    ++answered;
    return said || !said.error().message.isEmpty() ? QString() : u"failed without a word"_s;
}

QStringList filesUnder(const QString &folder)
{
    QStringList found;
    for (QDirIterator it(folder, QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDirIterator::Subdirectories);
         it.hasNext();)
        found.append(it.next());
    return found;
}

}  // namespace

class TestHostilePackages : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { qputenv("GAINSAY_MODEL_SECONDS", "2"); }

    void thereIsAnAnswerInTime_data()
    {
        QTest::addColumn<int>("attack");
        for (int i = 0; i < attacks().size(); ++i)
            QTest::newRow(attacks()[i].name) << i;
    }

    void thereIsAnAnswerInTime()
    {
        QFETCH(int, attack);
        const int asked = qEnvironmentVariableIntValue("GAINSAY_ROUNDS");
        const int rounds = asked > 0 ? asked : usualRounds;
        int answered = 0;
        for (int round = 0; round < rounds; ++round) {
            const QTemporaryDir around;
            QVERIFY(QDir(around.path()).mkpath(u"in/package"_s));
            QVERIFY(onnx::writeFile(around.filePath(u"outside.bin"_s), "kept"));
            Draw draw(quint32(attack * 100'003 + round));
            const QString path = attacks()[attack].make(around.filePath(u"in/package"_s), draw);
            const QStringList before = filesUnder(around.path());
            QElapsedTimer timer;
            timer.start();
            const bool chat = QByteArrayView(attacks()[attack].name) == "chatbot";
            const QString fault = chat ? askChatbot(path, answered) : askDetector(path, answered);
            QVERIFY2(fault.isEmpty(), qPrintable(u"round %1: %2"_s.arg(round).arg(fault)));
            QVERIFY2(timer.elapsed() < longestMs, qPrintable(u"round %1"_s.arg(round)));
            QCOMPARE(filesUnder(around.path()), before);
            QVERIFY(!QFile::exists(u"/tmp/gainsay-outside.txt"_s));
        }
        qInfo("%d packages, %d of them answered", rounds, answered);
    }

    void aNetworkThatLoopsIsStopped()
    {
        const QTemporaryDir folder;
        TinyModel model;
        model.endless = true;
        QVERIFY(model.write(folder.path()));
        const auto package = ModelPackage::open(folder.path());
        QVERIFY(package);
        const auto detector = ModelDetector::create(
            *package, [](const EngineRequest &request) { return makeOnnxEngine(request, OnnxProvider::Cpu); }, 2);
        QVERIFY(detector);
        const auto said = (*detector)->detect({conversationOf({u"a"_s, u"b"_s}), conversationOf({u"c"_s, u"d"_s})}, {});
        QVERIFY(!said);
        QVERIFY2(said.error().message.contains("gave no answer within 2 s"_L1), qPrintable(said.error().message));
    }
};

QTEST_GUILESS_MAIN(TestHostilePackages)
#include "tst_hostile_packages.moc"
