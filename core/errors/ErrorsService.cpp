// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/errors/ErrorsService.h"

#include "core/service/access/Authorization.h"
#include "core/service/project/DerivedState.h"
#include "core/store/ConversationStore.h"
#include "core/store/ReviewStore.h"
#include "core/store/Storage.h"
#include "core/store/WorkStore.h"
#include "core/workflow/BatchRules.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

ErrorsService::ErrorsService(Storage &storage, const Clock &clock, const ActiveScheme &scheme, UserId actor)
    : m_storage(storage), m_clock(clock), m_scheme(scheme), m_actor(actor)
{
}

Result<ErrorDetail> ErrorsService::detail(ConversationId id)
{
    ASSIGN_OR_RETURN(auto conversation, m_storage.conversations().byId(id));
    ASSIGN_OR_RETURN(const auto row, m_storage.conversations().row(id));
    ASSIGN_OR_RETURN(auto resolution, m_storage.conversations().resolution(id));
    ASSIGN_OR_RETURN(auto people, blindAnswers(m_storage, id, false));
    ASSIGN_OR_RETURN(auto tags, m_storage.errors().tags(id));
    ASSIGN_OR_RETURN(auto predictions, predictionsOn(m_storage, m_scheme.scheme, id));
    ErrorDetail detail;
    detail.conversation = std::move(conversation);
    detail.state = row.state;
    detail.gold = row.source ? row.label : row.goldLabel;
    detail.resolution = std::move(resolution);
    detail.people = std::move(people);
    detail.tags = std::move(tags);
    detail.predictions = std::move(predictions);
    return detail;
}

Result<void> ErrorsService::record(const QString &action, const QString &subject, Json payload,
                                   const std::function<Result<void>(const User &)> &change)
{
    return runAudited(m_storage, m_clock, m_actor, Permission::Study, [&](const User &user) -> Result<AuditEntry> {
        RETURN_IF_ERROR(change(user));
        return auditEntry(action, subject, std::move(payload));
    });
}

Result<QString> ErrorsService::nameOf(ConversationId conversation)
{
    ASSIGN_OR_RETURN(const auto row, m_storage.conversations().row(conversation));
    return row.externalId;
}

Result<SliceId> ErrorsService::saveSlice(const QString &name, const ErrorFilter &filter)
{
    const QString trimmed = name.trimmed();
    if (trimmed.isEmpty())
        return invalidInput(tr("A slice needs a name."));
    if (filter.isEmpty())
        return invalidInput(tr("The filter is empty: a slice would be everything. Restrict something first."));
    SliceId saved;
    const Json json = toJson(filter);
    RETURN_IF_ERROR(record(u"save_slice"_s, trimmed, {{"filter", json}}, [&](const User &) -> Result<void> {
        const auto put = m_storage.errors().putSlice({{}, trimmed, json, m_actor, m_clock.nowMs()});
        if (!put)
            return put.error();
        saved = *put;
        return {};
    }));
    return saved;
}

Result<void> ErrorsService::removeSlice(const Slice &slice)
{
    return record(u"remove_slice"_s, slice.name, Json::object(),
                  [&](const User &) { return m_storage.errors().removeSlice(slice.id); });
}

Result<void> ErrorsService::setTagKinds(const QList<TagKind> &kinds)
{
    QStringList names;
    QStringList keys;
    for (const TagKind &kind : kinds) {
        const QString name = kind.name.trimmed();
        if (name.isEmpty())
            return invalidInput(tr("Every tag needs a name."));
        if (names.contains(name))
            return invalidInput(tr("The tag “%1” is there twice.").arg(name));
        if (!kind.key.isEmpty() && keys.contains(kind.key))
            return invalidInput(tr("The key %1 would give two tags.").arg(kind.key));
        names.append(name);
        if (!kind.key.isEmpty())
            keys.append(kind.key);
    }
    return record(u"set_tags"_s, u"tags"_s, {{"names", toUtf8(names.join(u", "_s))}},
                  [&](const User &) { return m_storage.errors().setTagKinds(kinds); });
}

