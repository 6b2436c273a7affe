// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/format/FolderReader.h"

#include "core/base/TranslatableText.h"
#include "core/io/rows/LineReader.h"

#include <QDir>
#include <QFile>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct FolderWords {
    GAINSAY_TR(io)
};

}  // namespace

FolderReader::FolderReader(const QString &folder, const QStringList &files, ReadFile read)
    : m_folder(folder), m_files(files), m_read(std::move(read))
{
}

Result<ImportEvent> FolderReader::next()
{
    if (m_done == m_files.size())
        return ImportEvent(EndOfRows());
    const QString &name = m_files[m_done++];
    ASSIGN_OR_RETURN(auto event, m_read(QDir(m_folder).filePath(name), m_done));
    if (auto *fault = std::get_if<RowError>(&event)) {
        fault->line = m_done;
        fault->field = fault->field.isEmpty() ? name : u"%1, %2"_s.arg(name, fault->field);
    } else if (auto *row = std::get_if<ImportRow>(&event)) {
        row->line = m_done;
    }
    return event;
}

Result<QByteArray> wholeFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return ioError(FolderWords::tr("%1 cannot be read: %2").arg(path, file.errorString()));
    if (file.size() > LineReader::defaultLimit)
        return invalidInput(FolderWords::tr("%1 is longer than %2 MB")
                                .arg(path, QString::number(LineReader::defaultLimit / 1024 / 1024)));
    return file.readAll();
}

}  // namespace gainsay
