// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/Decision.h"

#include "core/base/EnumNames.h"

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr EnumNames<DecisionKind, 5> decisionKindNames{{{DecisionKind::Answers, "answers"_L1},
                                                        {DecisionKind::Neither, "neither"_L1},
                                                        {DecisionKind::SendBack, "send_back"_L1},
                                                        {DecisionKind::Correction, "correction"_L1},
                                                        {DecisionKind::Reopen, "reopen"_L1}}};

}  // namespace

QString toString(DecisionKind kind)
{
    return nameOf(decisionKindNames, kind);
}
std::optional<DecisionKind> decisionKindFromString(const QString &text)
{
    return valueOf(decisionKindNames, text);
}

const QStringList &decisionReasons()
{
    static const QStringList reasons{u"ambiguous_text"_s, u"guideline_gap"_s, u"annotator_error"_s,
                                     u"edge_case"_s,      u"subjective"_s,    u"other"_s};
    return reasons;
}

}  // namespace gainsay
