// SPDX-License-Identifier: GPL-3.0-or-later
// Where a command's rows go: a file that appears whole or not at all, or standard output.
#pragma once

#include "core/base/Result.h"

#include <QFile>
#include <QSaveFile>

namespace gainsay {

class OutputFile {
public:
    // An empty path is standard output.
    explicit OutputFile(const QString &path);

    Result<QIODevice *> open();
    Result<void> finish();

private:
    QString m_path;
    QSaveFile m_file;
    QFile m_standardOutput;
};

}  // namespace gainsay
