// SPDX-License-Identifier: GPL-3.0-or-later
// CDConv: model, method, u1, b1, u2, b2 and, when labelled, label and (for history contradictions) persona.
#include "core/io/RowFormat.h"

#include "core/io/CdconvCodes.h"

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

std::unique_ptr<RowFormat> cdconvRows()
{
    return std::make_unique<CdconvRows>();
}

}  // namespace gainsay
