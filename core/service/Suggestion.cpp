// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/Suggestion.h"

#include "core/service/TuningService.h"
#include "core/store/Storage.h"

#include <QCryptographicHash>
#include <QtEndian>

#include <limits>

using namespace Qt::StringLiterals;

namespace gainsay {

bool isBlindItem(const QString &externalId, double blindShare)
{
    const QByteArray hash = QCryptographicHash::hash(externalId.toUtf8(), QCryptographicHash::Sha256);
    const auto place = qFromBigEndian<quint32>(hash.constData());
    return double(place) / (double(std::numeric_limits<quint32>::max()) + 1.0) < blindShare;
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
    const Result<DetectorTuning> tuning = storage.prelabels().tuning(run.id);
    if (!tuning)
        return tuning.error();
    const Result<std::optional<QList<Span>>> spans = storage.prelabels().spans(run.id, conversation.id);
    if (!spans)
        return spans.error();
    return std::optional(Suggestion{run, tunedPrelabel(said, *tuning, negativeAnswer(scheme)),
                                    spans->value_or(QList<Span>()), spans->has_value()});
}

}  // namespace gainsay
