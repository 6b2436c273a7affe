// SPDX-License-Identifier: GPL-3.0-or-later
// One question's ratings with what items can be told apart by: batch, week, trigger method, chatbot, distance, and
// whether the detector's label was in view. Read once, broken down in any way.
#pragma once

#include "core/stats/agreement/Ratings.h"
#include "core/store/RatingStore.h"

#include <QHash>

#include <array>

namespace gainsay {

// Distance: turns from the marked earlier utterance to the judged one, empty where none is marked. Shown: all raters
// saw the detector's label, none did, or only some. Version of the scheme: it tells answers apart, not items.
enum class AgreementGroup { Batch, Week, Method, Model, Distance, Shown, Version };
constexpr int agreementGroups = 6;  // those that tell items apart

// Names of AgreementGroup::Shown, not for readers.
extern const QString groupShown;
extern const QString groupHidden;
extern const QString groupMixed;

struct ItemGroups {
    QStringList names;    // batches in order of addition, weeks in order of time, others by name
    std::vector<int> of;  // of each item, the place of its name
};

struct RatedItems {
    Ratings ratings;  // items are numbered as their conversations
    std::array<ItemGroups, agreementGroups> groups;

    const ItemGroups &by(AgreementGroup group) const { return groups[static_cast<size_t>(group)]; }
};

// "2026-W46" (ISO 8601, UTC).
QString weekName(qint64 atMs);
// When that week begins.
qint64 weekStart(const QString &name);

// Takes the rows as the store gives them. An item belongs to the week of its last answer.
class RatedItemsCollector {
public:
    RatedItemsCollector(const QHash<UserId, QString> &users, const QHash<BatchId, QString> &batches,
                        const QHash<ConversationId, int> &distances);

    void add(const RatingRow &row);
    RatedItems finish(const RatingNames &names) &&;

private:
    struct Item {
        qint64 lastAt = 0;
        int batch = 0;
        int model = 0;
        int method = 0;
        int raters = 0;
        int sawDetector = 0;
    };

    int weekOf(qint64 atMs);
    int distancePlace() const;
    void closeItem();

    NumberedRatingsBuilder m_builder;
    QHash<qint64, int> m_raters;
    QStringList m_raterNames;
    QHash<qint64, int> m_batches;
    QHash<qint64, int> m_weeks;  // day → place
    const QHash<ConversationId, int> &m_distances;
    std::array<ItemGroups, agreementGroups> m_groups;
    Item m_item;
    qint64 m_current = -1;
};

// `old` with the items among `changed` replaced by those of `fresh`, which holds no others.
RatedItems replaceItems(const RatedItems &old, const RatedItems &fresh, const QList<ConversationId> &changed);

}  // namespace gainsay
