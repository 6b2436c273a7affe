// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/item/Predictions.h"

#include "core/store/ArchiveStore.h"
#include "core/store/PrelabelCalibration.h"
#include "core/store/Storage.h"

namespace gainsay {

Result<QList<ShownPrediction>> predictionsOn(Storage &storage, const Scheme &scheme, ConversationId conversation)
{
    ASSIGN_OR_RETURN(const auto said, storage.archive().prelabelsOf(conversation));
    QList<ShownPrediction> predictions;
    for (const PrelabelWithSpans &one : said) {
        ASSIGN_OR_RETURN(const auto reading, readingOf(storage, scheme, one.run.id));
        Prelabel read = reading.read(one.prelabel);
        const bool hasEvidence = reading.isContradiction(read);
        predictions.append({one.run, std::move(read), hasEvidence ? one.spans.value_or(QList<Span>()) : QList<Span>()});
    }
    return predictions;
}

}  // namespace gainsay
