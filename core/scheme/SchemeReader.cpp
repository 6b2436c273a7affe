// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scheme/SchemeReader.h"

#include "core/base/JsonFields.h"
#include "core/base/TranslatableText.h"
#include "core/scheme/SchemeCheck.h"

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct SchemeWords {
    GAINSAY_TR(SchemeReader)
};

LocalizedText readLocalized(const Json &value, const QString &path, JsonFaults &faults)
{
    JsonFields fields(value, path, faults);
    QHash<QString, QString> texts;
    for (const QString &language : LocalizedText::languages()) {
        const QByteArray name = language.toLatin1();
        if (fields.has(name.constData()))
            texts.insert(language, fields.string(name.constData()));
    }
    if (texts.isEmpty())
        texts.insert(LocalizedText::languages().first(), fields.string("en"));
    for (auto it = texts.cbegin(); it != texts.cend(); ++it) {
        if (it->trimmed().isEmpty())
            faults.add(fields.path(it.key().toLatin1()), SchemeWords::tr("expected text that is not blank"));
    }
    fields.refuseOthers();
    return LocalizedText(std::move(texts));
}

LocalizedText localizedField(JsonFields &fields, const char *name, bool required, JsonFaults &faults)
{
    const Json &value = fields.object(name, required);
    return required || !value.empty() ? readLocalized(value, fields.path(name), faults) : LocalizedText();
}

QString readKey(JsonFields &fields, JsonFaults &faults)
{
    const QString key = fields.string("key", QString()).toUpper();
    if (key.size() > 1)
        faults.expected(fields.path("key"), SchemeWords::tr("one character"), toUtf8(key));
    return key;
}

Option readOption(const Json &value, const QString &path, QuestionKind kind, JsonFaults &faults)
{
    JsonFields fields(value, path, faults);
    Option option;
    option.code = fields.integer("code", -1'000'000, 1'000'000);
    option.value = toUtf8(fields.string("value"));
    if (kind == QuestionKind::Scale) {
        if (option.value != std::to_string(option.code))
            faults.expected(fields.path("value"), SchemeWords::tr("the point of the scale as text"), option.value);
        option.value = option.code;
    }
    option.key = readKey(fields, faults);
    static const QStringList roles{u"none"_s, u"intra"_s, u"role"_s, u"history"_s, u"incoherent"_s, u"neutral"_s};
    option.role = roles[fields.word("role", roles, int(roles.size()) - 1)];
    option.title = localizedField(fields, "title", true, faults);
    option.shortTitle = localizedField(fields, "short", false, faults);
    option.definition = localizedField(fields, "definition", false, faults);
    fields.refuseOthers();
    return option;
}

void readLimits(JsonFields &fields, Question &question)
{
    const bool scale = question.kind == QuestionKind::Scale;
    if (scale || question.kind == QuestionKind::Ranking) {
        question.min = fields.integer("min", scale ? -1000 : 1, 1000);
        question.max = fields.integer("max", question.min, 1000);
    }
    if (question.kind == QuestionKind::Spans)
        question.links = fields.boolean("links", false);
}

// Stored, compared and exported like any text; only how it is written differs.
constexpr int writtenKind = int(QuestionKind::Bool) + 1;

void readWritten(JsonFields &fields, Question &question)
{
    question.min = qRound(100.0 * fields.number("shortest", 0.0, 1.0, 0.5));
    question.max = qRound(100.0 * fields.number("longest", 1.0, 100.0, 2.0));
}

// Of a ranking perhaps only what stands first.
void readCompare(JsonFields &fields, Question &question)
{
    const Json *compare = fields.has("compare") ? &fields.any("compare") : nullptr;
    question.compareFirst = question.kind == QuestionKind::Ranking && compare && *compare == "first";
    if (!question.compareFirst)
        question.compare = fields.boolean("compare", true);
}

