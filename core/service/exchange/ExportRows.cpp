// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/exchange/ExportRows.h"

#include "core/base/Phrases.h"
#include "core/model/ConversationQuery.h"
#include "core/model/Workflow.h"
#include "core/scheme/SchemeLabels.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

// The numbers go with what they made of the model's answer, so that a reader of the file can tell.
void addReading(const DetectorTuning &tuning, const Prelabel &read, Json &prediction)
{
    for (auto entry = read.probabilities.cbegin(); entry != read.probabilities.cend(); ++entry)
        prediction["probabilities"][toUtf8(entry.key())] = entry.value();
    prediction["tuning"] = {{"temperature", tuning.temperature},
                            {"threshold", tuning.threshold ? Json(*tuning.threshold) : Json()}};
}

ExportRow removedRow(ExportRow row, const std::string &reason)
{
    row.fields["removed"] = reason;
    return row;
}

}  // namespace

std::optional<ExportRow> goldRow(const Conversation &conversation, const ExportItem &item, const Scheme &scheme,
                                 GoldScope scope)
{
    // Everybody is taught and tested with them: they are known to the annotators and are no part of the set.
    const bool training = item.purpose == Purpose::Training;
    if (training && !scope.training)
        return std::nullopt;
    ExportRow row{conversation, {}, Json::object()};
    if (training)
        row.fields["purpose"] = "training";
    std::string removed;
    const bool settled = item.resolution || item.state == ItemState::Ambiguous;
    if (settled ? !scope.people : !scope.imported)
        return std::nullopt;
    if (item.resolution) {
        row.answers = item.resolution->answers;
        row.fields["gold_source"] = toUtf8(toString(item.resolution->source));
        removed = toUtf8(item.resolution->removed);
    } else if (item.state == ItemState::Ambiguous) {
        removed = "ambiguous";
    } else if (!conversation.gold.empty()) {
        row.answers = conversation.gold;
        row.fields["gold_source"] = toUtf8(toString(ResolutionSource::Imported));
        removed = toUtf8(scheme.removedAs(conversation.gold));
    } else {
        return std::nullopt;
    }
    if (removed.empty())
        return row;
    return scope.removed ? std::optional(removedRow(std::move(row), removed)) : std::nullopt;
}

QList<ExportRow> annotationRows(const Conversation &conversation, const ExportItem &item)
{
    QList<ExportRow> rows;
    for (const ExportedAnnotation &annotation : item.annotations) {
        Json fields = {{"user", toUtf8(annotation.user)},
                       {"revision", annotation.revision},
                       {"created_at", annotation.createdAt},
                       {"active_ms", annotation.time.activeMs},
                       {"idle_ms", annotation.time.idleMs}};
        if (annotation.label)
            fields["label"] = toUtf8(*annotation.label);
        rows.append({conversation, annotation.answers, std::move(fields)});
    }
    return rows;
}

Result<QList<ExportRow>> predictionRows(const Conversation &conversation, const ExportItem &item,
                                        const ExportedRun &exported, const Scheme &scheme)
{
    if (!item.prelabel)
        return QList<ExportRow>();
    const auto said = readPrelabel(item.prelabel->label, item.prelabel->details);
    if (!said)
        return Error{said.error().kind, withValue(conversation.externalId, said.error().message)};
    Json prediction = {{"model", toUtf8(exported.run.model)},
                       {"version", toUtf8(exported.run.version)},
                       {"method", toUtf8(exported.run.method)},
                       {"spans", Json::array()}};
    if (item.prelabel->details.is_object())
        prediction.update(item.prelabel->details);
    const Prelabel read = exported.reading.read(*said);
    if (!exported.reading.isIdentity())
        addReading(exported.reading.tuning(), read, prediction);
    const std::string label = toUtf8(read.label);
    const Question *question = scheme.question(scheme.goldQuestion);
    const Option *option = question ? question->option(label) : nullptr;
    prediction["label_name"] = label;
    // A contradiction without a category has no code.
    prediction["label"] = option ? Json(option->code) : read.label == anyContradiction ? Json(label) : Json();
    if (item.prelabel->spans && exported.reading.isContradiction(read))
        prediction["spans"] = *item.prelabel->spans;
    return QList<ExportRow>{{conversation, {}, {{"prediction", std::move(prediction)}}}};
}

ExportRow everythingRow(const Conversation &conversation, const Json &work)
{
    ExportRow row{conversation, {}, Json::object()};
    if (!work.is_null())
        row.fields["work"] = work;
    return row;
}

QStringList goldFields(GoldScope scope)
{
    QStringList fields{u"gold_source"_s, u"removed"_s};
    if (scope.training)
        fields.append(u"purpose"_s);
    return fields;
}

QStringList annotationFields()
{
    return {u"user"_s, u"label"_s, u"revision"_s, u"created_at"_s, u"active_ms"_s, u"idle_ms"_s};
}

QStringList predictionFields()
{
    return {u"prediction"_s};
}

}  // namespace gainsay
