// SPDX-License-Identifier: GPL-3.0-or-later
// Label Studio's JSON: a list of tasks with `data` and everybody's `annotations`. What is marked as ground truth is
// gold. The tool's own bookkeeping (numbers, dates of tasks, drafts) is left behind.
#include "core/io/rows/RowFormat.h"

#include "core/io/labelstudio/LabelStudioResults.h"

#include <QCoreApplication>
#include <QDateTime>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr const char *annotationsField = "annotations";

struct TaskWords {
    Q_DECLARE_TR_FUNCTIONS(io)
};

// The first of the names that `object` has as text; numbers count as text. Null if there is none.
Json firstText(const Json &object, std::initializer_list<const char *> names)
{
    for (const char *name : names) {
        const auto found = object.find(name);
        if (found != object.end() && found->is_string())
            return *found;
        if (found != object.end() && found->is_number_integer())
            return found->dump();
    }
    return {};
}

QString checkedFirst(RowFields &fields, const QString &path, const Json &object,
                     std::initializer_list<const char *> names)
{
    const Json text = firstText(object, names);
    return text.is_null() ? QString() : fields.checkedText(path, text);
}

// Whom `completed_by` names: a number, an address, or an object that has one of them.
QString annotatorOf(RowFields &fields, const QString &path, const Json &annotation)
{
    const auto by = annotation.find("completed_by");
    if (by != annotation.end() && by->is_object())
        return checkedFirst(fields, path, *by, {"email", "username", "first_name", "id"});
    return checkedFirst(fields, path, annotation, {"completed_by", "created_username"});
}

class LabelStudioRows final : public RowFormat {
public:
    explicit LabelStudioRows(const ImportOptions &options) : m_scheme(options.scheme) {}

    Json unwrapped(Json task) const override
    {
        const auto data = task.is_object() ? task.find("data") : task.end();
        if (!task.is_object() || data == task.end() || !data->is_object())
            return task;
        Json row = std::move(*data);
        if (const Json id = firstText(task, {"id"}); !row.contains("id") && id.is_string())
            row["id"] = "task-" + id.get<std::string>();
        if (const auto annotations = task.find(annotationsField); annotations != task.end())
            row[annotationsField] = std::move(*annotations);
        return row;
    }

    void read(RowFields &fields, ImportRow &row) const override
    {
        Conversation &conversation = row.conversation;
        readDialogue(fields, conversation);
        if (fields.failed())
            return;
        readAboutTurns(fields, conversation);
        readAnnotations(fields, row);
    }

private:
    static void readDialogue(RowFields &fields, Conversation &conversation)
    {
        for (const char *name : {"dialogue", "dialog", "conversation", "messages", "turns"}) {
            if (!fields.has(name))
                continue;
            const Json turns = fields.take(name);
            if (!turns.is_array() || turns.empty())
                return fields.expected(QString::fromLatin1(name), TaskWords::tr("a list of turns"), turns);
            for (const Json &turn : turns)
                appendTurn(fields, QString::fromLatin1(name), turn, conversation);
            return;
        }
        fields.fail(u"data.dialogue"_s, TaskWords::tr("is missing; give a list of turns with author and text"));
    }

    static void appendTurn(RowFields &fields, const QString &list, const Json &turn, Conversation &conversation)
    {
        const QString path = u"%1[%2]"_s.arg(list).arg(conversation.turns.size());
        if (!turn.is_object())
            return fields.expected(path, TaskWords::tr("an object"), turn);
        const QString text = checkedFirst(fields, path, turn, {"text", "content", "phrase"});
        if (text.trimmed().isEmpty())
            return fields.fail(path, TaskWords::tr("is empty"));
        conversation.turns.append({checkedFirst(fields, path, turn, {"author", "speaker", "role", "name"}), text});
    }

    void readAnnotations(RowFields &fields, ImportRow &row) const
    {
        const Json annotations = fields.take(annotationsField);
        if (!annotations.is_array() || m_scheme.questions.isEmpty())
            return;
        for (size_t i = 0; i < annotations.size() && !fields.failed(); ++i) {
            const Json &annotation = annotations[i];
            if (annotation.is_object() && annotation.value("was_cancelled", Json(false)) != Json(true))
                readAnnotation(fields, annotation, u"annotations[%1]"_s.arg(i), row);
        }
    }

    void readAnnotation(RowFields &fields, const Json &annotation, const QString &path, ImportRow &row) const
    {
        Json answers =
            answersFromResults(m_scheme, row.conversation, annotation.value("result", Json::array()), path, fields);
        if (annotation.value("ground_truth", Json(false)) == Json(true)) {
            row.conversation.gold = std::move(answers);
            return;
        }
        PersonAnswers person;
        person.person = annotatorOf(fields, path + u".completed_by"_s, annotation);
        if (person.person.isEmpty())
            return fields.fail(path + u".completed_by"_s, TaskWords::tr("is missing"));
        person.answers = std::move(answers);
        person.createdAt =
            QDateTime::fromString(checkedFirst(fields, path, annotation, {"created_at"}), Qt::ISODateWithMs)
                .toMSecsSinceEpoch();
        const Json seconds = annotation.value("lead_time", Json());
        person.activeMs = seconds.is_number() ? qRound64(seconds.get<double>() * 1000) : 0;
        row.people.append(std::move(person));
    }

    Scheme m_scheme;
};

}  // namespace

std::unique_ptr<RowFormat> labelStudioRows(const ImportOptions &options)
{
    return std::make_unique<LabelStudioRows>(options);
}

}  // namespace gainsay
