// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/tokenize/SequenceEncoder.h"

#include <algorithm>

namespace gainsay {

SequenceEncoder::SequenceEncoder(std::shared_ptr<const Tokenizer> tokenizer, int maximumLength, SegmentStyle style)
    : m_tokenizer(std::move(tokenizer)), m_maximumLength(maximumLength), m_style(style)
{
}

qint64 SequenceEncoder::segmentOf(size_t fromEnd) const
{
    if (m_style == SegmentStyle::None)
        return 0;
    const qint64 target = m_style == SegmentStyle::Pair ? 1 : 3;
    return std::max(qint64(0), target - qint64(fromEnd));
}

EncodedSequence SequenceEncoder::encode(const Conversation &conversation, std::span<const int> turns) const
{
    EncodedSequence sequence;
    const auto add = [&sequence](qint64 id, qint64 segment, TokenOrigin origin) {
        sequence.ids.push_back(id);
        sequence.segments.push_back(segment);
        sequence.origins.push_back(origin);
    };
    const SequenceMarkers &markers = m_tokenizer->markers();
    for (const qint32 id : markers.start)
        add(id, 0, {});
    const size_t room =
        size_t(m_maximumLength) - std::min(size_t(m_maximumLength), markers.start.size() + markers.end.size());
    for (size_t i = 0; i < turns.size(); ++i) {
        const size_t fromEnd = turns.size() - 1 - i;
        std::vector<Token> tokens = m_tokenizer->tokenize(conversation.turns[turns[i]].text);
        if (fromEnd == 0)
            tokens.resize(std::min(tokens.size(), room));
        for (const Token &token : tokens)
            add(token.id, segmentOf(fromEnd), {turns[i], token.start, token.end});
        for (const qint32 id : fromEnd == 0 ? markers.end : markers.between)
            add(id, segmentOf(fromEnd), {});
    }
    const qsizetype excess = qsizetype(sequence.ids.size()) - m_maximumLength;
    if (excess > 0) {  // never reaches the target, which fits by itself
        const auto dropOldest = [excess, from = qsizetype(markers.start.size())](auto &list) {
            list.erase(list.begin() + from, list.begin() + from + excess);
        };
        dropOldest(sequence.ids);
        dropOldest(sequence.segments);
        dropOldest(sequence.origins);
    }
    return sequence;
}

}  // namespace gainsay
