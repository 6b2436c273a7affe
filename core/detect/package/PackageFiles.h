// SPDX-License-Identifier: GPL-3.0-or-later
// The files of a model package, whatever kind of model it holds: a folder or a zip, with hashes, and nothing outside.
#pragma once

#include "core/base/Result.h"
#include "core/detect/package/OnnxFile.h"

#include <QByteArray>
#include <QMap>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>

#include <memory>

namespace gainsay {

struct ModelFile {
    QString path;       // inside the package
    QByteArray sha256;  // lower-case hex; empty: not given
};

class PackageFiles {
public:
    // A folder with a model.json or, as exporters leave it, a config.json, or a zip: worth opening. Looks no further.
    static bool looksLikeOne(const QString &path);
    bool has(const QString &inner) const;
    // Names of files with this ending, sorted; `folder` is inside the package, empty for the package itself.
    QStringList list(const QString &folder, const QString &ending) const;
    // "classifier" or what model.json gives as `kind`; empty where that cannot be read. Zips are not unpacked for it.
    static QString kindOf(const QString &path);
    static Result<PackageFiles> open(const QString &location);

    // What was given: shown to people.
    const QString &location() const { return m_location; }
    QString path(const QString &inner) const;
    Result<QByteArray> readText(const QString &inner) const;
    // The text of model.json; an error says that this is no package.
    Result<QByteArray> readDescription() const;
    // A card as Markdown: the first of these files that can be read, else nothing.
    QString readCard(const QStringList &files) const;

    // SHA-256 of files by their path, for those that do not bring their own.
    void setChecksums(const QMap<QString, QByteArray> &checksums) { m_checksums = checksums; }
    // Inside the package, there, and with the right hash. A file without a hash gives a remark.
    Result<void> check(const ModelFile &file);
    Result<void> checkListed();
    // What a network takes and gives; data files that it pulls in must be inside and, where there is a model.json,
    // listed in it. They are named by `dataFiles` from then on.
    Result<OnnxFile> inspect(const ModelFile &network);
    const QStringList &dataFiles() const { return m_dataFiles; }

    const QStringList &remarks() const { return m_remarks; }

private:
    Result<void> unpack();
    Result<void> checkExternalData(const QStringList &paths, const QString &network);

    QString m_location;
    QString m_folder;
    QMap<QString, QByteArray> m_checksums;
    QStringList m_remarks;
    QStringList m_dataFiles;
    std::shared_ptr<QTemporaryDir> m_unpacked;  // zip only; the files go with the last copy
};

}  // namespace gainsay
