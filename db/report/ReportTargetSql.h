// SPDX-License-Identifier: GPL-3.0-or-later
// The conversations behind a figure as a condition on `conversations c`.
#pragma once

#include "core/store/ReportStore.h"
#include "db/engine/Location.h"

#include <QList>
#include <QVariant>

namespace gainsay {

struct ReportTargetSql {
    QString condition;  // " AND …", or empty
    QList<QVariant> values;
};

// What is said of answers holds for answers that `filter` lets through.
ReportTargetSql reportTargetSql(const ReportTarget &target, const ReportFilter &filter, Engine engine);

}  // namespace gainsay
