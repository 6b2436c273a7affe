// SPDX-License-Identifier: GPL-3.0-or-later
// How the rows of one format become conversations. Id, batch and extra fields are the reader's business.
#pragma once

#include "core/io/rows/ImportReader.h"
#include "core/io/rows/RowFields.h"

namespace gainsay {

class RowFormat {
public:
    virtual ~RowFormat() = default;
    // The row itself, where the format puts it into an envelope.
    virtual Json unwrapped(Json row) const { return row; }
    // Faults are left in `fields`.
    virtual void read(RowFields &fields, ImportRow &row) const = 0;
};

}  // namespace gainsay
