// SPDX-License-Identifier: GPL-3.0-or-later
// How a page opens the page of one item: which one, the list that it stands in, and the way back.
#pragma once

#include "core/model/ConversationQuery.h"
#include "ui/page/Page.h"

#include <QList>

#include <optional>

namespace gainsay {

struct ItemLink {
    ConversationId item;
    QString name = {};                            // else its external id
    std::optional<ConversationQuery> query = {};  // the project lists it so: neighbours are asked for
    QList<ConversationId> list = {};              // else these, in order
    qint64 place = 0;                             // of the item in the whole list, from 1; 0: it stands in none
    qint64 total = 0;                             // -1: not counted yet
    QString page = {};                            // where one came from
    Json back = Json::object();                   // what that page is told, with "at": the item last seen

    bool operator==(const ItemLink &) const = default;
};

// Of a long list only so many on each side of the item go along.
inline constexpr qsizetype mostItemNeighbours = 5000;
// A link to the item at that index of a list.
ItemLink linkTo(const QList<ConversationId> &list, qsizetype index, const QString &page,
                const Json &back = Json::object());

Json toJson(const ItemLink &link);
Result<ItemLink> itemLinkFromJson(const Json &json);

void openItem(Shell &shell, const ItemLink &link);
// The item that a page is told to choose when one comes back; none if it is told nothing of the kind.
ConversationId itemToReturnTo(const Json &argument);

}  // namespace gainsay
