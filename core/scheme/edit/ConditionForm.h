// SPDX-License-Identifier: GPL-3.0-or-later
// A condition as it can be picked: groups of tests, each with what is looked at, how, and for which answers. The JSON
// of a scheme file, without its roundabout ways: no "not" stands around anything. A value, any thread.
#pragma once

#include "core/base/Json.h"

#include <QList>
#include <QString>

#include <optional>

namespace gainsay {

struct ConditionForm {
    enum class Kind { All, Any, NotAll, None, Test };
    enum class Test { Is, IsNot, OneOf, NoneOf, Empty, NotEmpty, Answered, NotAnswered };

    Kind kind = Kind::All;
    QList<ConditionForm> parts;  // of a group

    QString question;  // of a test
    Test test = Test::Is;
    QList<Json> values;  // Is, IsNot: one; OneOf, NoneOf: any number

    bool isGroup() const { return kind != Kind::Test; }
    static bool wantsValues(Test test);
    static bool wantsOneValue(Test test);

    // None where the JSON is no condition.
    static std::optional<ConditionForm> read(const Json &condition);
    // A group of one is that one.
    Json toJson() const;

    friend bool operator==(const ConditionForm &, const ConditionForm &) = default;
};

}  // namespace gainsay
