// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/rows/SharedFields.h"

#include "core/base/TranslatableText.h"
#include "core/io/rows/AnswerCells.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct SharedWords {
    GAINSAY_TR(io)
};

// The first of the names that `object` has; it is taken out.
Json takeFirst(Json &object, const QStringList &names)
{
    for (const QString &name : names) {
        const auto found = object.find(toUtf8(name));
        if (found == object.end() || found->is_null())
            continue;
        Json value = std::move(*found);
        object.erase(found);
        return value;
    }
    return {};
}

// Chat logs may cut a message into parts, of which only texts are of use here.
Json joinedParts(RowFields &fields, const QString &list, const Json &content)
{
    if (!content.is_array())
        return content;
    std::string text;
    for (const Json &part : content) {
        if (part.is_string())
            text += part.get<std::string>();
        else if (part.is_object() && part.contains("text") && part["text"].is_string())
            text += part["text"].get<std::string>();
        else
            fields.leaveOut(SharedWords::tr("parts of %1 that are not text").arg(list));
    }
    return text;
}

void readTurn(RowFields &fields, const QString &list, Json turn, const ColumnMapping &mapping,
              Conversation &conversation)
{
    static const QStringList textNames{u"text"_s,      u"content"_s, u"value"_s,  u"phrase"_s,
                                       u"utterance"_s, u"message"_s, u"dialog"_s, u"body"_s};
    static const QStringList speakerNames{u"speaker"_s, u"author"_s,   u"role"_s, u"from"_s,
                                          u"name"_s,    u"agent_id"_s, u"user"_s, u"sender"_s};
    const QString path = u"%1[%2]"_s.arg(list).arg(conversation.turns.size());
    if (turn.is_string())
        turn = Json{{"text", std::move(turn)}};
    else if (!turn.is_object())
        return fields.expected(path, SharedWords::tr("an object with named fields"), turn);
    else if (takeFirst(turn, {u"turn_id"_s}).is_null() && turn.empty())
        return fields.fail(path + u".text"_s, SharedWords::tr("is missing"));
    Json speaker = takeFirst(turn, QStringList{mapping.speaker} + speakerNames);
    if (speaker.is_number_integer())  // numbered agents
        speaker = speaker.dump();
    const Json text = joinedParts(fields, list, takeFirst(turn, QStringList{mapping.text} + textNames));
    if (text.is_null())
        return fields.fail(path + u".text"_s, SharedWords::tr("is missing"));
    const QString said = fields.checkedText(path + u".text"_s, text);
    if (said.trimmed().isEmpty())
        return fields.fail(path + u".text"_s, SharedWords::tr("is empty"));
    conversation.turns.append({speaker.is_null() ? speakerInTurn(conversation.turns.size(), mapping.speakers)
                                                 : fields.checkedText(path, speaker),
                               said});
    for (const auto &[name, value] : turn.items()) {
        if (!value.is_null() && value != Json("") && !(value.is_structured() && value.empty()))
            fields.leaveOut(u"%1[].%2"_s.arg(list, fromUtf8(name)));
    }
}

}  // namespace

QString plainText(const Json &value)
{
    return value.is_string() ? fromUtf8(value.get_ref<const std::string &>()) : QString::fromUtf8(dumpJson(value));
}

QString speakerInTurn(qsizetype turn, const QStringList &speakers)
{
    static const QStringList usual{u"user"_s, u"bot"_s};
    const QStringList &names = speakers.isEmpty() ? usual : speakers;
    return names[turn % names.size()];
}

void readNumberedTurns(RowFields &fields, int leastPairs, Conversation &conversation)
{
    static const QString user = u"user"_s;
    static const QString bot = u"bot"_s;
    static constexpr const char *firstNames[] = {"u1", "b1", "u2", "b2"};
    conversation.turns.reserve(4);
    for (int pair = 1;; ++pair) {
        const std::string number = std::to_string(pair);
        const std::string userField = pair <= 2 ? firstNames[2 * pair - 2] : 'u' + number;
        const std::string botField = pair <= 2 ? firstNames[2 * pair - 1] : 'b' + number;
        if (pair > leastPairs && !fields.has(userField.c_str()) && !fields.has(botField.c_str()))
            break;
        conversation.turns.append({user, fields.requiredText(userField.c_str())});
        conversation.turns.append({bot, fields.requiredText(botField.c_str())});
        if (fields.failed())
            return;
    }
    conversation.target = int(conversation.turns.size()) - 1;
}

void readTurnList(RowFields &fields, const QString &name, const Json &turns, const ColumnMapping &mapping,
                  Conversation &conversation)
{
    if (!turns.is_array() || turns.empty())
        return fields.expected(name, SharedWords::tr("a list of turns"), turns);
    conversation.turns.reserve(qsizetype(turns.size()));
    for (const Json &turn : turns) {
        readTurn(fields, name, turn, mapping, conversation);
        if (fields.failed())
            return;
    }
    conversation.target = int(conversation.turns.size()) - 1;
}

void readAboutTurns(RowFields &fields, Conversation &conversation)
{
    const int last = int(conversation.turns.size()) - 1;
    conversation.target = fields.optionalInteger("target", -1, last).value_or(last);
    conversation.related = fields.optionalInteger("related", 0, last);
    conversation.model = fields.optionalText("model");
    conversation.method = fields.optionalText("method");
    if (fields.has("candidates"))
        conversation.candidates = fields.requiredTexts("candidates");
    if (Json extra = fields.take("extra"); extra.is_object())
        conversation.extra.update(extra);
}

const Question *questionNamed(const Scheme &scheme, const QString &name)
{
    if (const Question *question = scheme.question(name))
        return question;
    const QString wanted = name.trimmed();
    for (const Question &question : scheme.questions) {
        QStringList names{question.id};
        for (const QString &language : LocalizedText::languages())
            names.append(question.title.text(language));
        if (!wanted.isEmpty() && names.contains(wanted, Qt::CaseInsensitive))
            return &question;
    }
    return nullptr;
}

bool takeAnswer(RowFields &fields, const Scheme &scheme, const QString &field, const QString &name, const Json &value,
                Json &answers)
{
    const Question *const question = questionNamed(scheme, name);
    if (!question)
        return false;
    if (value.is_null())
        return true;
    const std::optional<Json> answer = answerFromCell(*question, answerToCell(value));
    if (answer)
        answers[toUtf8(question->id)] = *answer;
    else
        fields.unknownAnswer(field, question->id, value);
    return true;
}

Json takeAnswerFields(RowFields &fields, const Scheme &scheme, const ColumnMapping &mapping)
{
    Json answers = Json::object();
    const auto take = [&](const QString &field, const QString &question) {
        if (!field.isEmpty() && fields.has(toUtf8(field).c_str()) && questionNamed(scheme, question))
            takeAnswer(fields, scheme, field, question, fields.take(toUtf8(field).c_str()), answers);
    };
    take(mapping.label.isEmpty() ? scheme.goldField : mapping.label, scheme.goldQuestion);
    for (const auto &[question, column] : mapping.answers.asKeyValueRange())
        take(column, question);
    for (const Question &question : scheme.questions)
        take(question.id, question.id);
    return answers;
}

void keepAnswers(RowFields &fields, const ColumnMapping &mapping, Json answers, ImportRow &row)
{
    const QString person =
        mapping.person.isEmpty() ? QString() : fields.identifier(toUtf8(mapping.person).c_str()).trimmed();
    if (person.isEmpty())
        row.conversation.gold.update(answers);
    else if (!answers.empty())
        row.people.append({person, std::move(answers), 0, 0});
}

}  // namespace gainsay
