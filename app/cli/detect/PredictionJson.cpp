// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/detect/PredictionJson.h"

#include "core/scheme/SpanAnswers.h"

namespace gainsay {

Json predictionJson(const DetectorInfo &info, const Conversation &conversation, const Prediction &prediction,
                    const QList<Span> &spans)
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
        json["label"] = info.labels[*prediction.label].code;
        json["label_name"] = toUtf8(info.labels[*prediction.label].name);
    }
    for (qsizetype i = 0; i < prediction.probabilities.size(); ++i)
        json["probabilities"][toUtf8(info.labels[i].name)] = prediction.probabilities[i];
    if (!prediction.reason.isEmpty())
        json["reason"] = toUtf8(prediction.reason.english);
    if (prediction.related) {
        json["related"] = *prediction.related;
        json["distance"] = conversation.target - *prediction.related;
    }
    return json;
}

}  // namespace gainsay
