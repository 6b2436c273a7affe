// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/plan/QueueService.h"

#include "core/base/EnumNames.h"
#include "core/service/access/Authorization.h"
#include "core/service/detect/Suggestion.h"
#include "core/service/plan/QueuePlaces.h"
#include "core/store/PrelabelCalibration.h"
#include "core/store/ProjectStore.h"
#include "core/store/Storage.h"

#include <QHash>

#include <algorithm>
#include <tuple>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr EnumNames<QueueOrder, 3> queueOrderNames{
    {{QueueOrder::File, "file"_L1}, {QueueOrder::Uncertain, "uncertain"_L1}, {QueueOrder::Predicted, "predicted"_L1}}};

constexpr int prelabelPage = 5000;

int placeOf(const Scheme &scheme, const QString &label)
{
    const Question *gold = scheme.question(scheme.goldQuestion);
    const Option *option = gold ? gold->option(Json(toUtf8(label))) : nullptr;
    return option ? static_cast<int>(option - gold->options.constData()) : 0;
}

void sortSlots(QList<WaitingSlot> &slotList, QueueOrder order, const Scheme &scheme)
{
    const auto before = [&](const WaitingSlot &a, const WaitingSlot &b) {
        if (order == QueueOrder::Uncertain)
            return std::pair(a.margin, a.conversation) < std::pair(b.margin, b.conversation);
        return std::tuple(placeOf(scheme, a.label), -a.margin, a.conversation) <
               std::tuple(placeOf(scheme, b.label), -b.margin, b.conversation);
    };
    std::sort(slotList.begin(), slotList.end(), before);
}

Result<void> sortAsImported(Storage &storage, QList<WaitingSlot> &slotList)
{
    ASSIGN_OR_RETURN(const auto places, QueuePlaces::ofProject(storage));
    std::sort(slotList.begin(), slotList.end(), [&](const WaitingSlot &a, const WaitingSlot &b) {
        return places.of(a.conversation) < places.of(b.conversation);
    });
    return {};
}

}  // namespace

QueueService::QueueService(Storage &storage, const Clock &clock, const ActiveScheme &scheme, UserId user)
    : m_storage(storage), m_clock(clock), m_scheme(scheme), m_user(user)
{
}

Result<RunId> QueueService::visibleRun(QueueOrder order)
{
    if (order == QueueOrder::File)
        return RunId();
    ASSIGN_OR_RETURN(const auto settings, m_storage.project().settings());
    if (!settings.showPrelabels)
        return notAllowed(tr("This project hides the detector from annotators; items come in the order of the file."));
    ASSIGN_OR_RETURN(const auto newest, newestDetectorRun(m_storage));
    if (!newest)
        return notFound(tr("The detector has not judged this project yet; items come in the order of the file."));
    return newest->id;
}

// What the slots carry is what was said; annotators see it as the project reads it.
Result<void> QueueService::readAsTuned(RunId run, QList<WaitingSlot> &waiting)
{
    ASSIGN_OR_RETURN(const auto reading, readingOf(m_storage, m_scheme.scheme, run));
    if (reading.isIdentity())
        return {};
    QHash<ConversationId, WaitingSlot *> slotsOf;
    for (WaitingSlot &slot : waiting)
        slotsOf.insert(slot.conversation, &slot);
    ConversationId after;
    for (;;) {
        ASSIGN_OR_RETURN(const auto page, m_storage.prelabels().pageAfter(run, after, prelabelPage));
        if (page.isEmpty())
            return {};
        for (const Prelabel &said : page) {
            WaitingSlot *slot = slotsOf.value(said.conversation);
            if (!slot)
                continue;
            const Prelabel read = reading.read(said);
            slot->label = read.label;
            slot->margin = read.margin();
        }
        after = page.last().conversation;
    }
}

Result<void> QueueService::arrange(QueueOrder order)
{
    return runAudited(m_storage, m_clock, m_user, Permission::Annotate, [&](const User &) -> Result<AuditEntry> {
        ASSIGN_OR_RETURN(const auto run, visibleRun(order));
        ASSIGN_OR_RETURN(const auto settings, m_storage.project().settings());
        ASSIGN_OR_RETURN(auto waiting, m_storage.work().waitingSlots(m_user, run));
        if (order != QueueOrder::File) {
            RETURN_IF_ERROR(readAsTuned(run, waiting));
            waiting.removeIf([&](const WaitingSlot &slot) {
                return slot.label.isEmpty() || isBlindItem(slot.externalId, settings.blindShare);
            });
        }
        QList<qint64> places;
        for (const WaitingSlot &slot : std::as_const(waiting))
            places.append(slot.position);
        if (order != QueueOrder::File)
            sortSlots(waiting, order, m_scheme.scheme);
        else if (const auto sorted = sortAsImported(m_storage, waiting); !sorted)
            return sorted.error();
        for (qsizetype i = 0; i < places.size(); ++i)
            waiting[i].position = places[i];
        RETURN_IF_ERROR(m_storage.work().setPositions(waiting));
        return auditEntry(u"arrange_queue"_s, toString(order), {{"items", waiting.size()}});
    });
}

QString toString(QueueOrder order)
{
    return nameOf(queueOrderNames, order);
}

std::optional<QueueOrder> queueOrderFromString(const QString &text)
{
    return valueOf(queueOrderNames, text);
}

}  // namespace gainsay
