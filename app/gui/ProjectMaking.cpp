// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/ProjectMaking.h"

#include "app/detect/InstalledDetectors.h"
#include "app/sample/SampleMaking.h"
#include "core/scheme/SchemeLibrary.h"
#include "core/service/people/UserService.h"
#include "core/service/project/SettingsService.h"
#include "db/project/ProjectFactory.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

Result<QString> makeProject(const NewProject &wanted, const Clock &clock)
{
    // A suggested folder, Documents for one, may not exist yet.
    if (!wanted.location.contains("://"_L1)) {
        const QString folder = QFileInfo(wanted.location).absolutePath();
        if (!QDir().mkpath(folder))
            return ioError(TranslatableText::translate("ProjectMaking", "The folder %1 cannot be made.").arg(folder));
    }
    ASSIGN_OR_RETURN(const auto loaded, loadScheme(wanted.scheme));
    SchemeRevision revision;
    revision.name = loaded.scheme.id;
    revision.version = loaded.scheme.version;
    revision.body = loaded.body;
    revision.createdAt = clock.nowMs();
    ASSIGN_OR_RETURN(const auto storage, createProject(wanted.location, revision, clock));
    ASSIGN_OR_RETURN(const auto person, UserService(*storage, clock, {}).add(wanted.person, Role::Admin));
    if (wanted.alone) {
        ProjectSettings settings;
        settings.alone = true;
        RETURN_IF_ERROR(SettingsService(*storage, clock, person).change(settings));
    }
    return wanted.location;
}

// Kept among the program's own data, so that what people try in it is there the next time.
QString sampleFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
}

Result<QString> makeSample(Progress &progress)
{
    const QString folder = sampleFolder();
    const QString location = folder + u"/sample.gainsay"_s;
    if (QFile::exists(location))
        return location;
    if (!QDir().mkpath(folder))
        return ioError(TranslatableText::translate("ProjectMaking", "The folder %1 cannot be made.").arg(folder));
    const InstalledDetectors detectors(QCoreApplication::applicationDirPath());
    const Result<void> made = makeSampleProject(location, detectors, progress);
    return made ? Result<QString>(location) : made.error();
}

}  // namespace

ProjectMakers projectMakers(const Clock &clock)
{
    ProjectMakers makers;
    makers.create = [&clock](const NewProject &wanted) { return makeProject(wanted, clock); };
    makers.test = [](const QString &location) -> Result<void> {
        RETURN_IF_ERROR(openProjectForReading(location));
        return {};
    };
    makers.sample = makeSample;
    return makers;
}

}  // namespace gainsay
