// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/detect/Suggestion.h"

#include "core/store/PrelabelCalibration.h"
#include "core/store/ProjectStore.h"
#include "core/store/Storage.h"

#include <QCryptographicHash>
#include <QtEndian>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

const QString judgesShownKey = u"judges_shown"_s;

// What a judge said after the detector's newest word, where annotators may see it.
Result<std::optional<NewestPrelabel>> newestVisible(Storage &storage, ConversationId conversation)
{
    ASSIGN_OR_RETURN(auto newest, storage.prelabels().newest(conversation));
    ASSIGN_OR_RETURN(const bool shown, judgesAreShown(storage));
    if (!shown)
        return newest;
    ASSIGN_OR_RETURN(const auto runs, storage.prelabels().runs());
    for (const PrelabelRun &run : runs) {
        if (newest && run.id.value < newest->run.id.value)
            break;
        if (run.origin != judgeOrigin)
            continue;
        ASSIGN_OR_RETURN(const auto said, storage.prelabels().prelabel(run.id, conversation));
        if (said && !said->label.isEmpty())
            return std::optional(NewestPrelabel{run, *said});
    }
    return newest;
}

}  // namespace

Result<bool> judgesAreShown(Storage &storage)
{
    ASSIGN_OR_RETURN(const auto value, storage.project().value(judgesShownKey));
    return value == u"1"_s;
}

Result<void> setJudgesShown(Storage &storage, bool shown)
{
    return storage.project().setValue(judgesShownKey, shown ? u"1"_s : u"0"_s);
}

bool isBlindItem(const QString &externalId, double blindShare)
{
    const QByteArray hash = QCryptographicHash::hash(externalId.toUtf8(), QCryptographicHash::Sha256);
    const auto place = qFromBigEndian<quint32>(hash.constData());
    return double(place) / (double(std::numeric_limits<quint32>::max()) + 1.0) < blindShare;
}

Result<std::optional<PrelabelRun>> newestDetectorRun(Storage &storage)
{
    return storage.prelabels().newestDetectorRun();
}

Result<std::optional<Suggestion>> suggestionFor(Storage &storage, const Conversation &conversation,
                                                const Scheme &scheme, const ProjectSettings &settings)
{
    if (!settings.showPrelabels || isBlindItem(conversation.externalId, settings.blindShare))
        return std::optional<Suggestion>();
    ASSIGN_OR_RETURN(const auto newest, newestVisible(storage, conversation.id));
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
