// SPDX-License-Identifier: GPL-3.0-or-later
// The normalizers of tokenizer.json: text into text, each character with the place that it comes from.
#include "core/detect/tokenize/CharacterMap.h"
#include "core/detect/tokenize/Normalization.h"
#include "core/detect/tokenize/StageReading.h"

#include <QTextBoundaryFinder>

#include <unicode/uchar.h>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

using NormalizerResult = Result<std::shared_ptr<const TextNormalizer>>;

class NormalizerSequence final : public TextNormalizer {
public:
    explicit NormalizerSequence(std::vector<std::shared_ptr<const TextNormalizer>> parts) : m_parts(std::move(parts)) {}

    TextPiece normalize(TextPiece piece) const override
    {
        for (const auto &part : m_parts)
            piece = part->normalize(std::move(piece));
        return piece;
    }

private:
    std::vector<std::shared_ptr<const TextNormalizer>> m_parts;
};

// Lower case and accents change one character at a time.
class CharacterNormalizer final : public TextNormalizer {
public:
    using Map = std::u32string (*)(char32_t);
    explicit CharacterNormalizer(Map map) : m_map(map) {}

    TextPiece normalize(TextPiece piece) const override
    {
        TextPiece mapped;
        for (size_t i = 0; i < piece.text.size(); ++i) {
            for (const char32_t character : m_map(piece.text[i]))
                mapped.append(character, piece.origins[i]);
        }
        return mapped;
    }

private:
    Map m_map;
};

std::u32string lowerCase(char32_t character)
{
    return toLowerCase(std::u32string(1, character));
}
std::u32string withoutMark(char32_t character)
{
    return isMark(character) ? std::u32string() : std::u32string(1, character);
}

// As SentencePiece cleans text before it cuts it.
std::u32string cleaned(char32_t c)
{
    const bool control =
        (c >= 0x1 && c <= 0x8) || c == 0xB || (c >= 0xE && c <= 0x1F) || c == 0x7F || c == 0x8F || c == 0x9F;
    if (control)
        return {};
    const bool space = c == 0x9 || c == 0xA || c == 0xC || c == 0xD || c == 0x1680 || (c >= 0x200B && c <= 0x200F) ||
                       c == 0x2028 || c == 0x2029 || c == 0x2581 || c == 0xFEFF || c == 0xFFFD;
    return std::u32string(1, space ? U' ' : c);
}

// A Unicode normalization form, applied to as few characters at a time as it allows, so that places stay exact.
class FormNormalizer final : public TextNormalizer {
public:
    explicit FormNormalizer(UnicodeForm form) : m_form(form) {}

    TextPiece normalize(TextPiece piece) const override
    {
        if (std::ranges::all_of(piece.text, [](char32_t character) { return character < 0x80; }))
            return piece;
        TextPiece result;
        const std::u32string_view text = piece.text;
        for (size_t from = 0; from < text.size();) {
            size_t to = from + 1;
            while (to < text.size() && !beginsSegment(m_form, text[to]))
                ++to;
            const std::u32string_view segment = text.substr(from, to - from);
            const std::u32string normal = toForm(m_form, segment);
            for (size_t i = 0; i < normal.size(); ++i)
                result.append(normal[i], piece.origins[normal.size() == segment.size() ? from + i : from]);
            from = to;
        }
        return result;
    }

private:
    UnicodeForm m_form;
};

// BERT's: clean-up, blanks around ideographs, accents and case.
class BertNormalizer final : public TextNormalizer {
public:
    explicit BertNormalizer(const Json &description)
        : m_clean(flagOf(description, "clean_text", true)),
          m_ideographs(flagOf(description, "handle_chinese_chars", true)),
          m_lower(flagOf(description, "lowercase", true)), m_accents(!flagOf(description, "strip_accents", m_lower))
    {
    }

