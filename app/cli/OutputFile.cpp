// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/OutputFile.h"

#include <QCoreApplication>

#include <cstdio>

namespace gainsay {

namespace {

struct OutputWords {
    Q_DECLARE_TR_FUNCTIONS(cli)
};

}  // namespace

OutputFile::OutputFile(const QString &path) : m_path(path), m_file(path) {}

Result<QIODevice *> OutputFile::open()
{
    if (m_path.isEmpty()) {
        if (!m_standardOutput.open(stdout, QIODevice::WriteOnly))
            return ioError(
                OutputWords::tr("Standard output cannot be written: %1").arg(m_standardOutput.errorString()));
        return static_cast<QIODevice *>(&m_standardOutput);
    }
    if (!m_file.open(QIODevice::WriteOnly))
        return ioError(OutputWords::tr("%1 cannot be written: %2").arg(m_path, m_file.errorString()));
    return static_cast<QIODevice *>(&m_file);
}

Result<void> OutputFile::finish()
{
    const bool written = m_path.isEmpty() ? m_standardOutput.flush() : m_file.commit();
    if (written)
        return {};
    return ioError(OutputWords::tr("%1 could not be written to its end: %2")
                       .arg(m_path.isEmpty() ? OutputWords::tr("Standard output") : m_path,
                            m_path.isEmpty() ? m_standardOutput.errorString() : m_file.errorString()));
}

}  // namespace gainsay
