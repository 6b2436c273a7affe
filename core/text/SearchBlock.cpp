// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/SearchBlock.h"

#include <algorithm>

namespace gainsay {

quint32 SearchBlock::add(const std::vector<Gram> &grams)
{
    for (const Gram gram : grams) {
        List &list = m_lists[gram];
        quint32 gap = m_size - list.next;
        for (; gap >= 0x80; gap >>= 7)
            list.bytes.push_back(char(gap | 0x80));
        list.bytes.push_back(char(gap));
        list.next = m_size + 1;
    }
    return m_size++;
}

std::vector<std::pair<Gram, QByteArray>> SearchBlock::lists() const
{
    std::vector<std::pair<Gram, QByteArray>> sorted;
    sorted.reserve(m_lists.size());
    for (const auto &[gram, list] : m_lists)
        sorted.emplace_back(gram, QByteArray(list.bytes.data(), qsizetype(list.bytes.size())));
    std::sort(sorted.begin(), sorted.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
    return sorted;
}

std::vector<quint32> decodeSearchList(QByteArrayView bytes)
{
    std::vector<quint32> numbers;
    numbers.reserve(size_t(bytes.size()));
    quint32 next = 0;
    quint32 gap = 0;
    int shift = 0;
    for (const char byte : bytes) {
        // No number that was written has more bits; a damaged list has.
        if (shift < 32)
            gap |= quint32(byte & 0x7f) << shift;
        shift += 7;
        if (byte & 0x80)
            continue;
        numbers.push_back(next + gap);
        next = numbers.back() + 1;
        gap = 0;
        shift = 0;
    }
    return numbers;
}

}  // namespace gainsay
