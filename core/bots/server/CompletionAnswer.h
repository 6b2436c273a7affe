// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the answer of a chat/completions request as its bytes arrive: server-sent events, or one JSON text where the
// server does not stream, whatever it calls either. Plain text processing; one thread.
#pragma once

#include "core/bots/ChatTypes.h"

#include <QByteArrayView>

#include <functional>
#include <optional>

namespace gainsay {

class CompletionAnswer {
public:
    // Gets pieces of the reply as UTF-8; false: a stop text came up, no more is wanted.
    using Pieces = std::function<bool(const QByteArray &piece)>;

    CompletionAnswer(bool events, Pieces pieces) : m_events(events), m_pieces(std::move(pieces)) {}

    // False once the reply is complete or a fault has been found.
    bool add(QByteArrayView bytes);
    // To be called at the end; says what was wrong, or what was missing. Io errors with `brokenOff()` were cut short.
    Result<void> finish();

    bool brokenOff() const { return m_brokenOff; }
    FinishReason reason() const { return m_reason; }
    std::optional<TokenCounts> tokens() const { return m_tokens; }
    // The server kept something back, by its own rules.
    bool filtered() const { return m_filtered; }

private:
    bool line(QByteArrayView line);
    bool event(const Json &json);
    bool whole();
    bool piece(const Json &holder);
    bool fail(const QString &message);
    void readEnd(const Json &choice);
    void readUsage(const Json &json);

    bool m_events;
    Pieces m_pieces;
    QByteArray m_buffer;
    bool m_done = false;
    bool m_sawEnd = false;
    bool m_stopped = false;
    bool m_brokenOff = false;
    bool m_filtered = false;
    FinishReason m_reason = FinishReason::NotReported;
    std::optional<TokenCounts> m_tokens;
    QString m_fault;
};

// What a server says of an error, in whichever of the usual shapes; the beginning of the text where it is none.
QString serverComplaint(QByteArrayView body);

}  // namespace gainsay
