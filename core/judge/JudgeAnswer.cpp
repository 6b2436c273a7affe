// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/judge/JudgeAnswer.h"

#include "core/judge/JudgePrompt.h"
#include "core/scheme/Answers.h"
#include "core/scheme/SpanAnswers.h"
#include "core/text/OffsetMap.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct JudgeAnswerWords {
    Q_DECLARE_TR_FUNCTIONS(judge)
};

constexpr qsizetype longestReason = 300;

// The end of the object that begins at `from`, or nothing.
std::optional<qsizetype> objectEnd(QByteArrayView text, qsizetype from)
{
    int depth = 0;
    bool quoted = false;
    for (qsizetype i = from; i < text.size(); ++i) {
        const char c = text[i];
        if (quoted) {
            i += c == '\\';
            quoted = c != '"';
            continue;
        }
        quoted = c == '"';
        depth += (c == '{') - (c == '}');
        if (depth == 0)
            return i + 1;
    }
    return std::nullopt;
}

// Every outermost JSON object in a reply, last first: models like to think before they answer.
QList<Json> objectsIn(const QString &reply)
{
    constexpr int most = 16;
    const QByteArray text = reply.toUtf8();
    QList<Json> objects;
    for (qsizetype at = text.indexOf('{'); at >= 0 && objects.size() < most; at = text.indexOf('{', at)) {
        const std::optional<qsizetype> end = objectEnd(text, at);
        if (!end)
            break;
        const Result<Json> json = parseJson(QByteArrayView(text).sliced(at, *end - at));
        if (json)
            objects.prepend(*json);
        at = json ? *end : at + 1;
    }
    return objects;
}

// The value that an option has in the scheme, also where its title or code was given.
Json knownValue(const Question &question, const Json &given)
{
    if (question.option(given))
        return given;
    const QString text = (given.is_string() ? fromUtf8(given.get<std::string>()) : answerText(given)).trimmed();
    for (const Option &option : question.options) {
        const QStringList names = {answerText(option.value), QString::number(option.code), option.title.text(u"en"_s),
                                   option.title.text(u"zh"_s), option.title.text(u"ja"_s)};
        if (names.contains(text, Qt::CaseInsensitive))
            return option.value;
    }
    return given;
}

Json knownAnswer(const Question &question, const Json &given)
{
    switch (question.kind) {
    case QuestionKind::Single:
        return knownValue(question, given);
    case QuestionKind::Multi:
    case QuestionKind::Ranking: {
        if (!given.is_array())
            return given;
        Json list = Json::array();
        for (const Json &one : given)
            list.push_back(knownValue(question, one));
        return list;
    }
    case QuestionKind::Bool:
        return given == "true" ? Json(true) : given == "false" ? Json(false) : given;
    case QuestionKind::Scale: {
        bool isNumber = false;
        const int number = given.is_string() ? fromUtf8(given.get<std::string>()).toInt(&isNumber) : 0;
        return isNumber ? Json(number) : given;
    }
    case QuestionKind::Spans:
    case QuestionKind::Text:
        break;
    }
    return given;
}

// The scheme as judges are asked it: what is not the label itself may be left out.
Scheme asAskedOfJudges(const Scheme &scheme)
{
    Scheme asked = scheme;
    for (Question &question : asked.questions)
        question.required = question.id == scheme.goldQuestion;
    return asked;
}

struct QuotedTurn {
    int turn = -1;
    qsizetype at = -1;
};

// In the turn that was named, else in the only one that has it.
QuotedTurn placeOf(const QString &quote, const QString &turnName, const Conversation &conversation)
{
    const int named = conversation.turnIndex(turnName);
    if (named >= 0) {
        const qsizetype at = conversation.turns[named].text.indexOf(quote);
        if (at >= 0)
            return {named, at};
    }
    QuotedTurn found;
    for (int i = 0; i < int(conversation.turns.size()); ++i) {
        const qsizetype at = conversation.turns[i].text.indexOf(quote);
        if (at >= 0 && found.turn >= 0)
            return {};
        if (at >= 0)
            found = {i, at};
    }
    return found;
}

std::optional<Span> spanOf(const Json &entry, const Conversation &conversation)
{
    if (!entry.is_object() || !entry.contains("quote") || !entry["quote"].is_string())
        return std::nullopt;
    const QString quote = fromUtf8(entry["quote"].get<std::string>()).trimmed();
    const Json turn = entry.value("turn", Json());
    const QString name = turn.is_string() ? fromUtf8(turn.get<std::string>()) : QString();
    const QuotedTurn place = quote.isEmpty() ? QuotedTurn() : placeOf(quote, name, conversation);
    if (place.turn < 0)
        return std::nullopt;
    const OffsetMap offsets(conversation.turns[place.turn].text);
    Span span;
    span.utterance = place.turn;
    span.start = offsets.codePointFromUtf16(int(place.at));
    span.end = offsets.codePointFromUtf16(int(place.at + quote.size()));
    span.text = quote;
    span.link = 1;
    return span;
}

// What a model adds around its answers.
bool isFrame(const std::string &key)
{
    return key == "item" || key == "evidence" || key == "reason";
}

