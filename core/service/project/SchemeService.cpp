// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/project/SchemeService.h"

#include "core/scheme/SchemeSubstance.h"
#include "core/service/access/Authorization.h"
#include "core/service/project/ActiveScheme.h"
#include "core/service/project/DerivedState.h"
#include "core/store/RatingStore.h"
#include "core/store/Storage.h"

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

Json substanceOf(const QByteArray &body, const QString &question)
{
    const Result<Json> scheme = parseJson(body);
    for (const Json &asked : scheme ? schemeSubstance(*scheme).value("questions", Json::array()) : Json::array()) {
        if (asked.value("id", std::string()) == toUtf8(question))
            return asked;
    }
    return {};
}

SchemeChange changeBetween(const SchemeRevision &before, const Scheme &current, const LoadedScheme &revised)
{
    SchemeChange change{current.version, revised.scheme.version, {}, {}, {}, 0};
    for (const Question &question : current.questions) {
        if (!revised.scheme.question(question.id))
            change.removed.append(question.id);
        else if (substanceOf(before.body, question.id) != substanceOf(revised.body, question.id))
            change.changed.append(question.id);
    }
    for (const Question &question : revised.scheme.questions) {
        if (!current.question(question.id))
            change.added.append(question.id);
    }
    return change;
}

}  // namespace

SchemeService::SchemeService(Storage &storage, const Clock &clock, UserId actor)
    : m_storage(storage), m_clock(clock), m_actor(actor)
{
}

Result<QList<SchemeVersion>> SchemeService::versions()
{
    ASSIGN_OR_RETURN(const auto schemes, m_storage.project().schemes());
    ASSIGN_OR_RETURN(const auto answers, m_storage.ratings().answersPerScheme());
    QList<SchemeVersion> versions;
    for (const SchemeRevision &revision : schemes)
        versions.append({revision, answers.value(revision.id)});
    return versions;
}

Result<void> SchemeService::check(const Scheme &current, const Scheme &revised)
{
    if (revised.id != current.id)
        return invalidInput(tr("The project's scheme is %1, the file holds %2. A revision keeps the id; for another "
                               "scheme make another project.")
                                .arg(current.id, revised.id));
    if (revised.version <= current.version)
        return invalidInput(tr("The project has version %1 of the scheme; a revision needs a higher version, the file "
                               "says %2.")
                                .arg(current.version)
                                .arg(revised.version));
    if (revised.goldQuestion != current.goldQuestion)
        return invalidInput(tr("gold.question: expected \"%1\": the question that gives the label stays the same.")
                                .arg(current.goldQuestion));
    return {};
}

Result<SchemeChange> SchemeService::revise(const LoadedScheme &revised, Progress &progress)
{
    SchemeChange change;
    const auto decided =
        runAudited(m_storage, m_clock, m_actor, Permission::Configure, [&](const User &) -> Result<AuditEntry> {
            ASSIGN_OR_RETURN(const auto before, m_storage.project().currentScheme());
            ASSIGN_OR_RETURN(const auto current, activeScheme(m_storage.project()));
            RETURN_IF_ERROR(check(current.scheme, revised.scheme));
            change = changeBetween(before, current.scheme, revised);
            RETURN_IF_ERROR(m_storage.project().addScheme(
                {{}, revised.scheme.id, revised.scheme.version, revised.body, m_clock.nowMs()}));
            ASSIGN_OR_RETURN(const auto settled, rederiveAll(m_storage, revised.scheme, progress));
            change.settledAnew = settled;
            return auditEntry(u"revise_scheme"_s, revised.scheme.id,
                              {{"from", change.from},
                               {"to", change.to},
                               {"added", jsonTexts(change.added)},
                               {"removed", jsonTexts(change.removed)},
                               {"changed", jsonTexts(change.changed)},
                               {"settled_anew", change.settledAnew}});
        });
    if (!decided)
        return decided.error();
    return change;
}

}  // namespace gainsay
