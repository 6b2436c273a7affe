// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/TranslatableText.h"
#include "core/io/decode/DecodeFormat.h"

#include "core/base/WholeNumber.h"
#include "core/io/rows/SharedFields.h"

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct DecodeWords {
    GAINSAY_TR(io)
};

class DecodeRows final : public RowFormat {
public:
    explicit DecodeRows(const ImportOptions &options) : m_mapping(options.mapping), m_scheme(options.scheme) {}

    Json unwrapped(Json row) const override
    {
        if (row.is_object() && row.contains("record_id") && !row.contains("id")) {
            row["id"] = row["record_id"];
            row.erase("record_id");
        }
        return row;
    }

    void read(RowFields &fields, ImportRow &row) const override
    {
        Conversation &conversation = row.conversation;
        if (!fields.has("turns"))
            return fields.fail(u"turns"_s, DecodeWords::tr("is missing"));
        readTurnList(fields, u"turns"_s, fields.take("turns"), m_mapping, conversation);
        for (Utterance &turn : conversation.turns) {
            if (turn.speaker == "0"_L1 || turn.speaker == "1"_L1)
                turn.speaker = turn.speaker == "0"_L1 ? u"A"_s : u"B"_s;
        }
        if (!fields.failed())
            readLabel(fields, conversation);
        if (!fields.failed())
            readEvidence(fields, conversation);
    }

private:
    // DECODE tells whether there is a contradiction, not of which kind: a scheme with several kinds can take the "no"
    // only, and the "yes" stays a further field.
    void readLabel(RowFields &fields, Conversation &conversation) const
    {
        if (!fields.has("is_contradiction"))
            return;
        const Json said = fields.take("is_contradiction");
        if (!said.is_boolean())
            return fields.expected(u"is_contradiction"_s, DecodeWords::tr("true or false"), said);
        const bool contradiction = said.get<bool>();
        conversation.extra["is_contradiction"] = contradiction;
        const Question *const question = m_scheme.question(m_scheme.goldQuestion);
        const std::optional<Json> answer = question ? answerFor(*question, contradiction) : std::nullopt;
        if (answer)
            conversation.gold[toUtf8(question->id)] = *answer;
        else
            fields.leaveOut(DecodeWords::tr("is_contradiction as a label: no answer of the scheme means just that"));
    }

    static std::optional<Json> answerFor(const Question &question, bool contradiction)
    {
        if (question.kind == QuestionKind::Bool)
            return contradiction;
        if (question.kind != QuestionKind::Single)
            return std::nullopt;
        const Option *const none = question.optionByCode(0);
        const Option *const one = question.optionByCode(1);
        if (!contradiction)
            return none ? std::optional(none->value) : std::nullopt;
        return one && question.options.size() == 2 ? std::optional(one->value) : std::nullopt;
    }

    // The turns that the last one contradicts; the first of them is the one to compare it with.
    static void readEvidence(RowFields &fields, Conversation &conversation)
    {
        const Json turns = fields.take("aggregated_contradiction_indices");
        if (turns.is_null())
            return;
        if (!turns.is_array())
            return fields.expected(u"aggregated_contradiction_indices"_s, DecodeWords::tr("a list of turns by number"),
                                   turns);
        for (const Json &turn : turns) {
            const std::optional<int> number = wholeNumber(turn, 0, int(conversation.turns.size()) - 1);
            if (!number)
                return fields.expected(
                    u"aggregated_contradiction_indices"_s,
                    DecodeWords::tr("a turn by number from 0 to %1").arg(conversation.turns.size() - 1), turn);
            if (!conversation.related && *number < conversation.target)
                conversation.related = number;
        }
        conversation.extra["aggregated_contradiction_indices"] = turns;
    }

    ColumnMapping m_mapping;
    Scheme m_scheme;
};

std::unique_ptr<RowFormat> decodeRows(const ImportOptions &options)
{
    return std::make_unique<DecodeRows>(options);
}

int likeDecode(const FileSample &sample)
{
    return sample.mostHave({"turns", "is_contradiction"}) ? certainly : 0;
}

}  // namespace

const ImportFormat decodeFormat{u"decode", jsonFile<decodeRows>, likeDecode};

}  // namespace gainsay
