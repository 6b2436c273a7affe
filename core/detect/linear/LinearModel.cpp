// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/linear/LinearModel.h"

#include "core/base/TranslatableText.h"

#include <QtEndian>

#include <algorithm>
#include <bit>
#include <cmath>

namespace gainsay {

namespace {

constexpr quint32 magic = 0x314c5347;  // "GSL1"
constexpr qsizetype headerSize = 16;   // magic, recipe, labels, features

void putNumber(QByteArray &bytes, quint32 value)
{
    char raw[4];
    qToLittleEndian(value, raw);
    bytes.append(raw, sizeof raw);
}

void putFloats(QByteArray &bytes, const std::vector<float> &values)
{
    for (const float value : values)
        putNumber(bytes, std::bit_cast<quint32>(value));
}

class Reader {
public:
    explicit Reader(QByteArrayView bytes) : m_bytes(bytes) {}

    quint32 number()
    {
        const auto value = qFromLittleEndian<quint32>(m_bytes.data() + m_at);
        m_at += qsizetype(sizeof value);
        return value;
    }
    void floats(std::vector<float> &values, size_t count)
    {
        values.resize(count);
        for (float &value : values)
            value = std::bit_cast<float>(number());
    }

private:
    QByteArrayView m_bytes;
    qsizetype m_at = 0;
};

Error damaged(const QString &name)
{
    return corrupt(
        TranslatableText::translate("detect", "%1: these are no weights that this version can read").arg(name));
}

bool allFinite(const std::vector<float> &values)
{
    return std::ranges::all_of(values, [](float value) { return std::isfinite(value); });
}

}  // namespace

std::vector<float> LinearModel::logits(std::span<const Feature> row) const
{
    std::vector<float> sums = offsets;
    auto from = features.begin();
    for (const Feature &feature : row) {
        // Both are sorted: what was passed is not looked at again.
        from = std::lower_bound(from, features.end(), feature.index);
        if (from == features.end())
            break;
        if (*from != feature.index)
            continue;
        const float *weight = weights.data() + (from - features.begin()) * labels;
        for (int label = 0; label < labels; ++label)
            sums[size_t(label)] += feature.value * weight[label];
    }
    return sums;
}

QByteArray writeLinearModel(const LinearModel &model)
{
    QByteArray bytes;
    bytes.reserve(headerSize + qsizetype(4 * (model.features.size() + model.weights.size() + model.offsets.size())));
    putNumber(bytes, magic);
    putNumber(bytes, quint32(featureRecipe));
    putNumber(bytes, quint32(model.labels));
    putNumber(bytes, quint32(model.features.size()));
    for (const std::uint32_t feature : model.features)
        putNumber(bytes, feature);
    putFloats(bytes, model.offsets);
    putFloats(bytes, model.weights);
    return bytes;
}

Result<LinearModel> readLinearModel(QByteArrayView bytes, int labels, const QString &name)
{
    if (bytes.size() < headerSize)
        return damaged(name);
    Reader reader(bytes);
    if (reader.number() != magic || reader.number() != quint32(featureRecipe) || reader.number() != quint32(labels))
        return damaged(name);
    const quint64 count = reader.number();
    const quint64 width = quint64(labels);
    if (count > featureSpace || quint64(bytes.size()) != headerSize + 4 * (count + width + count * width))
        return damaged(name);
    LinearModel model;
    model.labels = labels;
    model.features.resize(count);
    for (std::uint32_t &feature : model.features)
        feature = reader.number();
    reader.floats(model.offsets, width);
    reader.floats(model.weights, count * width);
    const bool increasing = std::ranges::adjacent_find(model.features, std::greater_equal()) == model.features.end();
    if (!increasing || !allFinite(model.offsets) || !allFinite(model.weights))
        return damaged(name);
    return model;
}

}  // namespace gainsay