    TextPiece normalize(TextPiece piece) const override
    {
        TextPiece result;
        for (size_t i = 0; i < piece.text.size(); ++i)
            add(piece.text[i], piece.origins[i], result);
        return result;
    }

private:
    // The blocks that BERT calls Chinese; Hangul, Hiragana and Katakana are not among them.
    static bool isIdeograph(char32_t c)
    {
        return (c >= 0x4E00 && c <= 0x9FFF) || (c >= 0x3400 && c <= 0x4DBF) || (c >= 0x20000 && c <= 0x2A6DF) ||
               (c >= 0x2A700 && c <= 0x2B73F) || (c >= 0x2B740 && c <= 0x2B81F) || (c >= 0x2B820 && c <= 0x2CEAF) ||
               (c >= 0xF900 && c <= 0xFAFF) || (c >= 0x2F800 && c <= 0x2FA1F);
    }

    static bool isRemoved(char32_t c)
    {
        constexpr uint32_t controls = U_GC_CC_MASK | U_GC_CF_MASK | U_GC_CO_MASK | U_GC_CS_MASK;
        const bool blank = c == U'\t' || c == U'\n' || c == U'\r';
        return c == 0 || c == 0xFFFD || (!blank && (U_GET_GC_MASK(UChar32(c)) & controls) != 0);
    }

    void add(char32_t c, qint32 origin, TextPiece &result) const
    {
        if (m_clean) {
            if (isRemoved(c))
                return;
            if (isWhiteSpace(c))
                c = U' ';
        }
        const bool alone = m_ideographs && isIdeograph(c);
        if (alone)
            result.append(U' ', origin);
        addFolded(c, origin, result);
        if (alone)
            result.append(U' ', origin);
    }

    void addFolded(char32_t c, qint32 origin, TextPiece &result) const
    {
        if (c < 0x80) {
            result.append(m_lower && c >= U'A' && c <= U'Z' ? c + 0x20 : c, origin);
            return;
        }
        const std::u32string base = m_accents ? std::u32string(1, c) : toForm(UnicodeForm::Nfd, {&c, 1});
        for (const char32_t part : m_lower ? toLowerCase(base) : base) {
            if (m_accents || u_charType(UChar32(part)) != U_NON_SPACING_MARK)
                result.append(part, origin);
        }
    }

    bool m_clean;
    bool m_ideographs;
    bool m_lower;
    bool m_accents;  // they stay
};

class Stripper final : public TextNormalizer {
public:
    Stripper(bool left, bool right) : m_left(left), m_right(right) {}

    TextPiece normalize(TextPiece piece) const override
    {
        size_t from = 0;
        size_t to = piece.text.size();
        while (m_left && from < to && isWhiteSpace(piece.text[from]))
            ++from;
        while (m_right && to > from && isWhiteSpace(piece.text[to - 1]))
            --to;
        return piece.slice(from, to);
    }

private:
    bool m_left;
    bool m_right;
};

class Prepender final : public TextNormalizer {
public:
    explicit Prepender(std::u32string text) : m_text(std::move(text)) {}

    TextPiece normalize(TextPiece piece) const override
    {
        if (!piece.text.empty()) {
            piece.text.insert(0, m_text);
            piece.origins.insert(piece.origins.begin(), m_text.size(), piece.origins.front());
        }
        return piece;
    }

private:
    std::u32string m_text;
};

class Replacer final : public TextNormalizer {
public:
    Replacer(TextPattern pattern, std::u32string content) : m_pattern(std::move(pattern)), m_content(std::move(content))
    {
    }

    TextPiece normalize(TextPiece piece) const override
    {
        const auto matches = m_pattern.matches(piece.text);
        if (matches.empty())
            return piece;
        TextPiece result;
        size_t done = 0;
        const auto keep = [&](size_t to) {
            for (; done < to; ++done)
                result.append(piece.text[done], piece.origins[done]);
        };
        for (const auto &[from, to] : matches) {
            keep(from);
            for (const char32_t character : m_content)
                result.append(character, piece.origins[from]);
            done = to;
        }
        keep(piece.text.size());
        return result;
    }

private:
    TextPattern m_pattern;
    std::u32string m_content;
};

// By SentencePiece's table: short clusters of characters first as a whole, then character by character.
class TableNormalizer final : public TextNormalizer {
public:
    explicit TableNormalizer(CharacterMap map) : m_map(std::move(map)) {}

