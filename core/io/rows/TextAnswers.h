// SPDX-License-Identifier: GPL-3.0-or-later
// Answers of tools that show a conversation as one text: choices, and spans by their offsets in that text.
#pragma once

#include "core/io/rows/DialogueText.h"
#include "core/io/rows/RowFields.h"
#include "core/io/rows/SpanLinks.h"
#include "core/scheme/Scheme.h"

#include <map>

namespace gainsay {

// Faults are left in the row's fields.
class TextAnswers {
public:
    TextAnswers(const Scheme &scheme, RowFields &fields, const DialogueText &text)
        : m_scheme(scheme), m_fields(fields), m_text(text)
    {
    }

    // "question: value", or an answer to the gold question.
    void addChoice(const QString &field, const QString &said);
    // False if the scheme has no such question.
    bool addAnswer(const QString &field, const QString &question, const Json &value);
    // A remark goes to the text question that it names; false if it names none.
    bool addRemark(const QString &said);
    // Code points of the whole text. The label is a spans question's id, or anything where there is only one.
    void addSpan(const QString &field, const QString &label, std::optional<int> start, std::optional<int> end,
                 const QString &id = {});
    // Two spans, by their ids, contradict each other.
    void relate(const QString &a, const QString &b) { m_links.relate(a, b); }

    Json take();

private:
    std::pair<const Question *, QString> split(const QString &said) const;
    const Question *spansQuestion(const QString &label) const;

    const Scheme &m_scheme;
    RowFields &m_fields;
    const DialogueText &m_text;
    SpanLinks m_links;
    std::map<std::string, QList<std::pair<Span, QString>>> m_spans;  // with their ids
    Json m_answers = Json::object();
};

}  // namespace gainsay
