// SPDX-License-Identifier: GPL-3.0-or-later
// A prediction as `gainsay-cli detect` prints it.
#pragma once

#include "core/detect/LabelMap.h"

#include <optional>

namespace gainsay {

// What a file's predictions are called: always in the words and codes of the scheme that the format belongs to, so that
// no model's own numbering is taken for it. JSONL belongs to none: there a model's labels stay as they are unless they
// are cdconv's or mapped.
class FileLabels {
public:
    // Refused where the scheme does not know the model's labels and no map says what they mean.
    static Result<FileLabels> make(const DetectorInfo &detector, const QString &format);

    // A code; a word where the scheme has no code for it, as for a contradiction without a category.
    Json code(int label) const;
    QString name(int label) const;

private:
    explicit FileLabels(QList<DetectorLabel> labels) : m_labels(std::move(labels)) {}

    QList<DetectorLabel> m_labels;
    std::optional<LabelMap> m_map;
    std::optional<SchemeLabels> m_scheme;
};

Json predictionJson(const DetectorInfo &info, const Conversation &conversation, const Prediction &prediction,
                    const QList<Span> &spans, const FileLabels &labels);

}  // namespace gainsay
