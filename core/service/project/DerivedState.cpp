// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/project/DerivedState.h"

#include "core/base/TranslatableText.h"
#include "core/store/ConversationStore.h"
#include "core/store/ReviewStore.h"
#include "core/store/Storage.h"
#include "core/store/WorkStore.h"

#include <functional>

namespace gainsay {

namespace {

struct DerivedStateText {
    GAINSAY_TR(gainsay::DerivedState)
};

constexpr int verifyPageSize = 2000;

Result<DerivedItem> derivedNow(Storage &storage, const Scheme &scheme, ConversationId conversation)
{
    ASSIGN_OR_RETURN(const auto raters, storage.work().raters(conversation));
    ASSIGN_OR_RETURN(const auto decisions, storage.reviews().decisionsOn(conversation));
    return deriveItem(scheme, raters, decisions);
}

QString labelOf(const Scheme &scheme, const DerivedItem &item)
{
    return item.resolution ? scheme.label(item.resolution->answers) : QString();
}

// Where the item stands in the queue of disputes; below zero: not in it.
constexpr double notQueued = -1.0;

double placeInQueue(const DerivedItem &item)
{
    return item.state == ItemState::Disputed ? item.agreement : notQueued;
}

bool sameResolution(const std::optional<Resolution> &a, const std::optional<Resolution> &b)
{
    if (!a || !b)
        return a.has_value() == b.has_value();
    return a->source == b->source && a->answers == b->answers && a->removed == b->removed;
}

Result<bool> isStoredAs(Storage &storage, const Scheme &scheme, const ConversationRow &row, const DerivedItem &item)
{
    ASSIGN_OR_RETURN(const auto resolution, storage.conversations().resolution(row.id));
    ASSIGN_OR_RETURN(const auto dispute, storage.reviews().dispute(row.id));
    const double storedPlace = dispute ? dispute->agreement : notQueued;
    return row.state == item.state && row.label == labelOf(scheme, item) &&
           sameResolution(resolution, item.resolution) && storedPlace == placeInQueue(item);
}

ConversationQuery workItems()
{
    ConversationQuery query;
    query.filter.purpose = Purpose::Work;
    return query;
}

// Every item with what its answers and decisions make of it now, and whether it is stored so.
Result<void> eachCompared(Storage &storage, const Scheme &scheme,
                          const std::function<Result<void>(const ConversationRow &, const DerivedItem &, bool)> &visit)
{
    ConversationId after;
    for (;;) {
        ASSIGN_OR_RETURN(const auto rows, storage.conversations().list(workItems(), after, verifyPageSize));
        if (rows.isEmpty())
            return {};
        for (const ConversationRow &row : rows) {
            ASSIGN_OR_RETURN(const auto item, derivedNow(storage, scheme, row.id));
            ASSIGN_OR_RETURN(const auto same, isStoredAs(storage, scheme, row, item));
            if (auto visited = visit(row, item, same); !visited)
                return visited;
        }
        after = rows.last().id;
    }
}

// Each item that is stored otherwise than its answers and decisions make it now; gives how many.
Result<qint64> eachOtherwise(Storage &storage, const Scheme &scheme, Progress &progress,
                             const std::function<Result<void>(ConversationId)> &visit)
{
    ASSIGN_OR_RETURN(const auto total, storage.conversations().count(workItems().filter));
    qint64 seen = 0;
    qint64 changed = 0;
    const auto walked = eachCompared(storage, scheme, [&](const ConversationRow &row, const DerivedItem &, bool same) {
        progress.report(++seen, total);
        if (progress.isCancelled())
            return Result<void>(cancelled(DerivedStateText::tr("Stopped; everything is as it was.")));
        changed += same ? 0 : 1;
        return same ? Result<void>() : visit(row.id);
    });
    return walked ? Result<qint64>(changed) : walked.error();
}

}  // namespace

Result<DerivedItem> rederive(Storage &storage, const Scheme &scheme, ConversationId conversation)
{
    // Whom the server guards does not see what others answered; it has derived the item when they wrote.
    if (storage.serverRules().kind == ServerRules::Kind::Enforced)
        return DerivedItem();
    RETURN_IF_ERROR(storage.conversations().lock(conversation));
    auto item = derivedNow(storage, scheme, conversation);
    if (!item)
        return item;
    RETURN_IF_ERROR(
        storage.conversations().setDerived(conversation, item->state, labelOf(scheme, *item), item->resolution));
    const bool disputed = item->state == ItemState::Disputed;
    RETURN_IF_ERROR(
        storage.reviews().setDispute(conversation, disputed ? std::optional(item->agreement) : std::nullopt));
    return item;
}

Result<qint64> rederiveAll(Storage &storage, const Scheme &scheme, Progress &progress)
{
    return eachOtherwise(storage, scheme, progress, [&](ConversationId conversation) -> Result<void> {
        RETURN_IF_ERROR(rederive(storage, scheme, conversation));
        return {};
    });
}

Result<qint64> countOtherwise(Storage &storage, const Scheme &scheme, Progress &progress)
{
    return eachOtherwise(storage, scheme, progress, [](ConversationId) { return Result<void>(); });
}

Result<qint64> verifyDerived(Storage &storage, const Scheme &scheme)
{
    qint64 checked = 0;
    const auto walked =
        eachCompared(storage, scheme, [&](const ConversationRow &row, const DerivedItem &item, bool same) {
            ++checked;
            return same ? Result<void>()
                        : corrupt(DerivedStateText::tr("The stored state of conversation %1 is “%2”, but its answers "
                                                       "and decisions make it “%3”")
                                      .arg(row.externalId, toString(row.state), toString(item.state)));
        });
    return walked ? Result<qint64>(checked) : walked.error();
}

}  // namespace gainsay
