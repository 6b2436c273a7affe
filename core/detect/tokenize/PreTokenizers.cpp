// SPDX-License-Identifier: GPL-3.0-or-later
// The pre-tokenizers of tokenizer.json: where a text is cut before a model sees it.
#include "core/detect/tokenize/Normalization.h"
#include "core/detect/tokenize/StageReading.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

using PreTokenizerResult = Result<std::shared_ptr<const PreTokenizer>>;
using Ranges = std::vector<std::pair<size_t, size_t>>;

// What becomes of the places where a pattern matches.
enum class SplitBehavior { Removed, Isolated, MergedWithPrevious, MergedWithNext, Contiguous };

struct Section {
    size_t from = 0;
    size_t to = 0;
    bool isMatch = false;
};

std::vector<Section> sectionsOf(size_t size, const Ranges &matches, bool invert)
{
    std::vector<Section> sections;
    size_t done = 0;
    for (const auto &[from, to] : matches) {
        if (from > done)
            sections.push_back({done, from, invert});
        sections.push_back({from, to, !invert});
        done = to;
    }
    if (done < size)
        sections.push_back({done, size, invert});
    return sections;
}

Ranges merged(const std::vector<Section> &sections, SplitBehavior behavior)
{
    Ranges ranges;
    bool afterMatch = false;
    for (const Section &section : sections) {
        const bool joins = behavior == SplitBehavior::MergedWithPrevious ? section.isMatch && !afterMatch
                           : behavior == SplitBehavior::Contiguous       ? section.isMatch == afterMatch
                                                                         : false;
        if (joins && !ranges.empty())
            ranges.back().second = section.to;
        else if (behavior != SplitBehavior::Removed || !section.isMatch)
            ranges.emplace_back(section.from, section.to);
        afterMatch = section.isMatch;
    }
    return ranges;
}

Ranges mergedWithNext(const std::vector<Section> &sections)
{
    Ranges ranges;
    bool beforeMatch = false;
    for (auto section = sections.rbegin(); section != sections.rend(); ++section) {
        if (section->isMatch && !beforeMatch && !ranges.empty())
            ranges.back().first = section->from;
        else
            ranges.emplace_back(section->from, section->to);
        beforeMatch = section->isMatch;
    }
    std::ranges::reverse(ranges);
    return ranges;
}

std::vector<TextPiece> cut(const TextPiece &piece, const Ranges &matches, SplitBehavior behavior, bool invert = false)
{
    const std::vector<Section> sections = sectionsOf(piece.text.size(), matches, invert);
    std::vector<TextPiece> pieces;
    for (const auto &[from, to] :
         behavior == SplitBehavior::MergedWithNext ? mergedWithNext(sections) : merged(sections, behavior))
        pieces.push_back(piece.slice(from, to));
    return pieces;
}

class PatternSplitter final : public PreTokenizer {
public:
    PatternSplitter(TextPattern pattern, SplitBehavior behavior, bool invert = false)
        : m_pattern(std::move(pattern)), m_behavior(behavior), m_invert(invert)
    {
    }

    std::vector<TextPiece> split(const TextPiece &piece) const override
    {
        return cut(piece, m_pattern.matches(piece.text), m_behavior, m_invert);
    }

private:
    TextPattern m_pattern;
    SplitBehavior m_behavior;
    bool m_invert;
};

// Where one character says whether to cut.
class CharacterSplitter final : public PreTokenizer {
public:
    using Test = std::function<bool(char32_t)>;
    CharacterSplitter(Test test, SplitBehavior behavior) : m_test(std::move(test)), m_behavior(behavior) {}

    std::vector<TextPiece> split(const TextPiece &piece) const override
    {
        Ranges matches;
        for (size_t i = 0; i < piece.text.size(); ++i) {
            if (m_test(piece.text[i]))
                matches.emplace_back(i, i + 1);
        }
        return cut(piece, matches, m_behavior);
    }

private:
    Test m_test;
    SplitBehavior m_behavior;
};

// Words of letters, and runs of what is neither letter nor white space.
class WordSplitter final : public PreTokenizer {
public:
    std::vector<TextPiece> split(const TextPiece &piece) const override
    {
        const auto kindOf = [](char32_t c) { return isWhiteSpace(c) ? 0 : isWordCharacter(c) ? 1 : 2; };
        std::vector<TextPiece> pieces;
        for (size_t from = 0; from < piece.text.size();) {
            const int kind = kindOf(piece.text[from]);
            size_t to = from + 1;
            while (to < piece.text.size() && kindOf(piece.text[to]) == kind)
                ++to;
            if (kind != 0)
                pieces.push_back(piece.slice(from, to));
            from = to;
        }
        return pieces;
    }

private:
    static bool isWordCharacter(char32_t c)
    {
        return QChar::isLetter(c) || isMark(c) || QChar::category(c) == QChar::Number_DecimalDigit ||
               QChar::category(c) == QChar::Number_Letter || QChar::category(c) == QChar::Punctuation_Connector;
    }
};

