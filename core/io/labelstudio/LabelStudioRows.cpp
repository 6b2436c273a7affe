// SPDX-License-Identifier: GPL-3.0-or-later
// Label Studio's files. JSON: a list of tasks with `data`, everybody's `annotations` and models' `predictions`; what is
// marked as ground truth is gold. JSON-MIN and CSV: a row per annotation, with the fields of the task and the answers,
// named after their tags, side by side. The tool's own bookkeeping (numbers, dates of tasks) is left behind; what
// people made and cannot be taken is named.
#include "core/base/TranslatableText.h"
#include "core/io/labelstudio/LabelStudioFormat.h"

#include "core/io/csv/CsvReader.h"
#include "core/io/labelstudio/LabelStudioResults.h"
#include "core/io/rows/DialogueText.h"
#include "core/io/rows/SharedFields.h"
#include "core/scheme/SpanAnswers.h"

#include <QDateTime>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr const char *annotationsField = "annotations";
constexpr const char *predictionsField = "predictions";
constexpr const char *taskMark = "\x01task";  // says that the row came out of `data`

struct TaskWords {
    GAINSAY_TR(io)
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

qint64 momentOf(const Json &value)
{
    return value.is_string() ? QDateTime::fromString(plainText(value), Qt::ISODateWithMs).toMSecsSinceEpoch() : 0;
}

qint64 milliseconds(const Json &seconds)
{
    const double value = seconds.is_number() ? seconds.get<double>() : plainText(seconds).toDouble();
    return qRound64(value * 1000);
}

// A turn list goes by what is in it: objects with a text of some kind.
bool looksLikeTurns(const Json &value)
{
    return value.is_array() && !value.empty() && std::all_of(value.begin(), value.end(), [](const Json &turn) {
               return turn.is_object() &&
                      !firstText(turn, {"text", "content", "value", "phrase", "utterance"}).is_null() &&
                      !turn.contains("startOffset") && !turn.contains("from_name");
           });
}

// Answers of the short formats as the results of the long one.
Json resultsOf(const Question &question, const Json &value)
{
    const std::string name = toUtf8(question.id);
    Json results = Json::array();
    if (question.kind == QuestionKind::Spans && value.is_array()) {
        for (const Json &span : value)
            results.push_back({{"from_name", name}, {"value", span}});
        return results;
    }
    Json plain = value;
    if (value.is_string() || value.is_boolean())
        plain = {{"choices", Json::array({value})}};
    else if (value.is_number())
        plain = {{"choices", Json::array({value.dump()})}};
    else if (value.is_array())
        plain = {{"choices", value}};
    results.push_back({{"from_name", name}, {"value", std::move(plain)}});
    return results;
}

class LabelStudioRows final : public RowFormat {
public:
    explicit LabelStudioRows(const ImportOptions &options) : m_mapping(options.mapping), m_scheme(options.scheme) {}

    Json unwrapped(Json task) const override
    {
        const auto data = task.is_object() ? task.find("data") : task.end();
        if (!task.is_object() || data == task.end() || !data->is_object())
            return task;
        Json row = std::move(*data);
        row[taskMark] = true;
        if (const Json id = firstText(task, {"id"}); !row.contains("id") && id.is_string())
            row["id"] = "task-" + id.get<std::string>();
        for (const char *name : {annotationsField, predictionsField, "completions", "drafts", "comments"}) {
            if (const auto part = task.find(name); part != task.end())
                row[name] = std::move(*part);
        }
        return row;
    }

    void read(RowFields &fields, ImportRow &row) const override
    {
        const bool task = !fields.take(taskMark).is_null();
        Conversation &conversation = row.conversation;
        readDialogue(fields, conversation);
        if (fields.failed())
            return;
        readAboutTurns(fields, conversation);
        if (!m_mapping.model.isEmpty())
            conversation.model = fields.optionalText(toUtf8(m_mapping.model).c_str());
        if (!m_mapping.method.isEmpty())
            conversation.method = fields.optionalText(toUtf8(m_mapping.method).c_str());
        if (m_scheme.questions.isEmpty())
            return;
        if (task)
            readTask(fields, row);
        else
            readShort(fields, row);
    }

private:
    // The question that the tag of this name asks.
    const Question *questionOf(const QString &name) const
    {
        if (!m_mapping.label.isEmpty() && name == m_mapping.label)
            return m_scheme.question(m_scheme.goldQuestion);
        return questionNamed(m_scheme, m_mapping.answers.key(name, name));
    }

