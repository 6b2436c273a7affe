// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scheme/SpanAnswers.h"

#include "core/base/JsonFields.h"
#include "core/base/TranslatableText.h"
#include "core/base/WholeNumber.h"
#include "core/text/OffsetMap.h"

#include <algorithm>
#include <limits>
#include <tuple>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

class SpanChecker {
    GAINSAY_TR(Answers)

public:
    SpanChecker(const Question &question, const Conversation &conversation, JsonFaults &faults)
        : m_question(question), m_conversation(conversation), m_faults(faults)
    {
    }

    Span check(const Json &value, int number) const
    {
        JsonFields fields(value, u"%1[%2]"_s.arg(m_question.id, QString::number(number)), m_faults);
        Span span;
        span.utterance = utterance(fields);
        const QString &text = m_conversation.turns[span.utterance].text;
        const OffsetMap map(text);
        span.start = fields.integer("start", 0, qMax(0, map.codePoints() - 1));
        span.end = fields.integer("end", span.start + 1, qMax(span.start + 1, map.codePoints()));
        span.text = map.slice(span.start, span.end);
        if (fields.has("text") && fields.string("text") != span.text)
            m_faults.expected(fields.path("text"), tr("what start and end cover, \"%1\"").arg(span.text),
                              fields.any("text"));
        if (m_question.links)
            span.link = fields.integer("link", 0, std::numeric_limits<int>::max(), 0);
        if (!m_question.options.isEmpty())
            span.label = label(fields);
        fields.refuseOthers();
        return span;
    }

private:
    // By index, or by the name that the conversation gives it ("b2").
    int utterance(JsonFields &fields) const
    {
        const Json &value = fields.any("utterance");
        if (!value.is_string())
            return fields.integer("utterance", 0, int(m_conversation.turns.size()) - 1);
        const int index = m_conversation.turnIndex(fromUtf8(value.get_ref<const std::string &>()));
        if (index < 0)
            m_faults.expected(fields.path("utterance"), tr("a turn of the conversation"), value);
        return qMax(0, index);
    }

    QString label(JsonFields &fields) const
    {
        QStringList values;
        for (const Option &option : m_question.options)
            values.append(answerText(option.value));
        return values[fields.word("label", values)];
    }

    const Question &m_question;
    const Conversation &m_conversation;
    JsonFaults &m_faults;
};

}  // namespace

Result<Json> checkSpans(const Question &question, const Conversation &conversation, const Json &answer)
{
    JsonFaults faults;
    QList<Span> spans;
    if (!answer.is_array())
        faults.expected(question.id, TranslatableText::translate("Answers", "a list of spans"), answer);
    else if (!answer.empty() && conversation.turns.isEmpty())
        faults.add(question.id, TranslatableText::translate("Answers", "the conversation has no turns to mark"));
    for (int i = 0; faults.isEmpty() && i < int(answer.size()); ++i)
        spans.append(SpanChecker(question, conversation, faults).check(answer[size_t(i)], i));
    if (!faults.isEmpty())
        return invalidInput(faults.first());
    const auto place = [](const Span &span) {
        return std::tie(span.utterance, span.start, span.end, span.label, span.link);
    };
    std::sort(spans.begin(), spans.end(), [&](const Span &a, const Span &b) { return place(a) < place(b); });
    spans.erase(std::unique(spans.begin(), spans.end()), spans.end());
    return spansToJson(spans);
}

bool isReadableSpan(const Json &json)
{
    const auto isPlace = [&](const char *name) {
        const auto found = json.find(name);
        return found != json.end() && wholeNumber(*found, 0, std::numeric_limits<int>::max());
    };
    const auto isAbsentOr = [&](const char *name, bool (*fits)(const Json &)) {
        const auto found = json.find(name);
        return found == json.end() || fits(*found);
    };
    return json.is_object() && isPlace("utterance") && isPlace("start") && isPlace("end") &&
           isAbsentOr("text", [](const Json &text) { return text.is_string(); }) &&
           isAbsentOr("label", [](const Json &label) { return label.is_string(); }) &&
           isAbsentOr("link", [](const Json &link) { return link.is_number_integer(); });
}

QList<Span> spansFromJson(const Json &json)
{
    const auto number = [](const Json &value, const char *name) {
        const auto found = value.find(name);
        return found == value.end() ? 0 : wholeNumber(*found, 0).value_or(0);
    };
    QList<Span> spans;
    for (const Json &value : json) {
        if (!value.is_object())
            continue;
        const Json text = value.value("text", Json(""));
        const Json score = value.value("score", Json(0.0));
        const Json label = value.value("label", Json(""));
        spans.append({number(value, "utterance"), number(value, "start"), number(value, "end"),
                      text.is_string() ? fromUtf8(text.get_ref<const std::string &>()) : QString(),
                      number(value, "link"), score.is_number() ? score.get<double>() : 0.0,
                      label.is_string() ? fromUtf8(label.get_ref<const std::string &>()) : QString()});
    }
    return spans;
}

Json spansToJson(const QList<Span> &spans)
{
    Json list = Json::array();
    for (const Span &span : spans) {
        Json value{
            {"utterance", span.utterance}, {"start", span.start}, {"end", span.end}, {"text", toUtf8(span.text)}};
        if (span.link != 0)
            value["link"] = span.link;
        if (span.score != 0.0)
            value["score"] = span.score;
        if (!span.label.isEmpty())
            value["label"] = toUtf8(span.label);
        list.push_back(std::move(value));
    }
    return list;
}

}  // namespace gainsay
