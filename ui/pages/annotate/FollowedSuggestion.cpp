// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/annotate/FollowedSuggestion.h"

namespace gainsay {

void FollowedSuggestion::show(const Suggestion &suggestion, qint64 nowMs)
{
    if (!m_suggestion)
        m_shownAt = nowMs;
    m_suggestion = suggestion;
}

PrelabelUse FollowedSuggestion::use(const QString &label) const
{
    PrelabelUse use;
    if (!m_suggestion)
        return use;
    use.run = m_suggestion->run.id;
    use.shown = true;
    use.followed = label == m_suggestion->prelabel.label;
    if (m_labelledAt >= m_shownAt)
        use.latencyMs = m_labelledAt - m_shownAt;
    return use;
}

}  // namespace gainsay
