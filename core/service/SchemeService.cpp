// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/SchemeService.h"

#include "core/scheme/SchemeSubstance.h"
#include "core/service/Acting.h"
#include "core/service/ActiveScheme.h"
#include "core/service/DerivedState.h"
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
    const auto schemes = m_storage.project().schemes();
    if (!schemes)
        return schemes.error();
    const auto answers = m_storage.ratings().answersPerScheme();
    if (!answers)
        return answers.error();
    QList<SchemeVersion> versions;
    for (const SchemeRevision &revision : *schemes)
        versions.append({revision, answers->value(revision.id)});
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
        decideAs(m_storage, m_clock, m_actor, Permission::Configure, [&](const User &) -> Result<AuditEntry> {
            const auto before = m_storage.project().currentScheme();
            if (!before)
                return before.error();
            const auto current = activeScheme(m_storage.project());
            if (!current)
                return current.error();
            if (const auto fine = check(current->scheme, revised.scheme); !fine)
                return fine.error();
            change = changeBetween(*before, current->scheme, revised);
            const auto added = m_storage.project().addScheme(
                {{}, revised.scheme.id, revised.scheme.version, revised.body, m_clock.nowMs()});
            if (!added)
                return added.error();
            const auto settled = rederiveAll(m_storage, revised.scheme, progress);
            if (!settled)
                return settled.error();
            change.settledAnew = *settled;
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
