// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/tokenize/TokenizerStages.h"

#include "core/base/TranslatableText.h"
#include "core/detect/tokenize/BpeModel.h"
#include "core/detect/tokenize/Normalization.h"

#include <QRegularExpression>

#include <array>
#include <functional>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

template <class Stage> using StageReader = std::function<Result<std::shared_ptr<const Stage>>(const Json &)>;
template <class Stage> using StageTable = std::vector<std::pair<QLatin1StringView, StageReader<Stage>>>;

template <class Stage>
Result<std::shared_ptr<const Stage>> readStage(const Json &description, const char *stage,
                                               const StageTable<Stage> &table)
{
    if (description.is_null())
        return std::shared_ptr<const Stage>();
    const QString type = stageType(description);
    for (const auto &[name, read] : table) {
        if (name == type)
            return read(description);
    }
    return unsupported(TranslatableText::translate("tokenize", "tokenizer.json, %1: the type \"%2\" cannot be read yet")
                           .arg(QLatin1StringView(stage), type));
}

// The stages of a Sequence, in order.
template <class Stage, class Read>
Result<std::vector<std::shared_ptr<const Stage>>> readSequence(const Json &description, const char *key, Read read)
{
    std::vector<std::shared_ptr<const Stage>> parts;
    const auto list = description.find(key);
    if (list == description.end() || !list->is_array())
        return invalidInput(TranslatableText::translate("tokenize", "tokenizer.json: a Sequence lacks its %1")
                                .arg(QLatin1StringView(key)));
    for (const Json &part : *list) {
        ASSIGN_OR_RETURN(auto stage, read(part));
        if (stage)
            parts.push_back(std::move(stage));
    }
    return parts;
}

bool flagOf(const Json &description, const char *key, bool fallback)
{
    const auto found = description.find(key);
    return found != description.end() && found->is_boolean() ? found->get<bool>() : fallback;
}

// ---- Normalizers

class CodePointNormalizer final : public TextNormalizer {
public:
    using Map = std::u32string (*)(char32_t);
    explicit CodePointNormalizer(Map map) : m_map(map) {}

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

StageReader<TextNormalizer> byCodePoint(CodePointNormalizer::Map map)
{
    return [map](const Json &) -> Result<std::shared_ptr<const TextNormalizer>> {
        return std::shared_ptr<const TextNormalizer>(std::make_shared<CodePointNormalizer>(map));
    };
}

// Composes neighbours, which no map of single code points can: a composed character comes from the first of its parts.
class ComposingNormalizer final : public TextNormalizer {
public:
    TextPiece normalize(TextPiece piece) const override
    {
        const QString text = QString::fromUcs4(piece.text.data(), qsizetype(piece.text.size()));
        const std::u32string composed = text.normalized(QString::NormalizationForm_C).toStdU32String();
        if (composed == piece.text)
            return piece;
        // Grow a prefix of the original until it composes to one more character; combining sequences are short.
        TextPiece result;
        size_t from = 0;
        while (from < piece.text.size()) {
            size_t to = from + 1;
            while (to < piece.text.size() && QChar::combiningClass(piece.text[to]) != 0)
                ++to;
            const QString part = QString::fromUcs4(piece.text.data() + from, qsizetype(to - from));
            for (const char32_t character : part.normalized(QString::NormalizationForm_C).toStdU32String())
                result.append(character, piece.origins[from]);
            from = to;
        }
        return result;
    }
};

// ---- Pre-tokenizers

class PatternSplitter final : public PreTokenizer {
public:
    // Each match is a piece; what lies between matches is one as well.
    explicit PatternSplitter(QRegularExpression pattern) : m_pattern(std::move(pattern)) {}

    std::vector<TextPiece> split(const TextPiece &piece) const override
    {
        const QString text = QString::fromUcs4(piece.text.data(), qsizetype(piece.text.size()));
        std::vector<TextPiece> pieces;
        size_t done = 0;
        qsizetype units = 0;
        const auto take = [&](qsizetype end) {
            size_t to = done;
            for (; units < end; ++to)
                units += text.at(units).isHighSurrogate() ? 2 : 1;
            if (to > done)
                pieces.push_back(piece.slice(done, to));
            done = to;
        };
        auto matches = m_pattern.globalMatch(text);
        while (matches.hasNext()) {
            const QRegularExpressionMatch match = matches.next();
            take(match.capturedStart());
            take(match.capturedEnd());
        }
        take(text.size());
        return pieces;
    }

private:
    QRegularExpression m_pattern;
};

// Every code point into the characters that stand for its bytes.
class ByteLevelMapper final : public PreTokenizer {
public:
    explicit ByteLevelMapper(bool addPrefixSpace) : m_addPrefixSpace(addPrefixSpace) {}

