// SPDX-License-Identifier: GPL-3.0-or-later
// Text into the ids that a model reads, each with the code points of the original text that it stands for.
// Immutable after construction; safe to use from several threads.
#pragma once

#include "core/detect/tokenize/Vocabulary.h"

#include <QStringView>

#include <vector>

namespace gainsay {

struct Token {
    qint32 id = 0;
    qint32 start = 0;  // code points of the original text, end exclusive
    qint32 end = 0;

    friend bool operator==(const Token &, const Token &) = default;
};

class Tokenizer {
public:
    explicit Tokenizer(Vocabulary vocabulary) : m_vocabulary(std::move(vocabulary)) {}
    virtual ~Tokenizer() = default;

    virtual std::vector<Token> tokenize(QStringView text) const = 0;
    const Vocabulary &vocabulary() const { return m_vocabulary; }

private:
    Vocabulary m_vocabulary;
};

}  // namespace gainsay
