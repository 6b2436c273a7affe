// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/package/ProtobufReader.h"

namespace gainsay {

bool ProtobufReader::next()
{
    enum WireType { Varint = 0, Fixed64 = 1, Length = 2, Fixed32 = 5 };
    m_number = 0;
    m_bytes = {};
    if (m_malformed || m_rest.isEmpty())
        return false;
    quint64 key = 0;
    if (!readVarint(key) || key >> 3 == 0 || key >> 3 > 0x1FFFFFFF)
        return fail();
    m_field = int(key >> 3);
    QByteArrayView skipped;
    switch (key & 7) {
    case Varint:
        return readVarint(m_number) || fail();
    case Fixed64:
        return take(8, skipped) || fail();
    case Fixed32:
        return take(4, skipped) || fail();
    case Length: {
        quint64 size = 0;
        return (readVarint(size) && take(size, m_bytes)) || fail();
    }
    default:
        return fail();
    }
}

bool ProtobufReader::fail()
{
    m_malformed = true;
    return false;
}

bool ProtobufReader::readVarint(quint64 &value)
{
    value = 0;
    for (int shift = 0; shift < 64 && !m_rest.isEmpty(); shift += 7) {
        const quint8 byte = quint8(m_rest.front());
        m_rest = m_rest.sliced(1);
        value |= quint64(byte & 0x7F) << shift;
        if ((byte & 0x80) == 0)
            return true;
    }
    return false;
}

bool ProtobufReader::take(quint64 size, QByteArrayView &bytes)
{
    if (size > quint64(m_rest.size()))
        return false;
    bytes = m_rest.first(qsizetype(size));
    m_rest = m_rest.sliced(qsizetype(size));
    return true;
}

}  // namespace gainsay
