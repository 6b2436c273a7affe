// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/TranslatableText.h"
#include "core/io/prodigy/ProdigyFormat.h"

#include "core/base/WholeNumber.h"
#include "core/io/rows/AnswerCells.h"
#include "core/io/rows/DialogueText.h"
#include "core/io/rows/SharedFields.h"
#include "core/io/rows/TextAnswers.h"

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct ProdigyWords {
    GAINSAY_TR(io)
};

// Whose session it was: "dataset-ann" as Prodigy names sessions, or the name itself.
QString annotatorOf(RowFields &fields)
{
    const QString annotator = fields.identifier("_annotator_id");
    const QString session = fields.identifier("_session_id");
    const QString name = annotator.isEmpty() ? session : annotator;
    return name.contains(u'-') ? name.section(u'-', 1) : name;
}

class ProdigyRows final : public RowFormat {
public:
    explicit ProdigyRows(const ImportOptions &options) : m_mapping(options.mapping), m_scheme(options.scheme) {}

    // The same task that several people were asked has the same input hash.
    Json unwrapped(Json row) const override
    {
        if (!row.is_object())
            return row;
        const Json meta = row.value("meta", Json());
        if (!row.contains("id") && meta.is_object() && meta.contains("id"))
            row["id"] = meta["id"];
        if (!row.contains("id") && row.contains("_input_hash"))
            row["id"] = "task" + row["_input_hash"].dump();
        for (const char *own : {"_input_hash", "_task_hash", "_view_id", "_is_binary", "tokens", "config", "style"})
            row.erase(own);
        return row;
    }

    void read(RowFields &fields, ImportRow &row) const override
    {
        const std::optional<DialogueText> text = takeText(fields, row.conversation);
        if (!text)
            return;
        readAboutTurns(fields, row.conversation);
        if (!fields.failed())
            readAnswers(fields, *text, row);
    }

private:
    std::optional<DialogueText> takeText(RowFields &fields, Conversation &conversation) const
    {
        for (const char *name : {"messages", "dialogue", "turns", "conversation"}) {
            if (!fields.has(name))
                continue;
            readTurnList(fields, QString::fromLatin1(name), fields.take(name), m_mapping, conversation);
            if (fields.failed())
                return std::nullopt;
            fields.take("text");
            return DialogueText(conversation.turns);
        }
        const QString whole = fields.requiredText("text");
        std::optional<DialogueText> text = DialogueText::read(whole, Json());
        if (fields.failed() || !text || text->turns().isEmpty()) {
            fields.fail(u"text"_s, ProdigyWords::tr("is empty"));
            return std::nullopt;
        }
        conversation.turns = text->turns();
        return text;
    }

    void readAnswers(RowFields &fields, const DialogueText &text, ImportRow &row) const
    {
        const QString verdict = fields.optionalText("answer");
        const qint64 at = fields.optionalInteger("_timestamp", 0, std::numeric_limits<int>::max()).value_or(0);
        QString person = annotatorOf(fields);
        if (!m_mapping.person.isEmpty())
            person = fields.identifier(toUtf8(m_mapping.person).c_str());
        Json answers = takeChoices(fields, text, verdict);
        if (verdict == "ignore"_L1)
            return fields.leaveOut(ProdigyWords::tr("answers of tasks that were ignored"));
        if (person.isEmpty())
            row.conversation.gold = std::move(answers);
        else if (!answers.empty())
            row.people.append({person, std::move(answers), at * 1000, 0});
    }

    // A rejected task says what the label is not, which is an answer only where there are two.
    Json takeChoices(RowFields &fields, const DialogueText &text, const QString &verdict) const
    {
        TextAnswers answers(m_scheme, fields, text);
        const bool rejected = verdict == "reject"_L1;
        if (const Json label = fields.take("label"); label.is_string() && !rejected && verdict != "ignore"_L1)
            answers.addChoice(u"label"_s, plainText(label));
        else if (label.is_string() && rejected && !addOpposite(answers, plainText(label)))
            fields.leaveOut(ProdigyWords::tr("labels that were rejected"));
        addAccepted(fields, answers, !rejected && verdict != "ignore"_L1);
        for (const Json &span : fields.take("spans")) {
            if (!span.is_object() || rejected)
                continue;
            answers.addSpan(u"spans"_s, plainText(span.value("label", Json(""))),
                            wholeNumber(span.value("start", Json())), wholeNumber(span.value("end", Json())));
        }
        for (const Question &question : m_scheme.questions) {
            if (const std::string id = toUtf8(question.id); fields.has(id.c_str()))
                answers.addAnswer(question.id, question.id, fields.take(id.c_str()));
        }
        return answers.take();
    }

    // Choices by the id or the text of their option.
    void addAccepted(RowFields &fields, TextAnswers &answers, bool taken) const
    {
        const Json options = fields.take("options");
        const Json accepted = fields.take("accept");
        for (const Json &choice : accepted) {
            if (!taken)
                return;
            QString said = plainText(choice);
            for (const Json &option : options) {
                const bool same = option.is_object() && option.value("id", Json()) == choice;
                if (same && option.contains("text") && !isAnswer(said))
                    said = plainText(option["text"]);
            }
            answers.addChoice(u"accept"_s, said);
        }
    }

    bool isAnswer(const QString &said) const
    {
        const Question *const question = m_scheme.question(m_scheme.goldQuestion);
        return question && answerFromCell(*question, said).has_value();
    }

    bool addOpposite(TextAnswers &answers, const QString &label) const
    {
        const Question *const question = m_scheme.question(m_scheme.goldQuestion);
        const std::optional<Json> said = question ? answerFromCell(*question, label) : std::nullopt;
        if (!said || question->options.size() != 2)
            return false;
        const Json &other = question->options[question->options[0].value == *said ? 1 : 0].value;
        return answers.addAnswer(u"label"_s, question->id, other);
    }

    ColumnMapping m_mapping;
    Scheme m_scheme;
};

std::unique_ptr<RowFormat> prodigyRows(const ImportOptions &options)
{
    return std::make_unique<ProdigyRows>(options);
}

int likeProdigy(const FileSample &sample)
{
    if (sample.mostHave({"_input_hash", "_task_hash"}))
        return certainly;
    return sample.mostHave({"text", "answer"}) && (sample.anyHas("spans") || sample.anyHas("accept")) ? probably : 0;
}

}  // namespace

const ImportFormat prodigyFormat{u"prodigy", jsonFile<prodigyRows>, likeProdigy};

}  // namespace gainsay
