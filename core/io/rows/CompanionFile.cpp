// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/rows/CompanionFile.h"

#include "core/base/TranslatableText.h"

#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct CompanionWords {
    GAINSAY_TR(io)
};

// Ours open alike whatever the data: the first two lines are enough to know them by.
bool looksLikeOurs(const QString &path, const QByteArray &text)
{
    QFile file(path);
    const qsizetype opening = text.indexOf('\n', text.indexOf('\n') + 1) + 1;
    return file.open(QIODevice::ReadOnly) && file.read(opening) == text.left(opening);
}

}  // namespace

Result<void> writeCompanion(const QString &exportPath, const CompanionFile &beside)
{
    const QString path = QFileInfo(exportPath).dir().filePath(beside.name);
    if (QFile::exists(path) && !looksLikeOurs(path, beside.text))
        return conflict(
            CompanionWords::tr("%1 is there already and is not Gainsay's; export into another folder.").arg(path));
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(beside.text) != beside.text.size() || !file.flush() ||
        !file.commit())
        return ioError(CompanionWords::tr("%1 cannot be written: %2").arg(path, file.errorString()));
    return {};
}

}  // namespace gainsay
