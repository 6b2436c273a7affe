// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/exchange/ArchiveFields.h"

#include "core/base/Phrases.h"
#include "core/base/TranslatableText.h"
#include "core/model/Annotation.h"
#include "core/model/Decision.h"
#include "core/model/Message.h"
#include "core/model/SpotRound.h"
#include "core/model/Training.h"
#include "core/model/Workflow.h"
#include "core/text/SafeText.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

using F = ArchiveField;
using Rule = ArchiveFieldRule;

struct ArchiveFieldWords {
    GAINSAY_TR(gainsay::ArchiveFields)
};

constexpr double endOfTime = 253402300799999.0;  // the last millisecond of the year 9999
constexpr double anyWhole = 9007199254740992.0;  // what a double tells apart

Rule needed(const char *name, F kind = F::Text)
{
    return {name, kind, true, {}};
}

Rule optional(const char *name, F kind = F::Text)
{
    return {name, kind, false, {}};
}

Rule whole(const char *name, double lowest = 0, double highest = std::numeric_limits<int>::max())
{
    return {name, F::Whole, true, {}, lowest, highest};
}

Rule maybe(Rule rule)
{
    rule.required = false;
    return rule;
}

Rule real(const char *name, double lowest, double highest)
{
    return {name, F::Real, true, {}, lowest, highest};
}

Rule duration(const char *name)
{
    return whole(name, 0, endOfTime);
}

template <class Enum> Rule word(const char *name, std::initializer_list<Enum> values)
{
    QStringList words;
    for (const Enum value : values)
        words.append(toString(value));
    return {name, F::Word, true, words};
}

Rule word(const char *name, QStringList words)
{
    return {name, F::Word, true, std::move(words)};
}

Rule goldKind()
{
    return word("kind", {GoldKind::Tutorial, GoldKind::Qualification, GoldKind::Hidden});
}

Rule source()
{
    return word("source", {ResolutionSource::Agreement, ResolutionSource::Adjudication, ResolutionSource::Vote,
                           ResolutionSource::Imported});
}

std::optional<qint64> size(const ArchiveNames &names, F kind)
{
    switch (kind) {
    case F::Scheme:
        return names.schemes;
    case F::Run:
        return names.runs;
    case F::Round:
        return names.rounds;
    case F::Session:
        return names.sessions;
    case F::Annotation:
        return names.annotations;
    default:
        return std::nullopt;
    }
}

bool isWhole(const Json &value, double lowest, double highest)
{
    return value.is_number_integer() && value.get<double>() >= lowest && value.get<double>() <= highest;
}

bool isTextWithout(const Json &value, bool (*unwanted)(QChar))
{
    if (!value.is_string())
        return false;
    const QString text = fromUtf8(value.get_ref<const std::string &>());
    return std::none_of(text.begin(), text.end(), unwanted);
}

bool isNul(QChar c)
{
    return c.isNull();
}

bool isOneOf(const Json &value, const QSet<QString> &known)
{
    return value.is_string() && known.contains(fromUtf8(value.get_ref<const std::string &>()));
}

bool holdsOnlyTexts(const Json &value)
{
    return value.is_array() && std::all_of(value.begin(), value.end(),
                                           [](const Json &part) { return part.is_string() || part.is_object(); });
}

bool fits(const Rule &rule, const Json &value, const ArchiveNames &names)
{
    switch (rule.kind) {
    case F::Whole:
        return isWhole(value, rule.lowest, rule.highest);
    case F::Real:
        return value.is_number() && value.get<double>() >= rule.lowest && value.get<double>() <= rule.highest;
    case F::Flag:
        return isWhole(value, 0, 1);
    case F::Time:
        return isWhole(value, 0, endOfTime);
    case F::Text:
        return isTextWithout(value, isNul);
    case F::Name:
        return isTextWithout(value, isUnsafeOnScreen) && !value.get_ref<const std::string &>().empty();
    case F::Word:
        return value.is_string() && rule.words.contains(fromUtf8(value.get_ref<const std::string &>()));
    case F::Object:
    case F::Answers:
        return value.is_object();
    case F::List:
        return holdsOnlyTexts(value);
    case F::User:
        return isOneOf(value, names.users);
    case F::Batch:
        return isOneOf(value, names.batches);
    default:
        return isWhole(value, rule.kind == F::Annotation ? 0 : 1, double(size(names, rule.kind).value_or(0)));
    }
}

