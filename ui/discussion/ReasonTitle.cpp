// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/discussion/ReasonTitle.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

// The words stood in the decision panel first; its name keeps their translations.
struct ReasonWords {
    Q_DECLARE_TR_FUNCTIONS(gainsay::DecisionPanel)
};

}  // namespace

QString reasonTitle(const QString &reason)
{
    if (reason == "ambiguous_text"_L1)
        return ReasonWords::tr("ambiguous text");
    if (reason == "guideline_gap"_L1)
        return ReasonWords::tr("guideline gap");
    if (reason == "annotator_error"_L1)
        return ReasonWords::tr("annotator's slip");
    if (reason == "edge_case"_L1)
        return ReasonWords::tr("edge case");
    if (reason == "subjective"_L1)
        return ReasonWords::tr("subjective");
    return reason == "other"_L1 ? ReasonWords::tr("other") : reason;
}

}  // namespace gainsay
