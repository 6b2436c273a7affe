// SPDX-License-Identifier: GPL-3.0-or-later
// Measures of a model from its confusion counts, row by row: cells[truth * labels + said]. NaN where undefined.
#pragma once

#include <cstddef>
#include <span>

namespace gainsay {

double accuracyOf(std::span<const double> cells, size_t labels);
// 2 · hits : (items with the label + items given it); undefined if both are 0.
double f1Of(std::span<const double> cells, size_t labels, size_t label);
// Mean over the labels that occur among `cells`, true or said. A draw of items may lack a rare label: that label says
// nothing about the model in it, and is no failure.
double macroF1Of(std::span<const double> cells, size_t labels);

}  // namespace gainsay
