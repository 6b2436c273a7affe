// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/detect/Suggestion.h"

#include "core/store/PrelabelCalibration.h"
#include "core/store/Storage.h"

#include <QCryptographicHash>
#include <QtEndian>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace gainsay {

bool isBlindItem(const QString &externalId, double blindShare)
{
    const QByteArray hash = QCryptographicHash::hash(externalId.toUtf8(), QCryptographicHash::Sha256);
    const auto place = qFromBigEndian<quint32>(hash.constData());
    return double(place) / (double(std::numeric_limits<quint32>::max()) + 1.0) < blindShare;
}

Result<std::optional<PrelabelRun>> newestDetectorRun(Storage &storage)
{
    ASSIGN_OR_RETURN(const auto runs, storage.prelabels().runs());
    const auto newest =
        std::find_if(runs.begin(), runs.end(), [](const PrelabelRun &run) { return run.origin == "detector"_L1; });
    return newest == runs.end() ? std::nullopt : std::optional(*newest);
}

Result<std::optional<Suggestion>> suggestionFor(Storage &storage, const Conversation &conversation,
                                                const Scheme &scheme, const ProjectSettings &settings)
{
    if (!settings.showPrelabels || isBlindItem(conversation.externalId, settings.blindShare))
        return std::optional<Suggestion>();
    ASSIGN_OR_RETURN(const auto newest, storage.prelabels().newest(conversation.id));
    if (!newest)
        return std::optional<Suggestion>();
    const auto &[run, said] = *newest;
    ASSIGN_OR_RETURN(const auto reading, readingOf(storage, scheme, run.id));
    ASSIGN_OR_RETURN(const auto spans, storage.prelabels().spans(run.id, conversation.id));
    const Prelabel read = reading.read(said);
    const bool hasEvidence = reading.isContradiction(read);
    return std::optional(Suggestion{run, read, hasEvidence ? spans.value_or(QList<Span>()) : QList<Span>(),
                                    spans.has_value() || !hasEvidence});
}

}  // namespace gainsay