class ReplyReader {
public:
    ReplyReader(const Scheme &scheme, const Conversation &conversation)
        : m_scheme(scheme), m_asked(asAskedOfJudges(scheme)), m_conversation(conversation)
    {
    }

    Result<JudgeAnswer> read(const Json &object) const
    {
        JudgeAnswer answer;
        Json given = Json::object();
        const bool nested = object.contains("answers") && object["answers"].is_object();
        for (const auto &[key, value] : (nested ? object["answers"] : object).items()) {
            if (nested || !isFrame(key))
                given[key] = value;
        }
        for (const auto &[key, value] : given.items()) {
            if (!m_scheme.question(fromUtf8(key)))
                return invalidInput(
                    JudgeAnswerWords::tr("%1: the scheme %2 has no such question").arg(fromUtf8(key), m_scheme.id));
        }
        readEvidence(object, answer);
        const Json cleaned = m_scheme.withoutHidden(completed(given));
        ASSIGN_OR_RETURN(answer.answers, checkAnswers(m_asked, m_conversation, cleaned));
        answer.label = m_scheme.label(answer.answers);
        answer.removed = m_scheme.removedAs(answer.answers);
        if (answer.removed.isEmpty())
            answer.removed = m_scheme.removedByOne(answer.answers);
        if (answer.label.isEmpty() && answer.removed.isEmpty())
            return invalidInput(JudgeAnswerWords::tr("%1: this question must be answered").arg(m_scheme.goldQuestion));
        addEvidence(answer);
        addRanking(answer);
        const Json reason = object.value("reason", Json());
        if (reason.is_string())
            answer.reason = fromUtf8(reason.get<std::string>()).simplified().left(longestReason);
        return answer;
    }

private:
    // Values as the scheme writes them; a list or mark that was left out does not apply.
    Json completed(const Json &given) const
    {
        Json answers = Json::object();
        for (const auto &[key, value] : given.items()) {
            const Question *question = m_scheme.question(fromUtf8(key));
            if (question->required && question->kind != QuestionKind::Text && question->kind != QuestionKind::Spans)
                answers[key] = knownAnswer(*question, value);
        }
        for (const Question *question : judgedQuestions(m_scheme)) {
            const std::string id = toUtf8(question->id);
            if (answers.contains(id) || question->id == m_scheme.goldQuestion)
                continue;
            if (question->kind == QuestionKind::Multi)
                answers[id] = Json::array();
            else if (question->kind == QuestionKind::Bool)
                answers[id] = false;
        }
        return answers;
    }

    void readEvidence(const Json &object, JudgeAnswer &answer) const
    {
        const Json evidence = object.value("evidence", Json::array());
        if (!evidence.is_array())
            return;
        for (const Json &entry : evidence) {
            const std::optional<Span> span = spanOf(entry, m_conversation);
            if (!span)
                ++answer.lostQuotes;
            else if (!answer.evidence.contains(*span))
                answer.evidence.append(*span);
        }
    }

    // Only what the scheme asks for, and only after answers that it asks for it after.
    void addEvidence(JudgeAnswer &answer) const
    {
        const Question *place = nullptr;
        for (const Question *question : m_scheme.asked(answer.answers)) {
            if (question->kind == QuestionKind::Spans)
                place = question;
        }
        const bool contradicts = !answer.label.isEmpty() && answer.removed.isEmpty();
        if (!place || !contradicts) {
            answer.evidence.clear();
            return;
        }
        if (answer.evidence.size() < 2) {
            for (Span &span : answer.evidence)
                span.link = 0;
        }
        const Result<Json> checked = checkAnswer(*place, m_conversation, spansToJson(answer.evidence));
        if (checked && !checked->is_null())
            answer.answers[toUtf8(place->id)] = *checked;
    }

    void addRanking(JudgeAnswer &answer) const
    {
        const Question *question = m_scheme.question(m_scheme.goldQuestion);
        if (!question || question->kind != QuestionKind::Ranking)
            return;
        for (const Json &letter : answer.answers.value(toUtf8(question->id), Json::array()))
            answer.ranking.append(answerText(letter));
        answer.label.clear();
    }

    const Scheme &m_scheme;
    const Scheme m_asked;
    const Conversation &m_conversation;
};

}  // namespace

Result<JudgeAnswer> readJudgeAnswer(const QString &reply, const Scheme &scheme, const Conversation &conversation,
                                    const QString &mark)
{
    const ReplyReader reader(scheme, conversation);
    QString fault;
    for (const Json &object : objectsIn(reply)) {
        const Json item = object.value("item", Json());
        if (item.is_string() && fromUtf8(item.get<std::string>()) != mark) {
            fault = JudgeAnswerWords::tr("it answers another item");
            continue;
        }
        Result<JudgeAnswer> answer = reader.read(object);
        if (answer)
            return answer;
        if (fault.isEmpty())
            fault = answer.error().message;
    }
    if (fault.isEmpty())
        fault = JudgeAnswerWords::tr("the reply holds no JSON object: \"%1\"").arg(reply.simplified().left(80));
    return invalidInput(fault);
}

}  // namespace gainsay
