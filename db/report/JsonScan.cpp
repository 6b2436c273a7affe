// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/report/JsonScan.h"

#include <QByteArray>

namespace gainsay {

namespace {

class JsonScanner {
public:
    explicit JsonScanner(QByteArrayView text) : m_at(text.begin()), m_end(text.end()) {}

    bool take(char wanted)
    {
        skipSpace();
        if (m_at == m_end || *m_at != wanted)
            return false;
        ++m_at;
        return true;
    }
    bool isNext(char wanted)
    {
        skipSpace();
        return m_at != m_end && *m_at == wanted;
    }
    bool atEnd()
    {
        skipSpace();
        return m_at == m_end;
    }

    // The inside of a string, escapes as they are written; `points`, if given, gets its number of code points.
    bool string(QByteArrayView &inside, qint64 *points = nullptr)
    {
        if (!take('"'))
            return false;
        const char *const from = m_at;
        qint64 count = 0;
        for (; m_at != m_end && *m_at != '"'; ++m_at) {
            if (*m_at == '\\') {
                if (m_end - m_at < 2)
                    return false;
                ++m_at;
                if (*m_at != 'u')
                    ++count;
                else if (!skipHex(count))
                    return false;
                continue;
            }
            count += (static_cast<unsigned char>(*m_at) & 0xc0U) != 0x80U ? 1 : 0;
        }
        if (m_at == m_end)
            return false;
        inside = {from, m_at++};
        if (points)
            *points = count;
        return true;
    }

    // Whatever comes next, as it is written.
    bool value(QByteArrayView &written)
    {
        skipSpace();
        const char *const from = m_at;
        if (isNext('"')) {
            QByteArrayView inside;
            if (!string(inside))
                return false;
        } else if (isNext('{') || isNext('[')) {
            if (!skipNested())
                return false;
        } else {
            while (m_at != m_end && *m_at != ',' && *m_at != '}' && *m_at != ']' && *m_at != ' ')
                ++m_at;
        }
        written = {from, m_at};
        return !written.isEmpty();
    }

private:
    void skipSpace()
    {
        while (m_at != m_end && (*m_at == ' ' || *m_at == '\n' || *m_at == '\t' || *m_at == '\r'))
            ++m_at;
    }

    // Behind "\u": four digits. The second half of a pair belongs to the code point of the first.
    bool skipHex(qint64 &count)
    {
        if (m_end - m_at < 5)
            return false;
        bool valid = false;
        const uint unit = QByteArray(m_at + 1, 4).toUInt(&valid, 16);
        if (!valid)
            return false;
        count += unit >= 0xdc00 && unit <= 0xdfff ? 0 : 1;
        m_at += 4;
        return true;
    }

    bool skipNested()
    {
        int depth = 0;
        while (m_at != m_end) {
            if (*m_at == '"') {
                QByteArrayView inside;
                if (!string(inside))
                    return false;
                continue;
            }
            depth += *m_at == '{' || *m_at == '[' ? 1 : *m_at == '}' || *m_at == ']' ? -1 : 0;
            ++m_at;
            if (depth == 0)
                return true;
        }
        return false;
    }

    const char *m_at;
    const char *m_end;
};

}  // namespace

bool eachJsonField(QByteArrayView object, const std::function<void(QByteArrayView, QByteArrayView)> &visit)
{
    JsonScanner scanner(object);
    if (!scanner.take('{'))
        return false;
    if (scanner.take('}'))
        return scanner.atEnd();
    do {
        QByteArrayView name;
        QByteArrayView value;
        if (!scanner.string(name) || !scanner.take(':') || !scanner.value(value))
            return false;
        visit(name, value);
    } while (scanner.take(','));
    return scanner.take('}') && scanner.atEnd();
}

bool eachTurn(QByteArrayView turns, const std::function<void(QByteArrayView, qint64)> &visit)
{
    JsonScanner scanner(turns);
    if (!scanner.take('['))
        return false;
    if (scanner.take(']'))
        return scanner.atEnd();
    do {
        QByteArrayView speaker;
        QByteArrayView text;
        qint64 points = 0;
        if (!scanner.take('[') || !scanner.string(speaker) || !scanner.take(',') || !scanner.string(text, &points))
            return false;
        while (scanner.take(',')) {
            QByteArrayView more;
            if (!scanner.value(more))
                return false;
        }
        if (!scanner.take(']') || speaker.startsWith('\\'))
            return false;
        visit(speaker, points);
    } while (scanner.take(','));
    return scanner.take(']') && scanner.atEnd();
}

}  // namespace gainsay
