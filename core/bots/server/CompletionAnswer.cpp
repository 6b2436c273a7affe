// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bots/server/CompletionAnswer.h"

#include "core/base/TranslatableText.h"

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct AnswerWords {
    GAINSAY_TR(bots)
};

constexpr qsizetype shownOfBadText = 120;

const Json &member(const Json &json, const char *name)
{
    static const Json nothing;
    const auto found = json.is_object() ? json.find(name) : json.end();
    return json.is_object() && found != json.end() ? *found : nothing;
}

QString beginningOf(QByteArrayView text)
{
    return QString::fromUtf8(text.first(std::min(text.size(), shownOfBadText))).simplified();
}

std::optional<QString> complaintIn(const Json &json)
{
    for (const char *name : {"error", "detail", "message"}) {
        const Json &found = member(json, name);
        if (found.is_string())
            return fromUtf8(found.get<std::string>());
        if (const Json &message = member(found, "message"); message.is_string())
            return fromUtf8(message.get<std::string>());
    }
    return std::nullopt;
}

}  // namespace

bool CompletionAnswer::add(QByteArrayView bytes)
{
    if (m_done || !m_fault.isEmpty())
        return false;
    m_buffer += bytes;
    // Some servers stream under another type.
    m_events = m_events || m_buffer.first(std::min<qsizetype>(m_buffer.size(), 64)).trimmed().startsWith("data:");
    if (!m_events)
        return true;
    qsizetype from = 0;
    for (qsizetype end = m_buffer.indexOf('\n'); end >= 0; end = m_buffer.indexOf('\n', from)) {
        const QByteArray one = m_buffer.sliced(from, end - from).trimmed();
        from = end + 1;
        if (!line(one)) {
            m_buffer.clear();
            return false;
        }
    }
    m_buffer.remove(0, from);
    return true;
}

// Only `data:` lines matter; comments keep the connection alive.
bool CompletionAnswer::line(QByteArrayView line)
{
    if (!line.startsWith("data:"))
        return true;
    const QByteArrayView data = line.sliced(5).trimmed();
    if (data == "[DONE]") {
        m_done = true;
        return false;
    }
    const Result<Json> json = parseJson(data);
    if (!json)
        return fail(AnswerWords::tr("it streamed what is no JSON: \"%1\"").arg(beginningOf(data)));
    return event(*json);
}

bool CompletionAnswer::event(const Json &json)
{
    if (!member(json, "error").is_null())
        return fail(complaintIn(json).value_or(beginningOf(dumpJson(json))));
    readUsage(json);
    const Json &choices = member(json, "choices");
    if (!choices.is_array() || choices.empty())
        return true;  // the last event brings the counts alone
    const Json &choice = choices.front();
    if (!piece(member(choice, "delta")))
        return false;
    readEnd(choice);
    return true;
}

bool CompletionAnswer::piece(const Json &holder)
{
    const Json &content = member(holder, "content");
    if (!content.is_string())
        return true;
    m_stopped = !m_pieces(QByteArray::fromStdString(content.get<std::string>()));
    if (m_stopped)
        m_reason = FinishReason::StopText;
    m_done = m_done || m_stopped;
    return !m_stopped;
}

void CompletionAnswer::readEnd(const Json &choice)
{
    const Json &reason = member(choice, "finish_reason");
    if (!reason.is_string() || m_stopped)
        return;
    const std::string text = reason.get<std::string>();
    m_reason = text == "length" ? FinishReason::TokenLimit
               : text == "stop" ? FinishReason::EndOfTurn
                                : FinishReason::NotReported;
    m_filtered = text == "content_filter";
    m_sawEnd = true;  // a stream may go on with the counts
}

void CompletionAnswer::readUsage(const Json &json)
{
    const Json &usage = member(json, "usage");
    const Json &prompt = member(usage, "prompt_tokens");
    const Json &reply = member(usage, "completion_tokens");
    if (prompt.is_number_integer() && reply.is_number_integer())
        m_tokens = TokenCounts{prompt.get<qint64>(), reply.get<qint64>(), false};
}

bool CompletionAnswer::whole()
{
    const Result<Json> json = parseJson(m_buffer);
    if (!json)
        return fail(AnswerWords::tr("it answered with what is no JSON: \"%1\"").arg(beginningOf(m_buffer)));
    if (!member(*json, "error").is_null())
        return fail(complaintIn(*json).value_or(beginningOf(m_buffer)));
    const Json &choices = member(*json, "choices");
    if (!choices.is_array() || choices.empty() || !member(choices.front(), "message").is_object())
        return fail(AnswerWords::tr("its answer has no `choices` with a `message`; is this the address of a chat "
                                    "server? It says \"%1\"")
                        .arg(beginningOf(m_buffer)));
    readUsage(*json);
    readEnd(choices.front());
    piece(member(choices.front(), "message"));
    return true;
}

bool CompletionAnswer::fail(const QString &message)
{
    m_fault = message;
    return false;
}

Result<void> CompletionAnswer::finish()
{
    if (m_fault.isEmpty() && !m_events)
        whole();
    if (!m_fault.isEmpty())
        return ioError(m_fault);
    if (m_events && !m_done && !m_sawEnd) {
        m_brokenOff = true;
        return ioError(AnswerWords::tr("the answer broke off before its end"));
    }
    return {};
}

QString serverComplaint(QByteArrayView body)
{
    const Result<Json> json = parseJson(body);
    const std::optional<QString> said = json ? complaintIn(*json) : std::nullopt;
    constexpr qsizetype longest = 400;
    return (said ? *said : beginningOf(body)).simplified().left(longest);
}

}  // namespace gainsay
