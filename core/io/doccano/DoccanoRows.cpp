// SPDX-License-Identifier: GPL-3.0-or-later
// doccano's JSONL, also as the tool itself writes it: entities as objects or [start, end, label], categories with or
// without the name of their question. A line with an annotator is that person's answers, one without is gold.
// Its sequence-to-sequence projects write texts as labels: one of them is the reply to be judged, several are replies
// to choose from.
#include "core/base/TranslatableText.h"
#include "core/io/doccano/DoccanoFormat.h"

#include "core/base/WholeNumber.h"
#include "core/io/rows/DialogueText.h"
#include "core/io/rows/SharedFields.h"
#include "core/io/rows/TextAnswers.h"

#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct DoccanoRowWords {
    GAINSAY_TR(io)
};

// [start, end, label] as the object that newer versions write.
Json asEntity(const Json &entity)
{
    if (entity.is_array() && entity.size() == 3)
        return {{"start_offset", entity[0]}, {"end_offset", entity[1]}, {"label", entity[2]}};
    return entity;
}

void addEntity(const Json &entity, RowFields &fields, TextAnswers &answers)
{
    if (!entity.is_object() || !entity.contains("start_offset") || !entity.contains("end_offset"))
        return fields.expected(u"entities"_s, DoccanoRowWords::tr("a span inside one turn"), entity);
    answers.addSpan(u"entities"_s, plainText(entity.value("label", Json(""))), wholeNumber(entity["start_offset"]),
                    wholeNumber(entity["end_offset"]), entity.contains("id") ? plainText(entity["id"]) : QString());
}

Json takeAnswers(RowFields &fields, const Scheme &scheme, const DialogueText &text, Json &comments)
{
    TextAnswers answers(scheme, fields, text);
    for (const Json &relation : fields.take("relations")) {
        if (relation.is_object() && relation.contains("from_id") && relation.contains("to_id"))
            answers.relate(plainText(relation["from_id"]), plainText(relation["to_id"]));
    }
    const Json labels = fields.take("label");
    for (const Json &list : {fields.take("entities"), labels, fields.take("cats")}) {
        for (const Json &part : list) {
            if (part.is_string())
                answers.addChoice(u"cats"_s, plainText(part));
            else
                addEntity(asEntity(part), fields, answers);
        }
    }
    for (const Json &comment : fields.take("Comments")) {
        if (!answers.addRemark(plainText(comment)))
            comments.push_back(comment);
    }
    return answers.take();
}

// The dialogue in `text`; nothing, with the fault in `fields`, if it is none.
std::optional<DialogueText> takeText(RowFields &fields, ImportRow &row)
{
    const QString whole = fields.requiredText(fields.has("text") ? "text" : "data");
    std::optional<DialogueText> text = DialogueText::read(whole, fields.take("turns"));
    if (!text || text->turns().isEmpty()) {
        fields.fail(u"turns"_s, DoccanoRowWords::tr("do not fit the text"));
        return std::nullopt;
    }
    row.conversation.turns = text->turns();
    readAboutTurns(fields, row.conversation);
    return text;
}

// doccano numbers its rows; ours keep their own id beside it.
Json withOwnId(Json row)
{
    if (row.is_object() && row.contains("conversation"))
        row["id"] = row["conversation"];
    if (row.is_object())
        row.erase("conversation");
    return row;
}

class DoccanoRows final : public RowFormat {
public:
    explicit DoccanoRows(const ImportOptions &options) : m_scheme(options.scheme) {}

    Json unwrapped(Json row) const override { return withOwnId(std::move(row)); }

    void read(RowFields &fields, ImportRow &row) const override
    {
        const std::optional<DialogueText> text = takeText(fields, row);
        if (text && !m_scheme.questions.isEmpty())
            readAnswers(fields, *text, row);
    }

private:
    void readAnswers(RowFields &fields, const DialogueText &text, ImportRow &row) const
    {
        const QString annotator = fields.identifier(fields.has("annotator") ? "annotator" : "username");
        Json comments = Json::array();
        Json answers = takeAnswers(fields, m_scheme, text, comments);
        if (!comments.empty())
            row.conversation.extra["Comments"] = std::move(comments);
        if (annotator.isEmpty())
            row.conversation.gold = std::move(answers);
        else
            row.people.append({annotator, std::move(answers), 0, 0});
    }

    Scheme m_scheme;
};

class Seq2seqRows final : public RowFormat {
public:
    Json unwrapped(Json row) const override { return withOwnId(std::move(row)); }

    void read(RowFields &fields, ImportRow &row) const override
    {
        if (!takeText(fields, row))
            return;
        if (fields.has("label") && !fields.has("labels"))
            readReplies(fields, "label", row.conversation);
        else
            readReplies(fields, "labels", row.conversation);
    }

private:
    static void readReplies(RowFields &fields, const char *name, Conversation &conversation)
    {
        const QStringList replies = fields.requiredTexts(name);
        if (fields.failed())
            return;
        if (replies.size() > 1) {
            conversation.candidates = replies;
            return;
        }
        const QString last = conversation.turns.constLast().speaker;
        const auto other =
            std::ranges::find_if(conversation.turns, [&](const Utterance &turn) { return turn.speaker != last; });
        const QString speaker = other != conversation.turns.end() ? other->speaker
                                : last == "bot"_L1                ? u"user"_s
                                                                  : u"bot"_s;
        conversation.turns.append({speaker, replies.constFirst()});
        conversation.target = int(conversation.turns.size()) - 1;
    }
};

std::unique_ptr<RowFormat> doccanoRows(const ImportOptions &options)
{
    return std::make_unique<DoccanoRows>(options);
}

std::unique_ptr<RowFormat> seq2seqRows(const ImportOptions &)
{
    return std::make_unique<Seq2seqRows>();
}

bool hasTextOfDoccano(const FileSample &sample)
{
    return sample.mostHave({"text"}) || sample.mostHave({"data"});
}

// Labels that are hardly ever the same are texts of their own.
bool hasReplies(const FileSample &sample)
{
    QSet<QString> texts;
    qsizetype labels = 0;
    for (const Json &object : sample.objects()) {
        const Json list = object.value("label", object.value("labels", Json()));
        if (!list.is_array())
            return false;
        for (const Json &label : list) {
            if (!label.is_string())
                return false;
            texts.insert(plainText(label));
            ++labels;
        }
    }
    const bool sentences = std::ranges::any_of(texts, [](const QString &text) { return text.size() > 12; });
    return labels > 0 && sentences && texts.size() * 10 > labels * 8;
}

int likeDoccano(const FileSample &sample)
{
    if (!hasTextOfDoccano(sample))
        return 0;
    const bool marked = sample.anyHas("entities") || sample.anyHas("cats") || sample.anyHas("Comments");
    const bool labelled = sample.anyHas("label") && !sample.anyHas("answer") && sample.objects().first().is_object();
    return marked ? probably + 10 : labelled ? possibly + 10 : 0;
}

int likeSeq2seq(const FileSample &sample)
{
    return hasTextOfDoccano(sample) && hasReplies(sample) ? probably : 0;
}

}  // namespace

const ImportFormat doccanoFormat{u"doccano", jsonLines<doccanoRows>, likeDoccano};
const ImportFormat doccanoSeq2seqFormat{u"doccano-seq2seq", jsonLines<seq2seqRows>, likeSeq2seq};

}  // namespace gainsay
