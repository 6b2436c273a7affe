// SPDX-License-Identifier: GPL-3.0-or-later
// A conversation as the one text that doccano shows: a line per turn with its speaker before it, and where in it each
// turn stands, in code points.
#pragma once

#include "core/model/Conversation.h"
#include "core/model/Span.h"

#include <optional>

namespace gainsay {

class DialogueText {
public:
    explicit DialogueText(const QList<Utterance> &turns);
    // From a file: `places` as places() wrote them; null if the file has none, then lines are turns.
    // Nothing if the places do not fit the text.
    static std::optional<DialogueText> read(const QString &text, const Json &places);

    const QString &text() const { return m_text; }
    const QList<Utterance> &turns() const { return m_turns; }
    // [{"speaker", "start", "end"}, …]
    Json places() const;

    // Whether the span lies within one of the turns.
    bool holds(const Span &span) const;
    // Of a span that it holds.
    int startOf(const Span &span) const { return m_starts[span.utterance] + span.start; }
    // Nothing if it is not inside one turn.
    std::optional<Span> spanAt(int start, int end) const;

private:
    DialogueText() = default;
    void readLines(const QString &text);
    bool readPlaces(const Json &places);
    int endOf(qsizetype turn) const;

    QString m_text;
    QList<Utterance> m_turns;
    QList<int> m_starts;
};

}  // namespace gainsay