// Every code point into the characters that stand for its bytes.
class ByteLevelMapper final : public PreTokenizer {
public:
    std::vector<TextPiece> split(const TextPiece &piece) const override
    {
        TextPiece mapped;
        for (size_t i = 0; i < piece.text.size(); ++i) {
            if (piece.text[i] < 0x80) {
                mapped.append(byteCharacter(static_cast<unsigned char>(piece.text[i])), piece.origins[i]);
                continue;
            }
            for (const char byte : QString::fromUcs4(&piece.text[i], 1).toUtf8())
                mapped.append(byteCharacter(static_cast<unsigned char>(byte)), piece.origins[i]);
        }
        return {std::move(mapped)};
    }
};

// A blank before a piece that has none.
class BlankPrepender final : public PreTokenizer {
public:
    std::vector<TextPiece> split(const TextPiece &piece) const override
    {
        TextPiece longer = piece;
        if (!piece.text.empty() && piece.text.front() != U' ') {
            longer.text.insert(0, 1, U' ');
            longer.origins.insert(longer.origins.begin(), piece.origins.front());
        }
        return {std::move(longer)};
    }
};

// SentencePiece's: a visible sign in the place of blanks, and before the text.
class Metaspace final : public PreTokenizer {
public:
    enum class Prepend { Always, First, Never };

    Metaspace(char32_t sign, Prepend prepend, bool split) : m_sign(sign), m_prepend(prepend), m_split(split) {}

    std::vector<TextPiece> split(const TextPiece &piece) const override
    {
        TextPiece marked = piece;
        std::ranges::replace(marked.text, U' ', m_sign);
        const bool begins = m_prepend == Prepend::Always ||
                            (m_prepend == Prepend::First && !piece.text.empty() && piece.origins.front() == 0);
        if (begins && !marked.text.empty() && marked.text.front() != m_sign) {
            marked.text.insert(0, 1, m_sign);
            marked.origins.insert(marked.origins.begin(), piece.origins.front());
        }
        if (!m_split)
            return {std::move(marked)};
        Ranges signs;
        for (size_t i = 0; i < marked.text.size(); ++i) {
            if (marked.text[i] == m_sign)
                signs.emplace_back(i, i + 1);
        }
        return cut(marked, signs, SplitBehavior::MergedWithNext);
    }

private:
    char32_t m_sign;
    Prepend m_prepend;
    bool m_split;
};

class PreTokenizerSequence final : public PreTokenizer {
public:
    explicit PreTokenizerSequence(std::vector<std::shared_ptr<const PreTokenizer>> parts) : m_parts(std::move(parts)) {}

    std::vector<TextPiece> split(const TextPiece &piece) const override
    {
        std::vector<TextPiece> pieces = {piece};
        for (const auto &part : m_parts) {
            std::vector<TextPiece> finer;
            for (const TextPiece &coarse : pieces) {
                for (TextPiece &one : part->split(coarse))
                    finer.push_back(std::move(one));
            }
            pieces = std::move(finer);
        }
        return pieces;
    }

private:
    std::vector<std::shared_ptr<const PreTokenizer>> m_parts;
};

std::shared_ptr<const PreTokenizer> inOrder(std::vector<std::shared_ptr<const PreTokenizer>> parts)
{
    return std::make_shared<PreTokenizerSequence>(std::move(parts));
}

Result<SplitBehavior> behaviorOf(const Json &description)
{
    static const std::pair<QLatin1StringView, SplitBehavior> names[] = {
        {"Removed"_L1, SplitBehavior::Removed},
        {"Isolated"_L1, SplitBehavior::Isolated},
        {"MergedWithPrevious"_L1, SplitBehavior::MergedWithPrevious},
        {"MergedWithNext"_L1, SplitBehavior::MergedWithNext},
        {"Contiguous"_L1, SplitBehavior::Contiguous}};
    const QString wanted = textOf(description, "behavior", u"Isolated"_s);
    for (const auto &[name, behavior] : names) {
        if (wanted == name)
            return behavior;
    }
    return unsupported(TranslatableText::translate("tokenize", "tokenizer.json, %1: the type \"%2\" cannot be read yet")
                           .arg(u"behavior"_s, wanted));
}

