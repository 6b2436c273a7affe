// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/rows/TextAnswers.h"

#include "core/base/TranslatableText.h"
#include "core/io/rows/AnswerCells.h"
#include "core/io/rows/SharedFields.h"
#include "core/scheme/SpanAnswers.h"

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct TextAnswerWords {
    GAINSAY_TR(io)
};

}  // namespace

// The question named before the colon, else the gold question.
std::pair<const Question *, QString> TextAnswers::split(const QString &said) const
{
    const qsizetype colon = said.indexOf(u':');
    if (const Question *named = colon > 0 ? questionNamed(m_scheme, said.left(colon)) : nullptr)
        return {named, said.mid(colon + 1).trimmed()};
    return {m_scheme.question(m_scheme.goldQuestion), said.trimmed()};
}

void TextAnswers::addChoice(const QString &field, const QString &said)
{
    const auto [question, cell] = split(said);
    if (!question)
        return m_fields.fail(field,
                             TextAnswerWords::tr("\"%1\" answers no question of the scheme %2").arg(said, m_scheme.id));
    if (const std::optional<Json> answer = answerFromCell(*question, cell))
        m_answers[toUtf8(question->id)] = *answer;
    else
        m_fields.unknownAnswer(field, question->id, toUtf8(cell));
}

bool TextAnswers::addAnswer(const QString &field, const QString &question, const Json &value)
{
    return takeAnswer(m_fields, m_scheme, field, question, value, m_answers);
}

bool TextAnswers::addRemark(const QString &said)
{
    const auto [question, text] = split(said);
    if (!question || question->kind != QuestionKind::Text)
        return false;
    m_answers[toUtf8(question->id)] = toUtf8(text);
    return true;
}

// The spans question called like the label, else the only one that there is.
const Question *TextAnswers::spansQuestion(const QString &label) const
{
    if (const Question *named = questionNamed(m_scheme, label); named && named->kind == QuestionKind::Spans)
        return named;
    for (const Question &question : m_scheme.questions) {
        if (question.kind == QuestionKind::Spans)
            return &question;
    }
    return nullptr;
}

void TextAnswers::addSpan(const QString &field, const QString &label, std::optional<int> start, std::optional<int> end,
                          const QString &id)
{
    const std::optional<Span> span = start && end ? m_text.spanAt(*start, *end) : std::nullopt;
    if (!span)
        return m_fields.expected(field, TextAnswerWords::tr("a span inside one turn"),
                                 Json::array({start ? Json(*start) : Json(), end ? Json(*end) : Json()}));
    const Question *const question = spansQuestion(label);
    if (!question)
        return m_fields.fail(field, TextAnswerWords::tr("the scheme %1 asks for no spans").arg(m_scheme.id));
    Span marked = *span;
    if (question->option(toUtf8(label)))
        marked.label = label;
    m_spans[toUtf8(question->id)].append({marked, question->links ? id : QString()});
}

Json TextAnswers::take()
{
    for (const auto &[question, marked] : m_spans) {
        QList<Span> spans;
        for (const auto &[span, id] : marked) {
            spans.append(span);
            spans.last().link = id.isEmpty() ? 0 : m_links.linkOf(id);
        }
        m_answers[question] = spansToJson(spans);
    }
    return std::move(m_answers);
}

}  // namespace gainsay
