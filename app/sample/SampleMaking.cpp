// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sample/SampleMaking.h"

#include "core/detect/rules/RuleDetector.h"
#include "core/sample/SampleProject.h"
#include "core/scheme/SchemeLibrary.h"
#include "db/project/ProjectFactory.h"

#include <QCoreApplication>
#include <QFile>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

void removeProjectFiles(const QString &path)
{
    for (const QString &ending : {QString(), u"-wal"_s, u"-shm"_s})
        QFile::remove(path + ending);
}

Result<void> fillProject(const QString &path, const DetectorSource &detectors, Progress &progress)
{
    ASSIGN_OR_RETURN(const auto loaded, loadScheme(u"cdconv"_s));
    StoryClock clock;
    clock.moveTo(SampleProject::startMs());
    const SchemeRevision revision{{}, loaded.scheme.id, loaded.scheme.version, loaded.body, clock.nowMs()};
    ASSIGN_OR_RETURN(const auto storage, createProject(path, revision, clock));
    const RuleDetector rules;
    const Result<std::unique_ptr<Detector>> model = detectors.open({});
    QList<const Detector *> judges{&rules};
    if (model && !(*model)->info().ruleBased)  // without one the rules are what people see
        judges.append(model->get());
    return SampleProject(*storage).build(judges, progress);
}

}  // namespace

Result<void> makeSampleProject(const QString &location, const DetectorSource &detectors, Progress &progress)
{
    if (QFile::exists(location))
        return conflict(TranslatableText::translate("sample", "%1 exists already; open it, or choose another folder.")
                            .arg(location));
    const QString unfinished = location + u".part"_s;
    removeProjectFiles(unfinished);
    const Result<void> filled = fillProject(unfinished, detectors, progress);
    if (filled && QFile::rename(unfinished, location))
        return {};
    removeProjectFiles(unfinished);
    return filled ? ioError(TranslatableText::translate("sample", "%1 could not be given its name.").arg(location))
                  : filled;
}

}  // namespace gainsay
