// SPDX-License-Identifier: GPL-3.0-or-later
// ONNX files by hand: protobuf of just the wire types that they need, for networks small enough to compute on paper.
#pragma once

#include <QByteArray>
#include <QCryptographicHash>
#include <QFile>
#include <QList>

namespace gainsay::test::onnx {

inline constexpr int elementFloat = 1;
inline constexpr int elementInt64 = 7;

inline QByteArray varint(quint64 value)
{
    QByteArray bytes;
    for (; value >= 0x80; value >>= 7)
        bytes.append(char(value | 0x80));
    return bytes.append(char(value));
}

inline QByteArray number(int field, quint64 value)
{
    return varint(quint64(field) << 3) + varint(value);
}
inline QByteArray bytes(int field, const QByteArray &value)
{
    return varint(quint64(field) << 3 | 2) + varint(quint64(value.size())) + value;
}

inline QByteArray tensor(const QByteArray &name, int type, const QList<qint64> &shape, const QByteArray &raw)
{
    QByteArray result;
    for (const qint64 size : shape)
        result += number(1, quint64(size));
    return result + number(2, quint64(type)) + bytes(8, name) + bytes(9, raw);
}

// A size of −1 is a free dimension.
inline QByteArray value(const QByteArray &name, int type, const QList<qint64> &shape)
{
    QByteArray dimensions;
    for (const qint64 size : shape)
        dimensions += bytes(1, size < 0 ? bytes(2, "free") : number(1, quint64(size)));
    return bytes(1, name) + bytes(2, bytes(1, number(1, quint64(type)) + bytes(2, dimensions)));
}

inline QByteArray intAttribute(const QByteArray &name, qint64 value)
{
    return bytes(5, bytes(1, name) + number(3, quint64(value)) + number(20, 2));
}

inline QByteArray node(const QByteArray &type, const QList<QByteArray> &inputs, const QByteArray &output,
                       const QByteArray &attributes = {})
{
    QByteArray result;
    for (const QByteArray &input : inputs)
        result += bytes(1, input);
    return bytes(1, result + bytes(2, output) + bytes(4, type) + attributes);
}

template <class Number> QByteArray raw(const QList<Number> &values)
{
    return {reinterpret_cast<const char *>(values.constData()), values.size() * qsizetype(sizeof(Number))};
}

inline QByteArray sha256(const QByteArray &content)
{
    return QCryptographicHash::hash(content, QCryptographicHash::Sha256).toHex();
}

inline bool writeFile(const QString &path, const QByteArray &content)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
}

}  // namespace gainsay::test::onnx
