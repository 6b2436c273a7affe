// SPDX-License-Identifier: GPL-3.0-or-later
// A folder in which each file is one conversation. `line` of its rows is the number of the file, faults name it.
#pragma once

#include "core/io/rows/ImportReader.h"

#include <functional>

namespace gainsay {

class FolderReader final : public ImportReader {
public:
    // Reads one file; `number` is its place in the folder.
    using ReadFile = std::function<Result<ImportEvent>(const QString &path, qint64 number)>;

    FolderReader(const QString &folder, const QStringList &files, ReadFile read);

    Result<ImportEvent> next() override;
    qint64 bytesRead() const override { return m_done; }
    qint64 bytesTotal() const override { return m_files.size(); }

private:
    QString m_folder;
    QStringList m_files;
    ReadFile m_read;
    qint64 m_done = 0;
};

// All of a small file; longer than a row may be is an error.
Result<QByteArray> wholeFile(const QString &path);

}  // namespace gainsay
