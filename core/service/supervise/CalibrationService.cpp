// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/supervise/CalibrationService.h"

#include "core/base/Random.h"
#include "core/service/access/Authorization.h"
#include "core/service/plan/AuxiliarySlots.h"
#include "core/store/ConversationStore.h"
#include "core/store/ProjectStore.h"
#include "core/store/Storage.h"
#include "core/store/TrainingStore.h"
#include "core/store/WorkStore.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr int candidatePage = 2000;

Json ruleOf(const CalibrationRequest &request)
{
    Json rule{{"seed", request.seed}, {"size", request.size}, {"disagreed_only", request.disagreedOnly}};
    if (!request.items.isEmpty())
        return {{"chosen", true}};
    if (request.filter.label)
        rule["label"] = toUtf8(*request.filter.label);
    if (!request.filter.text.isEmpty())
        rule["text"] = toUtf8(request.filter.text);
    return rule;
}

}  // namespace

qint64 CalibrationSummary::done() const
{
    return std::accumulate(answered.begin(), answered.end(), qint64(0));
}

CalibrationService::CalibrationService(Storage &storage, const Clock &clock, const ActiveScheme &scheme, UserId actor)
    : m_storage(storage), m_clock(clock), m_scheme(scheme), m_actor(actor)
{
}

Result<QList<UserId>> CalibrationService::people(const QStringList &names)
{
    if (names.size() < 2)
        return invalidInput(tr("A calibration set needs at least two people to compare."));
    QList<UserId> people;
    for (const QString &name : names) {
        ASSIGN_OR_RETURN(const auto user, m_storage.project().userNamed(name));
        RETURN_IF_ERROR(requireRole(name, user.role, Permission::Annotate));
        if (!user.active)
            return notAllowed(tr("%1 is paused and gets no new items.").arg(name));
        if (people.contains(user.id))
            return invalidInput(tr("%1 is named twice.").arg(name));
        people.append(user.id);
    }
    return people;
}

Result<QList<ConversationId>> CalibrationService::candidates(const CalibrationRequest &request)
{
    QSet<ConversationId> differing;
    if (request.disagreedOnly) {
        ReportFilter filter;
        filter.batch = request.filter.batch;
        ASSIGN_OR_RETURN(const auto found, m_storage.ratings().differing(filter));
        differing = QSet<ConversationId>(found.begin(), found.end());
    }
    ConversationQuery query;
    query.filter = request.filter;
    query.filter.purpose = Purpose::Work;
    QList<ConversationId> ids;
    for (ConversationId after;;) {
        ASSIGN_OR_RETURN(const auto rows, m_storage.conversations().list(query, after, candidatePage));
        for (const ConversationRow &row : rows) {
            after = row.id;
            if (!request.disagreedOnly || differing.contains(row.id))
                ids.append(row.id);
        }
        if (rows.size() < candidatePage)
            return ids;
    }
}

Result<CalibrationService::Drawn> CalibrationService::draw(const CalibrationRequest &request)
{
    Drawn drawn;
    for (const QString &externalId : request.items) {
        ASSIGN_OR_RETURN(const auto id, m_storage.conversations().idOf(externalId));
        drawn.ids.append(id);
        drawn.externalIds.append(externalId);
    }
    if (!request.items.isEmpty())
        return drawn;
    ASSIGN_OR_RETURN(auto found, candidates(request));
    FairDraw(request.seed).shuffle(found);
    drawn.ids = found.first(std::min<qsizetype>(request.size, found.size()));
    for (const ConversationId id : std::as_const(drawn.ids)) {
        ASSIGN_OR_RETURN(const auto row, m_storage.conversations().row(id));
        drawn.externalIds.append(row.externalId);
    }
    return drawn;
}

Result<void> CalibrationService::givePlaces(const QList<ConversationId> &items, const QList<UserId> &people)
{
    for (qsizetype place = 0; place < items.size(); ++place) {
        for (const UserId person : people) {
            ASSIGN_OR_RETURN(const auto slot, m_storage.work().slotOf(items.at(place), person));
            ASSIGN_OR_RETURN(const auto answered, m_storage.work().latestAnnotation(items.at(place), person));
            if (slot || answered)
                continue;
            RETURN_IF_ERROR(addAuxiliarySlot(m_storage, items.at(place), person, place, SlotPurpose::Calibration));
        }
    }
    return {};
}

