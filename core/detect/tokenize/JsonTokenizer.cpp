// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/tokenize/JsonTokenizer.h"

#include "core/base/TranslatableText.h"
#include "core/detect/tokenize/Normalization.h"
#include "core/detect/tokenize/Vocabulary.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr quint64 largestId = quint64(1) << 30;

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

std::vector<qint32> ids(const std::vector<Token> &tokens)
{
    std::vector<qint32> ids;
    ids.reserve(tokens.size());
    for (const Token &token : tokens)
        ids.push_back(token.id);
    return ids;
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

Result<std::shared_ptr<const JsonTokenizer>> JsonTokenizer::read(QByteArrayView json, const QString &fileName, Use use)
{
    const Result<Json> description = parseJson(json);
    if (!description)
        return invalidInput(u"%1: %2"_s.arg(fileName, description.error().message));
    if (!description->is_object() || !partOf(*description, "model").is_object())
        return invalidInput(
            TranslatableText::translate("tokenize", "%1: this is no tokenizer.json (\"model\" is missing)")
                .arg(fileName));
    auto tokenizer = std::make_shared<JsonTokenizer>();
    RETURN_IF_ERROR(tokenizer->read(*description, use));
    return std::shared_ptr<const JsonTokenizer>(std::move(tokenizer));
}

Result<std::shared_ptr<const JsonTokenizer>> JsonTokenizer::ofWordPieces(QByteArrayView vocabulary, bool lowerCase,
                                                                         const QString &fileName)
{
    ASSIGN_OR_RETURN(const auto known, Vocabulary::parse(vocabulary, fileName));
    const auto id = [&known](std::u32string_view marker) { return known.id(marker).value_or(known.unknown()); };
    const Json description = {
        {"normalizer", {{"type", "BertNormalizer"}, {"lowercase", lowerCase}}},
        {"pre_tokenizer", {{"type", "BertPreTokenizer"}}},
        {"post_processor",
         {{"type", "BertProcessing"},
          {"cls", Json::array({"[CLS]", quint32(id(U"[CLS]"))})},
          {"sep", Json::array({"[SEP]", quint32(id(U"[SEP]"))})}}},
        {"model", {{"type", "WordPiece"}, {"unk_token", "[UNK]"}, {"vocab", known.toJson()}}},
    };
    auto tokenizer = std::make_shared<JsonTokenizer>();
    RETURN_IF_ERROR(tokenizer->read(description, Use::Reading));
    return std::shared_ptr<const JsonTokenizer>(std::move(tokenizer));
}

Result<void> JsonTokenizer::read(const Json &description, Use use)
{
    ASSIGN_OR_RETURN(m_normalizer, readNormalizer(partOf(description, "normalizer")));
    ASSIGN_OR_RETURN(m_preTokenizer, readPreTokenizer(partOf(description, "pre_tokenizer")));
    RETURN_IF_ERROR(readAddedTokens(partOf(description, "added_tokens")));
    std::vector<qint32> special;
    for (const AddedToken &token : m_added) {
        if (token.special)
            special.push_back(token.id);
    }
    ASSIGN_OR_RETURN(m_model, readTokenModel(partOf(description, "model"), special));
    m_size = std::max(m_size, m_model->table().size());
    ASSIGN_OR_RETURN(m_template, readPostProcessor(partOf(description, "post_processor")));
    if (use == Use::Writing) {
        ASSIGN_OR_RETURN(m_decoder, readDecoder(partOf(description, "decoder")));
    }
    return readSequenceMarkers(description);
}

Result<void> JsonTokenizer::readAddedTokens(const Json &added)
{
    for (const Json &entry : added) {
        const bool valid = entry.is_object() && partOf(entry, "content").is_string() &&
                           partOf(entry, "id").is_number_unsigned() && entry["id"].get<quint64>() < largestId;
        if (!valid)
            return invalidInput(
                TranslatableText::translate("tokenize", "tokenizer.json, added_tokens: content or id is missing"));
        AddedToken token;
        token.text = fromUtf8(entry["content"].get<std::string>()).toStdU32String();
        token.id = entry["id"].get<qint32>();
        token.special = partOf(entry, "special") != false;
        token.takesBlanksBefore = partOf(entry, "lstrip") == true;
        token.takesBlanksBehind = partOf(entry, "rstrip") == true;
        token.wholeWord = partOf(entry, "single_word") == true;
        const Json &normalized = partOf(entry, "normalized");
        token.normalized = normalized.is_boolean() ? normalized == true : !token.special;
        if (!m_normalizer)
            token.normalized = false;
        if (token.normalized)
            token.text = m_normalizer->normalize(pieceOf(QString::fromStdU32String(token.text))).text;
        if (token.text.empty())
            continue;
        m_size = std::max(m_size, token.id + 1);
        m_added.push_back(std::move(token));
    }
    std::ranges::stable_sort(m_added, std::greater<>(), [](const AddedToken &token) { return token.text.size(); });
    return {};
}

Result<void> JsonTokenizer::readSequenceMarkers(const Json &description)
{
    const auto first = [this](std::initializer_list<const char16_t *> names) -> std::optional<qint32> {
        for (const char16_t *name : names) {
            if (const std::optional<qint32> found = id(QStringView(name)))
                return found;
        }
        return std::nullopt;
    };
    const Json &padding = partOf(description, "padding");
    const Json &paddingId = padding.is_object() ? partOf(padding, "pad_id") : padding;
    m_sequence.padding = paddingId.is_number_unsigned() && paddingId.get<quint64>() < largestId
                             ? paddingId.get<qint32>()
                             : first({u"[PAD]", u"<pad>", u"<|endoftext|>"}).value_or(0);
    m_sequence.mask = first({u"[MASK]", u"<mask>", u"[UNK]", u"<unk>"}).value_or(m_sequence.padding);
    if (!m_template)
        return {};
    const std::vector<qint32> &pair = m_template->pair.empty() ? m_template->single : m_template->pair;
    const auto text = std::ranges::find(pair, MarkerTemplate::firstText);
    const auto next = std::ranges::find(pair, MarkerTemplate::secondText);
    if (text == pair.end() || next < text)
        return unsupported(TranslatableText::translate(
            "tokenize", "tokenizer.json, post_processor: the second text stands before the first"));
    m_sequence.start.assign(pair.begin(), text);
    m_sequence.between.assign(text + 1, next);
    m_sequence.end = next == pair.end() ? m_sequence.between : std::vector<qint32>(next + 1, pair.end());
    return {};
}

const JsonTokenizer::AddedToken *JsonTokenizer::addedAt(const std::u32string &text, size_t from, bool normalized,
                                                        bool withMarkers) const
{
    const auto isLetter = [&text](size_t place) { return place < text.size() && QChar::isLetterOrNumber(text[place]); };
    const auto found = std::ranges::find_if(m_added, [&](const AddedToken &token) {
        return token.normalized == normalized && (withMarkers || !token.special) &&
               text.compare(from, token.text.size(), token.text) == 0 &&
               !(token.wholeWord && ((from > 0 && isLetter(from - 1)) || isLetter(from + token.text.size())));
    });
    return found == m_added.end() ? nullptr : &*found;
}

template <class Plain>
void JsonTokenizer::splitAtAdded(const TextPiece &piece, bool normalized, bool withMarkers, std::vector<Token> &tokens,
                                 Plain plain) const
{
    const bool any = std::ranges::any_of(m_added, [&](const AddedToken &token) {
        return token.normalized == normalized && (withMarkers || !token.special);
    });
    size_t done = 0;
    for (size_t at = 0; any && at < piece.text.size();) {
        const AddedToken *token = addedAt(piece.text, at, normalized, withMarkers);
        if (!token) {
            ++at;
            continue;
        }
        size_t before = at;
        size_t behind = at + token->text.size();
        while (token->takesBlanksBefore && before > done && isWhiteSpace(piece.text[before - 1]))
            --before;
        while (token->takesBlanksBehind && behind < piece.text.size() && isWhiteSpace(piece.text[behind]))
            ++behind;
        if (before > done)
            plain(piece.slice(done, before));
        tokens.push_back({token->id, piece.origins[at], piece.origins[at + token->text.size() - 1] + 1});
        at = done = behind;
    }
    if (done < piece.text.size())
        plain(done == 0 ? piece : piece.slice(done, piece.text.size()));
}

std::vector<Token> JsonTokenizer::encode(QStringView text, bool withMarkers) const
{
    std::vector<Token> tokens;
    splitAtAdded(pieceOf(text), false, withMarkers, tokens,
                 [&](TextPiece piece) { encodeSection(std::move(piece), withMarkers, tokens); });
    return tokens;
}

void JsonTokenizer::encodeSection(TextPiece piece, bool withMarkers, std::vector<Token> &tokens) const
{
    if (m_normalizer)
        piece = m_normalizer->normalize(std::move(piece));
    splitAtAdded(piece, true, withMarkers, tokens, [&](const TextPiece &plain) { encodePlain(plain, tokens); });
}

void JsonTokenizer::encodePlain(const TextPiece &piece, std::vector<Token> &tokens) const
{
    if (!m_preTokenizer) {
        m_model->tokenize(piece, tokens);
        return;
    }
    for (const TextPiece &part : m_preTokenizer->split(piece))
        m_model->tokenize(part, tokens);
}

std::vector<Token> JsonTokenizer::tokenize(QStringView text) const
{
    return encode(text, false);
}

std::vector<qint32> JsonTokenizer::idsOf(QStringView text) const
{
    return ids(encode(text, false));
}

std::vector<qint32> JsonTokenizer::idsWithMarkers(QStringView text) const
{
    return ids(encode(text, true));
}

std::vector<qint32> JsonTokenizer::process(const std::vector<qint32> &first, const std::vector<qint32> *second) const
{
    std::vector<qint32> ids;
    const auto add = [&ids](const std::vector<qint32> &text) { ids.insert(ids.end(), text.begin(), text.end()); };
    if (!m_template) {
        add(first);
        if (second)
            add(*second);
        return ids;
    }
    for (const qint32 part : second ? m_template->pair : m_template->single) {
        if (part >= 0)
            ids.push_back(part);
        else if (const std::vector<qint32> *text = part == MarkerTemplate::firstText ? &first : second)
            add(*text);
    }
    return ids;
}

bool JsonTokenizer::isMarker(qint32 id) const
{
    return std::ranges::any_of(m_added, [id](const AddedToken &token) { return token.id == id && token.special; });
}

QByteArray JsonTokenizer::bytesOf(qint32 id) const
{
    const auto added = std::ranges::find(m_added, id, &AddedToken::id);
    if (added != m_added.end())
        return added->special ? QByteArray() : QString::fromStdU32String(added->text).toUtf8();
    const std::u32string_view token = m_model->table().token(id);
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
    const std::u32string text = token.toString().toStdU32String();
    const auto added = std::ranges::find(m_added, text, &AddedToken::text);
    return added != m_added.end() ? added->id : m_model->table().id(text);
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
