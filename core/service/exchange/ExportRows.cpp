// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/exchange/ExportRows.h"

#include "core/base/Phrases.h"
#include "core/model/Workflow.h"
#include "core/store/ConversationQuery.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

const Json &listIn(const Json &work, const char *name)
{
    static const Json none = Json::array();
    const auto found = work.is_object() ? work.find(name) : work.end();
    return found != work.end() && found->is_array() ? *found : none;
}

std::string textIn(const Json &row, const char *name)
{
    const auto found = row.find(name);
    return found != row.end() && found->is_string() ? found->get<std::string>() : std::string();
}

void copyField(const Json &from, const char *name, Json &to, const char *as)
{
    if (const auto found = from.find(name); found != from.end())
        to[as] = *found;
}

int itemNumber(const Json &work, const char *column)
{
    const auto item = work.is_object() ? work.find("item") : work.end();
    return item != work.end() ? item->value(column, 0) : 0;
}

Result<Prelabel> saidIn(const Json &stored)
{
    const auto details = stored.find("details");
    return readPrelabel(fromUtf8(textIn(stored, "label")), details != stored.end() ? *details : Json::object());
}

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

std::optional<ExportRow> goldRow(const Conversation &conversation, const Json &work, const Scheme &scheme,
                                 GoldScope scope)
{
    // Everybody is taught and tested with them: they are known to the annotators and are no part of the set.
    const bool training = itemNumber(work, "purpose") == int(Purpose::Training);
    if (training && !scope.training)
        return std::nullopt;
    ExportRow row{conversation, {}, Json::object()};
    if (training)
        row.fields["purpose"] = "training";
    std::string removed;
    const Json &resolutions = listIn(work, "resolutions");
    if (!resolutions.empty()) {
        row.answers = resolutions[0].value("answers", Json());
        row.fields["gold_source"] = textIn(resolutions[0], "source");
        removed = textIn(resolutions[0], "removed");
    } else if (itemNumber(work, "state") == int(ItemState::Ambiguous)) {
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

QList<ExportRow> annotationRows(const Conversation &conversation, const Json &work)
{
    QList<ExportRow> rows;
    const Json &annotations = listIn(work, "annotations");
    for (const Json &slot : listIn(work, "slots")) {
        const size_t number = slot.value("annotation_id", size_t(0));
        if (number == 0 || number > annotations.size())
            continue;
        const Json &annotation = annotations[number - 1];
        ExportRow row{conversation, annotation.value("answers", Json()), Json::object()};
        for (const auto &[name, as] : {std::pair("user_id", "user"),
                                       {"label", "label"},
                                       {"revision", "revision"},
                                       {"created_at", "created_at"},
                                       {"active_ms", "active_ms"},
                                       {"idle_ms", "idle_ms"}})
            copyField(annotation, name, row.fields, as);
        rows.append(std::move(row));
    }
    return rows;
}

Result<QList<ExportRow>> predictionRows(const Conversation &conversation, const Json &work, const ExportedRun &exported,
                                        const Scheme &scheme)
{
    const auto ofRun = [&](const Json &row) { return row.value("run_id", 0) == exported.number; };
    const Json &prelabels = listIn(work, "prelabels");
    const auto stored = std::find_if(prelabels.begin(), prelabels.end(), ofRun);
    if (stored == prelabels.end())
        return QList<ExportRow>();
    const auto said = saidIn(*stored);
    if (!said)
        return Error{said.error().kind, withValue(conversation.externalId, said.error().message)};
    Json prediction = {{"model", toUtf8(exported.run.model)},
                       {"version", toUtf8(exported.run.version)},
                       {"method", toUtf8(exported.run.method)},
                       {"spans", Json::array()}};
    if (const auto details = stored->find("details"); details != stored->end() && details->is_object())
        prediction.update(*details);
    const Prelabel read = exported.reading.read(*said);
    if (!exported.reading.isIdentity())
        addReading(exported.reading.tuning(), read, prediction);
    const std::string label = toUtf8(read.label);
    const Question *question = scheme.question(scheme.goldQuestion);
    const Option *option = question ? question->option(label) : nullptr;
    prediction["label_name"] = label;
    prediction["label"] = option ? Json(option->code) : Json();
    const Json &spans = listIn(work, "prelabel_spans");
    const auto found = std::find_if(spans.begin(), spans.end(), ofRun);
    if (found != spans.end() && exported.reading.isContradiction(read))
        copyField(*found, "spans", prediction, "spans");
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