Result<CalibrationSet> CalibrationService::make(const CalibrationRequest &request)
{
    CalibrationSet set;
    set.name = request.name.trimmed();
    if (set.name.isEmpty())
        return invalidInput(tr("A calibration set needs a name."));
    if (request.size < 1 || request.size > largestSet || request.items.size() > largestSet)
        return invalidInput(tr("A calibration set has 1 to %1 items.").arg(largestSet));
    const auto done =
        runAudited(m_storage, m_clock, m_actor, Permission::Plan, [&](const User &) -> Result<AuditEntry> {
            ASSIGN_OR_RETURN(const auto persons, people(request.people));
            ASSIGN_OR_RETURN(const auto drawn, draw(request));
            if (drawn.ids.isEmpty())
                return notFound(tr("No conversation fits what was chosen."));
            RETURN_IF_ERROR(givePlaces(drawn.ids, persons));
            set.rule = ruleOf(request);
            set.people = request.people;
            set.items = drawn.externalIds;
            set.user = m_actor;
            set.createdAt = m_clock.nowMs();
            RETURN_IF_ERROR(m_storage.training().addCalibration(set));
            return auditEntry(u"make_calibration"_s, set.name,
                              {{"rule", set.rule}, {"items", set.items.size()}, {"people", set.people.size()}});
        });
    if (!done)
        return done.error();
    return set;
}

Result<QList<CalibrationSet>> CalibrationService::list()
{
    return m_storage.training().calibrations();
}

void CalibrationService::compare(CalibrationSummary &summary, const Scheme &scheme, const QList<ItemAnswer> &answers,
                                 const QList<UserId> &people)
{
    QHash<ConversationId, qsizetype> places;
    for (qsizetype i = 0; i < summary.items.size(); ++i) {
        summary.items[i].labels.resize(people.size());
        places.insert(summary.items[i].conversation, i);
    }
    summary.answered.fill(0, people.size());
    RatingsBuilder builder;
    QHash<qsizetype, Json> first;
    for (const ItemAnswer &answer : answers) {
        const qsizetype person = people.indexOf(answer.user);
        if (person < 0)
            continue;
        const qsizetype place = places.value(answer.conversation);
        CalibrationItem &item = summary.items[place];
        const QString label = scheme.label(answer.answers);
        // Screened out before the label was asked: an answer all the same.
        item.labels[person] = label.isEmpty() ? scheme.removedAs(answer.answers) : label;
        ++summary.answered[person];
        builder.add(item.externalId, summary.set.people[person], item.labels[person]);
        const Json compared = scheme.comparable(answer.answers);
        if (const auto other = first.constFind(place); other == first.constEnd())
            first.insert(place, compared);
        else
            item.differs = item.differs || *other != compared;
    }
    if (const auto ratings = std::move(builder).build())
        summary.agreement = summarizeAgreement(*ratings);
    std::stable_sort(summary.items.begin(), summary.items.end(),
                     [](const CalibrationItem &a, const CalibrationItem &b) { return a.differs && !b.differs; });
}

Result<CalibrationSummary> CalibrationService::summary(const QString &name)
{
    ASSIGN_OR_RETURN(const auto sets, m_storage.training().calibrations());
    const auto found = std::find_if(sets.begin(), sets.end(), [&](const auto &set) { return set.name == name; });
    if (found == sets.end())
        return notFound(tr("There is no calibration set “%1”.").arg(name));
    CalibrationSummary summary;
    summary.set = *found;
    QList<ConversationId> ids;
    for (const QString &externalId : found->items) {
        ASSIGN_OR_RETURN(const auto id, m_storage.conversations().idOf(externalId));
        ids.append(id);
        summary.items.append({id, externalId, {}, false});
    }
    QList<UserId> persons;
    for (const QString &person : found->people) {
        ASSIGN_OR_RETURN(const auto user, m_storage.project().userNamed(person));
        persons.append(user.id);
    }
    ASSIGN_OR_RETURN(const auto answers, m_storage.ratings().answersOn(ids));
    compare(summary, m_scheme.scheme, answers, persons);
    return summary;
}

}  // namespace gainsay
