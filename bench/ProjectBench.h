// SPDX-License-Identifier: GPL-3.0-or-later
// Measures one project: import, single insert, opening, lists, search, export. A failure ends the run with its message.
#pragma once

#include "core/base/Clock.h"
#include "core/base/Json.h"
#include "core/base/Result.h"
#include "core/store/Storage.h"

#include <QString>

#include <memory>

namespace gainsay {

class ProjectBench {
public:
    explicit ProjectBench(QString projectFile) : m_projectFile(std::move(projectFile)) {}

    Result<void> create();
    // Rows per second.
    Result<double> importFile(const QString &path);
    // Rows per second.
    Result<double> exportEverything(const QString &path);
    Result<Json> addSingles(const QString &folder, int times);
    Result<Json> openAndShowFirst(int times);
    Result<Json> lists(int times);
    Result<Json> searches(int times);

private:
    Result<Json> timeLists(const QList<struct ConversationQuery> &queries, int times);

    const QString m_projectFile;
    SystemClock m_clock;
    std::unique_ptr<Storage> m_storage;
};

}  // namespace gainsay