Question readQuestion(const Json &value, const QString &path, JsonFaults &faults)
{
    static const QStringList kinds{u"single"_s, u"multi"_s, u"scale"_s, u"ranking"_s,
                                   u"spans"_s,  u"text"_s,  u"bool"_s,  u"written"_s};
    JsonFields fields(value, path, faults);
    Question question;
    question.id = fields.string("id");
    const int kind = fields.word("kind", kinds);
    question.kind = kind == writtenKind ? QuestionKind::Text : QuestionKind(kind);
    if (kind == writtenKind)
        readWritten(fields, question);
    question.step = fields.integer("step", 1, 100, 1);
    question.title = localizedField(fields, "title", true, faults);
    question.help = localizedField(fields, "help", false, faults);
    question.key = readKey(fields, faults);
    question.required = fields.boolean("required", true);
    readCompare(fields, question);
    readLimits(fields, question);
    if (fields.has("ask_if"))
        question.askIf = readCondition(fields.object("ask_if"), fields.path("ask_if"), faults);
    const bool chooses = question.kind == QuestionKind::Single || question.kind == QuestionKind::Multi ||
                         question.kind == QuestionKind::Ranking;
    if (chooses || question.kind == QuestionKind::Scale || question.kind == QuestionKind::Spans) {
        int number = 0;
        for (const Json &option : fields.array("options", chooses)) {
            const QString optionPath = u"%1[%2]"_s.arg(fields.path("options")).arg(number++);
            question.options.append(readOption(option, optionPath, question.kind, faults));
        }
    }
    fields.refuseOthers();
    return question;
}

ResolutionRule readResolution(const Json &value, JsonFaults &faults)
{
    static const QStringList rules{u"agreement"_s, u"vote"_s, u"majority"_s, u"median"_s};
    JsonFields fields(value, u"resolution"_s, faults);
    ResolutionRule rule;
    rule.kind = ResolutionRule::Kind(fields.word("rule", rules));
    if (rule.kind != ResolutionRule::Kind::Agreement)
        rule.question = fields.string("question");
    if (rule.kind == ResolutionRule::Kind::Vote) {
        const Json &atLeast = fields.object("at_least", false);
        JsonFields counts(atLeast, fields.path("at_least"), faults);
        for (const auto &[name, count] : atLeast.items())
            rule.atLeast.insert(fromUtf8(name), counts.integer(name.c_str(), 1, 1000));
        for (const Json &entry : fields.array("unanimous", false)) {
            if (entry.is_string())
                rule.unanimous.append(fromUtf8(entry.get_ref<const std::string &>()));
            else
                faults.expected(fields.path("unanimous"), SchemeWords::tr("a list of texts"), entry);
        }
        fields.word("otherwise", {u"ambiguous"_s}, 0);
    }
    fields.refuseOthers();
    return rule;
}

QList<Removal> readRemovals(const Json &list, JsonFaults &faults)
{
    QList<Removal> removals;
    for (const Json &value : list) {
        JsonFields fields(value, u"removes[%1]"_s.arg(removals.size()), faults);
        Removal removal;
        removal.when = readCondition(fields.object("if"), fields.path("if"), faults);
        removal.as = fields.string("as");
        if (removal.as.trimmed().isEmpty())
            faults.add(fields.path("as"), SchemeWords::tr("expected text that is not blank"));
        removal.byAny = fields.has("by") && fields.word("by", {u"any"_s}) == 0;
        fields.refuseOthers();
        removals.append(removal);
    }
    return removals;
}