    std::vector<TextPiece> split(const TextPiece &piece) const override
    {
        TextPiece mapped;
        if (m_addPrefixSpace && !piece.text.empty() && piece.text.front() != U' ' && piece.origins.front() == 0)
            mapped.append(byteCharacter(' '), 0);
        for (size_t i = 0; i < piece.text.size(); ++i) {
            const QByteArray bytes = QString::fromUcs4(&piece.text[i], 1).toUtf8();
            for (const char byte : bytes)
                mapped.append(byteCharacter(static_cast<unsigned char>(byte)), piece.origins[i]);
        }
        return {std::move(mapped)};
    }

private:
    bool m_addPrefixSpace;
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

Result<std::shared_ptr<const PreTokenizer>> splitterBy(const QString &pattern)
{
    QRegularExpression expression(pattern, QRegularExpression::UseUnicodePropertiesOption);
    if (!expression.isValid())
        return invalidInput(
            TranslatableText::translate("tokenize", "tokenizer.json, pre_tokenizer: the pattern cannot be read (%1)")
                .arg(expression.errorString()));
    expression.optimize();
    return std::shared_ptr<const PreTokenizer>(std::make_shared<PatternSplitter>(std::move(expression)));
}

Result<std::shared_ptr<const PreTokenizer>> readByteLevel(const Json &description)
{
    auto mapper = std::make_shared<ByteLevelMapper>(flagOf(description, "add_prefix_space", false));
    if (!flagOf(description, "use_regex", true))
        return std::shared_ptr<const PreTokenizer>(mapper);
    ASSIGN_OR_RETURN(auto words, splitterBy(u"'s|'t|'re|'ve|'m|'ll|'d| ?\\p{L}+| ?\\p{N}+| ?[^\\s\\p{L}\\p{N}]+|"
                                            "\\s+(?!\\S)|\\s+"_s));
    return std::shared_ptr<const PreTokenizer>(
        std::make_shared<PreTokenizerSequence>(std::vector<std::shared_ptr<const PreTokenizer>>{words, mapper}));
}

Result<std::shared_ptr<const PreTokenizer>> readSplit(const Json &description)
{
    const auto behavior = description.find("behavior");
    if ((behavior != description.end() && *behavior != "Isolated") || flagOf(description, "invert", false))
        return unsupported(TranslatableText::translate(
            "tokenize", "tokenizer.json, pre_tokenizer: a Split other than \"Isolated\" cannot be read yet"));
    const auto pattern = description.find("pattern");
    for (const char *key : {"Regex", "String"}) {
        if (pattern == description.end() || !pattern->is_object() || !pattern->contains(key) ||
            !pattern->at(key).is_string())
            continue;
        const QString text = fromUtf8(pattern->at(key).get<std::string>());
        return splitterBy(key[0] == 'R' ? text : QRegularExpression::escape(text));
    }
    return invalidInput(
        TranslatableText::translate("tokenize", "tokenizer.json, pre_tokenizer: a Split lacks its pattern"));
}

Result<std::shared_ptr<const PreTokenizer>> readDigits(const Json &description)
{
    return splitterBy(flagOf(description, "individual_digits", false) ? u"\\p{N}"_s : u"\\p{N}+"_s);
}

Result<std::shared_ptr<const PreTokenizer>> readPreTokenizerSequence(const Json &description)
{
    ASSIGN_OR_RETURN(auto parts, readSequence<PreTokenizer>(description, "pretokenizers", readPreTokenizer));
    return std::shared_ptr<const PreTokenizer>(std::make_shared<PreTokenizerSequence>(std::move(parts)));
}

// ---- Post-processors

class TemplatePostProcessor final : public TokenPostProcessor {
public:
    // −1 and −2 stand for the first and the second text.
    std::vector<qint32> single;
    std::vector<qint32> pair;

