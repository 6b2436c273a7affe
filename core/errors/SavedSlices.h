// SPDX-License-Identifier: GPL-3.0-or-later
// The slices that a project keeps, with the rows that each has now.
#pragma once

#include "core/base/Progress.h"
#include "core/errors/figures/ModelFigures.h"

#include <optional>

namespace gainsay {

class Storage;

struct CountedSlices {
    QList<SliceRows> slices;
    std::optional<Error> fault;  // of the first one that cannot be read
};

// As names are listed in the language of the program.
QList<Slice> slicesByName(const QList<Slice> &slices);
CountedSlices countSliceRows(Storage &storage, const ErrorTable &table, const QList<Slice> &slices, Progress &progress);

}  // namespace gainsay
