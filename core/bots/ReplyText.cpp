// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bots/ReplyText.h"

#include <algorithm>

namespace gainsay {

ReplyText::ReplyText(QStringList stops, ReplyStream stream) : m_stops(std::move(stops)), m_stream(std::move(stream))
{
    m_stops.removeAll(QString());
    for (const QString &stop : std::as_const(m_stops))
        m_longestStop = std::max(m_longestStop, stop.size());
}

bool ReplyText::add(const QByteArray &bytes)
{
    m_text += m_decoder.add(bytes);
    for (const QString &stop : std::as_const(m_stops)) {
        const qsizetype at = m_text.indexOf(stop);
        if (at >= 0) {
            m_text.truncate(at);
            m_stopped = true;
        }
    }
    // What may be the beginning of a stop text waits.
    release(m_stopped ? m_text.size() : m_text.size() - std::max<qsizetype>(0, m_longestStop - 1));
    return !m_stopped;
}

QString ReplyText::with(const QByteArray &bytes) const
{
    StreamDecoder decoder = m_decoder;
    return m_text + decoder.add(bytes);
}

QString ReplyText::finish()
{
    release(m_text.size());
    return m_text;
}

void ReplyText::release(qsizetype end)
{
    if (end <= m_released)
        return;
    if (end < m_text.size() && m_text.at(end - 1).isHighSurrogate())
        --end;
    if (m_stream && end > m_released)
        m_stream(m_text.sliced(m_released, end - m_released));
    m_released = std::max(m_released, end);
}

}  // namespace gainsay
