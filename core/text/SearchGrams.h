// SPDX-License-Identifier: GPL-3.0-or-later
// What full-text search compares: texts and queries are folded (NFKC, case) and cut into grams by the same
// code, so that the index and the query can never disagree. Scripts without spaces are cut into single
// characters and pairs, the others into words, anything else that is not a space into single characters.
// Called from any thread.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <vector>

namespace gainsay {

// Positive, so that it fits the engines' integers. Characters and pairs are themselves; words are hashed.
using Gram = qint64;

// Grams of a document, sorted, each once.
std::vector<Gram> documentGrams(const QStringList &texts);

// A query: terms separated by spaces, all of which must occur. A term matches where its folded characters
// stand in this order; where it starts or ends with a word, the word must start or end there too.
class SearchQuery {
public:
    explicit SearchQuery(const QString &text);

    bool isEmpty() const { return m_terms.isEmpty(); }
    // What every matching document has. Never empty unless the query is.
    const std::vector<Gram> &grams() const { return m_grams; }
    // A document that has the grams matches; its text need not be looked at.
    bool isDecidedByGrams() const { return m_decided; }
    bool matches(const QStringList &texts) const;

private:
    QStringList m_terms;  // folded
    std::vector<Gram> m_grams;
    bool m_decided = true;
};

}  // namespace gainsay
