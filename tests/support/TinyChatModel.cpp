// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/TinyChatModel.h"

#include "core/detect/tokenize/TokenizerStages.h"
#include "tests/support/OnnxBytes.h"

#include <QDir>

#include <nlohmann/json.hpp>

#include <limits>

using namespace Qt::StringLiterals;

namespace gainsay::test {

using namespace onnx;

namespace {

constexpr int bytesAndMerges = 256 + 4;
constexpr const char *chatMarkers[] = {"<|s|>", "<|e|>", "<|pad|>"};

// Numbers that look random and are the same everywhere.
float weight(int row, int column, int salt)
{
    quint32 x = quint32(row) * 2654435761U + quint32(column) * 40503U + quint32(salt) * 97U;
    x ^= x >> 15;
    x *= 2246822519U;
    x ^= x >> 13;
    return float(x % 2001) / 1000.0F - 1.0F;
}

QList<float> table(int rows, int columns, int salt, float scale)
{
    QList<float> values;
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column)
            values.append(weight(row, column, salt) * scale);
    }
    return values;
}

QList<float> reading()
{
    return table(TinyChatModel::vocabularySize(), TinyChatModel::width, 1, 0.5F);
}
QList<float> writing()
{
    return table(TinyChatModel::width, TinyChatModel::vocabularySize(), 2, 2.0F);
}

std::string letters(std::initializer_list<unsigned char> bytes)
{
    std::u32string text;
    for (const unsigned char byte : bytes)
        text.push_back(byteCharacter(byte));
    return QString::fromStdU32String(text).toStdString();
}

}  // namespace

int TinyChatModel::vocabularySize()
{
    return bytesAndMerges + int(std::size(chatMarkers));
}

QByteArray TinyChatModel::tokenizerJson()
{
    nlohmann::json vocabulary = nlohmann::json::object();
    for (int byte = 0; byte < 256; ++byte)
        vocabulary[letters({static_cast<unsigned char>(byte)})] = byte;
    // "ab", "abc", and the character U+4F60 (E4 BD A0) in two steps.
    vocabulary[letters({'a', 'b'})] = 256;
    vocabulary[letters({'a', 'b', 'c'})] = 257;
    vocabulary[letters({0xE4, 0xBD})] = 258;
    vocabulary[letters({0xE4, 0xBD, 0xA0})] = 259;
    nlohmann::json added = nlohmann::json::array();
    for (size_t i = 0; i < std::size(chatMarkers); ++i)
        added.push_back({{"id", bytesAndMerges + int(i)}, {"content", chatMarkers[i]}, {"special", true}});
    const nlohmann::json file = {
        {"version", "1.0"},
        {"added_tokens", added},
        {"normalizer", nullptr},
        {"pre_tokenizer", {{"type", "ByteLevel"}, {"add_prefix_space", false}, {"use_regex", true}}},
        {"post_processor", nullptr},
        {"decoder", {{"type", "ByteLevel"}}},
        {"model",
         {{"type", "BPE"},
          {"vocab", vocabulary},
          {"merges",
           {letters({'a'}) + " " + letters({'b'}), letters({0xE4}) + " " + letters({0xBD}),
            letters({0xE4, 0xBD}) + " " + letters({0xA0}), letters({'a', 'b'}) + " " + letters({'c'})}}}}};
    return QByteArray::fromStdString(file.dump());
}

std::vector<double> TinyChatModel::logitsAfter(std::span<const qint32> ids)
{
    const QList<float> rows = reading();
    const QList<float> columns = writing();
    double sum[width] = {};
    for (const qint32 id : ids) {
        for (int i = 0; i < width; ++i)
            sum[i] += double(rows.at(id * width + i));
    }
    std::vector<double> logits(size_t(vocabularySize()), 0.0);
    for (int token = 0; token < vocabularySize(); ++token) {
        for (int i = 0; i < width; ++i)
            logits[size_t(token)] += sum[i] * double(columns.at(i * vocabularySize() + token));
    }
    return logits;
}

