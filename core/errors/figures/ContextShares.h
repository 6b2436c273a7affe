// SPDX-License-Identifier: GPL-3.0-or-later
// Contexts by the share of their replies that contradict. Contexts that are alike in all that may trigger
// contradictions are counted together: a million of them become some hundred.
#pragma once

#include "core/errors/table/ErrorTable.h"
#include "core/errors/table/RowSet.h"

#include <span>
#include <vector>

namespace gainsay {

struct AlikeContexts {
    quint16 features = 0;  // the bits that were asked for
    quint16 method = 0;
    quint8 turns = 0;
    double share = 0.0;  // of each of them
    qint64 count = 0;
};

// Of the replies among `rows` that have gold. `contexts` as readContexts() gives them; a context has the features,
// method and turns of its first reply.
std::vector<AlikeContexts> contextShares(const ErrorTable &table, const RowSet &rows, std::span<const quint64> contexts,
                                         quint16 features);

}  // namespace gainsay
