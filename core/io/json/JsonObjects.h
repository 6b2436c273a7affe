// SPDX-License-Identifier: GPL-3.0-or-later
// The objects of a JSON file one at a time in bounded memory: those of one list, or one after the other.
#pragma once

#include "core/base/Result.h"
#include "core/io/rows/LineReader.h"

#include <QByteArray>
#include <QIODevice>

namespace gainsay {

class JsonObjects {
public:
    enum class Status { Object, TooLong, End };

    // `device` is open and outlives the reader.
    explicit JsonObjects(QIODevice &device, qsizetype limit = LineReader::defaultLimit);

    // Reads on. An error means that the device failed, or that this is no list of objects.
    Result<Status> next();

    // The text of the object just read; valid until the next call.
    QByteArrayView object() const { return m_object; }
    // The line on which it starts.
    qint64 line() const { return m_objectLine; }
    qint64 bytesRead() const { return m_bytesRead; }
    qsizetype limit() const { return m_limit; }

private:
    Result<bool> fill();
    // Goes on to the next opening brace; false at the end of the file.
    Result<bool> findObject();
    // Takes one byte of an object; true when it was the closing brace.
    bool takeByte(char byte);

    QIODevice &m_device;
    qsizetype m_limit;
    QByteArray m_chunk;
    qsizetype m_next = 0;
    QByteArray m_object;
    qint64 m_line = 1;
    qint64 m_objectLine = 0;
    qint64 m_bytesRead = 0;
    int m_depth = 0;
    bool m_inText = false;
    bool m_escaped = false;
    bool m_tooLong = false;
};

}  // namespace gainsay