    void readDialogue(RowFields &fields, Conversation &conversation) const
    {
        if (m_mapping.turns.size() > 1)
            return readColumns(fields, conversation);
        const QString name = dialogueField(fields);
        if (name.isEmpty() || !fields.has(toUtf8(name).c_str()))
            return fields.fail(u"data."_s + (name.isEmpty() ? u"dialogue"_s : name),
                               TaskWords::tr("is missing; give a list of turns with author and text"));
        const Json turns = fields.take(toUtf8(name).c_str());
        if (!turns.is_string())
            return readTurnList(fields, name, turns, m_mapping, conversation);
        const std::optional<DialogueText> text = DialogueText::read(fields.checkedText(name, turns), Json());
        if (!text || text->turns().isEmpty())
            return fields.fail(name, TaskWords::tr("is empty"));
        conversation.turns = text->turns();
    }

    void readColumns(RowFields &fields, Conversation &conversation) const
    {
        for (const QString &column : m_mapping.turns) {
            const QString text = fields.optionalText(toUtf8(column).c_str());
            if (!text.trimmed().isEmpty())
                conversation.turns.append({speakerInTurn(conversation.turns.size(), m_mapping.speakers), text});
        }
        if (conversation.turns.isEmpty())
            fields.fail(m_mapping.turns.constFirst(), TaskWords::tr("is missing or empty: the row has no turns"));
    }

    // As mapped, under a usual name, or the only field that looks like turns.
    QString dialogueField(const RowFields &fields) const
    {
        if (!m_mapping.turns.isEmpty())
            return m_mapping.turns.constFirst();
        for (const char *name : {"dialogue", "dialog", "conversation", "messages", "turns"}) {
            if (fields.has(name))
                return QString::fromLatin1(name);
        }
        QStringList candidates;
        for (const QString &name : fields.names()) {
            if (looksLikeTurns(fields.peek(toUtf8(name).c_str())))
                candidates.append(name);
        }
        return candidates.size() == 1 ? candidates.constFirst() : QString();
    }

    void readTask(RowFields &fields, ImportRow &row) const
    {
        Json annotations = fields.take(annotationsField);
        if (const Json older = fields.take("completions"); annotations.is_null())
            annotations = older;
        for (const char *name : {"drafts", "comments"}) {
            if (const Json left = fields.take(name); left.is_array() && !left.empty())
                fields.leaveOut(QString::fromLatin1(name));
        }
        for (size_t i = 0; annotations.is_array() && i < annotations.size() && !fields.failed(); ++i) {
            const Json &annotation = annotations[i];
            if (annotation.is_object() && annotation.value("was_cancelled", Json(false)) != Json(true))
                readAnnotation(fields, annotation, u"annotations[%1]"_s.arg(i), row);
            else
                fields.leaveOut(TaskWords::tr("annotations that were cancelled"));
        }
        const Json predictions = fields.take(predictionsField);
        for (size_t i = 0; predictions.is_array() && i < predictions.size() && !fields.failed(); ++i)
            readPrediction(fields, predictions[i], row);
    }

    Json answersIn(const Json &results, const Conversation &conversation, const QString &path, RowFields &fields) const
    {
        return answersFromResults(m_scheme, conversation, results, path, fields,
                                  [this](const QString &name) { return questionOf(name); });
    }

    void readAnnotation(RowFields &fields, const Json &annotation, const QString &path, ImportRow &row) const
    {
        Json answers = answersIn(annotation.value("result", Json::array()), row.conversation, path, fields);
        if (annotation.value("ground_truth", Json(false)) == Json(true)) {
            row.conversation.gold = std::move(answers);
            return;
        }
        PersonAnswers person;
        person.person = annotatorOf(fields, path + u".completed_by"_s, annotation);
        if (person.person.isEmpty())
            return fields.fail(path + u".completed_by"_s, TaskWords::tr("is missing"));
        person.answers = std::move(answers);
        person.createdAt = momentOf(annotation.value("created_at", Json()));
        person.activeMs = milliseconds(annotation.value("lead_time", Json(0)));
        row.people.append(std::move(person));
    }

