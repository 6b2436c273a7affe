// SPDX-License-Identifier: GPL-3.0-or-later
// Fields that several formats read alike.
#include "core/io/rows/RowFormat.h"

#include "core/io/rows/RowFields.h"

using namespace Qt::StringLiterals;

namespace gainsay {

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

}  // namespace gainsay
