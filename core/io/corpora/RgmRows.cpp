// SPDX-License-Identifier: GPL-3.0-or-later
// RGM: a response (the second of annotation_target_pair) judged by three workers against an earlier utterance.
#include "core/base/TranslatableText.h"
#include "core/io/corpora/Corpora.h"

#include "core/base/WholeNumber.h"

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct RgmWords {
    GAINSAY_TR(io)
};

constexpr int rgmWorkers = 3;
constexpr int mostRgmWorkers = 100;

class RgmRows final : public RowFormat {
public:
    void read(RowFields &fields, ImportRow &row) const override
    {
        Conversation &conversation = row.conversation;
        const QStringList texts = fields.requiredTexts("utterances");
        const QStringList speakers = fields.requiredTexts("speakers");
        if (!fields.failed() && texts.size() != speakers.size())
            fields.fail(u"speakers"_s,
                        RgmWords::tr("names %1 speakers for %2 utterances").arg(speakers.size()).arg(texts.size()));
        if (fields.failed())
            return;
        for (qsizetype i = 0; i < texts.size(); ++i)
            conversation.turns.append({speakers[i], texts[i]});
        readPair(fields, conversation);
        conversation.model = fields.optionalText("rgm_name");
        conversation.method = fields.optionalText("method");
        readCount(fields, conversation);
    }

private:
    static void readPair(RowFields &fields, Conversation &conversation)
    {
        const Json pair = fields.take("annotation_target_pair");
        const bool two = pair.is_array() && pair.size() == 2;
        const auto later = two ? wholeNumber(pair[1], 1, int(conversation.turns.size()) - 1) : std::nullopt;
        const auto earlier = later ? wholeNumber(pair[0], 0, *later - 1) : std::nullopt;
        if (!earlier) {
            fields.expected(u"annotation_target_pair"_s,
                            RgmWords::tr("two utterances by number from 0, the earlier one first"), pair);
            return;
        }
        conversation.related = earlier;
        conversation.target = *later;
    }

    // The paper's rule: two or three of three say contradictory, or none does; one alone settles nothing. There is no
    // rule for other numbers of workers, whose votes are kept.
    static void readCount(RowFields &fields, Conversation &conversation)
    {
        const std::optional<int> asked = fields.optionalInteger("worker_count", 1, mostRgmWorkers);
        const int workers = asked.value_or(rgmWorkers);
        const std::optional<int> count = fields.optionalInteger("contradictory_label_count", 0, workers);
        if (asked)
            conversation.extra["worker_count"] = *asked;
        if (!count)
            return;
        conversation.extra["contradictory_label_count"] = *count;
        if (workers == rgmWorkers && *count != 1)
            conversation.gold["contradiction"] = *count >= 2 ? "contradictory" : "noncontradictory";
    }
};

std::unique_ptr<RowFormat> rgmRows(const ImportOptions &)
{
    return std::make_unique<RgmRows>();
}

int likeRgm(const FileSample &sample)
{
    return sample.mostHave({"utterances", "annotation_target_pair"}) ? certainly : 0;
}

}  // namespace

const ImportFormat rgmFormat{u"rgm", jsonFile<rgmRows>, likeRgm};

}  // namespace gainsay
