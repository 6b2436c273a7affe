// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/detect/PredictionJson.h"

#include "core/scheme/SchemeLibrary.h"
#include "core/scheme/SpanAnswers.h"

#include <algorithm>

namespace gainsay {

Result<FileLabels> FileLabels::make(const DetectorInfo &detector, const QString &format)
{
    FileLabels labels(detector.labels);
    const bool anyScheme = format == "jsonl"_L1;
    const auto loaded = loadScheme(anyScheme ? QStringLiteral("cdconv") : format);
    if (!loaded)
        return loaded.error();
    const Result<LabelMap> map = LabelMap::make(detector, loaded->scheme);
    const bool inference =
        std::ranges::any_of(detector.labels, [](const DetectorLabel &label) { return isInferenceLabel(label.name); });
    if (map) {
        labels.m_map = *map;
        labels.m_scheme = SchemeLabels(loaded->scheme);
    } else if (!anyScheme || inference || !detector.labelsMap.isEmpty()) {
        return map.error();
    }
    return labels;
}

Json FileLabels::code(int label) const
{
    if (!m_map)
        return m_labels[label].code;
    const QString &answer = m_map->answer(label);
    const std::optional<int> code = m_scheme->code(answer);
    return code ? Json(*code) : Json(toUtf8(answer));
}

QString FileLabels::name(int label) const
{
    return m_map ? m_map->answer(label) : m_labels[label].name;
}

Json predictionJson(const DetectorInfo &info, const Conversation &conversation, const Prediction &prediction,
                    const QList<Span> &spans, const FileLabels &labels)
{
    Json json = {{"label", nullptr},
                 {"label_name", nullptr},
                 {"probabilities", Json::object()},
                 {"spans", spansToJson(spans)},
                 {"model", toUtf8(info.name)},
                 {"version", toUtf8(info.version)},
                 {"method", toUtf8(info.method)},
                 {"provider", toUtf8(prediction.provider)}};
    if (prediction.label) {
        json["label"] = labels.code(*prediction.label);
        json["label_name"] = toUtf8(labels.name(*prediction.label));
    }
    for (int i = 0; i < prediction.probabilities.size(); ++i) {
        Json &sum = json["probabilities"][toUtf8(labels.name(i))];
        sum = (sum.is_null() ? 0.0 : sum.get<double>()) + prediction.probabilities[i];
    }
    if (!prediction.reason.isEmpty())
        json["reason"] = toUtf8(prediction.reason.english);
    if (prediction.related) {
        json["related"] = *prediction.related;
        json["distance"] = conversation.target - *prediction.related;
    }
    return json;
}

}  // namespace gainsay
