// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/Suggestion.h"

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
                                                const ProjectSettings &settings)
{
    if (!settings.showPrelabels || isBlindItem(conversation.externalId, settings.blindShare))
        return std::optional<Suggestion>();
    const Result<QList<PrelabelRun>> runs = storage.prelabels().runs();
    if (!runs)
        return runs.error();
    for (const PrelabelRun &run : *runs) {
        // Predictions that a researcher brought for study are nobody's suggestion.
        if (run.origin != u"detector"_s)
            continue;
        const Result<std::optional<Prelabel>> prelabel = storage.prelabels().prelabel(run.id, conversation.id);
        if (!prelabel)
            return prelabel.error();
        if (!*prelabel || (*prelabel)->label.isEmpty())
            continue;
        const Result<std::optional<QList<Span>>> spans = storage.prelabels().spans(run.id, conversation.id);
        if (!spans)
            return spans.error();
        return std::optional(Suggestion{run, **prelabel, spans->value_or(QList<Span>())});
    }
    return std::optional<Suggestion>();
}

}  // namespace gainsay