    // A model that answers other questions than ours is no reason to refuse the task.
    void readPrediction(RowFields &fields, const Json &prediction, ImportRow &row) const
    {
        RowFields own((Json::object()));
        const Json results = prediction.is_object() ? prediction.value("result", Json::array()) : Json::array();
        const Json answers = answersIn(results, row.conversation, QString::fromLatin1(predictionsField), own);
        RowPrediction said;
        said.label = m_scheme.label(answers);
        if (own.failed() || said.label.isEmpty())
            return fields.leaveOut(TaskWords::tr("predictions that do not answer %1").arg(m_scheme.goldQuestion));
        said.model = checkedFirst(fields, u"predictions.model_version"_s, prediction, {"model_version"}).trimmed();
        if (said.model.isEmpty())
            said.model = u"labelstudio"_s;
        if (const Json score = prediction.value("score", Json()); score.is_number())
            said.probabilities.insert(said.label, std::clamp(score.get<double>(), 0.0, 1.0));
        for (const Question &question : m_scheme.questions) {
            const auto spans = answers.find(toUtf8(question.id));
            if (question.kind == QuestionKind::Spans && spans != answers.end())
                said.spans = spansFromJson(*spans);
        }
        row.predictions.append(std::move(said));
    }

    void readShort(RowFields &fields, ImportRow &row) const
    {
        Json results = Json::array();
        for (const QString &name : fields.names()) {
            const Question *const question = questionOf(name);
            if (!question)
                continue;
            const Json value = fields.take(toUtf8(name).c_str());
            for (Json &result : value.is_null() ? Json::array() : resultsOf(*question, value))
                results.push_back(std::move(result));
        }
        PersonAnswers person;
        person.answers = answersFromResults(m_scheme, row.conversation, results, {}, fields,
                                            [this](const QString &name) { return m_scheme.question(name); });
        person.createdAt = momentOf(fields.take("created_at"));
        person.activeMs = milliseconds(fields.take("lead_time"));
        for (const char *own : {"annotation_id", "updated_at", "inner_id", "agreement"})
            fields.take(own);
        const Json by = fields.take(m_mapping.person.isEmpty() ? "annotator" : toUtf8(m_mapping.person).c_str());
        person.person = by.is_object() ? checkedFirst(fields, u"annotator"_s, by, {"email", "username", "id"})
                        : by.is_null() ? QString()
                                       : fields.checkedText(u"annotator"_s, toUtf8(plainText(by)));
        if (person.answers.empty())
            return;
        if (person.person.isEmpty())
            row.conversation.gold = std::move(person.answers);
        else
            row.people.append(std::move(person));
    }

    ColumnMapping m_mapping;
    Scheme m_scheme;
};

std::unique_ptr<RowFormat> labelStudioRows(const ImportOptions &options)
{
    return std::make_unique<LabelStudioRows>(options);
}

Result<std::unique_ptr<ImportReader>> openLabelStudio(const QString &path, const ImportOptions &options)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    if (ending != "csv"_L1 && ending != "tsv"_L1)
        return openJsonList(path, options, labelStudioRows);
    ASSIGN_OR_RETURN(auto file, openImportFile(path));
    return std::unique_ptr<ImportReader>(
        std::make_unique<CsvReader>(std::move(file), path, options, labelStudioRows(options),
                                    TableShape{ending == "tsv"_L1 ? '\t' : char(0), true, {}}));
}

int likeLabelStudio(const FileSample &sample)
{
    const bool tasks = std::ranges::any_of(sample.objects(),
                                           [](const Json &object) { return object.value("data", Json()).is_object(); });
    if (tasks)
        return certainly;
    const bool shortForm =
        sample.mostHave({"annotation_id", "annotator"}) || sample.hasColumns({"annotation_id"_L1, "annotator"_L1});
    return shortForm ? certainly : 0;
}

}  // namespace

const ImportFormat labelStudioFormat{u"labelstudio", openLabelStudio, likeLabelStudio, true};

}  // namespace gainsay
