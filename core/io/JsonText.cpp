// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/JsonText.h"

#include <algorithm>

namespace gainsay {

namespace {

bool needsEscape(char c)
{
    return c == '"' || c == '\\' || static_cast<unsigned char>(c) < 0x20 || c == 0x7f;
}

}  // namespace

void appendJsonString(QByteArray &out, const QString &text)
{
    const QByteArray utf8 = text.toUtf8();
    if (std::any_of(utf8.begin(), utf8.end(), needsEscape))
        out.append(dumpJson(utf8.toStdString()));
    else
        out.append('"').append(utf8).append('"');
}

void JsonObjectText::open(QByteArrayView name)
{
    if (!m_first)
        m_out.append(',');
    m_first = false;
    m_out.append('"').append(name).append("\":");
}

void JsonObjectText::add(QByteArrayView name, const QString &text)
{
    open(name);
    appendJsonString(m_out, text);
}

void JsonObjectText::add(QByteArrayView name, qint64 number)
{
    open(name);
    m_out.append(QByteArray::number(number));
}

void JsonObjectText::add(QByteArrayView name, const Json &value)
{
    open(name);
    m_out.append(dumpJson(value));
}

void appendTurns(QByteArray &out, const QList<Utterance> &turns)
{
    out.append('[');
    for (qsizetype i = 0; i < turns.size(); ++i) {
        if (i > 0)
            out.append(',');
        JsonObjectText turn(out);
        turn.add("speaker", turns[i].speaker);
        turn.add("text", turns[i].text);
        turn.close();
    }
    out.append(']');
}

}  // namespace gainsay
