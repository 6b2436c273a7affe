// SPDX-License-Identifier: GPL-3.0-or-later
// Text into the ids that a model reads, each with the code points of the original text that it stands for.
// Immutable after construction; safe to use from several threads.
#pragma once

#include <QStringView>

#include <vector>

namespace gainsay {

struct Token {
    qint32 id = 0;
    qint32 start = 0;  // code points of the original text, end exclusive
    qint32 end = 0;

    friend bool operator==(const Token &, const Token &) = default;
};

// The ids around texts and in the place of them. Texts that look like a marker ("[SEP]") never become one.
struct SequenceMarkers {
    std::vector<qint32> start;    // before the first text
    std::vector<qint32> between;  // after each but the last
    std::vector<qint32> end;      // after the last one
    qint32 padding = 0;
    qint32 mask = 0;  // hides a token
};

class Tokenizer {
public:
    virtual ~Tokenizer() = default;

    virtual std::vector<Token> tokenize(QStringView text) const = 0;
    virtual const SequenceMarkers &markers() const = 0;
    // One more than the largest id.
    virtual int size() const = 0;
};

}  // namespace gainsay
