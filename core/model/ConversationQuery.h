// SPDX-License-Identifier: GPL-3.0-or-later
// Which conversations a list shows, in which order, and from where. Values only.
#pragma once

#include "core/base/Ids.h"
#include "core/model/Workflow.h"

#include <QList>
#include <QString>

#include <optional>

namespace gainsay {

// What a conversation is kept for; numbers are stored, do not renumber.
enum class Purpose { Work = 0, Training = 1 };

// All conditions hold together; what is not set does not restrict.
struct ConversationFilter {
    BatchId batch;
    std::optional<Purpose> purpose;
    QList<ItemState> states;           // any of these
    std::optional<QString> label;      // the final label; empty string: none yet
    std::optional<QString> goldLabel;  // imported with the file
    std::optional<QString> model;
    std::optional<QString> method;
    std::optional<QString> removed;  // why it left the set; empty string: it did not
    std::optional<bool> settled;     // a resolution exists
    int minimumLength = 0;           // code points over all turns
    QString externalIdPrefix;
    QString text;  // words or characters that every result contains, anywhere in its turns

    friend bool operator==(const ConversationFilter &, const ConversationFilter &) = default;
};

enum class ConversationSort { Added, ExternalId, Length, State, Label, Model, Method };

struct ConversationQuery {
    ConversationFilter filter;
    ConversationSort sort = ConversationSort::Added;
    bool descending = false;
};

// One line of a list: everything but the text.
struct ConversationRow {
    ConversationId id;
    QString externalId;
    BatchId batch;
    Purpose purpose = Purpose::Work;
    QString model;
    QString method;
    int length = 0;
    int turnCount = 0;
    QString goldLabel;
    ItemState state = ItemState::Open;
    QString label;
    QString removed;
    std::optional<ResolutionSource> source;
};

struct BatchCounts {
    qint64 conversations = 0;
    qint64 settled = 0;
    qint64 disputed = 0;
};

struct Batch {
    BatchId id;
    QString name;
    qint64 createdAt = 0;
    BatchCounts counts;
};

}  // namespace gainsay
