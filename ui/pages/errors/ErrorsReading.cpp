// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/errors/ErrorsReading.h"

#include "core/service/ActiveScheme.h"
#include "core/store/AuditStore.h"
#include "core/store/ProjectStore.h"
#include "core/text/NameOrder.h"

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

Result<qint64> errorsStamp(Storage &storage)
{
    const auto newest = storage.audit().list(0, 1);
    if (!newest)
        return newest.error();
    return newest->isEmpty() ? 0 : newest->first().sequence;
}

Result<LoadedErrors> readErrors(Storage &storage, Progress &progress, const ErrorTableSoFar &soFar)
{
    LoadedErrors loaded;
    const auto stamp = errorsStamp(storage);
    if (!stamp)
        return stamp.error();
    loaded.stamp = *stamp;
    const auto scheme = activeScheme(storage.project());
    if (!scheme)
        return scheme.error();
    auto table = loadErrorTable(storage, scheme->scheme, progress, soFar);
    if (!table)
        return table.error();
    auto slices = storage.errors().slices();
    if (!slices)
        return slices.error();
    auto kinds = storage.errors().tagKinds();
    if (!kinds)
        return kinds.error();
    loaded.table = std::move(*table);
    loaded.slices = slicesByName(*slices);
    loaded.kinds = std::move(*kinds);
    return loaded;
}

Result<SelectedErrors> selectErrors(Storage &storage, const ErrorTable &table, const ErrorFilter &filter,
                                    Progress &progress)
{
    ErrorFilter context = filter;
    context.gold.clear();
    context.goldIsContradiction = false;
    context.runs.clear();
    Result<RowSet> around = selectRows(table, context, storage, progress);
    if (!around)
        return around.error();
    SelectedErrors found{*around, *around};
    found.rows &= selectRows(table, filter);
    return found;
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
