// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scheme/SchemeLibrary.h"

#include "core/base/Phrases.h"
#include "core/base/Resources.h"
#include "core/base/TranslatableText.h"
#include "core/scheme/SchemeReader.h"

#include <QDir>
#include <QFile>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct LibraryWords {
    GAINSAY_TR(SchemeLibrary)
};

constexpr qint64 largestSchemeFile = qint64(4) * 1024 * 1024;

const QString studiesFolder = u":/schemes"_s;
const QString templatesFolder = u":/schemes/templates"_s;

QStringList schemesIn(const QString &folder)
{
    initResources();
    QStringList names;
    for (const QString &file : QDir(folder).entryList({u"*.json"_s}, QDir::Files, QDir::Name))
        names.append(file.chopped(5));
    return names;
}

}  // namespace

QStringList shippedSchemes()
{
    return schemesIn(studiesFolder);
}

QStringList shippedTemplates()
{
    return schemesIn(templatesFolder);
}

Result<LoadedScheme> loadScheme(const QString &nameOrPath)
{
    const bool study = shippedSchemes().contains(nameOrPath);
    const bool shipped = study || shippedTemplates().contains(nameOrPath);
    const QString folder = study ? studiesFolder : templatesFolder;
    QFile file(shipped ? u"%1/%2.json"_s.arg(folder, nameOrPath) : nameOrPath);
    if (!shipped && !file.exists()) {
        return notFound(LibraryWords::tr("There is no scheme \"%1\": give one of %2, or the path of a scheme file.")
                            .arg(nameOrPath, listing(shippedSchemes() + shippedTemplates())));
    }
    if (!file.open(QIODevice::ReadOnly))
        return ioError(LibraryWords::tr("The scheme %1 cannot be read: %2").arg(nameOrPath, file.errorString()));
    if (file.size() > largestSchemeFile)
        return invalidInput(LibraryWords::tr("%1 is too large to be a scheme.").arg(nameOrPath));
    const QByteArray body = file.readAll();
    Result<Scheme> scheme = readScheme(body);
    if (!scheme)
        return Error{scheme.error().kind,
                     LibraryWords::tr("The scheme %1 is refused. %2").arg(nameOrPath, scheme.error().message)};
    return LoadedScheme{*std::move(scheme), body};
}

}  // namespace gainsay
