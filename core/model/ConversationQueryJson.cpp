// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/ConversationQueryJson.h"

#include "core/base/EnumNames.h"
#include "core/base/JsonFields.h"
#include "core/base/TranslatableText.h"

#include <limits>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct QueryText {
    GAINSAY_TR(gainsay::ConversationQuery)
};

constexpr EnumNames<ConversationSort, 7> sortNames{{{ConversationSort::Added, "added"_L1},
                                                    {ConversationSort::ExternalId, "id"_L1},
                                                    {ConversationSort::Length, "length"_L1},
                                                    {ConversationSort::State, "state"_L1},
                                                    {ConversationSort::Label, "label"_L1},
                                                    {ConversationSort::Model, "model"_L1},
                                                    {ConversationSort::Method, "method"_L1}}};

struct OptionalText {
    const char *name;
    std::optional<QString> ConversationFilter::*member;
};

constexpr std::array<OptionalText, 5> optionalTexts{{{"label", &ConversationFilter::label},
                                                     {"imported", &ConversationFilter::goldLabel},
                                                     {"model", &ConversationFilter::model},
                                                     {"method", &ConversationFilter::method},
                                                     {"removed", &ConversationFilter::removed}}};

constexpr int lastState = int(ItemState::Ambiguous);

}  // namespace

Json toJson(const ConversationQuery &query)
{
    const ConversationFilter &filter = query.filter;
    Json json = Json::object();
    if (filter.batch)
        json["batch"] = filter.batch.value;
    if (filter.purpose)
        json["training"] = *filter.purpose == Purpose::Training;
    for (const ItemState state : filter.states)
        json["states"].push_back(toUtf8(toString(state)));
    for (const OptionalText &text : optionalTexts) {
        if (filter.*text.member)
            json[text.name] = toUtf8(*(filter.*text.member));
    }
    if (filter.settled)
        json["settled"] = *filter.settled;
    if (filter.minimumLength > 0)
        json["minimum_length"] = filter.minimumLength;
    if (!filter.externalIdPrefix.isEmpty())
        json["id"] = toUtf8(filter.externalIdPrefix);
    if (!filter.text.isEmpty())
        json["text"] = toUtf8(filter.text);
    if (query.sort != ConversationSort::Added)
        json["sort"] = toUtf8(nameOf(sortNames, query.sort));
    if (query.descending)
        json["descending"] = true;
    return json;
}

Result<ConversationQuery> conversationQueryFromJson(const Json &json)
{
    JsonFaults faults;
    JsonFields fields(json, {}, faults);
    ConversationQuery query;
    ConversationFilter &filter = query.filter;
    if (fields.has("batch"))
        filter.batch = BatchId{fields.integer("batch", 1, std::numeric_limits<int>::max())};
    if (fields.has("training"))
        filter.purpose = fields.boolean("training") ? Purpose::Training : Purpose::Work;
    if (fields.has("states")) {
        QStringList names;
        for (int state = 0; state <= lastState; ++state)
            names.append(toString(ItemState(state)));
        for (const Json &state : fields.array("states")) {
            const qsizetype index = state.is_string() ? names.indexOf(fromUtf8(state.get<std::string>())) : -1;
            if (index < 0)
                faults.expected(fields.path("states"), QueryText::tr("states of an item"), state);
            else
                filter.states.append(ItemState(index));
        }
    }
    for (const OptionalText &text : optionalTexts) {
        if (fields.has(text.name))
            filter.*text.member = fields.string(text.name);
    }
    if (fields.has("settled"))
        filter.settled = fields.boolean("settled");
    filter.minimumLength = fields.integer("minimum_length", 0, std::numeric_limits<int>::max(), 0);
    filter.externalIdPrefix = fields.string("id", QString());
    filter.text = fields.string("text", QString());
    if (fields.has("sort")) {
        QStringList names;
        for (const auto &[sort, name] : sortNames)
            names.append(name);
        query.sort = sortNames[size_t(fields.word("sort", names))].first;
    }
    query.descending = fields.boolean("descending", false);
    fields.refuseOthers();
    if (!faults.isEmpty())
        return invalidInput(QueryText::tr("The list cannot be read: %1").arg(faults.first()));
    return query;
}

}  // namespace gainsay
