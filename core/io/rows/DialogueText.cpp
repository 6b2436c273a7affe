// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/rows/DialogueText.h"

#include "core/base/WholeNumber.h"
#include "core/text/OffsetMap.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

int codePointsIn(const QString &text)
{
    return OffsetMap(text).codePoints();
}

}  // namespace

DialogueText::DialogueText(const QList<Utterance> &turns) : m_turns(turns)
{
    int length = 0;
    for (const Utterance &turn : turns) {
        const QString before = (m_text.isEmpty() ? QString() : u"\n"_s) + turn.speaker + u": "_s;
        m_starts.append(length + codePointsIn(before));
        m_text += before + turn.text;
        length = m_starts.constLast() + codePointsIn(turn.text);
    }
}

std::optional<DialogueText> DialogueText::read(const QString &text, const Json &places)
{
    DialogueText result;
    result.m_text = text;
    if (places.is_null())
        result.readLines(text);
    else if (!result.readPlaces(places))
        return std::nullopt;
    return result;
}

// "user: text", with either colon; without one, people take turns.
void DialogueText::readLines(const QString &text)
{
    static const QRegularExpression speaker(uR"(^\s*([^\s:：]{1,20})[:：]\s*)"_s);
    int length = 0;
    for (const QString &line : text.split(u'\n')) {
        const QRegularExpressionMatch match = speaker.match(line);
        const qsizetype prefix = match.hasMatch() ? match.capturedLength() : 0;
        if (!line.mid(prefix).trimmed().isEmpty()) {
            const QString other = m_turns.size() % 2 == 0 ? u"user"_s : u"bot"_s;
            m_turns.append({match.hasMatch() ? match.captured(1) : other, line.mid(prefix)});
            m_starts.append(length + codePointsIn(line.left(prefix)));
        }
        length += codePointsIn(line) + 1;
    }
}

bool DialogueText::readPlaces(const Json &places)
{
    const OffsetMap map(m_text);
    if (!places.is_array() || places.empty())
        return false;
    for (const Json &place : places) {
        const bool complete = place.is_object() && place.contains("speaker") && place["speaker"].is_string() &&
                              place.contains("start") && place.contains("end");
        const auto end = complete ? wholeNumber(place["end"], 1, map.codePoints()) : std::nullopt;
        const auto start = end ? wholeNumber(place["start"], 0, *end - 1) : std::nullopt;
        if (!start)
            return false;
        m_turns.append({fromUtf8(place["speaker"].get_ref<const std::string &>()), map.slice(*start, *end)});
        m_starts.append(*start);
    }
    return true;
}

int DialogueText::endOf(qsizetype turn) const
{
    return m_starts[turn] + codePointsIn(m_turns[turn].text);
}

Json DialogueText::places() const
{
    Json places = Json::array();
    for (qsizetype i = 0; i < m_turns.size(); ++i)
        places.push_back({{"speaker", toUtf8(m_turns[i].speaker)}, {"start", m_starts[i]}, {"end", endOf(i)}});
    return places;
}

bool DialogueText::holds(const Span &span) const
{
    return span.utterance >= 0 && span.utterance < m_starts.size() && span.start >= 0 && span.start < span.end &&
           span.end <= endOf(span.utterance) - m_starts[span.utterance];
}

std::optional<Span> DialogueText::spanAt(int start, int end) const
{
    for (qsizetype i = 0; i < m_turns.size(); ++i) {
        if (start < m_starts[i] || end > endOf(i) || start >= end)
            continue;
        const int from = start - m_starts[i];
        const int to = end - m_starts[i];
        return Span{int(i), from, to, OffsetMap(m_turns[i].text).slice(from, to), 0, 0.0};
    }
    return std::nullopt;
}

}  // namespace gainsay
