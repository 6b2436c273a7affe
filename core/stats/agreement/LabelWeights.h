// SPDX-License-Identifier: GPL-3.0-or-later
// How nearly two labels agree: 1 for the same, 0 for the farthest apart. Linear and quadratic weights need
// labels that stand on a scale.
#pragma once

#include <QStringList>

#include <optional>
#include <vector>

namespace gainsay {

// The numbers that the labels spell, if every one does and there are two or more; else nothing.
std::optional<std::vector<double>> labelPositions(const QStringList &labels);

class LabelWeights {
public:
    enum class Kind { Identity, Linear, Quadratic };

    LabelWeights() = default;
    // `positions` holds one number per label (Cohen 1968: partial credit by distance).
    LabelWeights(Kind kind, std::vector<double> positions);

    bool isIdentity() const { return m_kind == Kind::Identity; }
    double operator()(int a, int b) const;

private:
    Kind m_kind = Kind::Identity;
    std::vector<double> m_positions;
    double m_range = 1.0;
};

}  // namespace gainsay
