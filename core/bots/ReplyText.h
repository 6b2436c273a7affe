// SPDX-License-Identifier: GPL-3.0-or-later
// Collects a reply as its bytes arrive, hands whole characters on to a listener, and ends before a stop text.
#pragma once

#include "core/bots/Bot.h"
#include "core/detect/tokenize/JsonTokenizer.h"

namespace gainsay {

class ReplyText {
public:
    ReplyText(QStringList stops, ReplyStream stream);

    // False once a stop text has come up: no more is wanted.
    bool add(const QByteArray &bytes);
    // What the text would be with these bytes.
    QString with(const QByteArray &bytes) const;
    // The whole reply; a character that the end cut in two is left out.
    QString finish();

private:
    void release(qsizetype end);

    QStringList m_stops;
    ReplyStream m_stream;
    StreamDecoder m_decoder;
    QString m_text;
    qsizetype m_longestStop = 0;
    qsizetype m_released = 0;
    bool m_stopped = false;
};

}  // namespace gainsay
