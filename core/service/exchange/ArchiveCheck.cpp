// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/exchange/ArchiveCheck.h"

#include "core/base/TranslatableText.h"
#include "core/model/Decision.h"
#include "core/scheme/Answers.h"
#include "core/scheme/SchemeReader.h"
#include "core/workflow/ItemRules.h"

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct ArchiveCheckWords {
    GAINSAY_TR(gainsay::ArchiveCheck)
};

const Json &archiveList(const Json &object, const char *name)
{
    static const Json none = Json::array();
    const auto found = object.find(name);
    return found == object.end() ? none : *found;
}

QString archiveText(const Json &object, const char *name)
{
    const auto found = object.find(name);
    return found == object.end() || !found->is_string() ? QString() : fromUtf8(found->get_ref<const std::string &>());
}

qint64 archiveNumber(const Json &object, const char *name)
{
    const auto found = object.find(name);
    return found == object.end() || !found->is_number_integer() ? 0 : found->get<qint64>();
}

QString place(const char *list, size_t index, const char *field)
{
    return u"%1[%2].%3"_s.arg(QString::fromLatin1(list), QString::number(index), QString::fromLatin1(field));
}

QSet<QString> namesIn(const Json &list)
{
    QSet<QString> names;
    for (const Json &record : list)
        names.insert(archiveText(record, "name"));
    return names;
}

// The lists whose faults are looked for before anything refers to them.
void learn(const char *list, const Json &records, ArchiveNames &names)
{
    const QByteArrayView name(list);
    if (name == "users")
        names.users = namesIn(records);
    else if (name == "batches")
        names.batches = namesIn(records);
    else if (name == "schemes")
        names.schemes = qint64(records.size());
    else if (name == "prelabel_runs")
        names.runs = qint64(records.size());
    else if (name == "spot_rounds")
        names.rounds = qint64(records.size());
    else if (name == "training_sessions")
        names.sessions = qint64(records.size());
}

Error brokenProject(const ArchiveFault &fault)
{
    return invalidInput(
        ArchiveCheckWords::tr("%1: %2", "field and reason").arg(u"project."_s + fault.field, fault.reason));
}

QList<RaterFact> ratersOf(const Json &work)
{
    const Json &annotations = archiveList(work, "annotations");
    std::map<qint64, RaterFact> byNumber;
    for (const Json &slot : archiveList(work, "slots")) {
        if (archiveNumber(slot, "purpose") != 0)
            continue;
        RaterFact rater;
        rater.annotation = AnnotationId{archiveNumber(slot, "annotation_id")};
        if (rater.annotation)
            rater.answers = annotations[size_t(rater.annotation.value) - 1]["answers"];
        byNumber.insert_or_assign(archiveNumber(slot, "number"), std::move(rater));
    }
    QList<RaterFact> raters;
    for (auto &[number, rater] : byNumber)
        raters.append(std::move(rater));
    return raters;
}

QList<Decision> decisionsOf(const Json &work)
{
    QList<Decision> decisions;
    for (const Json &record : archiveList(work, "decisions")) {
        Decision decision;
        decision.kind = decisionKindFromString(archiveText(record, "kind")).value_or(DecisionKind::Answers);
        decision.afterAnnotation = AnnotationId{archiveNumber(record, "after_annotation")};
        if (const auto answers = record.find("answers"); answers != record.end() && !answers->is_null())
            decision.answers = *answers;
        decisions.append(std::move(decision));
    }
    return decisions;
}

// The archive's own form of what deriveItem says, to be compared with what the file says.
Json shownItem(const Scheme &scheme, const DerivedItem &item)
{
    const auto &resolution = item.resolution;
    return {{"state", int(item.state)},
            {"label", resolution ? toUtf8(scheme.label(resolution->answers)) : std::string()},
            {"removed", resolution ? toUtf8(resolution->removed) : std::string()},
            {"source", resolution ? toUtf8(toString(resolution->source)) : std::string()}};
}

bool isResolutionOf(const DerivedItem &item, const Json &records)
{
    if (!item.resolution)
        return records.empty();
    return records.size() == 1 && archiveText(records[0], "source") == toString(item.resolution->source) &&
           archiveText(records[0], "removed") == item.resolution->removed &&
           archiveList(records[0], "answers") == item.resolution->answers;
}

bool isDisputeOf(const DerivedItem &item, const Json &records)
{
    if (item.state != ItemState::Disputed)
        return records.empty();
    return records.size() == 1 && records[0].value("agreement", Json()) == Json(item.agreement);
}

}  // namespace

