// SPDX-License-Identifier: GPL-3.0-or-later
// What is said about the project as a whole: key/value pairs, settings, the schemes it has used.
#pragma once

#include "core/base/Ids.h"
#include "core/base/Result.h"
#include "core/model/ProjectSettings.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>

namespace gainsay {

// One version of a scheme as it was when something was annotated under it.
struct SchemeRevision {
    SchemeId id;
    QString name;
    int version = 1;
    QByteArray body;  // the JSON text as it was added; readScheme() reads it
    qint64 createdAt = 0;
};

class ProjectStore {
public:
    virtual ~ProjectStore() = default;

    virtual Result<std::optional<QString>> value(const QString &key) = 0;
    virtual Result<void> setValue(const QString &key, const QString &value) = 0;

    virtual Result<ProjectSettings> settings() = 0;
    virtual Result<void> setSettings(const ProjectSettings &settings) = 0;

    // The highest version is the one in force: an archive may add older ones later. The same name and version twice is
    // a Conflict.
    virtual Result<SchemeId> addScheme(const SchemeRevision &scheme) = 0;
    virtual Result<SchemeRevision> currentScheme() = 0;
    virtual Result<SchemeRevision> scheme(SchemeId id) = 0;
    // Oldest version first; the last is in force.
    virtual Result<QList<SchemeRevision>> schemes() = 0;
};

}  // namespace gainsay
