// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scheme/edit/ConditionForm.h"

namespace gainsay {

namespace {

using Kind = ConditionForm::Kind;
using Test = ConditionForm::Test;

Kind opposite(Kind kind)
{
    switch (kind) {
    case Kind::All:
        return Kind::NotAll;
    case Kind::Any:
        return Kind::None;
    case Kind::NotAll:
        return Kind::All;
    case Kind::None:
        return Kind::Any;
    case Kind::Test:
        break;
    }
    return Kind::Test;
}

Test opposite(Test test)
{
    switch (test) {
    case Test::Is:
        return Test::IsNot;
    case Test::IsNot:
        return Test::Is;
    case Test::OneOf:
        return Test::NoneOf;
    case Test::NoneOf:
        return Test::OneOf;
    case Test::Empty:
        return Test::NotEmpty;
    case Test::NotEmpty:
        return Test::Empty;
    case Test::Answered:
        return Test::NotAnswered;
    case Test::NotAnswered:
        break;
    }
    return Test::Answered;
}

std::optional<ConditionForm> readTest(const Json &json)
{
    ConditionForm form;
    form.kind = Kind::Test;
    if (!json["question"].is_string())
        return std::nullopt;
    form.question = fromUtf8(json["question"].get<std::string>());
    if (json.contains("equals")) {
        form.test = Test::Is;
        form.values = {json["equals"]};
    } else if (json.contains("in") && json["in"].is_array()) {
        form.test = Test::OneOf;
        for (const Json &value : json["in"])
            form.values.append(value);
    } else if (json.contains("empty") && json["empty"].is_boolean()) {
        form.test = json["empty"].get<bool>() ? Test::Empty : Test::NotEmpty;
    } else if (json.contains("answered") && json["answered"].is_boolean()) {
        form.test = json["answered"].get<bool>() ? Test::Answered : Test::NotAnswered;
    } else {
        return std::nullopt;
    }
    return form;
}

std::optional<ConditionForm> readGroup(const Json &list, Kind kind)
{
    if (!list.is_array())
        return std::nullopt;
    ConditionForm form;
    form.kind = kind;
    for (const Json &part : list) {
        const std::optional<ConditionForm> read = ConditionForm::read(part);
        if (!read)
            return std::nullopt;
        form.parts.append(*read);
    }
    return form;
}

Json negated(Json condition)
{
    return Json{{"not", std::move(condition)}};
}

Json testToJson(const ConditionForm &form)
{
    Json json{{"question", toUtf8(form.question)}};
    switch (form.test) {
    case Test::Is:
    case Test::IsNot:
        json["equals"] = form.values.value(0);
        break;
    case Test::OneOf:
    case Test::NoneOf:
        json["in"] = Json::array();
        for (const Json &value : form.values)
            json["in"].push_back(value);
        break;
    case Test::Empty:
    case Test::NotEmpty:
        json["empty"] = true;
        break;
    case Test::Answered:
    case Test::NotAnswered:
        json["answered"] = true;
        break;
    }
    const bool turned = form.test == Test::IsNot || form.test == Test::NoneOf || form.test == Test::NotEmpty ||
                        form.test == Test::NotAnswered;
    return turned ? negated(std::move(json)) : json;
}

}  // namespace

bool ConditionForm::wantsValues(Test test)
{
    return wantsOneValue(test) || test == Test::OneOf || test == Test::NoneOf;
}

bool ConditionForm::wantsOneValue(Test test)
{
    return test == Test::Is || test == Test::IsNot;
}

std::optional<ConditionForm> ConditionForm::read(const Json &condition)
{
    if (!condition.is_object())
        return std::nullopt;
    if (condition.contains("question"))
        return readTest(condition);
    if (condition.contains("all"))
        return readGroup(condition["all"], Kind::All);
    if (condition.contains("any"))
        return readGroup(condition["any"], Kind::Any);
    if (!condition.contains("not"))
        return std::nullopt;
    std::optional<ConditionForm> turned = read(condition["not"]);
    if (turned && turned->isGroup())
        turned->kind = opposite(turned->kind);
    else if (turned)
        turned->test = opposite(turned->test);
    return turned;
}

Json ConditionForm::toJson() const
{
    if (!isGroup())
        return testToJson(*this);
    const bool turned = kind == Kind::NotAll || kind == Kind::None;
    if (parts.size() == 1)
        return turned ? negated(parts.first().toJson()) : parts.first().toJson();
    Json list = Json::array();
    for (const ConditionForm &part : parts)
        list.push_back(part.toJson());
    Json group;
    group[kind == Kind::All || kind == Kind::NotAll ? "all" : "any"] = std::move(list);
    return turned ? negated(std::move(group)) : group;
}

}  // namespace gainsay