    std::vector<qint32> process(const std::vector<qint32> &first, const std::vector<qint32> *second) const override
    {
        std::vector<qint32> ids;
        for (const qint32 part : second ? pair : single) {
            if (part >= 0)
                ids.push_back(part);
            else if (const std::vector<qint32> *text = part == -1 ? &first : second)
                ids.insert(ids.end(), text->begin(), text->end());
        }
        return ids;
    }
};

Result<std::vector<qint32>> readTemplate(const Json &description, const char *key)
{
    std::vector<qint32> parts;
    const auto list = description.find(key);
    if (list == description.end() || !list->is_array())
        return parts;
    for (const Json &part : *list) {
        if (part.contains("Sequence")) {
            parts.push_back(part["Sequence"].value("id", "A") == "A" ? -1 : -2);
            continue;
        }
        const std::string name = part.contains("SpecialToken") ? part["SpecialToken"].value("id", "") : "";
        const Json ids = description.value("special_tokens", Json::object()).value(name, Json::object());
        if (!ids.contains("ids") || !ids["ids"].is_array())
            return invalidInput(
                TranslatableText::translate("tokenize", "tokenizer.json, post_processor: the marker \"%1\" has no ids")
                    .arg(fromUtf8(name)));
        for (const Json &id : ids["ids"])
            parts.push_back(id.is_number_integer() ? id.get<qint32>() : 0);
    }
    return parts;
}

Result<std::shared_ptr<const TokenPostProcessor>> readTemplateProcessing(const Json &description)
{
    auto processor = std::make_shared<TemplatePostProcessor>();
    ASSIGN_OR_RETURN(processor->single, readTemplate(description, "single"));
    ASSIGN_OR_RETURN(processor->pair, readTemplate(description, "pair"));
    return std::shared_ptr<const TokenPostProcessor>(std::move(processor));
}

// ---- Decoders

class ByteLevelDecoder final : public TokenDecoder {
public:
    QByteArray bytesOf(std::u32string_view token) const override
    {
        QByteArray bytes;
        for (const char32_t character : token) {
            if (const int byte = byteOfCharacter(character); byte >= 0)
                bytes.append(char(byte));
            else
                bytes.append(QString::fromUcs4(&character, 1).toUtf8());
        }
        return bytes;
    }
};

std::array<char32_t, 256> makeByteTable()
{
    std::array<char32_t, 256> table{};
    char32_t spare = 0x100;
    for (unsigned byte = 0; byte < 256; ++byte) {
        const bool printable =
            (byte >= 0x21 && byte <= 0x7E) || (byte >= 0xA1 && byte <= 0xAC) || (byte >= 0xAE && byte <= 0xFF);
        table[byte] = printable ? char32_t(byte) : spare++;
    }
    return table;
}

}  // namespace

TextPiece TextPiece::slice(size_t from, size_t to) const
{
    return {text.substr(from, to - from),
            std::vector<qint32>(origins.begin() + qsizetype(from), origins.begin() + qsizetype(to))};
}

char32_t byteCharacter(unsigned char byte)
{
    static const std::array<char32_t, 256> table = makeByteTable();
    return table[byte];
}

int byteOfCharacter(char32_t character)
{
    static const std::array<int, 0x200> table = [] {
        std::array<int, 0x200> back{};
        back.fill(-1);
        for (int byte = 0; byte < 256; ++byte)
            back[byteCharacter(static_cast<unsigned char>(byte))] = byte;
        return back;
    }();
    return character < table.size() ? table[character] : -1;
}

QString stageType(const Json &description)
{
    const auto found = description.is_object() ? description.find("type") : description.end();
    return found != description.end() && found->is_string() ? fromUtf8(found->get<std::string>()) : QString();
}

Result<std::shared_ptr<const TextNormalizer>> readNormalizer(const Json &description)
{
    static const StageTable<TextNormalizer> table = {
        {"NFC"_L1,
         [](const Json &) -> Result<std::shared_ptr<const TextNormalizer>> {
             return std::shared_ptr<const TextNormalizer>(std::make_shared<ComposingNormalizer>());
         }},
        {"NFD"_L1, byCodePoint(toNfd)},
        {"NFKC"_L1, byCodePoint(toNfkc)},
        {"Lowercase"_L1, byCodePoint([](char32_t character) { return toLowerCase(std::u32string(1, character)); })},
        {"Sequence"_L1,
         [](const Json &sequence) -> Result<std::shared_ptr<const TextNormalizer>> {
             ASSIGN_OR_RETURN(auto parts, readSequence<TextNormalizer>(sequence, "normalizers", readNormalizer));
             return std::shared_ptr<const TextNormalizer>(std::make_shared<NormalizerSequence>(std::move(parts)));
         }},
    };
    return readStage(description, "normalizer", table);
}

Result<std::shared_ptr<const PreTokenizer>> readPreTokenizer(const Json &description)
{
    static const StageTable<PreTokenizer> table = {{"ByteLevel"_L1, readByteLevel},
                                                   {"Split"_L1, readSplit},
                                                   {"Digits"_L1, readDigits},
                                                   {"Sequence"_L1, readPreTokenizerSequence}};
    return readStage(description, "pre_tokenizer", table);
}

Result<std::shared_ptr<const TokenModel>> readTokenModel(const Json &description)
{
    static const StageTable<TokenModel> table = {{"BPE"_L1, BpeModel::read}};
    return readStage(description, "model", table);
}

Result<std::shared_ptr<const TokenPostProcessor>> readPostProcessor(const Json &description)
{
    static const StageTable<TokenPostProcessor> table = {
        {"TemplateProcessing"_L1, readTemplateProcessing},
        // Moves offsets only, which ours need not.
        {"ByteLevel"_L1,
         [](const Json &) -> Result<std::shared_ptr<const TokenPostProcessor>> {
             return std::shared_ptr<const TokenPostProcessor>();
         }},
    };
    return readStage(description, "post_processor", table);
}

Result<std::shared_ptr<const TokenDecoder>> readDecoder(const Json &description)
{
    static const StageTable<TokenDecoder> table = {
        {"ByteLevel"_L1, [](const Json &) -> Result<std::shared_ptr<const TokenDecoder>> {
             return std::shared_ptr<const TokenDecoder>(std::make_shared<ByteLevelDecoder>());
         }}};
    return readStage(description, "decoder", table);
}

}  // namespace gainsay
