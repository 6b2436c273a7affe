// SPDX-License-Identifier: GPL-3.0-or-later
// Writes JSON straight into a buffer: fields in a chosen order, without building a value first.
#pragma once

#include "core/base/Json.h"
#include "core/model/Conversation.h"

namespace gainsay {

void appendJsonString(QByteArray &out, const QString &text);

// Escapes U+0085, U+2028 and U+2029 in the JSON behind `from`. They may stand in texts as they are, but some readers of
// one row per line, Python's splitlines() among them, take them for the end of the line.
void escapeLineEnds(QByteArray &json, qsizetype from = 0);

// One object: the braces belong to it.
class JsonObjectText {
public:
    explicit JsonObjectText(QByteArray &out) : m_out(out), m_start(out.size()) { m_out.append('{'); }

    void add(QByteArrayView name, const QString &text);
    void add(QByteArrayView name, qint64 number);
    void add(QByteArrayView name, const Json &value);
    // Opens a field; the caller appends its value to the buffer.
    void open(QByteArrayView name);
    void close();

private:
    QByteArray &m_out;
    qsizetype m_start;
    bool m_first = true;
};

// [{"speaker":…,"text":…},…]
void appendTurns(QByteArray &out, const QList<Utterance> &turns);

}  // namespace gainsay