QString expectation(const Rule &rule, const ArchiveNames &names)
{
    switch (rule.kind) {
    case F::Whole:
        return ArchiveFieldWords::tr("a whole number from %1 to %2")
            .arg(rule.lowest, 0, 'f', 0)
            .arg(rule.highest, 0, 'f', 0);
    case F::Real:
        return ArchiveFieldWords::tr("a number from %1 to %2").arg(rule.lowest).arg(rule.highest);
    case F::Flag:
        return ArchiveFieldWords::tr("0 or 1");
    case F::Time:
        return ArchiveFieldWords::tr("a time in milliseconds since 1970");
    case F::Text:
        return ArchiveFieldWords::tr("text without a NUL character");
    case F::Name:
        return ArchiveFieldWords::tr("a name on one line without control characters");
    case F::Word:
        return ArchiveFieldWords::tr("one of %1").arg(listing(rule.words));
    case F::Object:
    case F::Answers:
        return ArchiveFieldWords::tr("an object");
    case F::List:
        return ArchiveFieldWords::tr("a list");
    case F::User:
        return ArchiveFieldWords::tr("a person of the file's project line");
    case F::Batch:
        return ArchiveFieldWords::tr("a batch of the file's project line");
    case F::Annotation:
        return ArchiveFieldWords::tr("the place of one of the conversation's %1 annotations").arg(names.annotations);
    default:
        return ArchiveFieldWords::tr("a place in the project line's list of %1")
            .arg(size(names, rule.kind).value_or(0));
    }
}

QString shortened(const Json &value)
{
    const QString text = QString::fromUtf8(dumpJson(value));
    return text.size() > 60 ? text.left(60) + u'…' : text;
}

std::optional<ArchiveFault> faultOf(const Rule &rule, const Json &record, const QString &path,
                                    const ArchiveNames &names)
{
    const QString field = path + u'.' + QString::fromLatin1(rule.name);
    const auto found = record.find(rule.name);
    if (found == record.end() || found->is_null()) {
        if (!rule.required)
            return std::nullopt;
        return ArchiveFault{field, ArchiveFieldWords::tr("is missing")};
    }
    if (fits(rule, *found, names))
        return std::nullopt;
    return ArchiveFault{
        field, ArchiveFieldWords::tr("expected %1, found %2").arg(expectation(rule, names), shortened(*found))};
}

// The fields that no two records of a list have alike; a list without any holds one record.
struct ArchiveKey {
    const char *list;
    QList<const char *> fields;
};

const QList<ArchiveKey> &archiveKeys()
{
    static const QList<ArchiveKey> keys{
        {"schemes", {"name", "version"}},
        {"users", {"name"}},
        {"batches", {"name"}},
        {"prelabel_runs", {"model", "version", "method", "parameters"}},
        {"detector_tunings", {"run_id"}},
        {"spot_rounds", {"batch_id", "round"}},
        {"tag_kinds", {"name"}},
        {"slices", {"name"}},
        {"calibration_sets", {"name"}},
        {"annotations", {"user_id", "revision"}},
        {"slots", {"number"}},
        {"slots", {"user_id"}},
        {"drafts", {"user_id"}},
        {"disputes", {}},
        {"resolutions", {}},
        {"spot_items", {"round_id"}},
        {"prelabels", {"run_id"}},
        {"prelabel_spans", {"run_id"}},
        {"gold_items", {"kind"}},
        {"training_answers", {"session_id"}},
        {"error_tags", {"run_id", "tag"}},
    };
    return keys;
}

