// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/DatasetFigures.h"

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

Json countsJson(const CountByName &counts)
{
    Json json = Json::object();
    for (const auto &[name, count] : counts.asKeyValueRange())
        json[toUtf8(name)] = count;
    return json;
}

// {"count", "share"} of each, of their sum.
Json sharesJson(const CountByName &counts)
{
    qint64 total = 0;
    for (const qint64 count : counts)
        total += count;
    Json json = Json::object();
    for (const auto &[name, count] : counts.asKeyValueRange())
        json[toUtf8(name)] = {{"count", count}, {"share", static_cast<double>(count) / static_cast<double>(total)}};
    return json;
}

Json partJson(const DatasetPart &part, const DatasetFigures &figures)
{
    const bool hasSides = !figures.positiveLabels.isEmpty();
    CountByName categories = part.labels;
    if (figures.asksForContradictions) {
        for (const QString &label : part.labels.keys()) {
            if (!figures.negativeLabels.contains(label))
                categories.remove(label);
        }
    }
    Json json = {{"conversations", part.conversations},
                 {"positive", hasSides ? Json(part.positive) : Json()},
                 {"negative", hasSides ? Json(part.negative) : Json()},
                 {"labels", countsJson(part.labels)},
                 {"categories", sharesJson(categories)},
                 {"by_method", Json::object()},
                 {"answers", Json::object()}};
    for (const auto &[method, counts] : part.methods.asKeyValueRange())
        json["by_method"][toUtf8(method)] = {{"conversations", counts.conversations},
                                             {"positive", hasSides ? Json(counts.positive) : Json()},
                                             {"negative", hasSides ? Json(counts.negative) : Json()}};
    for (const auto &[question, counts] : part.answers.asKeyValueRange())
        json["answers"][toUtf8(question)] = sharesJson(counts);
    return json;
}

Json datasetJson(const Dataset &dataset, const DatasetFigures &figures)
{
    Json json = partJson(dataset.all, figures);
    json["by_model"] = Json::object();
    for (const auto &[model, part] : dataset.models.asKeyValueRange())
        json["by_model"][toUtf8(model)] = partJson(part, figures);
    return json;
}

Json screeningJson(const Screening &screening)
{
    Json json = {{"annotated", screening.annotated},
                 {"qualified", screening.qualified},
                 {"marks", Json::object()},
                 {"labels", Json::object()}};
    const auto shares = [](const CountByName &counts, qint64 of) {
        Json result = Json::object();
        for (const auto &[name, count] : counts.asKeyValueRange())
            result[toUtf8(name)] = {{"count", count}, {"share", static_cast<double>(count) / static_cast<double>(of)}};
        return result;
    };
    if (screening.annotated > 0)
        json["marks"] = shares(screening.marks, screening.annotated);
    if (screening.qualified > 0)
        json["labels"] = shares(screening.labels, screening.qualified);
    return json;
}

}  // namespace

Json toJson(const DatasetFigures &figures)
{
    Json json = datasetJson(figures.final, figures);
    const auto names = [&](const QSet<QString> &labels) {
        QStringList list = figures.labels;
        list.removeIf([&](const QString &label) { return !labels.contains(label); });
        return jsonTexts(list);
    };
    json["positive_labels"] = names(figures.positiveLabels);
    json["negative_labels"] = names(figures.negativeLabels);
    json["people"] = datasetJson(figures.people, figures);
    json["imported"] = datasetJson(figures.imported, figures);
    json["sources"] = countsJson(figures.sources);
    json["mean_length"] = Json::object();
    for (const TurnLength &length : figures.lengths)
        json["mean_length"][toUtf8(length.name)] = length.mean();
    json["screening"] = Json::object();
    for (const auto &[method, models] : figures.screening.asKeyValueRange()) {
        for (const auto &[model, screening] : models.asKeyValueRange())
            json["screening"][toUtf8(method)][toUtf8(model)] = screeningJson(screening);
    }
    return json;
}

}  // namespace gainsay
