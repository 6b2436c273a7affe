// SPDX-License-Identifier: GPL-3.0-or-later
// Contrastive response pairs: a context with a right and a wrong response, or with one response to be judged.
#include "core/base/TranslatableText.h"
#include "core/io/corpora/Corpora.h"
#include "core/model/PairTypes.h"

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct CrpWords {
    GAINSAY_TR(io)
};

class CrpRows final : public RowFormat {
public:
    void read(RowFields &fields, ImportRow &row) const override
    {
        Conversation &conversation = row.conversation;
        readContext(fields, conversation);
        conversation.model = fields.optionalText("model");
        if (fields.has("response"))
            readResponse(fields, conversation);
        else
            readPair(fields, conversation);
    }

private:
    // The two take turns; the response comes from whoever is next.
    static void readContext(RowFields &fields, Conversation &conversation)
    {
        for (const QString &text : fields.requiredTexts("context"))
            conversation.turns.append({nextSpeaker(conversation), text});
        conversation.target = int(conversation.turns.size()) - 1;
    }

    static QString nextSpeaker(const Conversation &conversation)
    {
        return conversation.turns.size() % 2 == 0 ? u"A"_s : u"B"_s;
    }

    static void readResponse(RowFields &fields, Conversation &conversation)
    {
        conversation.turns.append({nextSpeaker(conversation), fields.requiredText("response")});
        conversation.target = int(conversation.turns.size()) - 1;
        if (const Json natural = fields.take("natural"); natural.is_boolean())
            conversation.gold["natural"] = natural;
        else if (!natural.is_null())
            fields.expected(u"natural"_s, CrpWords::tr("true or false"), natural);
        if (const std::optional<int> score = fields.optionalInteger("score", 1, 3))
            conversation.gold["score"] = *score;
    }

    static void readPair(RowFields &fields, Conversation &conversation)
    {
        const QStringList &types = contrastivePairTypes();
        conversation.candidates = {fields.requiredText("reference"), fields.requiredText("error")};
        conversation.method = fields.requiredText("type");
        if (!fields.failed() && !types.contains(conversation.method))
            fields.expected(u"type"_s, CrpWords::tr("one of %1").arg(types.join(u", "_s)), toUtf8(conversation.method));
        const Json scores = fields.take("scores");
        if (scores.is_null())
            return;
        checkScores(fields, scores);
        conversation.extra["scores"] = scores;
    }

    static void checkScores(RowFields &fields, const Json &scores)
    {
        if (!scores.is_object())
            fields.expected(u"scores"_s, CrpWords::tr("an object by model"), scores);
        for (const auto &[model, score] : scores.items()) {
            const bool both = score.is_object() && score.contains("reference") && score["reference"].is_number() &&
                              score.contains("error") && score["error"].is_number();
            if (!both)
                fields.expected(u"scores."_s + fromUtf8(model), CrpWords::tr("the numbers reference and error"), score);
        }
    }
};

std::unique_ptr<RowFormat> crpRows(const ImportOptions &)
{
    return std::make_unique<CrpRows>();
}

int likeCrp(const FileSample &sample)
{
    const bool pair = sample.mostHave({"context", "reference", "error", "type"});
    return pair ? certainly : sample.mostHave({"context", "response"}) ? probably : 0;
}

}  // namespace

const ImportFormat crpFormat{u"crp", jsonFile<crpRows>, likeCrp};

}  // namespace gainsay
