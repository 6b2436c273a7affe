// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/Interpretation.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace gainsay {

AgreementBand landisKoch(double value)
{
    const QString source = u"Landis & Koch 1977"_s;
    if (value < 0.0)
        return {QCoreApplication::translate("stats", "poor"), source};
    if (value <= 0.2)
        return {QCoreApplication::translate("stats", "slight"), source};
    if (value <= 0.4)
        return {QCoreApplication::translate("stats", "fair"), source};
    if (value <= 0.6)
        return {QCoreApplication::translate("stats", "moderate"), source};
    if (value <= 0.8)
        return {QCoreApplication::translate("stats", "substantial"), source};
    return {QCoreApplication::translate("stats", "almost perfect"), source};
}

AgreementBand krippendorffBand(double value)
{
    const QString source = u"Krippendorff 2004"_s;
    if (value < 0.667)
        return {QCoreApplication::translate("stats", "unreliable"), source};
    if (value < 0.8)
        return {QCoreApplication::translate("stats", "for tentative conclusions"), source};
    return {QCoreApplication::translate("stats", "reliable"), source};
}

}  // namespace gainsay
