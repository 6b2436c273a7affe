// SPDX-License-Identifier: GPL-3.0-or-later
// The stages of a Hugging Face tokenizer, in the order in which text passes them: normalizer, pre-tokenizer, model,
// post-processor; and the decoder for the way back. A further kind of stage is one more class and one more row in the
// table of its reader (TextNormalizers.cpp, PreTokenizers.cpp, TokenizerStages.cpp). All are immutable and safe to use
// from several threads.
#pragma once

#include "core/base/Json.h"
#include "core/base/Result.h"
#include "core/detect/tokenize/TokenTable.h"
#include "core/detect/tokenize/Tokenizer.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gainsay {

// Text on its way through the stages. Each character knows the code point of the original text that it comes from, so
// that tokens can be shown in the text as it was typed.
struct TextPiece {
    std::u32string text;
    std::vector<qint32> origins;  // one per character of `text`

    void append(char32_t character, qint32 origin)
    {
        text.push_back(character);
        origins.push_back(origin);
    }
    TextPiece slice(size_t from, size_t to) const;
};

class TextNormalizer {
public:
    virtual ~TextNormalizer() = default;
    virtual TextPiece normalize(TextPiece piece) const = 0;
};

class PreTokenizer {
public:
    virtual ~PreTokenizer() = default;
    // Pieces that the model never joins, in order.
    virtual std::vector<TextPiece> split(const TextPiece &piece) const = 0;
};

class TokenModel {
public:
    virtual ~TokenModel() = default;
    virtual void tokenize(const TextPiece &piece, std::vector<Token> &tokens) const = 0;
    virtual const TokenTable &table() const = 0;
};

// The markers around one text, or around two.
struct MarkerTemplate {
    // In the place of an id.
    static constexpr qint32 firstText = -1;
    static constexpr qint32 secondText = -2;

    std::vector<qint32> single;
    std::vector<qint32> pair;
};

class TokenDecoder {
public:
    virtual ~TokenDecoder() = default;
    // Bytes, because a token may end in the middle of a character.
    virtual QByteArray bytesOf(std::u32string_view token) const = 0;
};

// Each takes the part of tokenizer.json that describes its stage; a null part gives a null pointer (no such stage).
// ErrorKind::Unsupported names a type that is not known.
Result<std::shared_ptr<const TextNormalizer>> readNormalizer(const Json &description);
Result<std::shared_ptr<const PreTokenizer>> readPreTokenizer(const Json &description);
// `markers`: ids of special tokens, which no text may become.
Result<std::shared_ptr<const TokenModel>> readTokenModel(const Json &description, const std::vector<qint32> &markers);
Result<std::shared_ptr<const MarkerTemplate>> readPostProcessor(const Json &description);
Result<std::shared_ptr<const TokenDecoder>> readDecoder(const Json &description);

// The character that stands for each byte in byte-level vocabularies, as GPT-2 defined it; and back, −1 for others.
char32_t byteCharacter(unsigned char byte);
int byteOfCharacter(char32_t character);
// The field "type" of a stage's description.
QString stageType(const Json &description);

}  // namespace gainsay
