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

// Gives a row its id and batch, and keeps the fields that have no place.
class RowNaming {
public:
    RowNaming(const QString &path, const ImportOptions &options);

    // Before the format reads the row: takes id, batch and file out of it. `number` stands in for a missing id.
    void name(RowFields &fields, qint64 number, Conversation &conversation) const;

private:
    QString m_stem;
    QString m_batch;
    std::string m_idField;
    std::string m_batchField;  // empty: only `file` says it
};

}  // namespace gainsay