std::optional<ArchiveFault> repetitionIn(const QString &list, const Json &records)
{
    for (const ArchiveKey &key : archiveKeys()) {
        if (list != QLatin1StringView(key.list))
            continue;
        QSet<QByteArray> seen;
        for (size_t i = 0; i < records.size(); ++i) {
            Json values = Json::array();
            for (const char *field : key.fields)
                values.push_back(records[i].value(field, Json()));
            // A place that nobody holds is like any other.
            if (values.size() == 1 && values[0].is_null())
                continue;
            const qsizetype before = seen.size();
            seen.insert(dumpJson(values));
            if (seen.size() == before)
                return ArchiveFault{u"%1[%2]"_s.arg(list, QString::number(i)), ArchiveFieldWords::tr("is there twice")};
        }
    }
    return std::nullopt;
}

}  // namespace

const QList<ArchiveListRule> &archiveProjectRules()
{
    static const QList<ArchiveListRule> rules{
        {"schemes", {needed("name", F::Name), whole("version", 1), needed("body"), needed("created_at", F::Time)}},
        {"users",
         {needed("name", F::Name),
          word("role", {Role::Annotator, Role::Adjudicator, Role::Supervisor, Role::Researcher, Role::Admin}),
          word("state", QStringList{u"active"_s, u"inactive"_s, u"left"_s}), needed("created_at", F::Time)}},
        {"batches", {needed("name"), needed("created_at", F::Time)}},
        {"prelabel_runs",
         {needed("model"), needed("version"), needed("method"), needed("parameters", F::Object), needed("origin"),
          needed("provider"), needed("created_at", F::Time)}},
        {"detector_tunings",
         {needed("run_id", F::Run), real("temperature", 1e-6, 1e6), maybe(real("threshold", 0, 1))}},
        {"spot_rounds",
         {needed("batch_id", F::Batch), whole("round", 1), whole("seed", -anyWhole * 1024, anyWhole * 1024),
          whole("sample"), real("threshold", 0, 1),
          maybe(word("stratify", {Stratify::None, Stratify::Annotator, Stratify::Category})),
          optional("started_by", F::User), needed("started_at", F::Time), optional("closed_by", F::User),
          optional("closed_at", F::Time), maybe(word("outcome", {RoundOutcome::Accepted, RoundOutcome::Returned}))}},
        {"batch_events",
         {needed("batch_id", F::Batch), whole("round"), optional("user_id", F::User),
          word("kind", QStringList{u"reopened"_s}), needed("reason"), needed("created_at", F::Time)}},
        {"training_sessions",
         {needed("user_id", F::User), goldKind(), needed("started_at", F::Time), optional("finished_at", F::Time),
          whole("total"), whole("wrong"), optional("passed", F::Flag)}},
        {"tag_kinds",
         {needed("name"), needed("key"), whole("position", -anyWhole, anyWhole), needed("retired", F::Flag)}},
        {"slices", {needed("name"), needed("filter"), optional("user_id", F::User), needed("created_at", F::Time)}},
        {"calibration_sets",
         {needed("name"), needed("rule", F::Object), needed("people", F::List), needed("items", F::List),
          optional("user_id", F::User), needed("created_at", F::Time)}},
        {"messages",
         {needed("to_user", F::User), optional("from_user", F::User),
          word("kind",
               {MessageKind::Note, MessageKind::Comment, MessageKind::SentBack, MessageKind::SpotCheckFailed,
                MessageKind::BatchReturned, MessageKind::BatchReopened, MessageKind::Reassigned, MessageKind::Flagged}),
          optional("conversation_id"), optional("batch_id", F::Batch), needed("body"), needed("created_at", F::Time),
          optional("read_at", F::Time)}},
    };
    return rules;
}

