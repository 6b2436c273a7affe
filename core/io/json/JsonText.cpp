// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/json/JsonText.h"

#include <algorithm>
#include <cstring>

namespace gainsay {

namespace {

bool needsEscape(char c)
{
    return c == '"' || c == '\\' || static_cast<unsigned char>(c) < 0x20 || c == 0x7f;
}

void appendQuoted(QByteArray &out, QByteArrayView utf8)
{
    if (std::any_of(utf8.begin(), utf8.end(), needsEscape))
        out.append(dumpJson(std::string(utf8.data(), size_t(utf8.size()))));
    else
        out.append('"').append(utf8).append('"');
}

// By memchr: every row of an export passes here, and hardly one holds the character.
void escapeCharacter(QByteArray &json, qsizetype from, QByteArrayView character, QByteArrayView escape)
{
    while (const void *found = std::memchr(json.constData() + from, character.front(), size_t(json.size() - from))) {
        from = static_cast<const char *>(found) - json.constData();
        if (QByteArrayView(json).sliced(from).startsWith(character))
            json.replace(from, character.size(), escape);
        ++from;
    }
}

}  // namespace

void appendJsonString(QByteArray &out, const QString &text)
{
    appendQuoted(out, text.toUtf8());
}

void escapeLineEnds(QByteArray &json, qsizetype from)
{
    escapeCharacter(json, from, "\xc2\x85", "\\u0085");
    escapeCharacter(json, from, "\xe2\x80\xa8", "\\u2028");
    escapeCharacter(json, from, "\xe2\x80\xa9", "\\u2029");
}

void JsonObjectText::open(QByteArrayView name)
{
    if (!m_first)
        m_out.append(',');
    m_first = false;
    appendQuoted(m_out, name);
    m_out.append(':');
}

void JsonObjectText::close()
{
    m_out.append('}');
    escapeLineEnds(m_out, m_start);
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
