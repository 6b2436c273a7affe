// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/agreement/LabelWeights.h"

#include <algorithm>
#include <cmath>

namespace gainsay {

std::optional<std::vector<double>> labelPositions(const QStringList &labels)
{
    std::vector<double> positions;
    for (const QString &label : labels) {
        bool isNumber = false;
        positions.push_back(label.toDouble(&isNumber));
        if (!isNumber || !std::isfinite(positions.back()))
            return std::nullopt;
    }
    if (positions.size() < 2)
        return std::nullopt;
    return positions;
}

LabelWeights::LabelWeights(Kind kind, std::vector<double> positions) : m_kind(kind), m_positions(std::move(positions))
{
    const auto [lowest, highest] = std::minmax_element(m_positions.begin(), m_positions.end());
    if (lowest != m_positions.end() && *highest > *lowest)
        m_range = *highest - *lowest;
}

double LabelWeights::operator()(int a, int b) const
{
    if (m_kind == Kind::Identity)
        return a == b ? 1.0 : 0.0;
    const double distance = std::abs(m_positions[a] - m_positions[b]) / m_range;
    return m_kind == Kind::Linear ? 1.0 - distance : 1.0 - distance * distance;
}

}  // namespace gainsay
