// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/json/JsonObjects.h"

#include "core/base/TranslatableText.h"

namespace gainsay {

namespace {

constexpr qsizetype objectChunk = qsizetype(1024) * 1024;
constexpr QByteArrayView objectMark("\xef\xbb\xbf", 3);

struct ObjectWords {
    GAINSAY_TR(io)
};

bool standsBetweenObjects(char byte)
{
    return byte == ',' || byte == '[' || byte == ']' || byte == ' ' || byte == '\t' || byte == '\r' || byte == '\n';
}

}  // namespace

JsonObjects::JsonObjects(QIODevice &device, qsizetype limit) : m_device(device), m_limit(limit) {}

Result<bool> JsonObjects::fill()
{
    m_chunk.resize(objectChunk);
    const qint64 got = m_device.read(m_chunk.data(), objectChunk);
    m_chunk.resize(qMax<qint64>(0, got));
    m_next = m_bytesRead == 0 && m_chunk.startsWith(objectMark) ? objectMark.size() : 0;
    if (got < 0)
        return ioError(
            ObjectWords::tr("Reading stopped after line %1: %2").arg(QString::number(m_line), m_device.errorString()));
    m_bytesRead += got;
    return got > 0;
}

Result<bool> JsonObjects::findObject()
{
    for (;;) {
        if (m_next == m_chunk.size()) {
            const Result<bool> more = fill();
            if (!more || !*more)
                return more;
        }
        const char byte = m_chunk[m_next];
        if (byte == '{')
            return true;
        if (!standsBetweenObjects(byte))
            return invalidInput(
                ObjectWords::tr("line %1: expected a list of objects; is this a JSON file?").arg(m_line));
        ++m_next;
        m_line += byte == '\n';
    }
}

bool JsonObjects::takeByte(char byte)
{
    if (m_object.size() < m_limit)
        m_object.append(byte);
    else
        m_tooLong = true;
    m_line += byte == '\n';
    if (m_inText) {
        m_inText = m_escaped || byte != '"';
        m_escaped = !m_escaped && byte == '\\';
    } else if (byte == '"') {
        m_inText = true;
    } else if (byte == '{' || byte == '[') {
        ++m_depth;
    } else if (byte == '}' || byte == ']') {
        --m_depth;
    }
    return m_depth == 0;
}

Result<JsonObjects::Status> JsonObjects::next()
{
    m_object.clear();
    m_tooLong = false;
    ASSIGN_OR_RETURN(const auto found, findObject());
    if (!found)
        return Status::End;
    m_objectLine = m_line;
    for (;;) {
        if (m_next == m_chunk.size()) {
            ASSIGN_OR_RETURN(const auto more, fill());
            if (!more)
                return invalidInput(
                    ObjectWords::tr("The file ends inside the object that starts on line %1.").arg(m_objectLine));
        }
        if (takeByte(m_chunk[m_next++]))
            return m_tooLong ? Status::TooLong : Status::Object;
    }
}

}  // namespace gainsay
