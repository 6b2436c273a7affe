// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/page/ItemLink.h"

#include "core/model/ConversationQueryJson.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

ItemLink linkTo(const QList<ConversationId> &list, qsizetype index, const QString &page, const Json &back)
{
    ItemLink link;
    link.item = list.value(index);
    const qsizetype first = std::max<qsizetype>(0, index - mostItemNeighbours);
    link.list = list.mid(first, 2 * mostItemNeighbours + 1);
    link.place = index + 1;
    link.total = list.size();
    link.page = page;
    link.back = back;
    return link;
}

Json toJson(const ItemLink &link)
{
    Json json = {{"place", link.place}, {"total", link.total}, {"page", toUtf8(link.page)}, {"back", link.back}};
    if (link.item)
        json["item"] = link.item.value;
    if (!link.name.isEmpty())
        json["name"] = toUtf8(link.name);
    if (link.query)
        json["query"] = toJson(*link.query);
    for (const ConversationId id : link.list)
        json["list"].push_back(id.value);
    return json;
}

Result<ItemLink> itemLinkFromJson(const Json &json)
{
    ItemLink link;
    link.item = ConversationId{json.value("item", qint64(0))};
    link.name = fromUtf8(json.value("name", std::string()));
    if (json.contains("query")) {
        ASSIGN_OR_RETURN(link.query, conversationQueryFromJson(json["query"]));
    }
    if (json.contains("list")) {
        for (const Json &id : json["list"])
            link.list.append(ConversationId{id.get<qint64>()});
    }
    link.place = json.value("place", qint64(0));
    link.total = json.value("total", qint64(0));
    link.page = fromUtf8(json.value("page", std::string()));
    link.back = json.value("back", Json::object());
    return link;
}

void openItem(Shell &shell, const ItemLink &link)
{
    shell.openPage(u"item"_s, toJson(link));
}

ConversationId itemToReturnTo(const Json &argument)
{
    return ConversationId{argument.is_object() ? argument.value("at", qint64(0)) : 0};
}

}  // namespace gainsay
