// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/tokenize/JsonTokenizer.h"

#include "core/base/TranslatableText.h"
#include "core/detect/tokenize/Normalization.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

const Json &partOf(const Json &description, const char *key)
{
    static const Json none;
    const auto found = description.find(key);
    return found == description.end() ? none : *found;
}

TextPiece pieceOf(QStringView text)
{
    TextPiece piece;
    qint32 position = 0;
    for (qsizetype index = 0; index < text.size(); ++position)
        piece.append(nextCodePoint(text, index), position);
    return piece;
}

// How many bytes at the end of UTF-8 begin a character that is not complete yet.
qsizetype incompleteTail(QByteArrayView bytes)
{
    for (qsizetype back = 1; back <= std::min<qsizetype>(3, bytes.size()); ++back) {
        const auto byte = static_cast<unsigned char>(bytes[bytes.size() - back]);
        if (byte >= 0xC0)
            return (byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2) > back ? back : 0;
        if (byte < 0x80)
            return 0;
    }
    return 0;
}

}  // namespace

Result<std::shared_ptr<const JsonTokenizer>> JsonTokenizer::read(QByteArrayView json, const QString &fileName)
{
    const Result<Json> description = parseJson(json);
    if (!description)
        return invalidInput(u"%1: %2"_s.arg(fileName, description.error().message));
    if (!description->is_object() || !partOf(*description, "model").is_object())
        return invalidInput(
            TranslatableText::translate("tokenize", "%1: this is no tokenizer.json (\"model\" is missing)")
                .arg(fileName));
    auto tokenizer = std::make_shared<JsonTokenizer>();
    ASSIGN_OR_RETURN(tokenizer->m_normalizer, readNormalizer(partOf(*description, "normalizer")));
    ASSIGN_OR_RETURN(tokenizer->m_preTokenizer, readPreTokenizer(partOf(*description, "pre_tokenizer")));
    ASSIGN_OR_RETURN(tokenizer->m_model, readTokenModel(partOf(*description, "model")));
    ASSIGN_OR_RETURN(tokenizer->m_postProcessor, readPostProcessor(partOf(*description, "post_processor")));
    ASSIGN_OR_RETURN(tokenizer->m_decoder, readDecoder(partOf(*description, "decoder")));
    tokenizer->m_size = tokenizer->m_model->size();
    RETURN_IF_ERROR(tokenizer->readMarkers(partOf(*description, "added_tokens")));
    return std::shared_ptr<const JsonTokenizer>(std::move(tokenizer));
}

Result<void> JsonTokenizer::readMarkers(const Json &added)
{
    for (const Json &entry : added) {
        const bool valid = entry.is_object() && partOf(entry, "content").is_string() &&
                           partOf(entry, "id").is_number_integer() && entry["id"].get<qint64>() >= 0;
        if (!valid)
            return invalidInput(
                TranslatableText::translate("tokenize", "tokenizer.json, added_tokens: content or id is missing"));
        const Marker marker{fromUtf8(entry["content"].get<std::string>()), entry["id"].get<qint32>(),
                            partOf(entry, "special") != false};
        if (marker.text.isEmpty())
            continue;
        m_size = std::max(m_size, marker.id + 1);
        m_markers.push_back(marker);
    }
    std::ranges::stable_sort(m_markers, std::greater<>(), [](const Marker &marker) { return marker.text.size(); });
    return {};
}

const JsonTokenizer::Marker *JsonTokenizer::markerAt(QStringView text, qsizetype from) const
{
    const auto found = std::ranges::find_if(
        m_markers, [rest = text.sliced(from)](const Marker &marker) { return rest.startsWith(marker.text); });
    return found == m_markers.end() ? nullptr : &*found;
}

std::vector<Token> JsonTokenizer::encode(QStringView text) const
{
    TextPiece piece = pieceOf(text);
    if (m_normalizer)
        piece = m_normalizer->normalize(std::move(piece));
    std::vector<Token> tokens;
    if (!m_preTokenizer) {
        m_model->tokenize(piece, tokens);
        return tokens;
    }
    for (const TextPiece &part : m_preTokenizer->split(piece))
        m_model->tokenize(part, tokens);
    return tokens;
}

std::vector<qint32> JsonTokenizer::idsOf(QStringView text) const
{
    std::vector<qint32> ids;
    for (const Token &token : encode(text))
        ids.push_back(token.id);
    return ids;
}

std::vector<qint32> JsonTokenizer::idsWithMarkers(QStringView text) const
{
    std::vector<qint32> ids;
    qsizetype plainFrom = 0;
    const auto addPlain = [&](qsizetype to) {
        const std::vector<qint32> plain = idsOf(text.sliced(plainFrom, to - plainFrom));
        ids.insert(ids.end(), plain.begin(), plain.end());
    };
    for (qsizetype at = 0; at < text.size();) {
        const Marker *marker = markerAt(text, at);
        if (!marker) {
            ++at;
            continue;
        }
        addPlain(at);
        ids.push_back(marker->id);
        at += marker->text.size();
        plainFrom = at;
    }
    addPlain(text.size());
    return ids;
}

std::vector<qint32> JsonTokenizer::process(const std::vector<qint32> &first, const std::vector<qint32> *second) const
{
    if (m_postProcessor)
        return m_postProcessor->process(first, second);
    std::vector<qint32> ids = first;
    if (second)
        ids.insert(ids.end(), second->begin(), second->end());
    return ids;
}

bool JsonTokenizer::isMarker(qint32 id) const
{
    return std::ranges::any_of(m_markers, [id](const Marker &marker) { return marker.id == id && marker.special; });
}

QByteArray JsonTokenizer::bytesOf(qint32 id) const
{
    const auto marker = std::ranges::find(m_markers, id, &Marker::id);
    if (marker != m_markers.end())
        return marker->special ? QByteArray() : marker->text.toUtf8();
    const std::u32string_view token = m_model->token(id);
    return m_decoder ? m_decoder->bytesOf(token) : QString::fromUcs4(token.data(), qsizetype(token.size())).toUtf8();
}

QString JsonTokenizer::decode(std::span<const qint32> ids) const
{
    QByteArray bytes;
    for (const qint32 id : ids)
        bytes.append(bytesOf(id));
    return QString::fromUtf8(bytes);
}

std::optional<qint32> JsonTokenizer::id(QStringView token) const
{
    const auto marker =
        std::ranges::find(m_markers, token, [](const Marker &entry) { return QStringView(entry.text); });
    return marker != m_markers.end() ? marker->id : m_model->id(token.toString().toStdU32String());
}

QString StreamDecoder::add(const QByteArray &bytes)
{
    m_pending.append(bytes);
    const qsizetype whole = m_pending.size() - incompleteTail(m_pending);
    const QString text = QString::fromUtf8(m_pending.first(whole));
    m_pending.remove(0, whole);
    return text;
}

QString StreamDecoder::finish()
{
    const QString text = QString::fromUtf8(m_pending);
    m_pending.clear();
    return text;
}

}  // namespace gainsay