QualityRules readQuality(const Json &value, JsonFaults &faults)
{
    QualityRules rules;
    JsonFields fields(value, u"quality"_s, faults);
    JsonFields spotCheck(fields.object("spot_check", false), fields.path("spot_check"), faults);
    rules.spotCheckSample = spotCheck.integer("sample", 1, 1'000'000, rules.spotCheckSample);
    rules.spotCheckPassRate = spotCheck.number("pass_rate", 0.0, 1.0, rules.spotCheckPassRate);
    JsonFields tutorial(fields.object("tutorial", false), fields.path("tutorial"), faults);
    rules.tutorialItems = tutorial.integer("items", 0, 100'000, rules.tutorialItems);
    JsonFields qualification(fields.object("qualification", false), fields.path("qualification"), faults);
    rules.qualificationItems = qualification.integer("items", 0, 100'000, rules.qualificationItems);
    rules.qualificationMaxWrong = qualification.integer("max_wrong", 0, 100'000, rules.qualificationMaxWrong);
    for (JsonFields *part : {&fields, &spotCheck, &tutorial, &qualification})
        part->refuseOthers();
    return rules;
}

void readGold(const Json &value, Scheme &scheme, JsonFaults &faults)
{
    JsonFields fields(value, u"gold"_s, faults);
    scheme.goldQuestion = fields.string("question");
    scheme.goldField = fields.string("field");
    fields.refuseOthers();
}

// Those that come with the program by their name, or a project's own as they are.
void readGuidelines(JsonFields &fields, Scheme &scheme, JsonFaults &faults)
{
    if (fields.has("guidelines") && fields.any("guidelines").is_object())
        scheme.guidelineTexts = localizedField(fields, "guidelines", false, faults);
    else
        scheme.guidelines = fields.string("guidelines", QString());
}

Scheme readFields(const Json &value, JsonFaults &faults)
{
    Scheme scheme;
    JsonFields fields(value, {}, faults);
    if (fields.integer("format", 1, 1'000'000) != 1)
        faults.add(u"format"_s, SchemeWords::tr("is newer than this program knows (1); use a newer Gainsay"));
    scheme.id = fields.string("id");
    scheme.version = fields.integer("version", 1, 1'000'000);
    scheme.title = localizedField(fields, "title", true, faults);
    scheme.description = localizedField(fields, "description", false, faults);
    scheme.raters = fields.integer("raters", 1, 100);
    scheme.resolution = readResolution(fields.object("resolution"), faults);
    scheme.removals = readRemovals(fields.array("removes", false), faults);
    readGold(fields.object("gold"), scheme, faults);
    for (const Json &step : fields.array("steps", false))
        scheme.steps.append(readLocalized(step, u"steps[%1]"_s.arg(scheme.steps.size()), faults));
    for (const Json &question : fields.array("questions"))
        scheme.questions.append(readQuestion(question, u"questions[%1]"_s.arg(scheme.questions.size()), faults));
    scheme.quality = readQuality(fields.object("quality", false), faults);
    readGuidelines(fields, scheme, faults);
    fields.refuseOthers();
    return scheme;
}

}  // namespace

Result<Scheme> readScheme(QByteArrayView json)
{
    ASSIGN_OR_RETURN(const auto value, parseJson(json));
    JsonFaults faults;
    Scheme scheme = readFields(value, faults);
    if (faults.isEmpty())
        checkScheme(scheme, faults);
    if (!faults.isEmpty())
        return invalidInput(faults.first());
    return scheme;
}

QList<JsonFault> schemeFaults(QByteArrayView json)
{
    const Result<Json> value = parseJson(json);
    if (!value)
        return {{QString(), value.error().message}};
    JsonFaults faults;
    checkScheme(readFields(*value, faults), faults);
    return faults.all();
}

namespace {

struct ConditionWords {
    GAINSAY_TR(SchemeReader)
};

QList<Condition> readConditions(JsonFields &fields, const char *name, JsonFaults &faults)
{
    QList<Condition> conditions;
    for (const Json &part : fields.array(name))
        conditions.append(readCondition(part, u"%1[%2]"_s.arg(fields.path(name)).arg(conditions.size()), faults));
    if (conditions.isEmpty())
        faults.add(fields.path(name), ConditionWords::tr("expected at least one condition"));
    return conditions;
}

Condition readTest(JsonFields &fields, JsonFaults &faults)
{
    Condition condition;
    condition.question = fields.string("question");
    if (fields.has("equals")) {
        condition.kind = Condition::Kind::Equals;
        condition.values = {fields.any("equals")};
    } else if (fields.has("in")) {
        condition.kind = Condition::Kind::In;
        for (const Json &value : fields.array("in"))
            condition.values.append(value);
        if (condition.values.isEmpty())
            faults.add(fields.path("in"), ConditionWords::tr("expected at least one value"));
    } else if (fields.has("empty")) {
        condition.kind = Condition::Kind::Empty;
        condition.flag = fields.boolean("empty");
    } else if (fields.has("answered")) {
        condition.kind = Condition::Kind::Answered;
        condition.flag = fields.boolean("answered");
    } else {
        faults.add(fields.path(), ConditionWords::tr("expected one of equals, in, empty, answered beside question"));
    }
    return condition;
}

}  // namespace

Condition readCondition(const Json &value, const QString &path, JsonFaults &faults)
{
    JsonFields fields(value, path, faults);
    Condition condition;
    if (fields.has("question")) {
        condition = readTest(fields, faults);
    } else if (fields.has("all")) {
        condition.kind = Condition::Kind::All;
        condition.conditions = readConditions(fields, "all", faults);
    } else if (fields.has("any")) {
        condition.kind = Condition::Kind::Any;
        condition.conditions = readConditions(fields, "any", faults);
    } else if (fields.has("not")) {
        condition.kind = Condition::Kind::Not;
        condition.conditions = {readCondition(fields.object("not"), fields.path("not"), faults)};
    } else {
        faults.add(path, ConditionWords::tr("expected a condition: question, all, any or not"));
    }
    fields.refuseOthers();
    return condition;
}

}  // namespace gainsay
