// SPDX-License-Identifier: GPL-3.0-or-later
// The detector's word on the item on screen, and whether and how fast the annotator followed it.
#pragma once

#include "core/model/Annotation.h"
#include "core/service/detect/Suggestion.h"

#include <optional>

namespace gainsay {

class FollowedSuggestion {
public:
    const std::optional<Suggestion> &suggestion() const { return m_suggestion; }

    void clear() { *this = {}; }
    // The first time counts: evidence for the same suggestion may come later.
    void show(const Suggestion &suggestion, qint64 nowMs);
    void labelled(qint64 nowMs) { m_labelledAt = nowMs; }
    // `label` is what is submitted.
    PrelabelUse use(const QString &label) const;

private:
    std::optional<Suggestion> m_suggestion;
    qint64 m_shownAt = 0;
    qint64 m_labelledAt = 0;  // when the label was last chosen
};

}  // namespace gainsay
