// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/ColourVision.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

using Triple = std::array<double, 3>;
using Matrix = std::array<Triple, 3>;

// sRGB to CIE XYZ, relative to the white of D65.
constexpr Matrix toXyz{
    {{0.433953, 0.376219, 0.189828}, {0.212673, 0.715152, 0.072175}, {0.017756, 0.109468, 0.872776}}};

Triple times(const Matrix &matrix, const Triple &vector)
{
    Triple product{};
    for (size_t row = 0; row < 3; ++row) {
        for (size_t column = 0; column < 3; ++column)
            product[row] += matrix[row][column] * vector[column];
    }
    return product;
}

double linearChannel(double value)
{
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

double cubeRoot(double value)
{
    return value > 0.008856 ? std::cbrt(value) : 7.787 * value + 16.0 / 116.0;
}

Triple labOf(const QColor &color, const Vision &vision)
{
    Triple seen = times(vision.matrix,
                        {linearChannel(color.redF()), linearChannel(color.greenF()), linearChannel(color.blueF())});
    for (double &channel : seen)
        channel = std::clamp(channel, 0.0, 1.0);
    const Triple xyz = times(toXyz, seen);
    const double x = cubeRoot(xyz[0]);
    const double y = cubeRoot(xyz[1]);
    const double z = cubeRoot(xyz[2]);
    return {116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)};
}

}  // namespace

const std::array<Vision, 4> kVisions{{
    {u"usual"_s, {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}}},
    {u"protanopia"_s,
     {{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}}},
    {u"deuteranopia"_s,
     {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}}},
    {u"tritanopia"_s,
     {{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}}},
}};

double seenDistance(const QColor &a, const QColor &b, const Vision &vision)
{
    const Triple first = labOf(a, vision);
    const Triple second = labOf(b, vision);
    return std::hypot(first[0] - second[0], first[1] - second[1], first[2] - second[2]);
}

}  // namespace gainsay
