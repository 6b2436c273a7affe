// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/tokenize/CharacterTokenizer.h"

#include "core/detect/tokenize/Normalization.h"

namespace gainsay {

namespace {

constexpr char32_t basicPlaneSize = 0x10000;
constexpr qint32 droppedCharacter = -1;
constexpr qint32 severalTokens = -2;

}  // namespace

CharacterTokenizer::CharacterTokenizer(Vocabulary vocabulary, Options options)
    : m_vocabulary(std::move(vocabulary)), m_options(options), m_commonIds(basicPlaneSize)
{
    for (char32_t c = 0; c < basicPlaneSize; ++c) {
        const std::vector<qint32> ids = idsOf(c);
        m_commonIds[c] = ids.empty() ? droppedCharacter : ids.size() == 1 ? ids.front() : severalTokens;
    }
}

std::vector<Token> CharacterTokenizer::tokenize(QStringView text) const
{
    std::vector<Token> tokens;
    tokens.reserve(size_t(text.size()));
    qint32 position = 0;
    for (qsizetype i = 0; i < text.size(); ++position) {
        const char32_t c = nextCodePoint(text, i);
        const qint32 common = c < basicPlaneSize ? m_commonIds[c] : severalTokens;
        if (common >= 0) {
            tokens.push_back({common, position, position + 1});
        } else if (common == severalTokens) {
            for (const qint32 id : idsOf(c))
                tokens.push_back({id, position, position + 1});
        }
    }
    return tokens;
}

std::vector<qint32> CharacterTokenizer::idsOf(char32_t codePoint) const
{
    std::u32string characters = m_options.nfkc ? toNfkc(codePoint) : std::u32string(1, codePoint);
    if (m_options.lowerCase)
        characters = toLowerCase(characters);
    std::vector<qint32> ids;
    for (const char32_t c : characters) {
        if (!isWhiteSpaceOrControl(c))
            ids.push_back(m_vocabulary.id({&c, 1}).value_or(m_vocabulary.unknown()));
    }
    return ids;
}

}  // namespace gainsay