PreTokenizerResult readByteLevel(const Json &description)
{
    std::vector<std::shared_ptr<const PreTokenizer>> parts;
    if (flagOf(description, "add_prefix_space", false))
        parts.push_back(std::make_shared<BlankPrepender>());
    if (flagOf(description, "use_regex", true)) {
        ASSIGN_OR_RETURN(auto words, TextPattern::regex(u"'s|'t|'re|'ve|'m|'ll|'d| ?\\p{L}+| ?\\p{N}+|"
                                                        " ?[^\\s\\p{L}\\p{N}]+|\\s+(?!\\S)|\\s+"_s,
                                                        "pre_tokenizer"));
        parts.push_back(std::make_shared<PatternSplitter>(std::move(words), SplitBehavior::Isolated));
    }
    parts.push_back(std::make_shared<ByteLevelMapper>());
    return inOrder(std::move(parts));
}

PreTokenizerResult readSplit(const Json &description)
{
    ASSIGN_OR_RETURN(const SplitBehavior behavior, behaviorOf(description));
    ASSIGN_OR_RETURN(auto pattern, TextPattern::read(description, "pre_tokenizer"));
    return std::shared_ptr<const PreTokenizer>(
        std::make_shared<PatternSplitter>(std::move(pattern), behavior, flagOf(description, "invert", false)));
}

PreTokenizerResult readDigits(const Json &description)
{
    const bool single = flagOf(description, "individual_digits", false);
    return std::shared_ptr<const PreTokenizer>(
        std::make_shared<CharacterSplitter>(isNumeric, single ? SplitBehavior::Isolated : SplitBehavior::Contiguous));
}

PreTokenizerResult readPunctuation(const Json &description)
{
    ASSIGN_OR_RETURN(const SplitBehavior behavior, behaviorOf(description));
    return std::shared_ptr<const PreTokenizer>(std::make_shared<CharacterSplitter>(isPunctuation, behavior));
}

PreTokenizerResult readDelimiter(const Json &description)
{
    const std::u32string delimiter = textOf(description, "delimiter", u" "_s).toStdU32String();
    const auto test = [sign = delimiter.empty() ? U' ' : delimiter.front()](char32_t c) { return c == sign; };
    return std::shared_ptr<const PreTokenizer>(std::make_shared<CharacterSplitter>(test, SplitBehavior::Removed));
}

PreTokenizerResult readBert(const Json &)
{
    return inOrder({std::make_shared<CharacterSplitter>(isWhiteSpace, SplitBehavior::Removed),
                    std::make_shared<CharacterSplitter>(isPunctuation, SplitBehavior::Isolated)});
}

PreTokenizerResult readMetaspace(const Json &description)
{
    const std::u32string sign = textOf(description, "replacement").toStdU32String();
    // Older files say only whether.
    const QString scheme =
        textOf(description, "prepend_scheme", flagOf(description, "add_prefix_space", true) ? u"always"_s : u"never"_s);
    const Metaspace::Prepend prepend = scheme == "always"_L1  ? Metaspace::Prepend::Always
                                       : scheme == "first"_L1 ? Metaspace::Prepend::First
                                                              : Metaspace::Prepend::Never;
    return std::shared_ptr<const PreTokenizer>(std::make_shared<Metaspace>(
        sign.empty() ? U'\u2581' : sign.front(), prepend, flagOf(description, "split", true)));
}

PreTokenizerResult readPreTokenizerSequence(const Json &description)
{
    ASSIGN_OR_RETURN(auto parts, readSequence<PreTokenizer>(description, "pretokenizers", readPreTokenizer));
    return inOrder(std::move(parts));
}

}  // namespace

Result<std::shared_ptr<const PreTokenizer>> readPreTokenizer(const Json &description)
{
    static const StageTable<PreTokenizer> table = {
        {"ByteLevel"_L1, readByteLevel},
        {"BertPreTokenizer"_L1, readBert},
        {"Metaspace"_L1, readMetaspace},
        {"Split"_L1, readSplit},
        {"Digits"_L1, readDigits},
        {"Punctuation"_L1, readPunctuation},
        {"CharDelimiterSplit"_L1, readDelimiter},
        {"Whitespace"_L1, always<PreTokenizer, WordSplitter>()},
        {"WhitespaceSplit"_L1,
         always<PreTokenizer, CharacterSplitter>(CharacterSplitter::Test(isWhiteSpace), SplitBehavior::Removed)},
        {"Sequence"_L1, readPreTokenizerSequence},
    };
    return readStage(description, "pre_tokenizer", table);
}

}  // namespace gainsay