Result<ArchiveCheck> ArchiveCheck::ofProject(const Json &project)
{
    if (!project.is_object())
        return invalidInput(ArchiveCheckWords::tr("project: expected an object"));
    ArchiveCheck check;
    for (const ArchiveListRule &rule : archiveProjectRules()) {
        const Json &records = archiveList(project, rule.list);
        if (const auto fault = faultIn(rule, records, check.m_names))
            return brokenProject(*fault);
        learn(rule.list, records, check.m_names);
    }
    const Json &schemes = archiveList(project, "schemes");
    for (size_t i = 0; i < schemes.size(); ++i) {
        auto scheme = readScheme(QByteArray::fromStdString(schemes[i]["body"].get_ref<const std::string &>()));
        if (!scheme)
            return brokenProject({place("schemes", i, "body"), scheme.error().message});
        if (scheme->id != archiveText(schemes[i], "name") || scheme->version != archiveNumber(schemes[i], "version"))
            return brokenProject({place("schemes", i, "body"),
                                  ArchiveCheckWords::tr("is the scheme %1, version %2, not the one that is named")
                                      .arg(scheme->id)
                                      .arg(scheme->version)});
        check.m_schemes.append(*std::move(scheme));
        if (check.m_inForce < 0 || check.m_schemes.last().version >= check.m_schemes[check.m_inForce].version)
            check.m_inForce = int(i);
    }
    return check;
}

std::optional<ArchiveFault> ArchiveCheck::faultOf(const Conversation &conversation, const Json &work) const
{
    const auto inWork = [](ArchiveFault fault) {
        fault.field.prepend("work."_L1);
        return fault;
    };
    if (auto fault = goldFault(conversation))
        return fault;
    if (work.empty())
        return std::nullopt;
    ArchiveNames names = m_names;
    if (const Json &annotations = archiveList(work, "annotations"); annotations.is_array())
        names.annotations = qint64(annotations.size());
    for (const ArchiveListRule &rule : archiveWorkRules()) {
        if (auto fault = faultIn(rule, archiveList(work, rule.list), names))
            return inWork(*fault);
    }
    if (auto fault = answersFault(conversation, work))
        return inWork(*fault);
    if (auto fault = slotFault(work))
        return inWork(*fault);
    if (auto fault = spanFault(conversation, work))
        return inWork(*fault);
    if (auto fault = stateFault(work))
        return inWork(*fault);
    return std::nullopt;
}

Result<void> ArchiveCheck::accepts(const Conversation &conversation, const Json &answers, const Scheme *version) const
{
    if (version || m_inForce < 0) {
        const auto checked = version ? checkAnswers(*version, conversation, answers) : Result<Json>(answers);
        return checked ? Result<void>() : Result<void>(checked.error());
    }
    const auto newest = checkAnswers(m_schemes[m_inForce], conversation, answers);
    const bool taken = newest || std::ranges::any_of(m_schemes, [&](const Scheme &scheme) {
                           return checkAnswers(scheme, conversation, answers).has_value();
                       });
    return taken ? Result<void>() : Result<void>(newest.error());
}

Result<void> ArchiveCheck::acceptsPart(const Conversation &conversation, const Json &answers, bool unfinished) const
{
    for (const auto &[id, answer] : answers.items()) {
        std::optional<Error> refused;
        bool taken = false;
        for (const Scheme &scheme : m_schemes) {
            const Question *question = scheme.question(fromUtf8(id));
            if (unfinished && question && question->kind != QuestionKind::Spans) {
                taken = taken || isReadableAnswer(*question, answer);
                refused = invalidInput(ArchiveCheckWords::tr("%1: is no answer to this question").arg(question->id));
                continue;
            }
            const auto checked = question ? checkAnswer(*question, conversation, answer) : Result<Json>(Json());
            taken = taken || (question && checked);
            if (!checked)
                refused = checked.error();
        }
        if (!taken && refused)
            return *refused;
    }
    return {};
}

std::optional<ArchiveFault> ArchiveCheck::goldFault(const Conversation &conversation) const
{
    const auto accepted = acceptsPart(conversation, conversation.gold, false);
    return accepted ? std::nullopt : std::optional(ArchiveFault{u"gold"_s, accepted.error().message});
}

