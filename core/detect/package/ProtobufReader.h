// SPDX-License-Identifier: GPL-3.0-or-later
// Walks the fields of one protobuf message. Never reads outside its bytes; a malformed message ends the walk.
#pragma once

#include <QByteArrayView>

namespace gainsay {

class ProtobufReader {
public:
    explicit ProtobufReader(QByteArrayView bytes) : m_rest(bytes) {}

    // Moves to the next field; false at the end or where the bytes make no sense.
    bool next();
    bool malformed() const { return m_malformed; }

    int field() const { return m_field; }
    quint64 number() const { return m_number; }       // fields that hold an integer
    QByteArrayView bytes() const { return m_bytes; }  // texts, byte strings and messages

private:
    bool fail();
    bool readVarint(quint64 &value);
    bool take(quint64 size, QByteArrayView &bytes);

    QByteArrayView m_rest;
    QByteArrayView m_bytes;
    quint64 m_number = 0;
    int m_field = 0;
    bool m_malformed = false;
};

}  // namespace gainsay
