// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/errors/ErrorsReading.h"

#include "core/service/project/ActiveScheme.h"
#include "core/store/AuditStore.h"
#include "core/store/ProjectStore.h"

namespace gainsay {

Result<qint64> errorsStamp(Storage &storage)
{
    ASSIGN_OR_RETURN(const auto newest, storage.audit().list(0, 1));
    return newest.isEmpty() ? 0 : newest.first().sequence;
}

Result<LoadedErrors> readErrors(Storage &storage, Progress &progress, const ErrorTableSoFar &soFar)
{
    LoadedErrors loaded;
    ASSIGN_OR_RETURN(const auto stamp, errorsStamp(storage));
    loaded.stamp = stamp;
    ASSIGN_OR_RETURN(const auto scheme, activeScheme(storage.project()));
    ASSIGN_OR_RETURN(auto table, loadErrorTable(storage, scheme.scheme, progress, soFar));
    ASSIGN_OR_RETURN(auto slices, storage.errors().slices());
    ASSIGN_OR_RETURN(auto kinds, storage.errors().tagKinds());
    loaded.table = std::move(table);
    loaded.slices = slicesByName(slices);
    loaded.kinds = std::move(kinds);
    return loaded;
}

Result<SelectedErrors> selectErrors(Storage &storage, const ErrorTable &table, const ErrorFilter &filter,
                                    Progress &progress)
{
    ErrorFilter context = filter;
    context.gold.clear();
    context.goldIsContradiction = false;
    context.runs.clear();
    ASSIGN_OR_RETURN(auto around, selectRows(table, context, storage, progress));
    SelectedErrors found{around, around};
    found.rows &= selectRows(table, filter);
    return found;
}

}  // namespace gainsay
