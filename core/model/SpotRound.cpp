// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/SpotRound.h"

#include "core/base/EnumNames.h"

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr EnumNames<Verdict, 2> verdictNames{{{Verdict::Pass, "pass"_L1}, {Verdict::Fail, "fail"_L1}}};
constexpr EnumNames<RoundOutcome, 2> outcomeNames{
    {{RoundOutcome::Accepted, "accepted"_L1}, {RoundOutcome::Returned, "returned"_L1}}};
constexpr EnumNames<Stratify, 3> stratifyNames{
    {{Stratify::None, "none"_L1}, {Stratify::Annotator, "annotator"_L1}, {Stratify::Category, "category"_L1}}};

}  // namespace

QString toString(Verdict verdict)
{
    return nameOf(verdictNames, verdict);
}
QString toString(RoundOutcome outcome)
{
    return nameOf(outcomeNames, outcome);
}
QString toString(Stratify stratify)
{
    return nameOf(stratifyNames, stratify);
}
std::optional<Verdict> verdictFromString(const QString &text)
{
    return valueOf(verdictNames, text);
}
std::optional<RoundOutcome> roundOutcomeFromString(const QString &text)
{
    return valueOf(outcomeNames, text);
}
std::optional<Stratify> stratifyFromString(const QString &text)
{
    return valueOf(stratifyNames, text);
}

}  // namespace gainsay
