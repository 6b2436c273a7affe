// SPDX-License-Identifier: GPL-3.0-or-later
// Utterances into one model input, as [CLS] a [SEP] b [SEP] … target [SEP] with segment numbers, cut to the model's
// length. The tokenizer says which markers stand where. Of the turns before the target the oldest tokens go first; only
// a target that is too long by itself is cut, at its end. Immutable; safe to use from several threads.
#pragma once

#include "core/detect/tokenize/Tokenizer.h"
#include "core/model/Conversation.h"

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace gainsay {

enum class SegmentStyle {
    Utterance,  // target 3, the turn before it 2, before that 1, all earlier 0
    Pair,       // target 1, everything before it 0, as in BERT
    None,       // 0 everywhere, as in RoBERTa
};

// Where a token comes from; turn −1 for markers.
struct TokenOrigin {
    qint32 turn = -1;
    qint32 start = 0;  // code points of the turn's text, end exclusive
    qint32 end = 0;
};

struct EncodedSequence {
    std::vector<std::int64_t> ids;
    std::vector<std::int64_t> segments;
    std::vector<TokenOrigin> origins;

    int size() const { return int(ids.size()); }
};

class SequenceEncoder {
public:
    SequenceEncoder(std::shared_ptr<const Tokenizer> tokenizer, int maximumLength, SegmentStyle style);

    // `turns` are indices into the conversation in their order, the target last.
    EncodedSequence encode(const Conversation &conversation, std::span<const int> turns) const;
    const SequenceMarkers &markers() const { return m_tokenizer->markers(); }

private:
    qint64 segmentOf(size_t fromEnd) const;

    std::shared_ptr<const Tokenizer> m_tokenizer;
    int m_maximumLength;
    SegmentStyle m_style;
};

}  // namespace gainsay
