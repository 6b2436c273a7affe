// SPDX-License-Identifier: GPL-3.0-or-later
// From a detector's labels to the answers that a scheme knows, and back.
#pragma once

#include "core/base/Result.h"
#include "core/detect/Detector.h"
#include "core/scheme/Scheme.h"

#include <QMap>
#include <QStringList>

#include <optional>

namespace gainsay {

class LabelMap {
public:
    // As the labels map has it. Without one by name where the scheme has all of them; a scheme that only asks whether
    // there is a contradiction (rgm) gets just that. A detector made for other labels is refused.
    static Result<LabelMap> make(const QList<DetectorLabel> &labels, const Scheme &scheme, const LabelsMap &map = {});
    static Result<LabelMap> make(const DetectorInfo &detector, const Scheme &scheme)
    {
        return make(detector.labels, scheme, detector.labelsMap);
    }

    const QString &answer(int label) const { return m_answers[label]; }
    // The first label with that answer.
    std::optional<int> label(const QString &answer) const;
    QMap<QString, double> probabilities(const QList<double> &perLabel) const;

private:
    QStringList m_answers;  // per label
};

}  // namespace gainsay
