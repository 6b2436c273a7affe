// SPDX-License-Identifier: GPL-3.0-or-later
// How the rows of one corpus become conversations. Id, batch and extra fields are the reader's business.
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

std::unique_ptr<RowFormat> cdconvRows(const ImportOptions &options);
std::unique_ptr<RowFormat> rgmRows(const ImportOptions &options);
std::unique_ptr<RowFormat> mutualRows(const ImportOptions &options);
std::unique_ptr<RowFormat> crpRows(const ImportOptions &options);
std::unique_ptr<RowFormat> labelStudioRows(const ImportOptions &options);
std::unique_ptr<RowFormat> doccanoRows(const ImportOptions &options);
std::unique_ptr<RowFormat> genericRows(const ImportOptions &options);

// u1, b1, u2, b2, …: as many pairs as there are, at least `leastPairs`.
void readNumberedTurns(RowFields &fields, int leastPairs, Conversation &conversation);
// What other tools carry along beside the turns, which are there already: target, model, method, candidates, extra.
void readAboutTurns(RowFields &fields, Conversation &conversation);

}  // namespace gainsay
