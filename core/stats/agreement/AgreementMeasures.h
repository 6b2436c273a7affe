// SPDX-License-Identifier: GPL-3.0-or-later
// The measures of agreement above chance, over all raters, in the order in which they are listed. A new one is a
// function in this folder, its value in AgreementSummary, and a row here: JSON, reports and the window go by the table.
#pragma once

#include "core/base/TranslatableText.h"
#include "core/stats/agreement/AgreementSummary.h"
#include "core/stats/agreement/Interpretation.h"

namespace gainsay {

struct AgreementMeasure {
    const char *key;  // in JSON
    TranslatableText (*name)();
    Estimate AgreementSummary::*value;
    AgreementBand (*band)(double);       // what the literature calls a value
    Estimate LabelAgreement::*perLabel;  // one label against the rest, if that is computed
};

const QList<AgreementMeasure> &chanceCorrectedMeasures();

}  // namespace gainsay
