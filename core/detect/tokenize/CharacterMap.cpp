// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/tokenize/CharacterMap.h"

#include "core/base/TranslatableText.h"

#include <QString>
#include <QtEndian>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

// A unit of Darts-clone's double array.
bool hasLeaf(quint32 unit)
{
    return (unit >> 8 & 1) != 0;
}
quint32 valueOf(quint32 unit)
{
    return unit & 0x7FFF'FFFF;
}
quint32 labelOf(quint32 unit)
{
    return unit & (0x8000'0000 | 0xFF);
}
quint32 offsetOf(quint32 unit)
{
    return unit >> 10 << ((unit & 0x200) >> 6);
}

}  // namespace

Result<CharacterMap> CharacterMap::read(const QByteArray &bytes)
{
    const auto number = [&bytes](qsizetype at) { return qFromLittleEndian<quint32>(bytes.constData() + at); };
    constexpr qsizetype width = sizeof(quint32);
    const qsizetype size = bytes.size() >= width ? qsizetype(number(0)) : -1;
    if (size < width || size % width != 0 || size > bytes.size() - width)
        return invalidInput(
            TranslatableText::translate("tokenize", "tokenizer.json, normalizer: the table of characters is damaged"));
    CharacterMap map;
    for (qsizetype at = 0; at < size; at += width)
        map.m_units.push_back(number(width + at));
    map.m_texts = bytes.sliced(width + size);
    return map;
}

std::optional<std::u32string> CharacterMap::replacement(std::u32string_view text) const
{
    const QByteArray bytes = QString::fromUcs4(text.data(), qsizetype(text.size())).toUtf8();
    size_t node = offsetOf(m_units[0]);
    for (const char byte : bytes) {
        const auto value = static_cast<unsigned char>(byte);
        node ^= value;
        if (node >= m_units.size() || labelOf(m_units[node]) != value)
            return std::nullopt;
        const quint32 unit = m_units[node];
        node ^= offsetOf(unit);
        if (!hasLeaf(unit))
            continue;
        if (node >= m_units.size())
            return std::nullopt;
        const qsizetype from = valueOf(m_units[node]);
        if (from >= m_texts.size())
            return std::nullopt;
        const qsizetype end = m_texts.indexOf('\0', from);
        return QString::fromUtf8(m_texts.sliced(from, (end < 0 ? m_texts.size() : end) - from)).toStdU32String();
    }
    return std::nullopt;
}

}  // namespace gainsay
