// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/agreement/Interpretation.h"

#include "core/base/TranslatableText.h"

using namespace Qt::StringLiterals;

namespace gainsay {

AgreementBand landisKoch(double value)
{
    const QString source = u"Landis & Koch 1977"_s;
    if (value < 0.0)
        return {TranslatableText::translate("stats", "poor"), source};
    if (value <= 0.2)
        return {TranslatableText::translate("stats", "slight"), source};
    if (value <= 0.4)
        return {TranslatableText::translate("stats", "fair"), source};
    if (value <= 0.6)
        return {TranslatableText::translate("stats", "moderate"), source};
    if (value <= 0.8)
        return {TranslatableText::translate("stats", "substantial"), source};
    return {TranslatableText::translate("stats", "almost perfect"), source};
}

AgreementBand krippendorffBand(double value)
{
    const QString source = u"Krippendorff 2004"_s;
    if (value < 0.667)
        return {TranslatableText::translate("stats", "unreliable"), source};
    if (value < 0.8)
        return {TranslatableText::translate("stats", "for tentative conclusions"), source};
    return {TranslatableText::translate("stats", "reliable"), source};
}

}  // namespace gainsay
