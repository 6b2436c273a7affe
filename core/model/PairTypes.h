// SPDX-License-Identifier: GPL-3.0-or-later
// The types of contrastive response pairs: what is wrong with the wrong response. A pair's type is its method.
#pragma once

#include <QStringList>

namespace gainsay {

inline const QStringList &contrastivePairTypes()
{
    static const QStringList types{QStringLiteral("ICW-EL"), QStringLiteral("ICW-ML"), QStringLiteral("ESE"),
                                   QStringLiteral("FNC")};
    return types;
}

}  // namespace gainsay
