// SPDX-License-Identifier: GPL-3.0-or-later
// Small tokenizer.json files of each kind, learned here from a few words in three languages, and strings to cut.
#pragma once

#include "core/base/Json.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

namespace gainsay::test {

struct NamedTokenizer {
    QString name;
    Json file;
};

// BERT, RoBERTa, Qwen, Llama, XLM-R and ALBERT as far as their stages go.
QList<NamedTokenizer> tinyTokenizers();

// A unigram model of SentencePiece, learned from these; `options` as for its own trainer.
QByteArray learnedSentencePieces(const QStringList &sentences, const QByteArray &options);

// Sentences, emoji, numbers, marks, odd blanks and broken text, the same for the same seed. Lone
// surrogates are left in place.
QStringList mixedStrings(int count, unsigned seed);

}  // namespace gainsay::test
