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

Json partJson(const DatasetPart &part, const QSet<QString> &positiveLabels)
{
    CountByName categories = part.labels;
    for (const QString &label : positiveLabels)
        categories.remove(label);
    Json json = {{"conversations", part.conversations},
                 {"positive", part.positive},
                 {"negative", part.negative},
                 {"labels", countsJson(part.labels)},
                 {"categories", sharesJson(categories)},
                 {"by_method", Json::object()},
                 {"answers", Json::object()}};
    for (const auto &[method, counts] : part.methods.asKeyValueRange())
        json["by_method"][toUtf8(method)] = {{"positive", counts.first}, {"negative", counts.second}};
    for (const auto &[question, counts] : part.answers.asKeyValueRange())
        json["answers"][toUtf8(question)] = sharesJson(counts);
    return json;
}

Json datasetJson(const Dataset &dataset, const QSet<QString> &positiveLabels)
{
    Json json = partJson(dataset.all, positiveLabels);
    json["by_model"] = Json::object();
    for (const auto &[model, part] : dataset.models.asKeyValueRange())
        json["by_model"][toUtf8(model)] = partJson(part, positiveLabels);
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
    Json json = datasetJson(figures.final, figures.positiveLabels);
    json["people"] = datasetJson(figures.people, figures.positiveLabels);
    json["imported"] = datasetJson(figures.imported, figures.positiveLabels);
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
