// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/training/GoldDraw.h"

#include "core/base/Random.h"
#include "core/service/training/GoldService.h"
#include "core/store/ConversationStore.h"
#include "core/store/Storage.h"
#include "core/store/TrainingStore.h"

namespace gainsay {

namespace {

constexpr int rowsAtATime = 1000;

// As many of each label as there are and the number allows, in an order that says nothing.
QList<ConversationId> drawEvenly(QMap<QString, QList<ConversationId>> byLabel, int count, quint64 seed)
{
    FairDraw draw(seed);
    for (QList<ConversationId> &items : byLabel)
        draw.shuffle(items);
    QList<ConversationId> drawn;
    qsizetype before = -1;
    for (qsizetype turn = 0; drawn.size() < count && drawn.size() > before; ++turn) {
        before = drawn.size();
        for (const QList<ConversationId> &items : std::as_const(byLabel)) {
            if (turn < items.size() && drawn.size() < count)
                drawn.append(items[turn]);
        }
    }
    draw.shuffle(drawn);
    return drawn;
}

QList<ConversationFilter> filtersOf(const GoldRequest &request, const Scheme &scheme)
{
    ConversationFilter filter;
    filter.batch = request.batch;
    if (request.source == GoldSource::Settled)
        filter.settled = true;
    if (request.source == GoldSource::Adjudicated)
        filter.states = {ItemState::Adjudicated};
    if (request.source != GoldSource::Imported)
        return {filter};
    QList<ConversationFilter> filters;
    const Question *gold = scheme.question(scheme.goldQuestion);
    for (const Option &option : gold ? gold->options : QList<Option>()) {
        filter.goldLabel = answerText(option.value);
        filters.append(filter);
    }
    return filters;
}

}  // namespace

GoldDraw::GoldDraw(Storage &storage, const Clock &clock, const ActiveScheme &scheme, UserId actor)
    : m_storage(storage), m_clock(clock), m_scheme(scheme), m_actor(actor)
{
}

Result<int> GoldDraw::fill(const GoldRequest &request)
{
    int added = 0;
    const auto done = m_storage.transaction([&]() -> Result<void> {
        ASSIGN_OR_RETURN(const auto byLabel, candidates(request));
        GoldService gold(m_storage, m_clock, m_scheme, m_actor);
        for (const ConversationId item : drawEvenly(byLabel, request.count, request.seed)) {
            if (const auto stored = gold.add(request.kind, item); !stored)
                return stored;
            ++added;
        }
        return {};
    });
    if (!done)
        return done.error();
    return added;
}

Result<GoldDraw::RowsByLabel> GoldDraw::candidates(const GoldRequest &request)
{
    RowsByLabel byLabel;
    for (const ConversationFilter &filter : filtersOf(request, m_scheme.scheme)) {
        RETURN_IF_ERROR(collect(filter, byLabel));
    }
    RETURN_IF_ERROR(leaveOutGold(byLabel));
    return byLabel;
}

Result<void> GoldDraw::collect(const ConversationFilter &filter, RowsByLabel &byLabel)
{
    ConversationId after;
    for (qsizetype found = rowsAtATime; found == rowsAtATime;) {
        ASSIGN_OR_RETURN(const auto rows, m_storage.conversations().list({filter}, after, rowsAtATime));
        found = rows.size();
        for (const ConversationRow &row : rows) {
            after = row.id;
            // Nobody knows what is right there.
            if (!filter.goldLabel && row.removed == removedAsNeither)
                continue;
            byLabel[filter.goldLabel.value_or(row.label.isEmpty() ? row.removed : row.label)].append(row.id);
        }
    }
    return {};
}

// Nobody meets in the test what the tutorial has explained.
Result<void> GoldDraw::leaveOutGold(RowsByLabel &byLabel)
{
    for (const GoldKind kind : {GoldKind::Tutorial, GoldKind::Qualification, GoldKind::Hidden}) {
        ASSIGN_OR_RETURN(const auto taken, m_storage.training().gold(kind));
        for (const GoldItem &item : taken) {
            for (QList<ConversationId> &items : byLabel)
                items.removeOne(item.conversation);
        }
    }
    return {};
}

}  // namespace gainsay
