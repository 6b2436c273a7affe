// SPDX-License-Identifier: GPL-3.0-or-later
// What the figures suggest to do next, in sentences.
#pragma once

#include "core/stats/agreement/AgreementSummary.h"
#include "core/stats/agreement/LabelClashes.h"
#include "ui/charts/LabelNames.h"

#include <QStringList>

namespace gainsay {

QStringList agreementAdvice(const AgreementSummary &summary, const LabelClashes &clashes, const LabelNames &names);

// Each figure that has no value, and why.
QStringList undefinedFigures(const AgreementSummary &summary, const LabelNames &names);

}  // namespace gainsay
