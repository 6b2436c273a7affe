// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/Suggestion.h"

#include "core/store/PrelabelReading.h"
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
    const Result<QList<PrelabelRun>> runs = storage.prelabels().runs();
    if (!runs)
        return runs.error();
    const auto newest =
        std::find_if(runs->begin(), runs->end(), [](const PrelabelRun &run) { return run.origin == "detector"_L1; });
    return newest == runs->end() ? std::nullopt : std::optional(*newest);
}

Result<std::optional<Suggestion>> suggestionFor(Storage &storage, const Conversation &conversation,
                                                const Scheme &scheme, const ProjectSettings &settings)
{
    if (!settings.showPrelabels || isBlindItem(conversation.externalId, settings.blindShare))
        return std::optional<Suggestion>();
    const Result<std::optional<NewestPrelabel>> newest = storage.prelabels().newest(conversation.id);
    if (!newest)
        return newest.error();
    if (!*newest)
        return std::optional<Suggestion>();
    const auto &[run, said] = **newest;
    const Result<PrelabelReading> reading = readingOf(storage, scheme, run.id);
    if (!reading)
        return reading.error();
    const Result<std::optional<QList<Span>>> spans = storage.prelabels().spans(run.id, conversation.id);
    if (!spans)
        return spans.error();
    const Prelabel read = reading->read(said);
    const bool hasEvidence = reading->isContradiction(read);
    return std::optional(Suggestion{run, read, hasEvidence ? spans->value_or(QList<Span>()) : QList<Span>(),
                                    spans->has_value() || !hasEvidence});
}

}  // namespace gainsay
