// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/errors/controller/ErrorsReading.h"

#include "core/service/browse/BrowseService.h"
#include "core/service/project/ActiveScheme.h"

namespace gainsay {

Result<qint64> errorsStamp(Storage &storage)
{
    return BrowseService(storage).newestChange();
}

Result<LoadedErrors> readErrors(Storage &storage, Progress &progress, const ErrorTableSoFar &soFar)
{
    LoadedErrors loaded;
    ASSIGN_OR_RETURN(const auto stamp, errorsStamp(storage));
    loaded.stamp = stamp;
    ASSIGN_OR_RETURN(const auto scheme, activeScheme(storage));
    ASSIGN_OR_RETURN(auto table, loadErrorTable(storage, scheme.scheme, progress, soFar));
    ASSIGN_OR_RETURN(auto slices, BrowseService(storage).slices());
    ASSIGN_OR_RETURN(auto kinds, BrowseService(storage).tagKinds());
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
