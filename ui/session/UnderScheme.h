// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/service/project/ActiveScheme.h"
#include "core/store/Storage.h"

#include <type_traits>
#include <utility>

namespace gainsay {

// What ProjectSession runs or saves with a service that works under the active scheme: `work(Service &)` gives a
// Result.
template <class Service, class Work> auto underScheme(UserId actor, Work work)
{
    return [actor, work = std::move(work)](Storage &storage,
                                           const Clock &clock) mutable -> std::invoke_result_t<Work &, Service &> {
        ASSIGN_OR_RETURN(const auto scheme, activeScheme(storage));
        Service service(storage, clock, scheme, actor);
        return work(service);
    };
}

}  // namespace gainsay