Result<void> ErrorsService::tag(ConversationId conversation, RunId run, const QString &tag, const QString &note)
{
    ASSIGN_OR_RETURN(const auto name, nameOf(conversation));
    ASSIGN_OR_RETURN(const auto kinds, m_storage.errors().tagKinds());
    const bool known = std::any_of(kinds.begin(), kinds.end(), [&](const TagKind &kind) { return kind.name == tag; });
    if (!known)
        return invalidInput(tr("There is no tag “%1”; add it to the list of tags first.").arg(tag));
    return record(u"tag_error"_s, name, {{"tag", toUtf8(tag)}, {"run", run.value}, {"note", toUtf8(note)}},
                  [&](const User &user) {
                      return m_storage.errors().putTag({conversation, run, tag, note, user.id, m_clock.nowMs()});
                  });
}

Result<void> ErrorsService::untag(ConversationId conversation, RunId run, const QString &tag)
{
    ASSIGN_OR_RETURN(const auto name, nameOf(conversation));
    return record(u"untag_error"_s, name, {{"tag", toUtf8(tag)}, {"run", run.value}},
                  [&](const User &) { return m_storage.errors().removeTag(conversation, run, tag); });
}

Result<qint64> ErrorsService::keepPair(const ContrastivePair &pair)
{
    ASSIGN_OR_RETURN(const auto name, nameOf(pair.conversation));
    qint64 id = 0;
    const auto done = record(u"keep_pair"_s, name, {{"model", toUtf8(pair.model)}}, [&](const User &) -> Result<void> {
        ContrastivePair kept = pair;
        kept.user = m_actor;
        kept.createdAt = m_clock.nowMs();
        ASSIGN_OR_RETURN(const auto added, m_storage.errors().addPair(kept));
        id = added;
        return {};
    });
    if (!done)
        return done.error();
    return id;
}

Result<void> ErrorsService::removePair(const ContrastivePair &pair)
{
    return record(u"remove_pair"_s, QString::number(pair.id), Json::object(),
                  [&](const User &) { return m_storage.errors().removePair(pair.id); });
}

Result<void> ErrorsService::mayReopen(ConversationId id)
{
    RETURN_IF_ERROR(authorize(m_storage, m_actor, Permission::Study));
    ASSIGN_OR_RETURN(const auto name, nameOf(id));
    ASSIGN_OR_RETURN(const auto row, m_storage.conversations().row(id));
    if (row.state == ItemState::Disputed)
        return conflict(tr("%1 waits for a decision already.").arg(name));
    if (row.state == ItemState::InWork || (row.state == ItemState::Open && row.goldLabel.isEmpty()))
        return notAllowed(tr("%1 has no accepted label yet that could be doubted.").arg(name));
    ASSIGN_OR_RETURN(const auto facts, m_storage.reviews().lockFacts(row.batch));
    ASSIGN_OR_RETURN(const auto conversation, m_storage.conversations().byId(id));
    return batchAllows(deriveBatch(facts), BatchMove::Adjudicate, conversation.batch);
}

Result<void> ErrorsService::reopen(ConversationId id, const QString &reason)
{
    ASSIGN_OR_RETURN(const auto name, nameOf(id));
    return record(u"reopen_label"_s, name, {{"reason", toUtf8(reason)}}, [&](const User &) -> Result<void> {
        RETURN_IF_ERROR(mayReopen(id));
        ASSIGN_OR_RETURN(const auto newest, m_storage.work().newestAnnotation(id));
        Decision decision;
        decision.conversation = id;
        decision.user = m_actor;
        decision.kind = DecisionKind::Reopen;
        decision.note = reason;
        decision.afterAnnotation = newest;
        decision.createdAt = m_clock.nowMs();
        RETURN_IF_ERROR(m_storage.reviews().addDecision(decision));
        const auto derived = rederive(m_storage, m_scheme.scheme, id);
        return derived ? Result<void>() : derived.error();
    });
}

}  // namespace gainsay
