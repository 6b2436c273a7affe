// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scheme/SchemeSubstance.h"

#include "core/base/Result.h"

namespace gainsay {

namespace {

void leaveOut(Json &object, std::initializer_list<const char *> names)
{
    for (const char *name : names) {
        if (object.is_object())
            object.erase(name);
    }
}

}  // namespace

Json schemeSubstance(Json scheme)
{
    leaveOut(scheme, {"title", "description", "steps", "guidelines"});
    const auto questions = scheme.find("questions");
    if (questions == scheme.end())
        return scheme;
    for (Json &question : *questions) {
        leaveOut(question, {"title", "help", "key", "step"});
        const auto options = question.find("options");
        if (options == question.end())
            continue;
        for (Json &option : *options)
            leaveOut(option, {"title", "short", "definition", "key", "role"});
    }
    return scheme;
}

bool asksTheSame(QByteArrayView scheme, QByteArrayView other)
{
    if (scheme == other)
        return true;
    const Result<Json> one = parseJson(scheme);
    const Result<Json> two = parseJson(other);
    return one && two && schemeSubstance(*one) == schemeSubstance(*two);
}

}  // namespace gainsay