std::optional<ArchiveFault> ArchiveCheck::answersFault(const Conversation &conversation, const Json &work) const
{
    enum class Kind { UnderItsScheme, Complete, Part, Draft };
    static const std::pair<const char *, Kind> lists[] = {
        {"annotations", Kind::UnderItsScheme}, {"decisions", Kind::Complete},
        {"spot_items", Kind::Complete},        {"gold_items", Kind::Part},
        {"training_answers", Kind::Part},      {"drafts", Kind::Draft}};
    for (const auto &[list, kind] : lists) {
        const Json &records = archiveList(work, list);
        for (size_t i = 0; i < records.size(); ++i) {
            const auto answers = records[i].find("answers");
            if (answers == records[i].end() || answers->is_null())
                continue;
            const Scheme *version =
                kind == Kind::UnderItsScheme ? &m_schemes[archiveNumber(records[i], "scheme_id") - 1] : nullptr;
            const auto accepted = kind == Kind::Part || kind == Kind::Draft
                                      ? acceptsPart(conversation, *answers, kind == Kind::Draft)
                                      : accepts(conversation, *answers, version);
            if (!accepted)
                return ArchiveFault{place(list, i, "answers"), accepted.error().message};
            if (version) {
                if (auto fault = labelFault(records[i], place(list, i, "label")))
                    return fault;
            }
        }
    }
    return std::nullopt;
}

// Reports count by the column beside the answers, so it must say the same.
std::optional<ArchiveFault> ArchiveCheck::labelFault(const Json &annotation, const QString &path) const
{
    const Scheme &scheme = m_schemes[archiveNumber(annotation, "scheme_id") - 1];
    const QString label = scheme.label(annotation["answers"]);
    if (archiveText(annotation, "label") == label)
        return std::nullopt;
    return ArchiveFault{
        path, ArchiveCheckWords::tr("is “%1”, but the answers say “%2”").arg(archiveText(annotation, "label"), label)};
}

std::optional<ArchiveFault> ArchiveCheck::slotFault(const Json &work) const
{
    const Json &slots_ = archiveList(work, "slots");
    const Json &annotations = archiveList(work, "annotations");
    for (size_t i = 0; i < slots_.size(); ++i) {
        const Json &slot = slots_[i];
        if (archiveNumber(slot, "state") != int(SlotState::Submitted))
            continue;
        const qint64 annotation = archiveNumber(slot, "annotation_id");
        if (annotation == 0)
            return ArchiveFault{place("slots", i, "annotation_id"),
                                ArchiveCheckWords::tr("is missing, but the place is answered")};
        if (archiveText(annotations[size_t(annotation) - 1], "user_id") != archiveText(slot, "user_id"))
            return ArchiveFault{place("slots", i, "user_id"),
                                ArchiveCheckWords::tr("is not the person who gave the answers")};
    }
    return std::nullopt;
}

// A detector's marks have their place in the conversation too.
std::optional<ArchiveFault> ArchiveCheck::spanFault(const Conversation &conversation, const Json &work) const
{
    Question marks;
    marks.id = u"spans"_s;
    marks.kind = QuestionKind::Spans;
    marks.links = true;
    const Json &records = archiveList(work, "prelabel_spans");
    for (size_t i = 0; i < records.size(); ++i) {
        Json spans = records[i]["spans"];
        for (Json &span : spans) {
            if (span.is_object())
                span.erase("score");
        }
        if (const auto checked = checkAnswer(marks, conversation, spans); !checked)
            return ArchiveFault{place("prelabel_spans", i, "spans"), checked.error().message};
    }
    return std::nullopt;
}

std::optional<ArchiveFault> ArchiveCheck::stateFault(const Json &work) const
{
    const auto item = work.find("item");
    if (item != work.end() && !item->is_object())
        return ArchiveFault{u"item"_s, ArchiveCheckWords::tr("expected an object")};
    const Json said = item == work.end() ? Json::object() : *item;
    const qint64 purpose = archiveNumber(said, "purpose");
    if (purpose != 0 && purpose != 1)
        return ArchiveFault{u"item.purpose"_s, ArchiveCheckWords::tr("expected 0 or 1")};
    if (const qint64 state = archiveNumber(said, "state"); state < 0 || state > int(ItemState::Ambiguous))
        return ArchiveFault{u"item.state"_s, ArchiveCheckWords::tr("there is no such state")};
    if (purpose != 0 || m_inForce < 0)
        return std::nullopt;  // items of the training are not settled
    const Scheme &scheme = m_schemes[m_inForce];
    const DerivedItem derived = deriveItem(scheme, ratersOf(work), decisionsOf(work));
    const QString instead =
        ArchiveCheckWords::tr("is not what the answers and decisions make of it (“%1”)").arg(toString(derived.state));
    const Json expected = shownItem(scheme, derived);
    for (const auto &[name, value] : expected.items()) {
        const Json found = said.value(name, value.is_string() ? Json("") : Json(0));
        if (found != value)
            return ArchiveFault{u"item."_s + fromUtf8(name), instead};
    }
    if (!isResolutionOf(derived, archiveList(work, "resolutions")))
        return ArchiveFault{u"resolutions"_s, instead};
    if (!isDisputeOf(derived, archiveList(work, "disputes")))
        return ArchiveFault{u"disputes"_s, instead};
    return std::nullopt;
}

}  // namespace gainsay
