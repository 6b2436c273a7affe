// SPDX-License-Identifier: GPL-3.0-or-later
// Columns as bytes: lists of names, then each column's values as they lie in memory (little-endian machines only,
// which all supported ones are). A version in front makes old blocks unreadable, hence computed again.
#pragma once

#include <QByteArray>
#include <QDataStream>
#include <QIODevice>
#include <QList>
#include <QStringList>

namespace gainsay {

constexpr quint32 packedColumnsVersion = 2;

class PackedWriter {
public:
    PackedWriter() : m_stream(&m_bytes, QIODevice::WriteOnly)
    {
        m_stream.setVersion(QDataStream::Qt_6_0);
        m_stream << packedColumnsVersion;
    }

    void operator()(const QStringList &names) { m_stream << names; }
    template <class T> void operator()(const QList<T> &column)
    {
        m_stream << quint32(column.size());
        m_stream.writeRawData(reinterpret_cast<const char *>(column.data()), int(column.size() * sizeof(T)));
    }
    QByteArray bytes() const { return m_bytes; }

private:
    QByteArray m_bytes;
    QDataStream m_stream;
};

class PackedReader {
public:
    explicit PackedReader(const QByteArray &bytes) : m_stream(bytes), m_left(bytes.size())
    {
        m_stream.setVersion(QDataStream::Qt_6_0);
        quint32 version = 0;
        m_stream >> version;
        m_good = version == packedColumnsVersion;
    }

    // One by one: the stream would make room for as many as a damaged block says.
    void operator()(QStringList &names)
    {
        quint32 count = 0;
        if (m_good)
            m_stream >> count;
        m_good = m_good && qint64(count) * qint64(sizeof count) <= m_left;
        for (quint32 i = 0; m_good && i < count; ++i) {
            m_stream >> names.emplaceBack();
            m_good = m_stream.status() == QDataStream::Ok;
        }
    }
    template <class T> void operator()(QList<T> &column)
    {
        quint32 size = 0;
        if (m_good)
            m_stream >> size;
        m_good = m_good && qint64(size) * qint64(sizeof(T)) <= m_left;
        if (!m_good)
            return;
        column.resize(size);
        const int bytes = int(size * sizeof(T));
        m_good = m_stream.readRawData(reinterpret_cast<char *>(column.data()), bytes) == bytes;
    }
    bool isGood() const { return m_good; }

private:
    QDataStream m_stream;
    qint64 m_left;
    bool m_good = false;
};

}  // namespace gainsay
