// SPDX-License-Identifier: GPL-3.0-or-later
// The search index of a run of documents: for each gram the documents that have it. Documents are numbered
// from 0 within the block; a list is stored as the gaps between its numbers, seven bits per byte.
#pragma once

#include "core/text/SearchGrams.h"

#include <QByteArray>
#include <QByteArrayView>

#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace gainsay {

class SearchBlock {
public:
    // The next document; gives its number.
    quint32 add(const std::vector<Gram> &grams);
    quint32 size() const { return m_size; }

    // Gram and encoded list, sorted by gram.
    std::vector<std::pair<Gram, QByteArray>> lists() const;

private:
    struct List {
        quint32 next = 0;  // the gap of document n is n - next
        std::string bytes;
    };

    std::unordered_map<Gram, List> m_lists;
    quint32 m_size = 0;
};

// The numbers in an encoded list, growing.
std::vector<quint32> decodeSearchList(QByteArrayView bytes);

}  // namespace gainsay
