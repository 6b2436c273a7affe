// SPDX-License-Identifier: GPL-3.0-or-later
// Lines of a text file in bounded memory: UTF-8 with or without a byte-order mark, LF or CRLF. A line longer
// than the limit is passed over without being held.
#pragma once

#include "core/base/Result.h"

#include <QByteArray>
#include <QIODevice>

namespace gainsay {

class LineReader {
public:
    enum class Status { Line, TooLong, End };

    static constexpr qsizetype defaultLimit = qsizetype(16) * 1024 * 1024;

    // `device` is open and outlives the reader.
    explicit LineReader(QIODevice &device, qsizetype limit = defaultLimit);

    // Reads on. An error means that the device failed.
    Result<Status> next();

    // The next line has been read from the device already: next() does not wait for it.
    bool hasLine() const { return m_buffer.indexOf('\n', m_start) >= 0; }

    // The line just read, without its end; valid until the next call.
    QByteArrayView line() const { return m_line; }
    qint64 number() const { return m_number; }
    qint64 bytesRead() const { return m_bytesRead; }
    qsizetype limit() const { return m_limit; }

private:
    Result<bool> fill();
    Status finishLine(qsizetype length, bool tooLong);

    QIODevice &m_device;
    qsizetype m_limit;
    QByteArray m_buffer;
    qsizetype m_start = 0;  // first byte of m_buffer that has not been handed out
    QByteArrayView m_line;
    qint64 m_number = 0;
    qint64 m_bytesRead = 0;
};

}  // namespace gainsay
