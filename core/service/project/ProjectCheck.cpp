// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/project/ProjectCheck.h"

#include "core/base/TranslatableText.h"
#include "core/model/ConversationFingerprint.h"
#include "core/model/Decision.h"
#include "core/store/AuditStore.h"
#include "core/store/ConversationStore.h"
#include "core/store/ProjectStore.h"
#include "core/store/ReviewStore.h"
#include "core/store/Storage.h"
#include "core/store/WorkStore.h"

#include <QHash>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct ProjectCheckText {
    GAINSAY_TR(gainsay::ProjectCheck)
};

constexpr int textsPerPage = 1000;
constexpr int auditRowsPerPage = 2000;

// Goes through the trail from its end, so that the newest word about a person is met first.
class AuditedCheck {
public:
    explicit AuditedCheck(Storage &storage) : m_storage(storage) {}

    Result<AuditedFacts> run()
    {
        ASSIGN_OR_RETURN(const auto users, m_storage.project().users());
        for (const User &user : users)
            m_users.insert(user.name, user);
        for (qint64 before = 0;;) {
            ASSIGN_OR_RETURN(const auto page, m_storage.audit().list(before, auditRowsPerPage));
            for (const AuditRow &row : page) {
                RETURN_IF_ERROR(check(row));
            }
            if (page.isEmpty() || page.last().sequence <= 1)
                return m_facts;
            before = page.last().sequence;
        }
    }

private:
    Result<void> check(const AuditRow &row)
    {
        const QString &action = row.entry.action;
        if (action == "submit"_L1 || action == "restore"_L1)
            return checkAnswers(row);
        if (action == "decide"_L1)
            return checkDecision(row);
        if (action == "add_user"_L1 || action == "set_role"_L1)
            return checkRole(row);
        return {};
    }

    static Error differs(const AuditRow &row, const QString &what)
    {
        return corrupt(ProjectCheckText::tr("Row %1 of the audit trail (%2, %3) and what is stored differ: %4")
                           .arg(QString::number(row.sequence), row.entry.action, row.entry.subject, what));
    }

    Result<void> checkAnswers(const AuditRow &row)
    {
        const auto answers = row.entry.payload.find("answers");
        const Json revision = row.entry.payload.value("revision", Json());
        if (answers == row.entry.payload.end() || !revision.is_number_integer())
            return {};
        const auto conversation = m_storage.conversations().idOf(row.entry.subject);
        if (!conversation)
            return differs(row, ProjectCheckText::tr("the conversation is not there"));
        const auto user = m_users.constFind(row.entry.user);
        if (user == m_users.constEnd())
            return differs(row, ProjectCheckText::tr("the person %1 is not there").arg(row.entry.user));
        ASSIGN_OR_RETURN(const auto revisions, m_storage.work().revisions(*conversation, user->id));
        const auto given =
            std::ranges::find_if(revisions, [&](const Annotation &one) { return Json(one.revision) == revision; });
        if (given == revisions.end())
            return differs(row, ProjectCheckText::tr("the answers of %1 are not there").arg(row.entry.user));
        if (given->answers != *answers)
            return differs(row, ProjectCheckText::tr("the answers of %1 are others").arg(row.entry.user));
        ++m_facts.answers;
        return {};
    }

    Result<void> checkDecision(const AuditRow &row)
    {
        const auto conversation = m_storage.conversations().idOf(row.entry.subject);
        if (!conversation)
            return differs(row, ProjectCheckText::tr("the conversation is not there"));
        const Json kind = row.entry.payload.value("decision", Json());
        const Json answers = row.entry.payload.value("answers", Json());
        const UserId user = m_users.value(row.entry.user).id;
        ASSIGN_OR_RETURN(const auto decisions, m_storage.reviews().decisionsOn(*conversation));
        const bool there = std::ranges::any_of(decisions, [&](const Decision &decision) {
            return decision.user == user && Json(toUtf8(toString(decision.kind))) == kind &&
                   decision.answers.value_or(Json()) == answers;
        });
        if (!there)
            return differs(row, ProjectCheckText::tr("there is no such decision"));
        ++m_facts.decisions;
        return {};
    }

    Result<void> checkRole(const AuditRow &row)
    {
        if (m_checked.contains(row.entry.subject))
            return {};
        m_checked.insert(row.entry.subject);
        const auto user = m_users.constFind(row.entry.subject);
        if (user == m_users.constEnd())
            return differs(row, ProjectCheckText::tr("the person %1 is not there").arg(row.entry.subject));
        const Json role = row.entry.payload.value("role", Json());
        if (role.is_string() && fromUtf8(role.get<std::string>()) != toString(user->role))
            return differs(row,
                           ProjectCheckText::tr("%1 has the role %2").arg(row.entry.subject, toString(user->role)));
        ++m_facts.people;
        return {};
    }

    Storage &m_storage;
    AuditedFacts m_facts;
    QHash<QString, User> m_users;
    QSet<QString> m_checked;
};

}  // namespace

Result<qint64> verifyTexts(Storage &storage)
{
    qint64 checked = 0;
    for (ConversationId after;;) {
        ASSIGN_OR_RETURN(const auto page, storage.conversations().pageAfter(after, textsPerPage));
        if (page.isEmpty())
            return checked;
        QStringList ids;
        for (const Conversation &conversation : page)
            ids.append(conversation.externalId);
        ASSIGN_OR_RETURN(const auto known, storage.conversations().known(ids));
        for (const Conversation &conversation : page) {
            if (known.value(conversation.externalId).fingerprint != fingerprintOf(conversation))
                return corrupt(ProjectCheckText::tr("The content of conversation %1 is not the one that was taken in. "
                                                    "Go back to a backup.")
                                   .arg(conversation.externalId));
            ++checked;
        }
        after = page.last().id;
    }
}

Result<AuditedFacts> verifyAudited(Storage &storage)
{
    return AuditedCheck(storage).run();
}

}  // namespace gainsay
