// SPDX-License-Identifier: GPL-3.0-or-later
// The tokenizer that a tokenizer.json describes: text into ids with their places in the text, and ids back into text.
// Immutable; safe to use from several threads.
#pragma once

#include "core/detect/tokenize/TokenizerStages.h"

#include <span>

namespace gainsay {

class JsonTokenizer final : public Tokenizer {
public:
    // Detectors only read text; chatbots need the way back as well.
    enum class Use { Reading, Writing };

    // `fileName` is only named in errors.
    static Result<std::shared_ptr<const JsonTokenizer>> read(QByteArrayView json, const QString &fileName,
                                                             Use use = Use::Reading);
    // BERT's tokenizer, of which there is no more than a vocab.txt.
    static Result<std::shared_ptr<const JsonTokenizer>> ofWordPieces(QByteArrayView vocabulary, bool lowerCase,
                                                                     const QString &fileName);

    // Text that people wrote: what looks like a marker ("<|im_end|>") stays ordinary text.
    std::vector<Token> tokenize(QStringView text) const override;
    std::vector<qint32> idsOf(QStringView text) const;
    // Text that a template wrote: markers become their single ids.
    std::vector<qint32> idsWithMarkers(QStringView text) const;
    // With the markers that a classifier expects around one text or two.
    std::vector<qint32> process(const std::vector<qint32> &first, const std::vector<qint32> *second = nullptr) const;

    // Markers are left out. A character cut off at the end, or broken by the model, becomes U+FFFD.
    QString decode(std::span<const qint32> ids) const;
    // Markers give nothing.
    QByteArray bytesOf(qint32 id) const;

    std::optional<qint32> id(QStringView token) const;
    bool isMarker(qint32 id) const;
    int size() const override { return m_size; }
    const SequenceMarkers &markers() const override { return m_sequence; }

private:
    // "added_tokens": found in the text before the model sees it. Special ones are markers, others are words.
    struct AddedToken {
        std::u32string text;
        qint32 id = 0;
        bool special = true;
        bool normalized = false;  // looked for in the normalized text, else in the text as it is
        bool takesBlanksBefore = false;
        bool takesBlanksBehind = false;
        bool wholeWord = false;
    };

    Result<void> read(const Json &description, Use use);
    Result<void> readAddedTokens(const Json &added);
    Result<void> readSequenceMarkers(const Json &description);
    std::vector<Token> encode(QStringView text, bool withMarkers) const;
    void encodeSection(TextPiece piece, bool withMarkers, std::vector<Token> &tokens) const;
    void encodePlain(const TextPiece &piece, std::vector<Token> &tokens) const;
    const AddedToken *addedAt(const std::u32string &text, size_t from, bool normalized, bool withMarkers) const;
    // Cuts `piece` at added tokens; what is between them goes to `plain`.
    template <class Plain>
    void splitAtAdded(const TextPiece &piece, bool normalized, bool withMarkers, std::vector<Token> &tokens,
                      Plain plain) const;

    std::shared_ptr<const TextNormalizer> m_normalizer;
    std::shared_ptr<const PreTokenizer> m_preTokenizer;
    std::shared_ptr<const TokenModel> m_model;
    std::shared_ptr<const MarkerTemplate> m_template;
    std::shared_ptr<const TokenDecoder> m_decoder;
    std::vector<AddedToken> m_added;  // longest first
    SequenceMarkers m_sequence;
    int m_size = 0;
};

// Bytes that arrive token by token into whole characters.
class StreamDecoder {
public:
    // What can be shown by now.
    QString add(const QByteArray &bytes);
    // What is left at the end, broken characters as U+FFFD.
    QString finish();

private:
    QByteArray m_pending;
};

}  // namespace gainsay
