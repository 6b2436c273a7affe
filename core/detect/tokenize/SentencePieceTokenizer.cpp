// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/tokenize/SentencePieceTokenizer.h"

#include "core/base/TranslatableText.h"

#include <sentencepiece_processor.h>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr qint32 movedStart = 0, movedPadding = 1, movedEnd = 2, movedUnknown = 3;

// For each byte of UTF-8 the number of code points before it.
std::vector<qint32> codePointsBefore(const std::string &utf8)
{
    std::vector<qint32> counts;
    counts.reserve(utf8.size() + 1);
    qint32 count = -1;
    for (const char byte : utf8) {
        if ((static_cast<unsigned char>(byte) & 0xC0) != 0x80)
            ++count;
        counts.push_back(count);
    }
    counts.push_back(count + 1);
    return counts;
}

}  // namespace

Result<std::shared_ptr<const SentencePieceTokenizer>>
SentencePieceTokenizer::read(const QByteArray &model, const QString &family, const QString &fileName)
{
    auto processor = std::make_shared<sentencepiece::SentencePieceProcessor>();
    try {
        const sentencepiece::util::Status loaded =
            processor->LoadFromSerializedProto({model.constData(), size_t(model.size())});
        if (!loaded.ok())
            return invalidInput(TranslatableText::translate("tokenize", "%1: this is no SentencePiece model (%2)")
                                    .arg(fileName, QString::fromStdString(loaded.ToString())));
    } catch (const std::exception &exception) {
        return invalidInput(TranslatableText::translate("tokenize", "%1: this is no SentencePiece model (%2)")
                                .arg(fileName, QString::fromUtf8(exception.what())));
    }
    auto tokenizer = std::make_shared<SentencePieceTokenizer>();
    tokenizer->m_size = processor->GetPieceSize();
    tokenizer->m_model = std::move(processor);
    RETURN_IF_ERROR(tokenizer->placeMarkers(family, fileName));
    return std::shared_ptr<const SentencePieceTokenizer>(std::move(tokenizer));
}

Result<void> SentencePieceTokenizer::placeMarkers(const QString &family, const QString &fileName)
{
    const auto idOf = [this](const char *piece) { return qint32(m_model->PieceToId(piece)); };
    if (family == "xlm-roberta"_L1 || family == "xlm-roberta-xl"_L1) {
        m_isMoved = true;
        ++m_size;
        m_markers = {{movedStart}, {movedEnd, movedEnd}, {movedEnd}, movedPadding, m_size};
        ++m_size;  // <mask> comes last
        return {};
    }
    const qint32 padding = idOf("<pad>");
    if (family == "albert"_L1 || family == "deberta-v2"_L1) {
        // DeBERTa's <mask> comes behind the vocabulary; without one, what is hidden is unknown.
        const qint32 mask = idOf("[MASK]");
        m_markers = {{idOf("[CLS]")},
                     {idOf("[SEP]")},
                     {idOf("[SEP]")},
                     family == "albert"_L1 ? padding : idOf("[PAD]"),
                     m_model->IsUnknown(mask) && family == "deberta-v2"_L1 ? m_size++ : mask};
        return {};
    }
    if (family == "t5"_L1 || family == "mt5"_L1 || family == "umt5"_L1) {
        m_markers = {{}, {idOf("</s>")}, {idOf("</s>")}, padding, m_model->unk_id()};
        return {};
    }
    return unsupported(TranslatableText::translate(
                           "tokenize", "%1: it is not known which markers models of the type \"%2\" put around a text; "
                                       "save the tokenizer as tokenizer.json beside it")
                           .arg(fileName, family));
}

qint32 SentencePieceTokenizer::outsideId(int piece) const
{
    if (!m_isMoved)
        return qint32(piece);
    return m_model->IsUnknown(piece) ? movedUnknown : qint32(piece) + 1;
}

std::vector<Token> SentencePieceTokenizer::tokenize(QStringView text) const
{
    const std::string utf8 = text.toUtf8().toStdString();
    const std::vector<qint32> before = codePointsBefore(utf8);
    const sentencepiece::ImmutableSentencePieceText encoded = m_model->EncodeAsImmutableProto(utf8);
    std::vector<Token> tokens;
    tokens.reserve(encoded.pieces_size());
    for (const auto &piece : encoded.pieces()) {
        // A sign for the blank before the text covers nothing of it.
        const qint32 start = before[std::min<size_t>(piece.begin(), utf8.size())];
        const size_t end = std::min<size_t>(piece.end(), utf8.size());
        tokens.push_back({outsideId(int(piece.id())), start, end > piece.begin() ? before[end - 1] + 1 : start});
    }
    return tokens;
}

}  // namespace gainsay