const QList<ArchiveListRule> &archiveWorkRules()
{
    static const QList<ArchiveListRule> rules{
        {"annotations",
         {needed("user_id", F::User), whole("revision", 1), needed("scheme_id", F::Scheme),
          needed("answers", F::Answers), optional("label"), maybe(whole("confidence")), needed("created_at", F::Time),
          duration("active_ms"), duration("idle_ms"), optional("prelabel_run", F::Run),
          needed("prelabel_shown", F::Flag), optional("prelabel_followed", F::Flag), maybe(duration("prelabel_ms"))}},
        {"slots",
         {whole("number", -anyWhole), optional("user_id", F::User), whole("position", -anyWhole, anyWhole),
          whole("state", 0, int(SlotState::Skipped)), needed("pool", F::Flag), optional("lease_until", F::Time),
          optional("annotation_id", F::Annotation), maybe(whole("purpose", 0, 2))}},
        {"drafts",
         {needed("user_id", F::User), needed("answers", F::Answers), needed("saved_at", F::Time), duration("active_ms"),
          duration("idle_ms")}},
        {"marks",
         {needed("user_id", F::User), word("kind", {ItemMarkKind::Skip, ItemMarkKind::Flag}), needed("reason"),
          needed("created_at", F::Time), optional("cleared_at", F::Time)}},
        {"decisions",
         {optional("user_id", F::User),
          word("kind", {DecisionKind::Answers, DecisionKind::Neither, DecisionKind::SendBack, DecisionKind::Correction,
                        DecisionKind::Reopen}),
          optional("answers", F::Answers), maybe(word("reason", decisionReasons() + QStringList{QString()})),
          optional("note"), needed("after_annotation", F::Annotation), needed("created_at", F::Time)}},
        {"disputes", {real("agreement", 0, 1)}},
        {"comments", {needed("user_id", F::User), needed("body"), needed("created_at", F::Time)}},
        {"resolutions", {source(), needed("answers", F::Answers), optional("removed")}},
        {"spot_items",
         {needed("round_id", F::Round), whole("position"), maybe(word("verdict", {Verdict::Pass, Verdict::Fail})),
          optional("answers", F::Answers), optional("feedback"), optional("after_annotation", F::Annotation),
          optional("reviewed_by", F::User), optional("reviewed_at", F::Time)}},
        {"prelabels",
         {needed("run_id", F::Run), needed("label"), real("confidence", -anyWhole, anyWhole),
          real("margin", -anyWhole, anyWhole), needed("details", F::Object)}},
        {"prelabel_spans", {needed("run_id", F::Run), needed("spans", F::List)}},
        {"gold_items",
         {goldKind(), needed("answers", F::Answers), needed("explanation"), whole("position", -anyWhole, anyWhole)}},
        {"training_answers",
         {needed("session_id", F::Session), needed("answers", F::Answers), needed("correct", F::Flag),
          needed("created_at", F::Time)}},
        {"contrastive_pairs",
         {needed("turns", F::List), needed("model"), needed("label_before"), needed("label_after"), needed("note"),
          optional("user_id", F::User), needed("created_at", F::Time)}},
        {"error_tags",
         {needed("run_id", F::Run), needed("tag"), needed("note"), needed("user_id", F::User),
          needed("created_at", F::Time)}},
    };
    return rules;
}

std::optional<ArchiveFault> faultIn(const ArchiveListRule &rule, const Json &records, const ArchiveNames &names)
{
    const QString list = QString::fromLatin1(rule.list);
    if (!records.is_array())
        return ArchiveFault{
            list,
            ArchiveFieldWords::tr("expected %1, found %2").arg(ArchiveFieldWords::tr("a list"), shortened(records))};
    for (size_t i = 0; i < records.size(); ++i) {
        const QString path = u"%1[%2]"_s.arg(list, QString::number(i));
        if (!records[i].is_object())
            return ArchiveFault{path, ArchiveFieldWords::tr("expected %1, found %2")
                                          .arg(ArchiveFieldWords::tr("an object"), shortened(records[i]))};
        for (const Rule &field : rule.fields) {
            if (auto fault = faultOf(field, records[i], path, names))
                return fault;
        }
    }
    return repetitionIn(list, records);
}

}  // namespace gainsay
