// SPDX-License-Identifier: GPL-3.0-or-later
// The words that the literature has for a coefficient. They are conventions, so each names its source.
#pragma once

#include <QString>

namespace gainsay {

struct AgreementBand {
    QString name;
    QString source;
};

// Landis & Koch (1977): poor, slight, fair, moderate, substantial, almost perfect. For kappa, pi and AC1.
AgreementBand landisKoch(double value);
// Krippendorff (2004): unreliable below 0.667, tentative below 0.8, reliable from there on. For alpha.
AgreementBand krippendorffBand(double value);

}  // namespace gainsay
