// SPDX-License-Identifier: GPL-3.0-or-later
// One token per character: each code point is normalised and lower-cased on its own, white space, control
// and format characters are dropped, what remains is looked up. The contract is in training/FORMAT.md.
#pragma once

#include "core/detect/tokenize/Vocabulary.h"

namespace gainsay {

class CharacterTokenizer final : public Tokenizer {
public:
    struct Options {
        bool lowerCase = true;
        bool nfkc = true;
    };

    CharacterTokenizer(Vocabulary vocabulary, Options options);

    std::vector<Token> tokenize(QStringView text) const override;
    const SequenceMarkers &markers() const override { return m_vocabulary.markers(); }
    int size() const override { return m_vocabulary.size(); }

private:
    std::vector<qint32> idsOf(char32_t codePoint) const;

    Vocabulary m_vocabulary;
    Options m_options;
    std::vector<qint32> m_commonIds;  // per code point of the basic plane: its one id, or what to do instead
};

}  // namespace gainsay
