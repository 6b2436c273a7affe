// SPDX-License-Identifier: GPL-3.0-or-later
// Which rows of the error table: one bit each. Values only.
#pragma once

#include <QtGlobal>

#include <bit>
#include <vector>

namespace gainsay {

class RowSet {
public:
    RowSet() = default;
    explicit RowSet(qsizetype size, bool full = false)
        : m_size(size), m_words(size_t((size + 63) / 64), full ? ~quint64(0) : 0)
    {
        if (full && size % 64 != 0)
            m_words.back() = (quint64(1) << (size % 64)) - 1;
    }

    qsizetype size() const { return m_size; }
    bool contains(qsizetype row) const { return (m_words[size_t(row) / 64] >> (row % 64)) & 1; }
    void insert(qsizetype row) { m_words[size_t(row) / 64] |= quint64(1) << (row % 64); }

    // The first row that is not before `row`, or -1.
    qsizetype nextFrom(qsizetype row) const
    {
        if (row >= m_size)
            return -1;
        size_t i = size_t(row) / 64;
        quint64 left = m_words[i] & (~quint64(0) << (row % 64));
        while (left == 0) {
            if (++i == m_words.size())
                return -1;
            left = m_words[i];
        }
        return qsizetype(i) * 64 + std::countr_zero(left);
    }

    qsizetype count() const
    {
        qsizetype sum = 0;
        for (const quint64 word : m_words)
            sum += std::popcount(word);
        return sum;
    }

    RowSet &operator&=(const RowSet &other)
    {
        for (size_t i = 0; i < m_words.size(); ++i)
            m_words[i] &= other.m_words[i];
        return *this;
    }
    RowSet without(const RowSet &other) const
    {
        RowSet result = *this;
        for (size_t i = 0; i < m_words.size(); ++i)
            result.m_words[i] &= ~other.m_words[i];
        return result;
    }

    // Takes out every row for which `keep(row)` is false. Where all rows of a word are in, nothing has to be looked
    // for.
    template <class Keep> void filter(Keep keep)
    {
        for (size_t i = 0; i < m_words.size(); ++i) {
            if (m_words[i] == ~quint64(0)) {
                quint64 kept = 0;
                for (size_t bit = 0; bit < 64; ++bit)
                    kept |= quint64(keep(i * 64 + bit) ? 1 : 0) << bit;
                m_words[i] = kept;
                continue;
            }
            for (quint64 left = m_words[i]; left != 0; left &= left - 1) {
                const int bit = std::countr_zero(left);
                if (!keep(i * 64 + size_t(bit)))
                    m_words[i] &= ~(quint64(1) << bit);
            }
        }
    }
    template <class Visit> void each(Visit visit) const
    {
        for (size_t i = 0; i < m_words.size(); ++i) {
            if (m_words[i] == ~quint64(0)) {
                for (size_t bit = 0; bit < 64; ++bit)
                    visit(i * 64 + bit);
                continue;
            }
            for (quint64 left = m_words[i]; left != 0; left &= left - 1)
                visit(i * 64 + size_t(std::countr_zero(left)));
        }
    }

    friend bool operator==(const RowSet &, const RowSet &) = default;

private:
    qsizetype m_size = 0;
    std::vector<quint64> m_words;
};

}  // namespace gainsay
