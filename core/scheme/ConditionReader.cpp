// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scheme/ConditionReader.h"

#include "core/base/TranslatableText.h"

using namespace Qt::StringLiterals;

namespace gainsay {

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
