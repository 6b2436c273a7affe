// SPDX-License-Identifier: GPL-3.0-or-later
// Something that judges conversations without a person: a trained model or a set of rules.
// Every member may be called from several threads at once.
#pragma once

#include "core/base/Json.h"
#include "core/base/Result.h"
#include "core/detect/Prediction.h"
#include "core/model/Conversation.h"
#include "core/scheme/SchemeLabels.h"

#include <QStringList>

#include <stop_token>

namespace gainsay {

// Name, version, method and parameters together identify what stored predictions come from.
struct DetectorInfo {
    QString name;
    QString version;
    QString method;
    Json parameters = Json::object();
    QStringList languages;  // ISO 639-1; in others the detector stays silent. Empty: any
    QList<DetectorLabel> labels;
    LabelsMap labelsMap = {};  // from its labels to a scheme's; empty: they are the scheme's, by name
    bool ruleBased = false;    // no model: its probabilities are not measured
};

class Detector {
public:
    virtual ~Detector() = default;

    virtual const DetectorInfo &info() const = 0;
    // What computes at present: "cpu", "cuda", "tensorrt", "webgpu" or "rules".
    virtual QString provider() const = 0;
    // Why nothing faster runs, and what went wrong on the way; one sentence each.
    virtual QStringList remarks() const = 0;

    // One prediction per conversation, in their order. What cannot be judged (another language, an empty
    // target) gets a silent prediction with the reason; an error means that nothing could be computed.
    virtual Result<QList<Prediction>> detect(const QList<Conversation> &conversations, std::stop_token stop) const = 0;

    // For every predicted contradiction the parts that it rests on, best first, linked in pairs; empty for others.
    virtual Result<QList<QList<Span>>> explain(const QList<Conversation> &conversations,
                                               const QList<Prediction> &predictions, std::stop_token stop) const = 0;
};

}  // namespace gainsay
