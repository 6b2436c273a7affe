// SPDX-License-Identifier: GPL-3.0-or-later
// Reading; LabelStudioResults.cpp is the way out.
#include "core/base/TranslatableText.h"
#include "core/io/labelstudio/LabelStudioResults.h"

#include "core/base/WholeNumber.h"
#include "core/io/rows/AnswerCells.h"
#include "core/io/rows/SpanLinks.h"
#include "core/scheme/SpanAnswers.h"
#include "core/text/OffsetMap.h"

#include <map>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct ResultWords {
    GAINSAY_TR(io)
};

// Label Studio writes numbers as texts here and there.
int numberOf(const Json &object, const char *name)
{
    const auto found = object.find(name);
    if (found == object.end())
        return -1;
    if (!found->is_string())
        return wholeNumber(*found).value_or(-1);
    bool valid = false;
    const int number = fromUtf8(found->get_ref<const std::string &>()).toInt(&valid);
    return valid ? number : -1;
}

QString textOf(const Json &object, const char *name)
{
    const auto found = object.find(name);
    return found != object.end() && found->is_string() ? fromUtf8(found->get_ref<const std::string &>()) : QString();
}

// The first list in `value`, whatever the tag calls it: choices, labels, buckets of a ranker.
Json firstList(const Json &value)
{
    if (value.is_array())
        return value;
    if (value.is_object()) {
        for (const Json &part : value) {
            if (Json list = firstList(part); !list.is_null())
                return list;
        }
    }
    return {};
}

class ResultReader {
public:
    using QuestionOf = std::function<const Question *(const QString &)>;

    ResultReader(const Scheme &scheme, const Conversation &conversation, RowFields &fields,
                 const QuestionOf &questionOf)
        : m_scheme(scheme), m_conversation(conversation), m_fields(fields), m_questionOf(questionOf)
    {
    }

    Json read(const Json &results, const QString &path)
    {
        for (const Json &result : results) {
            if (result.is_object() && textOf(result, "type") == "relation"_L1)
                m_links.relate(textOf(result, "from_id"), textOf(result, "to_id"));
        }
        qsizetype number = 0;
        for (const Json &result : results) {
            // The short formats name their answers themselves.
            const QString where =
                path.isEmpty() ? textOf(result, "from_name") : u"%1.result[%2]"_s.arg(path, QString::number(number));
            ++number;
            if (!result.is_object())
                m_fields.expected(where, ResultWords::tr("an object"), result);
            else if (textOf(result, "type") != "relation"_L1)
                readResult(result, where);
        }
        for (const auto &[question, spans] : m_spans)
            m_answers[question] = spansToJson(spans);
        return std::move(m_answers);
    }

private:
    void readResult(const Json &result, const QString &where)
    {
        const QString name = textOf(result, "from_name");
        const Question *question = m_questionOf(name);
        const Json value = result.value("value", Json::object());
        if (!value.is_object())
            m_fields.expected(where, ResultWords::tr("an object"), value);
        else if (!question)
            m_fields.fail(where, ResultWords::tr("the scheme %1 has no question \"%2\"").arg(m_scheme.id, name));
        else if (question->kind == QuestionKind::Spans)
            readSpan(*question, result, value, where);
        else
            readAnswer(*question, value, where);
    }

    void readAnswer(const Question &question, const Json &value, const QString &where)
    {
        const Json list = firstList(value);
        const Json plain = !list.is_null()          ? list
                           : value.contains("text") ? value["text"]
                                                    : value.value("rating", Json());
        const std::optional<Json> answer = answerFromCell(question, cellOf(question, plain));
        if (answer)
            m_answers[toUtf8(question.id)] = *answer;
        else
            m_fields.unknownAnswer(where, question.id, plain.is_array() && plain.size() == 1 ? plain[0] : plain);
    }

    static QString cellOf(const Question &question, const Json &plain)
    {
        const bool several = question.kind == QuestionKind::Multi || question.kind == QuestionKind::Ranking;
        if (!plain.is_array() || several)
            return answerToCell(plain);
        if (question.kind != QuestionKind::Text)
            return plain.empty() ? QString() : answerToCell(plain[0]);
        QStringList lines;
        for (const Json &line : plain)
            lines.append(answerToCell(line));
        return lines.join(u'\n');
    }

    void readSpan(const Question &question, const Json &result, const Json &value, const QString &where)
    {
        const int turn = numberOf(value, "start");
        const int start = numberOf(value, "startOffset");
        const int end = numberOf(value, "endOffset");
        if (turn < 0 || turn >= m_conversation.turns.size() || turn != numberOf(value, "end") || start < 0 ||
            end <= start) {
            m_fields.expected(where, ResultWords::tr("a span inside one turn"), value);
            return;
        }
        const OffsetMap map(m_conversation.turns[turn].text);
        Span span{turn, map.codePointFromUtf16(start), map.codePointFromUtf16(end), {}, 0, 0.0};
        span.text = map.slice(span.start, span.end);
        const QString covered = textOf(value, "text");
        if (!covered.isEmpty() && covered != span.text) {
            // Some exporters count code points.
            span = {turn, start, end, map.slice(start, end), 0, 0.0};
            if (covered != span.text) {
                m_fields.fail(where, ResultWords::tr("the offsets do not cover \"%1\"").arg(covered.left(40)));
                return;
            }
        }
        const Json labels = value.value("paragraphlabels", value.value("labels", Json::array()));
        const Json label = labels.is_array() && !labels.empty() ? labels[0] : Json();
        if (question.option(label))
            span.label = answerText(label);
        span.link = question.links ? m_links.linkOf(textOf(result, "id")) : 0;
        m_spans[toUtf8(question.id)].append(span);
    }

    const Scheme &m_scheme;
    const Conversation &m_conversation;
    RowFields &m_fields;
    const QuestionOf &m_questionOf;
    SpanLinks m_links;
    std::map<std::string, QList<Span>> m_spans;
    Json m_answers = Json::object();
};

}  // namespace

Json answersFromResults(const Scheme &scheme, const Conversation &conversation, const Json &results,
                        const QString &path, RowFields &fields,
                        const std::function<const Question *(const QString &)> &questionOf)
{
    return ResultReader(scheme, conversation, fields, questionOf).read(results, path);
}

}  // namespace gainsay
