// SPDX-License-Identifier: GPL-3.0-or-later
// The stages of a Hugging Face tokenizer, in the order in which text passes them: normalizer, pre-tokenizer, model,
// post-processor; and the decoder for the way back. A further kind of stage is one more class here and one more row in
// the table of its reader (TokenizerStages.cpp). All are immutable and safe to use from several threads.
#pragma once

#include "core/base/Json.h"
#include "core/base/Result.h"
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
    virtual std::optional<qint32> id(std::u32string_view token) const = 0;
    // Empty for an id that the vocabulary does not have.
    virtual std::u32string_view token(qint32 id) const = 0;
    virtual int size() const = 0;
};

class TokenPostProcessor {
public:
    virtual ~TokenPostProcessor() = default;
    // Adds the markers around one text, or around two; `second` is null for one.
    virtual std::vector<qint32> process(const std::vector<qint32> &first, const std::vector<qint32> *second) const = 0;
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
Result<std::shared_ptr<const TokenModel>> readTokenModel(const Json &description);
Result<std::shared_ptr<const TokenPostProcessor>> readPostProcessor(const Json &description);
Result<std::shared_ptr<const TokenDecoder>> readDecoder(const Json &description);

// The character that stands for each byte in byte-level vocabularies, as GPT-2 defined it; and back, −1 for others.
char32_t byteCharacter(unsigned char byte);
int byteOfCharacter(char32_t character);
// The field "type" of a stage's description.
QString stageType(const Json &description);

}  // namespace gainsay