    TextPiece normalize(TextPiece piece) const override
    {
        const QString text = QString::fromUcs4(piece.text.data(), qsizetype(piece.text.size()));
        QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text);
        TextPiece result;
        size_t from = 0;
        for (qsizetype begin = 0, end = finder.toNextBoundary(); end > begin;
             begin = end, end = finder.toNextBoundary()) {
            const size_t length = size_t(QStringView(text).sliced(begin, end - begin).toUcs4().size());
            addCluster(piece, from, from + length, result);
            from += length;
        }
        return result;
    }

private:
    void addCluster(const TextPiece &piece, size_t from, size_t to, TextPiece &result) const
    {
        constexpr qsizetype longestCluster = 5;  // bytes
        const std::u32string_view cluster = std::u32string_view(piece.text).substr(from, to - from);
        if (cluster.size() > 1 &&
            QString::fromUcs4(cluster.data(), qsizetype(cluster.size())).toUtf8().size() <= longestCluster &&
            add(cluster, piece.origins[from], result))
            return;
        for (size_t i = from; i < to; ++i) {
            if (!add({&piece.text[i], 1}, piece.origins[i], result))
                result.append(piece.text[i], piece.origins[i]);
        }
    }

    bool add(std::u32string_view text, qint32 origin, TextPiece &result) const
    {
        const std::optional<std::u32string> replacement = m_map.replacement(text);
        for (const char32_t character : replacement.value_or(U""))
            result.append(character, origin);
        return replacement.has_value();
    }

    CharacterMap m_map;
};

NormalizerResult readReplace(const Json &description)
{
    ASSIGN_OR_RETURN(auto pattern, TextPattern::read(description, "normalizer"));
    return std::shared_ptr<const TextNormalizer>(
        std::make_shared<Replacer>(std::move(pattern), textOf(description, "content").toStdU32String()));
}

NormalizerResult readTable(const Json &description)
{
    const QByteArray bytes = QByteArray::fromBase64(textOf(description, "precompiled_charsmap").toLatin1());
    if (bytes.isEmpty())
        return std::shared_ptr<const TextNormalizer>();
    ASSIGN_OR_RETURN(auto map, CharacterMap::read(bytes));
    return std::shared_ptr<const TextNormalizer>(std::make_shared<TableNormalizer>(std::move(map)));
}

NormalizerResult readNormalizerSequence(const Json &description)
{
    ASSIGN_OR_RETURN(auto parts, readSequence<TextNormalizer>(description, "normalizers", readNormalizer));
    return std::shared_ptr<const TextNormalizer>(std::make_shared<NormalizerSequence>(std::move(parts)));
}

}  // namespace

Result<std::shared_ptr<const TextNormalizer>> readNormalizer(const Json &description)
{
    using Normalizer = TextNormalizer;
    static const StageTable<TextNormalizer> table = {
        {"NFC"_L1, always<Normalizer, FormNormalizer>(UnicodeForm::Nfc)},
        {"NFD"_L1, always<Normalizer, FormNormalizer>(UnicodeForm::Nfd)},
        {"NFKC"_L1, always<Normalizer, FormNormalizer>(UnicodeForm::Nfkc)},
        {"NFKD"_L1, always<Normalizer, FormNormalizer>(UnicodeForm::Nfkd)},
        {"Lowercase"_L1, always<Normalizer, CharacterNormalizer>(lowerCase)},
        {"StripAccents"_L1, always<Normalizer, CharacterNormalizer>(withoutMark)},
        {"Nmt"_L1, always<Normalizer, CharacterNormalizer>(cleaned)},
        {"BertNormalizer"_L1,
         [](const Json &part) -> NormalizerResult {
             return std::shared_ptr<const TextNormalizer>(std::make_shared<BertNormalizer>(part));
         }},
        {"Strip"_L1,
         [](const Json &part) -> NormalizerResult {
             return std::shared_ptr<const TextNormalizer>(
                 std::make_shared<Stripper>(flagOf(part, "strip_left", true), flagOf(part, "strip_right", true)));
         }},
        {"Prepend"_L1,
         [](const Json &part) -> NormalizerResult {
             return std::shared_ptr<const TextNormalizer>(
                 std::make_shared<Prepender>(textOf(part, "prepend").toStdU32String()));
         }},
        {"Replace"_L1, readReplace},
        {"Precompiled"_L1, readTable},
        {"Sequence"_L1, readNormalizerSequence},
    };
    return readStage(description, "normalizer", table);
}

}  // namespace gainsay
