// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/detect/ModelFolders.h"

#include "core/detect/run/UserModels.h"

#include <QDir>

using namespace Qt::StringLiterals;

namespace gainsay {

QStringList modelPackages(const QString &programFolder, const std::function<bool(const QString &path)> &wanted)
{
    // Beside an installed program, else in the source tree that the program was built in.
    const QString installed = programFolder + u"/../share/gainsay/models"_s;
    const QString inSources = programFolder + u"/../../resources/models"_s;
    QStringList models;
    for (const QString &folder : {QFileInfo::exists(installed) ? installed : inSources, userModelFolder()}) {
        const QFileInfoList entries = QDir(folder).entryInfoList(QDir::AllEntries | QDir::NoDotAndDotDot, QDir::Name);
        for (const QFileInfo &entry : entries) {
            if (wanted(entry.filePath()))
                models.append(QDir::cleanPath(entry.filePath()));
        }
    }
    return models;
}

}  // namespace gainsay