QByteArray TinyChatModel::onnx() const
{
    constexpr qint64 last = std::numeric_limits<qint64>::max();
    const int size = vocabularySize();
    QByteArray graph = bytes(2, "tiny-chat");
    graph += node("Gather", {"reading", "input_ids"}, "rows");
    graph += node("Unsqueeze", {"rows", "axis_one"}, "head");
    graph += node("Concat", {"past_key_values.0.key", "head"}, "present.0.key", intAttribute("axis", 2));
    graph += node("Concat", {"past_key_values.0.value", "head"}, "present.0.value", intAttribute("axis", 2));
    graph += node("CumSum", {"present.0.key", "two"}, "sums");
    graph += node("Shape", {"past_key_values.0.value"}, "past_shape");
    graph += node("Gather", {"past_shape", "axis_two"}, "past_length");
    graph += node("Slice", {"sums", "past_length", "last", "axis_two"}, "new_sums");
    graph += node("Squeeze", {"new_sums", "axis_one"}, "states");
    graph += node("MatMul", {"states", "writing"}, "logits");
    graph += bytes(5, tensor("reading", elementFloat, {size, width}, raw(reading())));
    graph += bytes(5, tensor("writing", elementFloat, {width, size}, raw(writing())));
    graph += bytes(5, tensor("two", elementInt64, {}, raw(QList<qint64>{2})));
    graph += bytes(5, tensor("axis_one", elementInt64, {1}, raw(QList<qint64>{1})));
    graph += bytes(5, tensor("axis_two", elementInt64, {1}, raw(QList<qint64>{2})));
    graph += bytes(5, tensor("last", elementInt64, {1}, raw(QList<qint64>{last})));
    graph += bytes(11, value("input_ids", elementInt64, {-1, -1}));
    if (withCache) {
        for (const QByteArray &part : {QByteArray("key"), QByteArray("value")})
            graph += bytes(11, value("past_key_values.0." + part, elementFloat, {-1, 1, -1, width}));
    }
    graph += bytes(12, value("logits", elementFloat, {-1, -1, size}));
    for (const QByteArray &part : {QByteArray("key"), QByteArray("value")})
        graph += bytes(12, value("present.0." + part, elementFloat, {-1, 1, -1, width}));
    return number(1, 8) + bytes(7, graph) + bytes(8, number(2, 13));
}

QByteArray TinyChatModel::modelJson() const
{
    const auto turn = [](const char *role) {
        return nlohmann::json::array({std::string("<|s|>") + role + ":", "<|e|>"});
    };
    const nlohmann::json model = {
        {"format", 1},
        {"kind", kind.toStdString()},
        {"name", "tiny-chat"},
        {"version", "3"},
        {"max_length", maximumLength},
        {"tokenizer", "tokenizer.json"},
        {"chat",
         {{"turns", {{"system", turn("S")}, {"user", turn("U")}, {"assistant", turn("B")}}}, {"ends", {"<|e|>"}}}},
        {"sampling", {{"temperature", 0.9}, {"max_tokens", 12}}},
        {"files",
         {{"cpu",
           {{"path", "model.onnx"}, {"sha256", damaged ? std::string(64, '0') : sha256(onnx()).toStdString()}}}}},
        {"checksums", {{"tokenizer.json", sha256(tokenizerJson()).toStdString()}}}};
    return QByteArray::fromStdString(model.dump(2));
}

bool TinyChatModel::write(const QString &folder) const
{
    const QDir target(folder);
    return writeFile(target.filePath(u"model.json"_s), modelJson()) &&
           writeFile(target.filePath(u"model.onnx"_s), onnx()) &&
           writeFile(target.filePath(u"tokenizer.json"_s), tokenizerJson());
}

}  // namespace gainsay::test
