// SPDX-License-Identifier: GPL-3.0-or-later
// CDConv: model, method, u1, b1, u2, b2 and, when labelled, label and (for history contradictions) persona.
#include "core/io/rows/RowFormat.h"

#include "core/io/corpora/CdconvCodes.h"

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

class CdconvRows final : public RowFormat {
public:
    void read(RowFields &fields, ImportRow &row) const override
    {
        Conversation &conversation = row.conversation;
        conversation.model = fields.optionalText("model");
        conversation.method = fields.optionalText("method");
        readNumberedTurns(fields, 2, conversation);
        const std::optional<int> label = fields.optionalInteger("label", 0, int(cdconvCategories.size()) - 1);
        if (!label)
            return;
        conversation.gold["category"] = cdconvCategories[size_t(*label)];
        if (*label != cdconvHistory)  // a persona beside another label says nothing; it stays an extra field
            return;
        if (const std::optional<int> persona = fields.optionalInteger("persona", 0, int(cdconvPersonas.size()) - 1))
            conversation.gold["persona"] = cdconvPersonas[size_t(*persona)];
    }
};

}  // namespace

std::unique_ptr<RowFormat> cdconvRows(const ImportOptions &)
{
    return std::make_unique<CdconvRows>();
}

}  // namespace gainsay
