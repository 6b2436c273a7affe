// SPDX-License-Identifier: GPL-3.0-or-later
// The conversations behind a figure as a condition on `conversations c`.
#pragma once

#include "core/report/ReportTarget.h"
#include "db/Location.h"

#include <QList>
#include <QVariant>

namespace gainsay {

struct ReportTargetSql {
    QString condition;  // " AND …", or empty
    QList<QVariant> values;
};

ReportTargetSql reportTargetSql(const ReportTarget &target, Engine engine);

}  // namespace gainsay
