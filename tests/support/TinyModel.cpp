// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/TinyModel.h"

#include "tests/support/OnnxBytes.h"

#include <QDir>

#include <nlohmann/json.hpp>
#include <zip.h>

#include <limits>

using namespace Qt::StringLiterals;

namespace gainsay::test {

using namespace onnx;

namespace {

constexpr int elementBool = 9;
constexpr int elementFloat16 = 10;

// looped = sums, after as many rounds as there are numbers.
QByteArray endlessLoop(qint64 width)
{
    QByteArray body = bytes(2, "body");
    body += node("Identity", {"go_in"}, "go_out") + node("Identity", {"sums_in"}, "sums_out");
    body += bytes(11, value("round", elementInt64, {})) + bytes(11, value("go_in", elementBool, {})) +
            bytes(11, value("sums_in", elementFloat, {-1, width}));
    body += bytes(12, value("go_out", elementBool, {})) + bytes(12, value("sums_out", elementFloat, {-1, width}));
    QByteArray graph =
        bytes(5, tensor("rounds", elementInt64, {}, raw(QList<qint64>{std::numeric_limits<qint64>::max()})));
    graph += bytes(5, tensor("go", elementBool, {}, QByteArray(1, '\1')));
    return graph + node("Loop", {"rounds", "go", "sums"}, "looped",
                        bytes(5, bytes(1, "body") + bytes(6, body) + number(20, 5)));
}

const QStringList markers = {u"[PAD]"_s, u"[UNK]"_s, u"[CLS]"_s, u"[SEP]"_s, u"[MASK]"_s};

}  // namespace

QByteArray TinyModel::onnx() const
{
    const qint64 width = labels.size();
    QList<float> table;
    for (const QString &token : markers + vocabulary)
        table += weights.value(token, QList<float>(width, 0.0F));
    QList<float> identity(width * width, 0.0F);
    for (qint64 i = 0; i < width; ++i)
        identity[i * width + i] = 1.0F;
    QByteArray graph = bytes(2, "tiny");
    // logits = (Σ over tokens of mask · table[id] + 0 · segment) · identity
    graph += node("Gather", {"table", firstInput}, "rows");
    graph += node("Mul", {"token_type_ids", "zero"}, "no_segments");
    if (takesPositions) {
        graph += node("Mul", {"position_ids", "zero"}, "no_positions");
        graph += node("Add", {"no_segments", "no_positions"}, "nothing");
    }
    graph += node("Add", {"attention_mask", takesPositions ? "nothing" : "no_segments"}, "mask_used");
    graph += node("Cast", {"mask_used"}, "mask_float", intAttribute("to", elementFloat));
    graph += node("Unsqueeze", {"mask_float", "axis_two"}, "mask_column");
    graph += node("Mul", {"rows", "mask_column"}, "masked");
    graph += node("ReduceSum", {"masked", "axis_one"}, "sums", intAttribute("keepdims", 0));
    if (endless)
        graph += endlessLoop(width);
    graph += node("MatMul", {endless ? "looped" : "sums", "identity"}, halfOutput ? "wide" : "logits");
    if (halfOutput)
        graph += node("Cast", {"wide"}, "logits", intAttribute("to", elementFloat16));
    QByteArray weightTensor = tensor("table", elementFloat, {table.size() / width, width},
                                     externalData.isEmpty() ? raw(table) : QByteArray());
    if (!externalData.isEmpty())
        weightTensor += bytes(13, bytes(1, "location") + bytes(2, externalData)) + number(14, 1);
    graph += bytes(5, weightTensor);
    graph += bytes(5, tensor("identity", elementFloat, {width, width}, raw(identity)));
    graph += bytes(5, tensor("zero", inputType, {1}, QByteArray(inputType == elementInt64 ? 8 : 4, '\0')));
    graph += bytes(5, tensor("axis_one", elementInt64, {1}, raw(QList<qint64>{1})));
    graph += bytes(5, tensor("axis_two", elementInt64, {1}, raw(QList<qint64>{2})));
    QList<QByteArray> inputs = {firstInput, "attention_mask", "token_type_ids"};
    if (takesPositions)
        inputs.append("position_ids");
    for (const QByteArray &input : inputs)
        graph += bytes(11, value(input, inputType, {fixedRows, fixedLength}));
    graph += bytes(12, value("logits", halfOutput ? elementFloat16 : elementFloat, {fixedRows, width}));
    return number(1, 8) + bytes(7, graph) + bytes(8, number(2, 13));
}

QByteArray TinyModel::vocabularyFile() const
{
    return (markers + vocabulary).join(u'\n').toUtf8() + '\n';
}

QByteArray TinyModel::modelJson() const
{
    nlohmann::json model = {{"format", 1},
                            {"name", "tiny"},
                            {"version", "1"},
                            {"method", method.toStdString()},
                            {"segments", "utterance"},
                            {"max_length", 128},
                            {"tokenizer", {{"type", "character"}, {"vocab", "vocab.txt"}, {"normalize", "nfkc"}}}};
    for (const QString &label : labels)
        model["labels"].push_back(label.toStdString());
    for (const QString &language : languages)
        model["languages"].push_back(language.toStdString());
    const nlohmann::json file = {{"path", "model.onnx"}, {"sha256", sha256(onnx()).toStdString()}};
    model["files"]["cpu"] = file;
    if (alsoCalledGpu)
        model["files"]["gpu"] = file;
    model["checksums"]["vocab.txt"] = sha256(vocabularyFile()).toStdString();
    return QByteArray::fromStdString(model.dump(2));
}

bool TinyModel::write(const QString &folder) const
{
    const QDir target(folder);
    return writeFile(target.filePath(u"model.json"_s), modelJson()) &&
           writeFile(target.filePath(u"model.onnx"_s), onnx()) &&
           writeFile(target.filePath(u"vocab.txt"_s), vocabularyFile());
}

bool TinyModel::writeZip(const QString &archive) const
{
    zip_t *zip = zip_open(QFile::encodeName(archive).constData(), ZIP_CREATE, nullptr);
    if (!zip)
        return false;
    // The archive reads the contents when it is closed.
    const std::pair<const char *, QByteArray> files[] = {
        {"model.json", modelJson()}, {"model.onnx", onnx()}, {"vocab.txt", vocabularyFile()}};
    for (const auto &[name, content] : files)
        zip_file_add(zip, name, zip_source_buffer(zip, content.constData(), zip_uint64_t(content.size()), 0), 0);
    return zip_close(zip) == 0;
}

}  // namespace gainsay::test
