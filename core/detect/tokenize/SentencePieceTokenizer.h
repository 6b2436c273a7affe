// SPDX-License-Identifier: GPL-3.0-or-later
// A SentencePiece model (".model") read by libsentencepiece, with the ids and markers that the families of models
// which come without a tokenizer.json give it. Immutable; safe to use from several threads.
#pragma once

#include "core/base/Result.h"
#include "core/detect/tokenize/Tokenizer.h"

#include <QByteArray>
#include <QString>

#include <memory>

namespace sentencepiece {
class SentencePieceProcessor;
}

namespace gainsay {

class SentencePieceTokenizer final : public Tokenizer {
public:
    // `family`: model_type of config.json. `fileName` is only named in errors.
    static Result<std::shared_ptr<const SentencePieceTokenizer>> read(const QByteArray &model, const QString &family,
                                                                      const QString &fileName);

    std::vector<Token> tokenize(QStringView text) const override;
    const SequenceMarkers &markers() const override { return m_markers; }
    int size() const override { return m_size; }

private:
    Result<void> placeMarkers(const QString &family, const QString &fileName);
    qint32 outsideId(int piece) const;

    std::shared_ptr<const sentencepiece::SentencePieceProcessor> m_model;
    SequenceMarkers m_markers;
    // fairseq's models begin with markers of their own: ids are moved by one, and unknown is 3.
    bool m_isMoved = false;
    int m_size = 0;
};

}  // namespace gainsay
