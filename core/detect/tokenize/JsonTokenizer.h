// SPDX-License-Identifier: GPL-3.0-or-later
// The tokenizer that a tokenizer.json describes: text into ids with their places in the text, and ids back into text.
// Immutable; safe to use from several threads.
#pragma once

#include "core/detect/tokenize/TokenizerStages.h"

#include <span>

namespace gainsay {

class JsonTokenizer {
public:
    // `fileName` is only named in errors.
    static Result<std::shared_ptr<const JsonTokenizer>> read(QByteArrayView json, const QString &fileName);

    // Text that people wrote: what looks like a marker ("<|im_end|>") stays ordinary text.
    std::vector<Token> encode(QStringView text) const;
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
    int size() const { return m_size; }

private:
    struct Marker {
        QString text;
        qint32 id = 0;
        bool special = true;
    };

    Result<void> readMarkers(const Json &added);
    const Marker *markerAt(QStringView text, qsizetype from) const;

    std::shared_ptr<const TextNormalizer> m_normalizer;
    std::shared_ptr<const PreTokenizer> m_preTokenizer;
    std::shared_ptr<const TokenModel> m_model;
    std::shared_ptr<const TokenPostProcessor> m_postProcessor;
    std::shared_ptr<const TokenDecoder> m_decoder;
    std::vector<Marker> m_markers;  // longest first
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
