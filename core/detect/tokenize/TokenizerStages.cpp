// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/tokenize/TokenizerStages.h"

#include "core/detect/tokenize/BpeModel.h"
#include "core/detect/tokenize/StageReading.h"
#include "core/detect/tokenize/TokenModels.h"

#include <array>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

using TemplateResult = Result<std::shared_ptr<const MarkerTemplate>>;

Result<std::vector<qint32>> readTemplate(const Json &description, const char *key)
{
    std::vector<qint32> parts;
    const auto list = description.find(key);
    if (list == description.end() || !list->is_array())
        return parts;
    for (const Json &part : *list) {
        if (part.contains("Sequence") && part["Sequence"].is_object()) {
            parts.push_back(textOf(part["Sequence"], "id", u"A"_s) == "A"_L1 ? MarkerTemplate::firstText
                                                                             : MarkerTemplate::secondText);
            continue;
        }
        const Json marker = part.contains("SpecialToken") ? part["SpecialToken"] : Json::object();
        const QString name = marker.is_object() ? textOf(marker, "id") : QString();
        const Json all = description.value("special_tokens", Json::object());
        const Json ids = all.is_object() ? all.value(toUtf8(name), Json::object()) : Json::object();
        if (!ids.is_object() || !ids.contains("ids") || !ids["ids"].is_array())
            return invalidInput(
                TranslatableText::translate("tokenize", "tokenizer.json, post_processor: the marker \"%1\" has no ids")
                    .arg(name));
        for (const Json &id : ids["ids"])
            parts.push_back(id.is_number_unsigned() ? id.get<qint32>() & 0x7FFF'FFFF : 0);
    }
    return parts;
}

TemplateResult readTemplateProcessing(const Json &description)
{
    auto markers = std::make_shared<MarkerTemplate>();
    ASSIGN_OR_RETURN(markers->single, readTemplate(description, "single"));
    ASSIGN_OR_RETURN(markers->pair, readTemplate(description, "pair"));
    return std::shared_ptr<const MarkerTemplate>(std::move(markers));
}

// ["[SEP]", 102]
Result<qint32> markerOf(const Json &description, const char *key)
{
    const auto found = description.find(key);
    const bool sound = found != description.end() && found->is_array() && found->size() == 2 &&
                       (*found)[1].is_number_unsigned() && (*found)[1].get<quint64>() <= 0x7FFF'FFFF;
    if (!sound)
        return invalidInput(
            TranslatableText::translate("tokenize", "tokenizer.json, post_processor: the marker \"%1\" has no ids")
                .arg(QLatin1StringView(key)));
    return (*found)[1].get<qint32>();
}

// `separators`: how many stand between two texts.
TemplateResult readFixedMarkers(const Json &description, size_t separators)
{
    ASSIGN_OR_RETURN(const qint32 begin, markerOf(description, "cls"));
    ASSIGN_OR_RETURN(const qint32 separator, markerOf(description, "sep"));
    auto markers = std::make_shared<MarkerTemplate>();
    markers->single = {begin, MarkerTemplate::firstText, separator};
    markers->pair = {begin, MarkerTemplate::firstText};
    markers->pair.insert(markers->pair.end(), separators, separator);
    markers->pair.insert(markers->pair.end(), {MarkerTemplate::secondText, separator});
    return std::shared_ptr<const MarkerTemplate>(std::move(markers));
}

// One of them adds markers; the others move offsets only.
TemplateResult readPostProcessorSequence(const Json &description)
{
    ASSIGN_OR_RETURN(auto parts, readSequence<MarkerTemplate>(description, "processors", readPostProcessor));
    if (parts.size() > 1)
        return unsupported(TranslatableText::translate(
            "tokenize", "tokenizer.json, post_processor: markers of several stages cannot be read yet"));
    return parts.empty() ? std::shared_ptr<const MarkerTemplate>() : parts.front();
}

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

Result<std::shared_ptr<const TokenModel>> readTokenModel(const Json &description, const std::vector<qint32> &markers)
{
    const StageTable<TokenModel> table = {
        {"BPE"_L1, BpeModel::read},
        {"WordPiece"_L1, WordPieceModel::read},
        {"WordLevel"_L1, WordLevelModel::read},
        {"Unigram"_L1, [&markers](const Json &unigram) { return UnigramModel::read(unigram, markers); }}};
    if (!stageType(description).isEmpty())
        return readStage(description, "model", table);
    // Older files do not say what they are.
    const bool isList = description.contains("vocab") && description["vocab"].is_array();
    Json named = description;
    named["type"] = isList ? "Unigram" : description.contains("merges") ? "BPE" : "WordPiece";
    return readStage(named, "model", table);
}

Result<std::shared_ptr<const MarkerTemplate>> readPostProcessor(const Json &description)
{
    static const StageTable<MarkerTemplate> table = {
        {"TemplateProcessing"_L1, readTemplateProcessing},
        {"BertProcessing"_L1, [](const Json &bert) { return readFixedMarkers(bert, 1); }},
        {"RobertaProcessing"_L1, [](const Json &roberta) { return readFixedMarkers(roberta, 2); }},
        // Moves offsets only, which ours need not.
        {"ByteLevel"_L1, [](const Json &) -> TemplateResult { return std::shared_ptr<const MarkerTemplate>(); }},
        {"Sequence"_L1, readPostProcessorSequence},
    };
    return readStage(description, "post_processor", table);
}

Result<std::shared_ptr<const TokenDecoder>> readDecoder(const Json &description)
{
    static const StageTable<TokenDecoder> table = {{"ByteLevel"_L1, always<TokenDecoder, ByteLevelDecoder>()}};
    return readStage(description, "decoder", table);
}

}  // namespace gainsay
