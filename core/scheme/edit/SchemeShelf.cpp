// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scheme/edit/SchemeShelf.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QStandardPaths>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

SchemeShelf::SchemeShelf(QString folder) : m_folder(std::move(folder)) {}

SchemeShelf SchemeShelf::ofUser()
{
    return SchemeShelf(QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).filePath(u"schemes"_s));
}

QList<SchemeTemplate> SchemeShelf::templates() const
{
    const QDir folder(m_folder);
    QList<SchemeTemplate> found;
    for (const QString &name : folder.entryList({u"*.json"_s}, QDir::Files, QDir::Name)) {
        const QString path = folder.filePath(name);
        if (Result<LoadedScheme> loaded = loadScheme(path))
            found.append({path, std::move(loaded->scheme)});
    }
    std::stable_sort(found.begin(), found.end(), [](const SchemeTemplate &a, const SchemeTemplate &b) {
        return a.scheme.title.text(u"en"_s).localeAwareCompare(b.scheme.title.text(u"en"_s)) < 0;
    });
    return found;
}

QString SchemeShelf::templatePath(const QString &schemeId) const
{
    return QDir(m_folder).filePath(schemeId + u".json"_s);
}

Result<QString> SchemeShelf::keepTemplate(const LoadedScheme &scheme) const
{
    const QString path = templatePath(scheme.scheme.id);
    RETURN_IF_ERROR(write(path, scheme.body));
    return path;
}

Result<void> SchemeShelf::removeTemplate(const QString &path) const
{
    QFile file(path);
    if (!file.remove())
        return ioError(tr("The template %1 cannot be deleted: %2").arg(path, file.errorString()));
    return {};
}

std::optional<SchemeDraft> SchemeShelf::draft() const
{
    QFile file(draftPath());
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    return SchemeDraft{file.readAll(), QFileInfo(file).lastModified()};
}

Result<void> SchemeShelf::keepDraft(const QByteArray &body) const
{
    return write(draftPath(), body);
}

void SchemeShelf::forgetDraft() const
{
    QFile::remove(draftPath());
}

// Whole or not at all: a program that is killed while it writes leaves what was there.
Result<void> SchemeShelf::write(const QString &path, const QByteArray &body) const
{
    if (!QDir().mkpath(QFileInfo(path).absolutePath()))
        return ioError(tr("The folder %1 cannot be made.").arg(QFileInfo(path).absolutePath()));
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(body) != body.size() || !file.commit())
        return ioError(tr("%1 cannot be written: %2").arg(path, file.errorString()));
    return {};
}

// Apart from the templates, whatever a scheme is called.
QString SchemeShelf::draftPath() const
{
    return QDir(m_folder).filePath(u"draft/scheme.json"_s);
}

}  // namespace gainsay
