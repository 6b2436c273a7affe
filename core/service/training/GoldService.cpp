// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/training/GoldService.h"

#include "core/base/Random.h"
#include "core/scheme/GoldComparison.h"
#include "core/service/access/Authorization.h"
#include "core/store/ConversationStore.h"
#include "core/store/Storage.h"
#include "core/store/TrainingStore.h"

#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr int goldPage = 2000;

}  // namespace

GoldService::GoldService(Storage &storage, const Clock &clock, const ActiveScheme &scheme, UserId actor)
    : m_storage(storage), m_clock(clock), m_scheme(scheme), m_actor(actor)
{
}

Result<Json> GoldService::knownAnswers(ConversationId id)
{
    ASSIGN_OR_RETURN(const auto resolution, m_storage.conversations().resolution(id));
    if (resolution && !resolution->answers.empty())
        return resolution->answers;
    ASSIGN_OR_RETURN(const auto conversation, m_storage.conversations().byId(id));
    if (conversation.gold.is_object() && !conversation.gold.empty())
        return conversation.gold;
    return notAllowed(tr("The answers to %1 are not known: decide it first, or import it with its labels.")
                          .arg(conversation.externalId));
}

Result<void> GoldService::add(GoldKind kind, ConversationId id, const QString &explanation)
{
    return runAudited(m_storage, m_clock, m_actor, Permission::Plan, [&](const User &) -> Result<AuditEntry> {
        ASSIGN_OR_RETURN(const auto row, m_storage.conversations().row(id));
        ASSIGN_OR_RETURN(const auto answers, knownAnswers(id));
        RETURN_IF_ERROR(m_storage.training().putGold({kind, id, answers, explanation, 0}));
        RETURN_IF_ERROR(m_storage.training().reserve(id));
        return auditEntry(u"add_gold"_s, row.externalId, {{"kind", toUtf8(toString(kind))}});
    });
}

Result<int> GoldService::hideAdjudicated(int count, quint64 seed)
{
    int hidden = 0;
    const auto done =
        runAudited(m_storage, m_clock, m_actor, Permission::Plan, [&](const User &) -> Result<AuditEntry> {
            ASSIGN_OR_RETURN(auto candidates, adjudicated());
            FairDraw(seed).shuffle(candidates);
            for (const ConversationId id : candidates.first(std::min<qsizetype>(count, candidates.size()))) {
                ASSIGN_OR_RETURN(const auto answers, knownAnswers(id));
                RETURN_IF_ERROR(m_storage.training().putGold({GoldKind::Hidden, id, answers, {}, 0}));
                ++hidden;
            }
            if (hidden == 0)
                return notFound(tr("No item was decided by a third person that is not hidden already."));
            return auditEntry(u"hide_adjudicated"_s, QString::number(hidden), {{"seed", seed}, {"count", count}});
        });
    if (!done)
        return done.error();
    return hidden;
}

// Decided items with answers, without those that are hidden already.
Result<QList<ConversationId>> GoldService::adjudicated()
{
    ASSIGN_OR_RETURN(const auto hidden, m_storage.training().gold(GoldKind::Hidden));
    QSet<ConversationId> known;
    for (const GoldItem &item : hidden)
        known.insert(item.conversation);
    ConversationQuery query;
    query.filter.purpose = Purpose::Work;
    query.filter.states = {ItemState::Adjudicated};
    QList<ConversationId> ids;
    for (ConversationId after;;) {
        ASSIGN_OR_RETURN(const auto rows, m_storage.conversations().list(query, after, goldPage));
        for (const ConversationRow &row : rows) {
            after = row.id;
            if (!row.label.isEmpty() && !known.contains(row.id))
                ids.append(row.id);
        }
        if (rows.size() < goldPage)
            return ids;
    }
}

Result<void> GoldService::remove(GoldKind kind, ConversationId id)
{
    return runAudited(m_storage, m_clock, m_actor, Permission::Plan, [&](const User &) -> Result<AuditEntry> {
        ASSIGN_OR_RETURN(const auto row, m_storage.conversations().row(id));
        RETURN_IF_ERROR(m_storage.training().removeGold(kind, id));
        return auditEntry(u"remove_gold"_s, row.externalId, {{"kind", toUtf8(toString(kind))}});
    });
}

Result<QList<GoldItem>> GoldService::list(GoldKind kind)
{
    return m_storage.training().gold(kind);
}

Result<QList<HiddenOutcome>> GoldService::outcomes()
{
    ASSIGN_OR_RETURN(const auto answers, m_storage.training().hiddenAnswers());
    const Scheme &scheme = m_scheme.scheme;
    QList<HiddenOutcome> outcomes;
    for (const HiddenAnswer &answer : answers) {
        outcomes.append({answer.user, answer.conversation, scheme.label(answer.answers), scheme.label(answer.gold),
                         wrongQuestions(scheme, answer.gold, answer.answers).isEmpty(), answer.createdAt});
    }
    return outcomes;
}

}  // namespace gainsay
