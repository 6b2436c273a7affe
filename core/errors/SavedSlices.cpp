// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/errors/SavedSlices.h"

#include "core/errors/table/ErrorSelection.h"
#include "core/model/NameOrder.h"

namespace gainsay {

QList<Slice> slicesByName(const QList<Slice> &slices)
{
    QStringList names;
    for (const Slice &slice : slices)
        names << slice.name;
    QList<Slice> listed;
    for (const qsizetype place : listedOrder(names))
        listed << slices[place];
    return listed;
}

CountedSlices countSliceRows(Storage &storage, const ErrorTable &table, const QList<Slice> &slices, Progress &progress)
{
    CountedSlices result;
    for (const Slice &slice : slices) {
        const Result<ErrorFilter> filter = errorFilterFromJson(slice.filter);
        const Result<RowSet> rows = filter ? selectRows(table, *filter, storage, progress) : filter.error();
        if (rows)
            result.slices.append({slice.name, *filter, *rows});
        else if (!result.fault)
            result.fault = rows.error();
    }
    return result;
}

}  // namespace gainsay
