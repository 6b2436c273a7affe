// SPDX-License-Identifier: GPL-3.0-or-later
// doccano's JSONL, also as the tool itself writes it: entities as objects or [start, end, label], categories with or
// without the name of their question. A line with an annotator is that person's answers, one without is gold.
#include "core/io/rows/RowFormat.h"

#include "core/base/WholeNumber.h"
#include "core/io/doccano/DoccanoText.h"
#include "core/io/rows/AnswerCells.h"
#include "core/io/rows/SpanLinks.h"
#include "core/scheme/SpanAnswers.h"

#include <QCoreApplication>

#include <map>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct DoccanoRowWords {
    Q_DECLARE_TR_FUNCTIONS(io)
};

QString shownText(const Json &value)
{
    return value.is_string() ? fromUtf8(value.get_ref<const std::string &>()) : QString::fromUtf8(dumpJson(value));
}

// [start, end, label] as the object that newer versions write.
Json asEntity(const Json &entity)
{
    if (entity.is_array() && entity.size() == 3)
        return {{"start_offset", entity[0]}, {"end_offset", entity[1]}, {"label", entity[2]}};
    return entity;
}

class AnswersReader {
public:
    AnswersReader(const Scheme &scheme, RowFields &fields) : m_scheme(scheme), m_fields(fields) {}

    Json read(const DoccanoText &text, Json &comments)
    {
        for (const Json &relation : m_fields.take("relations")) {
            if (relation.is_object() && relation.contains("from_id") && relation.contains("to_id"))
                m_links.relate(shownText(relation["from_id"]), shownText(relation["to_id"]));
        }
        const Json labels = m_fields.take("label");
        for (const Json &list : {m_fields.take("entities"), labels, m_fields.take("cats")}) {
            for (const Json &part : list) {
                if (part.is_string())
                    readCategory(shownText(part));
                else
                    readEntity(asEntity(part), text);
            }
        }
        for (const Json &comment : m_fields.take("Comments")) {
            if (!readComment(shownText(comment)))
                comments.push_back(comment);
        }
        for (const auto &[question, spans] : m_spans)
            m_answers[question] = spansToJson(spans);
        return std::move(m_answers);
    }

private:
    // The question named before the colon, else the gold question.
    std::pair<const Question *, QString> split(const QString &said) const
    {
        const qsizetype colon = said.indexOf(u':');
        if (const Question *named = colon > 0 ? m_scheme.question(said.left(colon).trimmed()) : nullptr)
            return {named, said.mid(colon + 1).trimmed()};
        return {m_scheme.question(m_scheme.goldQuestion), said.trimmed()};
    }

    void readCategory(const QString &said)
    {
        const auto [question, cell] = split(said);
        const std::optional<Json> answer = question ? answerFromCell(*question, cell) : std::nullopt;
        if (answer)
            m_answers[toUtf8(question->id)] = *answer;
        else
            m_fields.fail(u"cats"_s,
                          DoccanoRowWords::tr("\"%1\" answers no question of the scheme %2").arg(said, m_scheme.id));
    }

    bool readComment(const QString &said)
    {
        const auto [question, text] = split(said);
        if (!question || question->kind != QuestionKind::Text)
            return false;
        m_answers[toUtf8(question->id)] = toUtf8(text);
        return true;
    }

    // The spans question called like the label, else the only one that there is.
    const Question *spansQuestion(const QString &label) const
    {
        if (const Question *named = m_scheme.question(label); named && named->kind == QuestionKind::Spans)
            return named;
        for (const Question &question : m_scheme.questions) {
            if (question.kind == QuestionKind::Spans)
                return &question;
        }
        return nullptr;
    }

    void readEntity(const Json &entity, const DoccanoText &text)
    {
        const bool complete = entity.is_object() && entity.contains("start_offset") && entity.contains("end_offset");
        const auto start = complete ? wholeNumber(entity["start_offset"]) : std::nullopt;
        const auto end = complete ? wholeNumber(entity["end_offset"]) : std::nullopt;
        const Question *question = complete ? spansQuestion(shownText(entity.value("label", Json("")))) : nullptr;
        std::optional<Span> span = start && end ? text.spanAt(*start, *end) : std::nullopt;
        if (!span)
            return m_fields.expected(u"entities"_s, DoccanoRowWords::tr("a span inside one turn"), entity);
        if (!question)
            return m_fields.fail(u"entities"_s,
                                 DoccanoRowWords::tr("the scheme %1 asks for no spans").arg(m_scheme.id));
        if (question->links && entity.contains("id"))
            span->link = m_links.linkOf(shownText(entity["id"]));
        m_spans[toUtf8(question->id)].append(*span);
    }

    const Scheme &m_scheme;
    RowFields &m_fields;
    SpanLinks m_links;
    std::map<std::string, QList<Span>> m_spans;
    Json m_answers = Json::object();
};

class DoccanoRows final : public RowFormat {
public:
    explicit DoccanoRows(const ImportOptions &options) : m_scheme(options.scheme) {}

    // doccano numbers its rows; ours keep their own id beside it.
    Json unwrapped(Json row) const override
    {
        if (row.is_object() && row.contains("conversation"))
            row["id"] = row["conversation"];
        if (row.is_object())
            row.erase("conversation");
        return row;
    }

    void read(RowFields &fields, ImportRow &row) const override
    {
        const QString whole = fields.requiredText(fields.has("text") ? "text" : "data");
        const std::optional<DoccanoText> text = DoccanoText::read(whole, fields.take("turns"));
        if (!text || text->turns().isEmpty())
            return fields.fail(u"turns"_s, DoccanoRowWords::tr("do not fit the text"));
        Conversation &conversation = row.conversation;
        conversation.turns = text->turns();
        readAboutTurns(fields, conversation);
        if (!m_scheme.questions.isEmpty())
            readAnswers(fields, *text, row);
    }

private:
    void readAnswers(RowFields &fields, const DoccanoText &text, ImportRow &row) const
    {
        const QString annotator = fields.identifier(fields.has("annotator") ? "annotator" : "username");
        Json comments = Json::array();
        Json answers = AnswersReader(m_scheme, fields).read(text, comments);
        if (!comments.empty())
            row.conversation.extra["Comments"] = std::move(comments);
        if (annotator.isEmpty())
            row.conversation.gold = std::move(answers);
        else
            row.people.append({annotator, std::move(answers), 0, 0});
    }

    Scheme m_scheme;
};

}  // namespace

std::unique_ptr<RowFormat> doccanoRows(const ImportOptions &options)
{
    return std::make_unique<DoccanoRows>(options);
}

}  // namespace gainsay
