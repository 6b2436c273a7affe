// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/package/PackageArchive.h"

#include "core/base/TranslatableText.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <memory>

#include <zip.h>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr zip_int64_t mostEntries = 1000;
constexpr quint64 largestContent = quint64(4) << 30;
// Networks hardly shrink in an archive; what grows a hundredfold is made to fill the disk.
constexpr quint64 likelyContent = quint64(64) << 20;
constexpr quint64 largestGrowth = 100;
constexpr qsizetype unpackBlock = 1 << 20;

struct ZipCloser {
    void operator()(zip_t *archive) const { zip_discard(archive); }
    void operator()(zip_file_t *file) const { zip_fclose(file); }
};

Error archiveFault(const QString &archive, const QString &entry, const QString &fault)
{
    return invalidInput(TranslatableText::translate("detect", "%1, %2: %3").arg(archive, entry, fault));
}

Result<void> unpackEntry(zip_t *zip, zip_uint64_t index, const QString &archive, const QString &entry,
                         const QString &folder, quint64 &room)
{
    const QString path = QDir(folder).filePath(entry);
    if (entry.endsWith(u'/'))
        return QDir().mkpath(path)
                   ? Result<void>()
                   : archiveFault(archive, entry, TranslatableText::translate("detect", "cannot make the folder"));
    const std::unique_ptr<zip_file_t, ZipCloser> source(zip_fopen_index(zip, index, 0));
    QFile target(path);
    if (!source || !QDir().mkpath(QFileInfo(path).path()) || !target.open(QIODevice::WriteOnly | QIODevice::NewOnly))
        return archiveFault(
            archive, entry,
            TranslatableText::translate("detect", "cannot unpack it (damaged, encrypted or twice in the archive)"));
    QByteArray chunk(unpackBlock, Qt::Uninitialized);
    for (;;) {
        const zip_int64_t size = zip_fread(source.get(), chunk.data(), zip_uint64_t(chunk.size()));
        if (size == 0)
            return {};
        // What is unpacked counts, whatever the archive declares.
        if (size > 0 && quint64(size) > room)
            return archiveFault(archive, entry,
                                TranslatableText::translate("detect", "unpacked, it is far larger than a model "
                                                                      "package is"));
        room -= size > 0 ? quint64(size) : 0;
        if (size < 0 || target.write(chunk.constData(), size) != size)
            return archiveFault(
                archive, entry,
                TranslatableText::translate("detect", "cannot unpack it (damaged, or the disk is full)"));
    }
}

}  // namespace

bool isInnerPath(const QString &path)
{
    if (path.isEmpty() || path.contains(u'\\') || path.contains(u':') || path.contains(QChar::Null) ||
        QDir::isAbsolutePath(path))
        return false;
    return !path.split(u'/').contains(u".."_s);
}

Result<void> unpackArchive(const QString &archive, const QString &folder)
{
    int code = 0;
    const std::unique_ptr<zip_t, ZipCloser> zip(zip_open(QFile::encodeName(archive).constData(), ZIP_RDONLY, &code));
    if (!zip)
        return invalidInput(
            TranslatableText::translate("detect", "%1: this is neither a folder nor a zip file").arg(archive));
    const zip_int64_t count = zip_get_num_entries(zip.get(), 0);
    if (count > mostEntries)
        return invalidInput(TranslatableText::translate("detect", "%1: a model package does not have %2 files")
                                .arg(archive, QString::number(count)));
    quint64 room =
        std::min(largestContent, std::max(likelyContent, quint64(QFileInfo(archive).size()) * largestGrowth));
    for (zip_uint64_t i = 0; i < zip_uint64_t(count); ++i) {
        zip_stat_t stat;
        if (zip_stat_index(zip.get(), i, 0, &stat) != 0 || (stat.valid & ZIP_STAT_NAME) == 0)
            return archiveFault(archive, QString::number(i), TranslatableText::translate("detect", "damaged entry"));
        const QString entry = QString::fromUtf8(stat.name);
        if (!isInnerPath(entry))
            return archiveFault(archive, entry,
                                TranslatableText::translate("detect", "its path leads out of the package"));
        if (const Result<void> done = unpackEntry(zip.get(), i, archive, entry, folder, room); !done)
            return done;
    }
    return {};
}

}  // namespace gainsay
