// SPDX-License-Identifier: GPL-3.0-or-later
// How colours look to people who lack one kind of cone (Machado, Oliveira & Fernandes 2009, severity 1).
#pragma once

#include <QColor>
#include <QString>

#include <array>

namespace gainsay {

struct Vision {
    QString name;
    std::array<std::array<double, 3>, 3> matrix;  // on linear red, green, blue
};

extern const std::array<Vision, 4> kVisions;

// Euclidean distance in CIE 1976 L*a*b* of what is seen.
double seenDistance(const QColor &a, const QColor &b, const Vision &vision);

}  // namespace gainsay
